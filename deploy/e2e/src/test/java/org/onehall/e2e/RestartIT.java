package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.concurrent.ConcurrentHashMap;
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
