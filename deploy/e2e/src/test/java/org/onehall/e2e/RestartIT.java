package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.e2e.Cup.aCase;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Side;
import org.onehall.demo.JournalEntry;
import org.onehall.demo.Robot;
import org.onehall.demo.Speed;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.PresenceFact;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.MovePlayed;

/**
 * The hall is stopped and started again, and each service is killed in the middle of play: nothing is lost, and nobody
 * loses time.
 */
class RestartIT {
    /**
     * How much more than a player measured the record may charge, because of the frame's delay and the zone's beats.
     */
    private static final Duration TOLERANCE = Duration.ofSeconds(2);
    /** Robots think 5 s in real time if a game has no clock times: here a fifth of a second. */
    private static final Speed FAST = new Speed(25);

    private static final int LONG_GAME = 110;

    private static RunningHall hall;
    private static Cup killed;
    private static List<PgnGame> games;

    @BeforeAll
    static void theHallRuns() throws IOException {
        hall = RunningHall.shared();
        killed = new Cup(hall, "killed").opened();
        games =
                PgnReader.readAll(Files.readString(RunningHall.root().resolve("deploy/demo/games/real-200.pgn")))
                        .stream()
                        .filter(game -> game.moves().size() >= LONG_GAME
                                && game.moves().stream()
                                        .allMatch(move -> move.clock().isEmpty()))
                        .toList();
        assertTrue(games.size() >= 14, () -> "only " + games.size() + " long games without clock times");
    }

    @AfterAll
    static void theRecordIsSound() {
        killed.close();
        assertEquals(List.of(), hall.findings());
    }

    // ---- an ordinary end and a new start

    @Test
    void aStopAndANewStartChangeNothingAndCostNobodyTime() {
        try (Cup cup = new Cup(hall, "again").opened()) {
            cup.check(1);
            cup.start(2, 3, 4, 5);
            cup.plays(2, "e2e4", "e7e5", "g1f3");
            cup.plays(3, "d2d4", "d7d5");
            cup.order(cup.ca(), Map.of("kind", "PAUSE", "board", cup.board(3), "reason", "lunch"));
            cup.plays(4, "f2f3", "e7e5", "g2g4", "d8h4");
            cup.approve(cup.lca("rome"), 4);
            cup.ca()
                    .sees(
                            cup.board(4),
                            "the official result",
                            view -> view.path("resultStatus").asText().equals("OFFICIAL"));
            cup.ca().seesStatus(cup.board(3), "PAUSED");
            Map<String, JsonNode> before = cup.ca().client().boards();

            Instant ending = Instant.now();
            hall.stop();
            Duration down = Duration.between(ending, Instant.now());
            hall.startAgain();
            RunningHall.figure(
                    "second start on the same data: ready %.1f s; the end took %.1f s",
                    hall.readySeconds(), down.toMillis() / 1e3);

            try (Screen ca = hall.screen("again", "CHIEF_ARBITER")) {
                for (JsonNode was : before.values()) {
                    String board = was.path("id").asText();
                    JsonNode now = ca.board(board);
                    if (was.path("clocks").path("running").isNull()) assertEquals(lasting(was), lasting(now), board);
                    else
                        for (String field : List.of("attempt", "fen", "ply", "moves", "turn", "drawOffer", "result"))
                            assertEquals(was.path(field), now.path(field), board + " " + field);
                }
                for (int number : new int[] {2, 5}) {
                    ca.sees(cup.board(number), "the pause of the standstill", Cup::stood);
                    uncharged(before.get(cup.board(number)), cup, ca, number, ending);
                }
            }
            cup.white(2).refused("GAME_PAUSED", "play", Map.of("uci", "d2d4"));
            for (int number : new int[] {2, 5})
                cup.seesGoingOn(
                        number, "play", view -> view.path("status").asText().equals("PLAYING"));
            cup.plays(2, "b8c6");
            cup.plays(5, "e2e4", "e7e5");
            for (int board : new int[] {2, 3, 5}) cup.resign(board);
        }
    }

    /** A board without what changes automatically: links, cases of devices that are still away, the engine's work. */
    private static JsonNode lasting(JsonNode view) {
        ObjectNode lasting = view.deepCopy();
        lasting.remove("screening");
        lasting.remove("sequence");
        if (lasting.path("help") instanceof ObjectNode help) help.remove("undecided");
        for (String side : List.of("white", "black")) ((ObjectNode) lasting.path(side)).remove("link");
        return lasting;
    }

    /**
     * The side to move is charged the time until the shutdown began, and nothing for the time after it (ENG-4); its
     * clock is stopped (OCR 19.6).
     */
    private static void uncharged(JsonNode was, Cup cup, Screen ca, int number, Instant ending) {
        String board = cup.board(number);
        JsonNode now = ca.sees(
                board,
                "clocks that ran on after the outage",
                view -> view.path("clocks").path("at").asLong() > ending.toEpochMilli());
        String clock = was.path("clocks").path("running").asText().equals("WHITE") ? "whiteMs" : "blackMs";
        long ran = ending.toEpochMilli() - was.path("clocks").path("at").asLong();
        long least = was.path("clocks").path(clock).asLong() - ran - TOLERANCE.toMillis();
        assertTrue(
                now.path("clocks").path(clock).asLong() >= least,
                () -> board + " was charged for the outage: " + was.path("clocks") + " became " + now.path("clocks")
                        + ", the end began at " + ending.toEpochMilli());
        assertTrue(
                now.path("clocks").path(clock).asLong()
                        <= was.path("clocks").path(clock).asLong(),
                board + " was given time");
        String other = clock.equals("whiteMs") ? "blackMs" : "whiteMs";
        assertEquals(
                was.path("clocks").path(other).asLong(),
                now.path("clocks").path(other).asLong(),
                board);
    }

    // ---- a service that hangs

    @KillsParts("adjudication")
    @Test
    void aCallThatNobodyAnswersHoldsUpNoMoveOfItsPlayer() {
        try (Cup cup = new Cup(hall, "silent").opened()) {
            cup.start(1);
            List<String> answers = new CopyOnWriteArrayList<>();
            cup.white(1).client().listen(frame -> {
                if (Set.of("ok", "refused").contains(frame.path("t").asText()))
                    answers.add(frame.path("t").asText());
            });
            List<CompletableFuture<JsonNode>> call = new ArrayList<>();
            hall.whileSilent("adjudication", () -> {
                call.add(cup.white(1).client().command("callArbiter", Map.of("text", "A light flickers.")));
                cup.white(1).plays("e2e4");
                cup.white(1).sees("the answer to the move", () -> !answers.isEmpty());
                assertEquals("ok", answers.getFirst(), "the move had to wait for the call");
            });
            call.getFirst()
                    .orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    .join();
            cup.resign(1);
        }
    }

    // ---- a kill in the middle of a case

    @KillsParts("connectivity")
    @Test
    void noCaseIsLostOrOpenedTwiceWhenConnectivityIsKilledBeforeTheCaseTheReturnAndTheReport() { // OCR 18.8, 18.9
        List<Integer> boards = List.of(1, 2, 3);
        try (Cup cup = Cup.ofThreeVenues(hall, "dropped").opened()) {
            cup.start(boards);
            boards.forEach(board -> cup.white(board).client().drop());
            hall.kill9("connectivity");
            boards.forEach(board -> aCase(cup.ca(), cup.board(board), Side.WHITE, "OPEN"));
            boards.forEach(board -> cup.white(board).client().restore());
            hall.kill9("connectivity");
            List<CompletableFuture<?>> reports = new ArrayList<>();
            for (int board : boards) reports.add(report(cup, board));
            hall.kill9("connectivity");
            reports.forEach(answer -> answer.orTimeout(Screen.PATIENCE.toSeconds(), TimeUnit.SECONDS)
                    .join());
            boards.forEach(board -> aCase(
                    cup.ca(),
                    cup.board(board),
                    Side.WHITE,
                    "its cause settled",
                    one -> one.path("cause").path("settled").asBoolean()));
            boards.forEach(board -> reduce(cup, board));
            boards.forEach(board -> assertDecidedOnce(cup, board));
        }
    }

    @KillsParts({"game-state", "adjudication"})
    @Test
    void noDecisionIsLostOrAppliedTwiceWhenAdjudicationIsKilledBeforeAndAmidTheirEffects() { // OCR 18.9
        List<Integer> unapplied = List.of(1, 2, 3);
        List<Integer> amid = List.of(4, 5, 6);
        List<Integer> boards = Stream.of(unapplied, amid).flatMap(List::stream).toList();
        try (Cup cup = Cup.ofThreeVenues(hall, "decided").opened()) {
            cup.start(boards);
            boards.forEach(board -> cup.white(board).client().drop());
            boards.forEach(board -> aCase(cup.ca(), cup.board(board), Side.WHITE, "OPEN"));
            boards.forEach(board -> cup.white(board).client().restore());
            boards.forEach(board -> report(cup, board).join());
            hall.whileSilent("game-state", () -> {
                unapplied.forEach(board -> reduce(cup, board));
                unapplied.forEach(board -> ruled(cup, board, "MADE"));
                hall.kill9("adjudication");
            });
            List<CompletableFuture<Void>> decisions = amid.stream()
                    .map(board -> CompletableFuture.runAsync(() -> reduce(cup, board)))
                    .toList();
            CompletableFuture.anyOf(decisions.toArray(CompletableFuture[]::new)).join();
            hall.kill9("adjudication");
            decisions.forEach(CompletableFuture::join);
            boards.forEach(board -> assertDecidedOnce(cup, board));
        }
    }

    @KillsParts({"game-state", "adjudication"})
    @Test
    void bothPlayersCasesOfABoardBringOneNewGameWhenAdjudicationIsKilledBeforeTheirEffects() { // OCR 18.9 c
        try (Cup cup = Cup.ofThreeVenues(hall, "anew").opened()) {
            cup.start(1);
            List<String> cases = Stream.of(Side.values())
                    .map(side -> cup.backAndReported(1, side))
                    .toList();
            hall.whileSilent("game-state", () -> {
                cases.forEach(id -> cup.decides(Map.of(
                        "board", cup.board(1), "caseId", id, "option", "RESTART", "reason", "nobody saw the boards")));
                hall.kill9("adjudication");
            });
            JsonNode ruling = cup.ca()
                    .seesOne(
                            "the new game",
                            cup.ca().client()::rulings,
                            one -> one.path("caseId").asText().equals(cases.getFirst())
                                    && one.path("state").asText().equals("APPLIED"));
            for (String id : cases)
                cup.ca()
                        .seesOne(
                                "the end of " + id,
                                cup.ca().client()::cases,
                                one -> one.path("id").asText().equals(id)
                                        && one.path("state").asText().equals("CLOSED")
                                        && one.path("rulingId").equals(ruling.path("id")));
            assertEquals(
                    2,
                    cup.ca().seesStatus(cup.board(1), "CREATED").path("attempt").asInt());
            List<Integer> about = hall.events("adjudication", AdjudicationEvent.parser(), cup.board(1)::equals).stream()
                    .filter(AdjudicationEvent::hasDisconnectionDecided)
                    .map(event -> event.getDisconnectionDecided().getAttempt())
                    .toList();
            assertEquals(List.of(1), about, "one decision, and the game that it was about");
        }
    }

    @KillsParts("connectivity")
    @Test
    void casesAreClosedAndLaterDropsAreOtherCasesWhenConnectivityIsKilledBeforeTheClosings() { // OCR 18.9
        List<Integer> boards = List.of(1, 2, 3);
        try (Cup cup = Cup.ofThreeVenues(hall, "closed").opened()) {
            cup.start(boards);
            boards.forEach(board -> cup.backAndReported(board, Side.WHITE));
            hall.whileSilent("connectivity", () -> {
                boards.forEach(board -> reduce(cup, board));
                boards.forEach(board -> ruled(cup, board, "APPLIED"));
                boards.forEach(board -> cup.white(board).client().drop());
                cup.ca()
                        .sees(
                                "the second losses at the edge",
                                () -> boards.stream().allMatch(board -> losses(cup.board(board)) == 2));
                hall.kill9("connectivity");
            });
            boards.forEach(board -> assertDecidedOnce(cup, board));
            for (int board : boards) {
                String again = aCase(cup.ca(), cup.board(board), Side.WHITE, "OPEN")
                        .path("id")
                        .asText();
                cup.ca().seesStatus(cup.board(board), "PAUSED");
                assertEquals(
                        List.of(again),
                        opened(cup, board).stream()
                                .map(CaseOpened::getCaseId)
                                .skip(1)
                                .toList(),
                        "one case for each drop");
            }
        }
    }

    /** Has the report of White's case confirmed once the player is back. */
    private static CompletableFuture<JsonNode> report(Cup cup, int board) {
        String venue = cup.venue(board, Side.WHITE);
        String id = aCase(cup.lta(venue), cup.board(board), Side.WHITE, "RESTORED")
                .path("id")
                .asText();
        return cup.lta(venue)
                .client()
                .command("confirmReport", Map.of("venue", venue, "caseId", id, "note", "a loose cable"));
    }

    /** Takes a minute from White. */
    private static void reduce(Cup cup, int board) {
        cup.decides(Map.of(
                "board",
                cup.board(board),
                "caseId",
                aCase(cup.ca(), cup.board(board), Side.WHITE, "RESTORED")
                        .path("id")
                        .asText(),
                "option",
                "REDUCE",
                "reduceSeconds",
                60,
                "reason",
                "a loose cable"));
    }

    private static void ruled(Cup cup, int board, String state) {
        cup.ca()
                .seesOne(
                        "a ruling " + state + " at " + cup.board(board),
                        cup.ca().client()::rulings,
                        one -> one.path("board").asText().equals(cup.board(board))
                                && one.path("state").asText().equals(state));
    }

    /** Checks that White's first case is closed, and that its decision was applied once and took effect once. */
    private static void assertDecidedOnce(Cup cup, int board) {
        String id = aCase(cup.ca(), cup.board(board), Side.WHITE, "CLOSED")
                .path("id")
                .asText();
        ruled(cup, board, "APPLIED");
        assertEquals(id, opened(cup, board).getFirst().getCaseId());
        assertEquals(
                1,
                connectivity(cup)
                        .filter(event -> event.getCaseClosed().getCaseId().equals(id))
                        .count(),
                "closings");
        List<AdjudicationEvent> rulings =
                hall.events("adjudication", AdjudicationEvent.parser(), cup.board(board)::equals);
        assertEquals(
                1,
                rulings.stream()
                        .filter(AdjudicationEvent::hasDisconnectionDecided)
                        .count(),
                "decisions");
        assertEquals(
                1, rulings.stream().filter(AdjudicationEvent::hasRulingApplied).count(), "effects noted");
        assertEquals(
                0, rulings.stream().filter(AdjudicationEvent::hasRulingRefused).count(), "refusals");
        cup.ca().sees("the end of " + id + " in the record", () -> noted(cup, board, id, false) == 1);
        assertEquals(1, noted(cup, board, id, true));
        List<GameEvent> record = hall.record(cup.board(board));
        assertEquals(
                List.of(-60L),
                record.stream()
                        .filter(GameEvent::hasTimeAdjusted)
                        .map(event -> event.getTimeAdjusted().getChange().getSeconds())
                        .toList());
        assertEquals(
                1,
                record.stream()
                        .filter(event -> event.getGameResumed().getArticle().equals("OCR 18.9"))
                        .count(),
                "resumptions");
    }

    private static long noted(Cup cup, int board, String caseId, boolean open) {
        return hall.record(cup.board(board)).stream()
                .filter(GameEvent::hasDisconnectionNoted)
                .map(GameEvent::getDisconnectionNoted)
                .filter(note -> note.getCaseId().equals(caseId) && note.getOpen() == open)
                .count();
    }

    /** The cases of White at a board, in order. */
    private static List<CaseOpened> opened(Cup cup, int board) {
        return connectivity(cup)
                .filter(ConnectivityEvent::hasCaseOpened)
                .map(ConnectivityEvent::getCaseOpened)
                .filter(one -> one.getBoardId().equals(cup.board(board))
                        && one.getSide() == org.onehall.proto.types.v1.Side.SIDE_WHITE)
                .toList();
    }

    private static Stream<ConnectivityEvent> connectivity(Cup cup) {
        return hall
                .events("connectivity", ConnectivityEvent.parser(), venue -> venue.endsWith("-" + cup.id()))
                .stream();
    }

    /** How often the edge has lost White at a board. */
    private static long losses(String board) {
        return hall.read(TopicCatalogue.PRESENCE, PresenceFact.parser(), _ -> true).stream()
                .filter(fact -> fact.getBoardId().equals(board)
                        && fact.getSide() == org.onehall.proto.types.v1.Side.SIDE_WHITE
                        && fact.getState() == LinkState.LINK_STATE_DOWN)
                .count();
    }

    // ---- a kill in the middle of play

    /** A robot, with the time at which its device first showed each position. */
    private static final class Player implements AutoCloseable {
        private final Robot robot;
        private final Map<Integer, Instant> seen = new ConcurrentHashMap<>();

        Player(String board, Side side, PgnGame script) {
            robot = new Robot(hall.zone(), hall.enrol(killed.id(), board + " " + side), script, FAST);
            robot.client().listen(frame -> {
                if (frame.path("t").asText().equals("board")) note(frame.path("board"));
                frame.path("boards").forEach(this::note);
            });
        }

        private void note(JsonNode view) {
            if (view.path("status").asText().equals("PLAYING"))
                seen.putIfAbsent(view.path("ply").asInt(), Instant.now());
        }

        @Override
        public void close() {
            robot.close();
        }
    }

    @KillsParts("each service")
    @ParameterizedTest
    @CsvSource({
        "playing-zone,1",
        "game-state,3",
        "virtual-clock,5",
        "connectivity,7",
        "fair-play,9",
        "adjudication,11",
        "competition,13"
    })
    void aServiceThatIsKilledComesBackWithoutLossAndNobodyPaysForIt(String service, int first) {
        List<Player> players = new ArrayList<>();
        try {
            for (int board : new int[] {first, first + 1}) {
                killed.check(board);
                for (Side side : Side.values())
                    players.add(new Player(killed.board(board), side, games.get(board - 1)));
            }
            Screen ca = killed.ca();
            for (int board : new int[] {first, first + 1}) {
                killed.seesBoth(board);
                killed.starts(ca, Map.of("kind", "START", "board", killed.board(board)));
            }
            for (int board : new int[] {first, first + 1})
                ca.sees(
                        killed.board(board),
                        "six half-moves",
                        view -> view.path("ply").asInt() >= 6);

            Instant killing = Instant.now();
            hall.kill9(service);
            Duration back = Duration.between(killing, Instant.now());
            probe(service, first);
            for (int board : new int[] {first, first + 1}) {
                int ply = ca.board(killed.board(board)).path("ply").asInt();
                killed.seesGoingOn(
                        board,
                        "further moves",
                        view -> view.path("ply").asInt() >= ply + 8
                                || view.path("status").asText().equals("ENDED"));
            }
            players.forEach(Player::close);
            Duration most = Duration.ZERO;
            for (int board : new int[] {first, first + 1}) {
                Duration excess = charged(killed.board(board), players);
                if (excess.compareTo(most) > 0) most = excess;
            }
            RunningHall.figure(
                    "kill -9 %-13s ready again after %5.1f s; a move was charged at most %d ms more than its player "
                            + "measured",
                    service, back.toMillis() / 1e3, most.toMillis());
        } finally {
            players.forEach(Player::close);
        }
    }

    /** Checks that the killed service works again. */
    private static void probe(String service, int board) {
        String id = killed.board(board);
        Screen ca = killed.ca();
        switch (service) {
            case "virtual-clock" -> {
                killed.seesGoingOn(
                        board, "play", view -> view.path("status").asText().equals("PLAYING"));
                assertEquals(
                        1,
                        killed.order(ca, Map.of("kind", "PAUSE", "board", id, "reason", "to see"))
                                .path("applied")
                                .asInt());
                assertEquals(
                        1,
                        killed.order(ca, Map.of("kind", "RESUME", "board", id, "reason", "hall back"))
                                .path("applied")
                                .asInt());
            }
            case "fair-play" -> killed.check(15);
            case "adjudication" -> {
                ca.does(
                        "penalise",
                        Map.of(
                                "board",
                                id,
                                "offender",
                                "WHITE",
                                "kind",
                                "ADD_TIME_TO_OPPONENT",
                                "seconds",
                                5,
                                "reason",
                                "to see"));
                ca.seesOne(
                        "the applied penalty",
                        ca.client()::rulings,
                        one -> one.path("board").asText().equals(id)
                                && one.path("state").asText().equals("APPLIED"));
            }
            case "competition" -> {
                killed.start(16);
                killed.resign(16);
                killed.approve(ca, 16);
            }
            case "playing-zone", "game-state", "connectivity" -> {}
            default -> throw new IllegalArgumentException(service);
        }
    }

    /**
     * Checks that every move reported to a player as accepted is in the record, and costs at most the time that the
     * player measured plus the tolerance.
     *
     * @return the largest amount by which the record exceeds a player's measurement
     */
    private static Duration charged(String board, List<Player> players) {
        Map<Integer, MovePlayed> record = new HashMap<>();
        for (GameEvent event : hall.record(board))
            if (event.hasMovePlayed()) record.put(event.getMovePlayed().getPly(), event.getMovePlayed());
        Duration most = Duration.ZERO;
        int moves = 0;
        for (Player player : players) {
            for (JournalEntry entry : player.robot.client().journal()) {
                if (!entry.board().equals(board)) continue;
                moves++;
                MovePlayed move = record.get(entry.ply());
                assertTrue(
                        move != null && move.getUci().equals(entry.uci()),
                        () -> "acknowledged and not in the record: " + entry);
                Instant shown = player.seen.get(entry.ply() - 1);
                if (shown == null) continue;
                Duration thought = Duration.between(shown, entry.sentAt());
                Duration excess = Record.duration(move.getSpent()).minus(thought);
                assertTrue(
                        excess.compareTo(TOLERANCE) <= 0,
                        () -> board + " " + entry + " is charged " + Record.duration(move.getSpent())
                                + ", its player measured " + thought);
                if (excess.compareTo(most) > 0) most = excess;
            }
        }
        // fourteen are on the board; each player may have left before the answer to his last move arrived
        assertTrue(moves >= 12, "only " + moves + " acknowledged moves at " + board);
        return most;
    }
}
