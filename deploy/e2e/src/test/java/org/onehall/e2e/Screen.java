package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.onehall.demo.Enrolment;
import org.onehall.demo.HallClient;
import org.onehall.demo.RefusedException;
import org.onehall.demo.Zone;

/**
 * A person at a device in the hall: does things, and waits until something is shown. Checks whenever a frame arrives.
 */
public final class Screen implements AutoCloseable {
    /** Refusals of decisions made before this screen had the newest state. */
    private static final Set<String> CHANGING = Set.of("SET_TIMES", "ADD_TIME", "CORRECT_SETTING");

    private static final Set<String> OUT_OF_DATE =
            Set.of("RULED_MEANWHILE", "SCORE_CHANGED", "CLOCKS_CHANGED", "RECORDED_MEANWHILE", "LEAVE_ANSWERED");
    static final Duration PATIENCE = Duration.ofSeconds(60);

    private final List<JsonNode> notices = new ArrayList<>();
    private final HallClient client;

    private Screen(Zone zone, Enrolment who) {
        client = HallClient.connect(zone, who, this::heard);
        client.ready().orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
    }

    static Screen open(Zone zone, Enrolment who) {
        return new Screen(zone, who);
    }

    private synchronized void heard(JsonNode frame) {
        if (frame.path("t").asText().equals("notice")) notices.add(frame);
        notifyAll();
    }

    HallClient client() {
        return client;
    }

    Enrolment who() {
        return client.who();
    }

    // ---- doing

    /** Does something that must be accepted. */
    JsonNode does(String command, Map<String, ?> args) {
        if (seen(command, args) != args) return doesOnceKnown(OUT_OF_DATE, command, args);
        try {
            return client.commandAndWait(command, args, PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (RefusedException e) {
            throw new AssertionError(who() + " may not " + command + " " + args + ": " + e.getMessage(), e);
        }
    }

    /** Adds what the page shows of the board, as the page does, unless the test states it itself. */
    private Map<String, ?> seen(String command, Map<String, ?> args) {
        Object shown = args.containsKey("seen")
                ? args.get("seen")
                : switch (command) {
                    case "penalise", "withdrawRuling", "decideAppeal" ->
                        client.rulings().values().stream()
                                .filter(one -> one.path("board").asText().equals(args.get("board")))
                                .count();
                    case "approveResult" ->
                        client.board(String.valueOf(args.get("board")))
                                .map(board -> board.path("score")
                                        .asText(board.path("result").asText("none")))
                                .orElse("none");
                    case "answerLeave" -> openLeave(args);
                    case "recordIrregularity" ->
                        client.board(String.valueOf(args.get("board")))
                                .map(board -> board.path("irregularities").size())
                                .orElse(0);
                    case "restorePosition" ->
                        client.board(String.valueOf(args.get("board")))
                                .map(board -> board.path("clockChanges").asInt())
                                .orElse(0);
                    case "order" ->
                        !CHANGING.contains(String.valueOf(args.get("kind")))
                                ? null
                                : args.containsKey("board")
                                        ? client.board(String.valueOf(args.get("board")))
                                                .map(board -> board.path("clockChanges")
                                                        .asInt())
                                                .orElse(0)
                                        : client.boards().values().stream()
                                                .collect(Collectors.toMap(
                                                        board -> board.path("id")
                                                                .asText()
                                                                .replaceFirst("^[^/]*/", ""),
                                                        board -> board.path("clockChanges")
                                                                .asInt()));
                    default -> null;
                };
        if (shown == null) return args;
        Map<String, Object> more = new HashMap<>(args);
        more.put("seen", shown);
        if (command.equals("approveResult") && !args.containsKey("seen"))
            more.put(
                    "disputed",
                    client.board(String.valueOf(args.get("board"))).stream()
                            .flatMap(board ->
                                    board.path("confirmation").path("disputes").valueStream())
                            .filter(one -> one.path("answer").isNull())
                            .map(one -> one.path("side").asText())
                            .distinct()
                            .toList());
        return more;
    }

    /** What is shown of the seat's open leave; null if there is none. */
    private String openLeave(Map<String, ?> args) {
        List<String> states = new ArrayList<>();
        client.board(String.valueOf(args.get("board")))
                .ifPresent(board -> board.path("floor").path("leaves").forEach(leave -> {
                    if (leave.path("side").asText().equals(args.get("side")))
                        states.add(leave.path("state").asText());
                }));
        return states.isEmpty() || !Set.of("ASKED", "GRANTED").contains(states.getLast()) ? null : states.getLast();
    }

    JsonNode does(String command) {
        return does(command, Map.of());
    }

    /**
     * Does something that must be accepted; repeats it while it is refused with one of these codes because facts have
     * not yet reached the deciding service.
     */
    JsonNode doesOnceKnown(Set<String> onTheirWay, String command, Map<String, ?> args) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (true) {
            try {
                return client.command(command, seen(command, args))
                        .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                        .join();
            } catch (CompletionException e) {
                if (!(e.getCause() instanceof RefusedException refused)
                        || !onTheirWay.contains(refused.code())
                        || System.nanoTime() > deadline) throw e;
                sees("the hall", () -> true);
            }
        }
    }

    /** Does something that must be refused with this code. */
    RefusedException refused(String code, String command, Map<String, ?> args) {
        CompletionException failure = assertThrows(
                CompletionException.class,
                () -> client.command(command, seen(command, args))
                        .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                        .join(),
                () -> who() + ": " + command + " " + args + " was accepted");
        if (!(failure.getCause() instanceof RefusedException refused))
            throw new AssertionError(command + " was not answered", failure);
        assertEquals(code, refused.code(), () -> who() + ": " + command + " " + args + ": " + refused.getMessage());
        return refused;
    }

    /** Makes a move at this seat's own board. */
    JsonNode plays(String uci) {
        return does("play", Map.of("uci", uci));
    }

    // ---- seeing

    /** The seat's own board. */
    JsonNode board() {
        return board(who().board());
    }

    JsonNode board(String id) {
        return client.board(id).orElseThrow(() -> new AssertionError(who() + " does not see " + id));
    }

    /** Waits for a condition to become true. */
    void sees(String what, BooleanSupplier truth) {
        sees(what, Duration.ZERO, truth);
    }

    /** @param longer additional time it may take */
    synchronized void sees(String what, Duration longer, BooleanSupplier truth) {
        long deadline = System.nanoTime() + PATIENCE.plus(longer).toNanos();
        while (!truth.getAsBoolean()) {
            long left = (deadline - System.nanoTime()) / 1_000_000;
            if (left <= 0)
                throw new AssertionError(who() + " does not see " + what + "; boards "
                        + client.boards().values() + ", cases " + client.cases().values() + ", rulings "
                        + client.rulings().values());
            try {
                wait(Math.min(left, 200));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }

    /** Waits until a board satisfies a condition, and returns it. */
    JsonNode sees(String board, String what, Predicate<JsonNode> truth) {
        sees(what + " at " + board, () -> client.board(board).filter(truth).isPresent());
        return board(board);
    }

    /** Waits until a board has a status, and returns it. */
    JsonNode seesStatus(String board, String status) {
        return sees(board, status, view -> view.path("status").asText().equals(status));
    }

    /** Waits until a board has this number of half-moves, and returns it. */
    JsonNode seesPly(String board, int ply) {
        return sees(board, "ply " + ply, view -> view.path("ply").asInt() == ply);
    }

    /** Waits for one of the calls, cases, rulings, orders or outages, and returns it. */
    JsonNode seesOne(String what, Supplier<Map<String, JsonNode>> views, Predicate<JsonNode> truth) {
        sees(what, () -> views.get().values().stream().anyMatch(truth));
        return views.get().values().stream().filter(truth).findFirst().orElseThrow();
    }

    /** Waits for a notice that contains a text. */
    synchronized void seesNotice(String text) {
        sees("the notice \"" + text + "\"", () -> notice(text).isPresent());
    }

    private Optional<JsonNode> notice(String text) {
        return notices.stream()
                .filter(one -> one.path("text").asText().contains(text))
                .findFirst();
    }

    @Override
    public void close() {
        client.close();
    }
}
