package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * The officials of the demonstration: the Chief Arbiter, and the LCA and LTA of every venue. Preparing and starting a
 * round is done at once; what needs an arbiter's judgement is done only after nobody else has done it for a while. The
 * director looks at what the hall shows and does what is missing, so it can begin at any point. Driven by one thread
 * through {@link #look}.
 */
public final class Director implements AutoCloseable {
    private static final int REDUCTION_SECONDS = 30;
    private static final long AGAIN_NANOS = Duration.ofSeconds(5).toNanos();
    private static final int AT_ONCE = 16;
    /** Time for the players to return after a standstill of the hall, and for a person to resume their games. */
    private static final Duration STANDSTILL = Duration.ofSeconds(10);

    private static final String HALL_BACK = "{HALL_BACK}";
    private static final Duration SETTLE = Duration.ofSeconds(1);
    private static final Duration SETTLE_BOARD = Duration.ofMillis(20);

    private final List<HallClient> officials;
    private final Duration patience;
    private final Predicate<JsonNode> reduced;
    private final Consumer<String> out;
    private final Map<String, Long> firstSeen = new HashMap<>();
    private Optional<Long> checkedSince = Optional.empty();
    private final Map<String, Long> notBefore = new ConcurrentHashMap<>();
    private final Set<String> told = ConcurrentHashMap.newKeySet();
    private final Map<HallClient, Integer> underWay = new ConcurrentHashMap<>();

    /**
     * @param officials connected, one for each role and venue; a person who takes one over does its work from then on
     * @param patience how long persons have for calls, reports, decisions and approvals
     * @param reduced which cases end with 30 seconds less for the disconnected side (OCR 18.9 b), once for each board;
     *     other cases resume (18.9 a)
     * @param out receives a line for each refusal
     */
    public Director(List<HallClient> officials, Duration patience, Predicate<JsonNode> reduced, Consumer<String> out) {
        this.officials = List.copyOf(officials);
        this.patience = patience;
        this.reduced = reduced;
        this.out = out;
    }

    /** The official who sees everything: the Chief Arbiter, unless a person has taken that role over. */
    public Optional<HallClient> eyes() {
        return chief().or(() -> officials.stream().filter(one -> !one.isGone()).findFirst());
    }

    /** The boards of a round that any of the officials sees, by number. */
    public List<JsonNode> boards(int round) {
        Map<String, JsonNode> seen = new HashMap<>();
        for (HallClient official : officials)
            if (!official.isGone())
                official.boards()
                        .forEach((id, view) -> seen.merge(
                                id,
                                view,
                                (a, b) -> a.path("sequence").asLong()
                                                >= b.path("sequence").asLong()
                                        ? a
                                        : b));
        return seen.values().stream()
                .filter(view -> view.path("round").asInt() == round)
                .sorted(Comparator.comparingInt(view -> view.path("number").asInt()))
                .toList();
    }

    /** All cases that any of the officials sees. */
    public Collection<JsonNode> cases() {
        return all(HallClient::cases);
    }

    public Collection<JsonNode> calls() {
        return all(HallClient::calls);
    }

    private Collection<JsonNode> all(Function<HallClient, Map<String, JsonNode>> views) {
        Map<String, JsonNode> seen = new HashMap<>();
        officials.stream()
                .filter(one -> !one.isGone())
                .forEach(one -> views.apply(one).forEach(seen::putIfAbsent));
        eyes().ifPresent(one -> seen.putAll(views.apply(one)));
        return seen.values();
    }

    /** Opens a round (it may be open already). */
    public void open(int round) {
        chief().ifPresent(ca -> act("open " + round, ca, "openRound", Map.of("round", round)));
    }

    /** Looks at everything once and starts what is missing. Never waits. */
    public void look(int round) {
        List<JsonNode> boards = boards(round);
        prepare(boards);
        start(round, boards);
        resume(round, boards);
        calls().stream()
                .filter(call -> call.path("state").asText().equals("OPEN"))
                .forEach(this::answer);
        for (JsonNode one : cases()) {
            if (one.path("state").asText().equals("CLOSED")
                    || ended(one.path("board").asText())) continue;
            if (!one.path("reported").asBoolean()) report(one);
            else if (one.path("state").asText().equals("RESTORED")) decide(one);
        }
        boards.stream()
                .filter(view -> view.path("status").asText().equals("ENDED")
                        && !view.path("resultStatus").asText().equals("OFFICIAL"))
                .forEach(this::approve);
    }

    // ---- before the first move

    private void prepare(List<JsonNode> boards) {
        for (JsonNode view : boards) {
            if (!view.path("status").asText().equals("CREATED")) continue;
            for (Side side : Side.values()) {
                JsonNode seat = seat(view, side);
                check(view, side, "DEVICE", seat.path("checks").path("device").asBoolean(false));
                check(
                        view,
                        side,
                        "FAIR_PLAY",
                        seat.path("checks").path("fairPlay").asBoolean(false));
            }
        }
    }

    /** The LCA of the seat's own venue checks (OCR 18.5, 18.6). */
    private void check(JsonNode view, Side side, String kind, boolean passed) {
        if (passed) return;
        local("LOCAL_CHIEF_ARBITER", seat(view, side).path("venue").asText())
                .ifPresent(lca -> act(
                        moment(view) + " " + side + " " + kind,
                        lca,
                        "recordCheck",
                        Map.of("board", id(view), "side", side.name(), "kind", kind, "passed", true)));
    }

    /**
     * Gives one order for all boards that wait; a single board, such as a restarted game, gets its own order. Checks
     * and orders reach the boards a little after they are shown, so neither is hurried.
     */
    private void start(int round, List<JsonNode> boards) {
        List<JsonNode> ready = boards.stream()
                .filter(view -> view.path("status").asText().equals("CREATED"))
                .toList();
        if (ready.isEmpty() || !ready.stream().allMatch(Director::checked)) {
            checkedSince = Optional.empty();
            return;
        }
        long now = System.nanoTime();
        if (checkedSince.isEmpty()) checkedSince = Optional.of(now);
        if (now - checkedSince.get()
                < SETTLE.plus(SETTLE_BOARD.multipliedBy(ready.size())).toNanos()) return;
        Map<String, ?> args = ready.size() == 1
                ? Map.of("kind", "START", "board", id(ready.getFirst()))
                : Map.of("kind", "START", "round", round);
        chief().ifPresent(ca -> act("start round " + round, ca, "order", args));
    }

    /**
     * Gives one order for all boards that a standstill of the hall has paused (OCR 19.6), or one for each board if
     * others are paused for another reason. Boards with an open disconnection wait for its decision.
     */
    private void resume(int round, List<JsonNode> boards) {
        List<JsonNode> paused = boards.stream()
                .filter(view -> view.path("status").asText().equals("PAUSED"))
                .toList();
        List<JsonNode> stood = paused.stream()
                .filter(view -> view.path("pauseCause").asText().equals("OUTAGE")
                        && cases().stream()
                                .noneMatch(one -> one.path("board").asText().equals(id(view))
                                        && !one.path("state").asText().equals("CLOSED")))
                .toList();
        if (stood.isEmpty()
                || !due(
                        "standstill "
                                + stood.getFirst().path("outage").path("to").asLong(),
                        STANDSTILL)) return;
        if (stood.size() == paused.size()) {
            chief().ifPresent(ca -> act(
                    "resume round " + round,
                    ca,
                    "order",
                    Map.of("kind", "RESUME", "round", round, "reason", HALL_BACK)));
            return;
        }
        for (JsonNode view : stood)
            chief().ifPresent(ca -> act(
                    "resume " + moment(view),
                    ca,
                    "order",
                    Map.of("kind", "RESUME", "board", id(view), "reason", HALL_BACK)));
    }

    private static boolean checked(JsonNode view) {
        return Stream.of(Side.values())
                .map(side -> seat(view, side).path("checks"))
                .allMatch(checks -> checks.path("device").asBoolean()
                        && checks.path("fairPlay").asBoolean());
    }

    // ---- what persons may do first

    /** If a person has acknowledged the call, that person answers it. */
    private void answer(JsonNode call) {
        String key = "call " + id(call);
        if (call.hasNonNull("onTheWay") || !due(key)) return;
        String venue = call.path("venue").asText();
        local("LOCAL_CHIEF_ARBITER", venue)
                .ifPresent(lca -> act(
                        key,
                        lca,
                        "answerCall",
                        Map.of(
                                "board",
                                call.path("board").asText(),
                                "callId",
                                id(call),
                                "valid",
                                true,
                                "note",
                                "The clock has been checked; it is right.")));
    }

    private void report(JsonNode one) {
        String key = "report " + id(one);
        if (!due(key)) return;
        local("LOCAL_TECHNICAL_ARBITER", one.path("venue").asText())
                .ifPresent(lta -> act(
                        key,
                        lta,
                        "confirmReport",
                        Map.of(
                                "venue",
                                one.path("venue").asText(),
                                "caseId",
                                id(one),
                                "note",
                                "The player's device lost the network.")));
    }

    private void decide(JsonNode one) {
        Optional<JsonNode> ruling = Optional.of(one.path("rulingId").asText(""))
                .filter(id -> !id.isEmpty())
                .flatMap(id -> Optional.ofNullable(
                        eyes().map(HallClient::rulings).orElse(Map.of()).get(id)));
        boolean refused = ruling.filter(made -> made.path("state").asText().equals("REFUSED"))
                .isPresent();
        if (one.hasNonNull("rulingId") && !refused) return;
        String key = "decide " + id(one) + (refused ? " again" : "");
        if (!due(key)) return;
        boolean reduce = reduced.test(one)
                && !refused
                && all(HallClient::rulings).stream()
                        .noneMatch(made -> made.path("board").equals(one.path("board"))
                                && made.path("kind").asText().equals("REDUCE"));
        Map<String, Object> args = new HashMap<>(Map.of(
                "board",
                one.path("board").asText(),
                "caseId",
                id(one),
                "option",
                reduce ? "REDUCE" : "RESUME",
                "reason",
                reduce
                        ? "The player is answerable for the loss of the connection."
                        : "Nobody at the board is at fault."));
        if (reduce) args.put("reduceSeconds", REDUCTION_SECONDS);
        chief().ifPresent(ca -> act(key, ca, "decideDisconnection", args));
    }

    private void approve(JsonNode view) {
        String key = "approve " + moment(view);
        if (!due(key)) return;
        local("LOCAL_CHIEF_ARBITER", seat(view, Side.WHITE).path("venue").asText())
                .or(this::chief)
                .ifPresent(lca -> act(
                        key,
                        lca,
                        "approveResult",
                        Map.of(
                                "board",
                                id(view),
                                "seen",
                                view.path("score").asText(view.path("result").asText()),
                                "disputed",
                                view.path("confirmation")
                                        .path("disputes")
                                        .valueStream()
                                        .filter(one -> one.path("answer").isNull())
                                        .map(one -> one.path("side").asText())
                                        .distinct()
                                        .toList())));
    }

    /** Whether something has been shown for so long that nobody else seems to do it. */
    private boolean due(String key) {
        return due(key, patience);
    }

    private boolean due(String key, Duration wait) {
        long now = System.nanoTime();
        return now - firstSeen.computeIfAbsent(key, _ -> now) >= Math.min(wait.toNanos(), patience.toNanos());
    }

    // ---- acting

    private Optional<HallClient> chief() {
        return officials.stream()
                .filter(one -> one.who().role().equals("CHIEF_ARBITER") && !one.isGone())
                .findFirst();
    }

    private Optional<HallClient> local(String role, String venue) {
        return officials.stream()
                .filter(one ->
                        one.who().role().equals(role) && one.who().venue().equals(venue) && !one.isGone())
                .findFirst();
    }

    /** One at a time, and not again too soon: the views show later what was done. */
    private void act(String key, HallClient by, String name, Map<String, ?> args) {
        long now = System.nanoTime();
        if (!by.isConnected() || now - notBefore.getOrDefault(key, now) < 0 || underWay.getOrDefault(by, 0) >= AT_ONCE)
            return;
        notBefore.put(key, Long.MAX_VALUE / 2 + now);
        underWay.merge(by, 1, Integer::sum);
        by.command(name, args).whenComplete((_, failure) -> {
            underWay.merge(by, -1, Integer::sum);
            notBefore.put(key, System.nanoTime() + AGAIN_NANOS);
            if (failure instanceof RefusedException refused
                    && !refused.code().contains("ALREADY_")
                    && told.add(key + refused.code()))
                out.accept(by.who() + ": " + key + " is refused: " + refused.getMessage());
        });
    }

    private boolean ended(String board) {
        return officials.stream()
                .filter(one -> !one.isGone())
                .flatMap(one -> one.board(board).stream())
                .anyMatch(view -> view.path("status").asText().equals("ENDED"));
    }

    private static JsonNode seat(JsonNode view, Side side) {
        return view.path(side == Side.WHITE ? "white" : "black");
    }

    private static String id(JsonNode view) {
        return view.path("id").asText();
    }

    private static String moment(JsonNode view) {
        return id(view) + "#" + view.path("attempt").asInt();
    }

    /** Leaves the hall. */
    @Override
    public void close() {
        new ArrayList<>(officials).forEach(HallClient::close);
    }
}
