package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;
import org.onehall.demo.Zone;

/**
 * One competition in a running hall, from {@code two-venues.yaml} unless another file is given, and its people: each
 * enters with a code when first needed.
 */
final class Cup implements AutoCloseable {
    static final int BOARDS = 16;
    /** Refusals of a decision while facts of connectivity have not arrived yet. */
    private static final Set<String> ON_ITS_WAY = Set.of("NOT_REPORTED", "NOT_RECONNECTED", "UNKNOWN_CASE");
    /** Refusals of a check while a board, or the restart of its game, has not yet reached the service for checks. */
    private static final Set<String> CHECKED_ANEW = Set.of("GAME_STARTED", "UNKNOWN_BOARD");

    private static final Set<String> CHECKS = Set.of("DEVICE_CHECK", "FAIR_PLAY_CHECK");
    private final Entrance hall;
    private final String id;
    private final int boards;
    private final Map<String, Screen> people = new ConcurrentHashMap<>();

    Cup(Entrance hall, String id) {
        this(hall, id, BOARDS, false);
    }

    /**
     * A competition from {@code three-venues.yaml} with six boards: its venues are named after it ("oslo-" and the id),
     * and no other competition uses them.
     */
    static Cup ofThreeVenues(Entrance hall, String id) {
        return ofThreeVenues(hall, id, UnaryOperator.identity());
    }

    /** The same, with changes to its files. */
    static Cup ofThreeVenues(Entrance hall, String id, UnaryOperator<String> changes) {
        return new Cup(
                hall,
                id,
                6,
                RunningHall.competition("three/three-venues.yaml"),
                text -> changes.apply(text)
                        .replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari)(?=[,}])", "$1-" + id));
    }

    /** A competition from any file, whose first round has this number of boards. */
    Cup(Entrance hall, String id, int boards, Path file, UnaryOperator<String> changes) {
        this.hall = hall;
        this.id = id;
        this.boards = boards;
        hall.load(id, file, changes);
    }

    /**
     * @param within how long the report of a disconnection may take, in seconds
     *     ({@code disconnection.report.slaSeconds})
     */
    Cup(Entrance hall, String id, int within) {
        this(
                hall,
                id,
                BOARDS,
                RunningHall.competition("two-venues.yaml"),
                yaml -> yaml.replaceFirst("slaSeconds: \\d+", "slaSeconds: " + within));
    }

    private Cup(Entrance hall, String id, int boards, boolean there) { // whether the hall already has it
        this.hall = hall;
        this.id = id;
        this.boards = boards;
        if (!there) hall.load(id, RunningHall.competition("two-venues.yaml"), UnaryOperator.identity());
    }

    /** A competition that a hall already has. */
    static Cup goingOn(Entrance hall, String id) {
        return new Cup(hall, id, BOARDS, true);
    }

    /** Opens the first round and waits until the Chief Arbiter sees all its boards. */
    Cup opened() {
        ca().does("openRound", Map.of("round", 1));
        ca().sees("all boards", () -> ca().client().boards().size() == boards);
        return this;
    }

    String id() {
        return id;
    }

    String board(int number) {
        return id + "/1/" + number;
    }

    // ---- people

    /** The screen of the person in a place, such as "FLOOR_ARBITER rome". */
    Screen person(String place) {
        return people.computeIfAbsent(place, one -> hall.screen(id, one));
    }

    Screen ca() {
        return person("CHIEF_ARBITER");
    }

    Screen deputy() {
        return person("DEPUTY_CHIEF_ARBITER");
    }

    Screen lca(String venue) {
        return person("LOCAL_CHIEF_ARBITER " + venue);
    }

    Screen lta(String venue) {
        return person("LOCAL_TECHNICAL_ARBITER " + venue);
    }

    Screen seat(int board, Side side) {
        return person(board(board) + " " + side);
    }

    Screen white(int board) {
        return seat(board, Side.WHITE);
    }

    Screen black(int board) {
        return seat(board, Side.BLACK);
    }

    /**
     * Lets the Local Organiser name an assistant for a seat and the Local Chief Arbiter admit him; he enters with his
     * own code (APP-III 1).
     */
    Screen assistant(int number, Side side, String name, String language) {
        String board = board(number);
        String venue = venue(number, side);
        Screen lca = lca(venue);
        person("LOCAL_ORGANISER " + venue)
                .does("nameAssistant", Map.of("board", board, "side", side.name(), "name", name, "language", language));
        String at = "/" + side.name().toLowerCase(Locale.ROOT) + "/assistant";
        String assistant = lca.sees(
                        board,
                        "the assistant named",
                        view -> view.at(at + "/name").asText().equals(name))
                .at(at + "/id")
                .asText();
        lca.does("admitAssistant", Map.of("board", board, "side", side.name(), "assistant", assistant));
        lca.sees(
                board,
                "the assistant admitted",
                view -> view.at(at + "/admitted").asBoolean());
        String code = lca.does("issueCode", Map.of("board", board, "side", side.name(), "assistant", true))
                .path("code")
                .asText();
        Screen screen = Screen.open(hall.zone(), hall.enrol(code));
        people.put(board + " " + side + " " + name, screen);
        return screen;
    }

    /** A seat whose device reaches the zone at a different address. */
    Screen seat(int board, Side side, URI zone) {
        return people.computeIfAbsent(
                board(board) + " " + side, place -> Screen.open(new Zone(zone), hall.enrol(id, place)));
    }

    /** The venue of a seat. */
    String venue(int board, Side side) {
        return ca().board(board(board))
                .path(side == Side.WHITE ? "white" : "black")
                .path("venue")
                .asText();
    }

    // ---- venues

    /**
     * Records the staff of a venue, a camera and an internet test, and opens the venue for the first round (OCR
     * 16.3-16.9).
     */
    void openVenue(String venue) {
        for (String role : new String[] {"LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER"})
            lta(venue)
                    .does(
                            "recordStaff",
                            Map.of("venue", venue, "person", "the " + role, "role", role, "present", true));
        lta(venue).does("reportCamera", Map.of("venue", venue, "camera", "hall", "reporting", true));
        lta(venue).does("recordInternetTest", Map.of("venue", venue, "passed", true));
        lca(venue).does("openVenue", Map.of("venue", venue, "round", 1));
        premises(lca(venue), venue, "open", view -> view.path("open").asBoolean());
    }

    /** Waits until a condition holds for a venue. */
    JsonNode premises(Screen screen, String venue, String what, Predicate<JsonNode> truth) {
        return screen.seesOne(
                venue + ", " + what,
                screen.client()::premises,
                view -> view.path("id").asText().equals(id + "/" + venue) && truth.test(view));
    }

    // ---- games

    /** Passes all checks of a board, each by the LCA of the seat's venue. */
    void check(int board) {
        atOnce(Stream.of(Side.values()).map(side -> () -> check(board, side)));
        ca().sees(board(board), "its checks", view -> checked(view.path("white")) && checked(view.path("black")));
    }

    private void check(int board, Side side) {
        Screen lca = lca(venue(board, side));
        for (String kind : new String[] {"DEVICE", "FAIR_PLAY"})
            lca.doesOnceKnown(
                    CHECKED_ANEW,
                    "recordCheck",
                    Map.of("board", board(board), "side", side.name(), "kind", kind, "passed", true));
    }

    private static boolean checked(JsonNode seat) {
        return seat.path("checks").path("device").asBoolean()
                && seat.path("checks").path("fairPlay").asBoolean();
    }

    /**
     * Waits until the arbiters see both players at a board: without default time, a player who is absent at the start
     * has lost (OCR 16.11).
     */
    void seesBoth(int board) {
        ca().sees(
                        board(board),
                        "both players",
                        view -> view.path("white").path("present").asBoolean()
                                && view.path("black").path("present").asBoolean());
    }

    /** Starts boards in parallel: their steps do not depend on each other and mostly wait. */
    void start(int... boards) {
        start(IntStream.of(boards).boxed().toList());
    }

    void start(List<Integer> boards) {
        atOnce(boards.stream().map(board -> () -> startOne(board)));
    }

    /** Seats both players, passes the checks and starts. */
    private void startOne(int board) {
        atOnce(Stream.of(() -> white(board), () -> black(board)));
        check(board);
        seesBoth(board);
        starts(ca(), Map.of("kind", "START", "board", board(board)));
        for (Side side : Side.values()) seat(board, side).seesStatus(board(board), "PLAYING");
    }

    /** Orders a start; for a single board only once its checks are shown as made. No board may refuse it. */
    void starts(Screen by, Map<String, ?> start) {
        if (start.get("board") instanceof String board)
            ca().sees(
                            board,
                            "its checks",
                            view -> Stream.of("white", "black")
                                    .map(side -> view.path(side).path("missing").findValuesAsText("point"))
                                    .flatMap(List::stream)
                                    .noneMatch(CHECKS::contains));
        JsonNode order = order(by, start);
        assertTrue(order.path("refused").isEmpty(), order::toString);
    }

    /** Does things in parallel, and fails if one of them does. */
    private static void atOnce(Stream<Runnable> things) {
        try (ExecutorService lines = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletableFuture.allOf(things.map(one -> CompletableFuture.runAsync(one, lines))
                            .toArray(CompletableFuture[]::new))
                    .join();
        }
    }

    /** Gives an order and waits until it is complete. */
    JsonNode order(Screen by, Map<String, ?> args) {
        String order = by.does("order", args).path("id").asText();
        return by.seesOne(
                "the completed order " + args,
                by.client()::orders,
                view -> view.path("id").asText().equals(order)
                        && view.path("complete").asBoolean());
    }

    /**
     * Waits for a condition at a board, and resumes the board whenever a standstill of the hall has paused it (OCR
     * 19.6).
     */
    JsonNode seesGoingOn(int board, String what, Predicate<JsonNode> truth) {
        while (true) {
            JsonNode view = ca().sees(board(board), what + ", or a standstill", one -> truth.test(one) || stood(one));
            if (truth.test(view)) return view;
            order(ca(), Map.of("kind", "RESUME", "board", board(board), "reason", "the hall is back"));
            ca().sees(board(board), "the end of the standstill", one -> !stood(one) || truth.test(one));
        }
    }

    /** Whether a standstill of the hall has paused a board. */
    static boolean stood(JsonNode view) {
        return view.path("status").asText().equals("PAUSED")
                && view.path("pauseCause").asText().equals("OUTAGE");
    }

    /** Both sides move in turn, each as soon as its own screen shows the previous move. */
    void plays(int board, String... moves) {
        int ply = ply(board);
        for (String uci : moves) {
            Screen mover = seat(board, ply % 2 == 0 ? Side.WHITE : Side.BLACK);
            mover.seesPly(board(board), ply);
            play(board, mover, uci);
            ply++;
        }
        ca().seesPly(board(board), ply);
    }

    /**
     * The number of half-moves of a board, from the newest state that any of its screens shows, because a frame reaches
     * them at different times. An arbiter who takes moves back changes the clocks.
     */
    private int ply(int board) {
        return Stream.of(ca(), white(board), black(board))
                .map(screen -> screen.board(board(board)))
                .max(Comparator.comparingInt(
                                (JsonNode view) -> view.path("clockChanges").asInt())
                        .thenComparingInt(view -> view.path("ply").asInt()))
                .orElseThrow()
                .path("ply")
                .asInt();
    }

    /** Makes a move; repeats it if the hall stood still on a slow machine in the meantime, which pauses its boards. */
    private void play(int board, Screen mover, String uci) {
        while (true) {
            try {
                mover.client()
                        .command("play", Map.of("uci", uci))
                        .orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                        .join();
                return;
            } catch (CompletionException e) {
                if (!(e.getCause() instanceof RefusedException refused)
                        || !refused.code().equals("GAME_PAUSED")) throw e;
                JsonNode paused = ca().sees(
                                board(board),
                                "the pause",
                                view -> view.path("status").asText().equals("PAUSED"));
                if (!stood(paused)) throw new AssertionError("no standstill has paused " + paused, e);
                seesGoingOn(board, "play", view -> view.path("status").asText().equals("PLAYING"));
            }
        }
    }

    /**
     * Approves a result; repeats this while the result has not yet reached the service for results or the approver's
     * screen.
     */
    void approve(Screen by, int board) {
        by.doesOnceKnown(Set.of("NO_RESULT", "SCORE_CHANGED"), "approveResult", Map.of("board", board(board)));
    }

    // ---- disconnections

    /** Waits until a condition holds for a case of a seat. */
    static JsonNode aCase(Screen screen, String board, Side side, String what, Predicate<JsonNode> truth) {
        return screen.seesOne(
                "a case of " + side + " at " + board + ", " + what,
                screen.client()::cases,
                one -> one.path("board").asText().equals(board)
                        && one.path("side").asText().equals(side.name())
                        && truth.test(one));
    }

    /** Waits for a case of a seat in a state. */
    static JsonNode aCase(Screen screen, String board, Side side, String state) {
        return aCase(
                screen, board, side, state, one -> one.path("state").asText().equals(state));
    }

    /** Disconnects a seat, waits for its case, lets the seat return and has the report confirmed. */
    String backAndReported(int board, Side side) {
        Screen lta = lta(venue(board, side));
        seat(board, side).client().drop();
        String opened = aCase(lta, board(board), side, "OPEN").path("id").asText();
        seat(board, side).client().restore();
        aCase(lta, board(board), side, "RESTORED");
        lta.does("confirmReport", Map.of("venue", venue(board, side), "caseId", opened, "note", "a loose cable"));
        return opened;
    }

    /** The Chief Arbiter decides a disconnection. */
    String decides(Map<String, ?> decision) {
        return decides(ca(), decision);
    }

    /**
     * Decides a disconnection; repeats this while the report has not yet reached the service for decisions.
     *
     * @return id of the command
     */
    String decides(Screen by, Map<String, ?> decision) {
        return decides(by, decision, ON_ITS_WAY);
    }

    private static String decides(Screen by, Map<String, ?> decision, Set<String> againAfter) {
        return by.doesOnceKnown(againAfter, "decideDisconnection", decision)
                .path("id")
                .asText();
    }

    /** Decides a disconnection and expects this refusal, once the report has reached the service for decisions. */
    void decisionRefused(Screen by, String code, Map<String, ?> decision) {
        Set<String> others = new HashSet<>(ON_ITS_WAY);
        others.remove(code);
        CompletionException failure = assertThrows(
                CompletionException.class, () -> decides(by, decision, others), () -> by.who() + ": " + decision);
        assertEquals(
                code, failure.getCause() instanceof RefusedException refused ? refused.code() : failure.toString());
    }

    /** Ends a running game so that it does not concern other tests. */
    void resign(int board) {
        white(board).does("resign");
        ca().seesStatus(board(board), "ENDED");
    }

    @Override
    public void close() {
        people.values().forEach(Screen::close);
    }
}
