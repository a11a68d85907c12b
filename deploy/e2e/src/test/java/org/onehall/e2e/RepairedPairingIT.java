package org.onehall.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterAll;
import org.onehall.chess.Side;
import org.onehall.demo.RefusedException;

/** The pairing of a board of an open round is changed until its first move (LAW 6.6). */
class RepairedPairingIT {
    private static final String WHY = "the list was wrong";
    private static final RunningHall hall = RunningHall.shared();

    @AfterAll
    static void theRecordIsSound() {
        assertEquals(List.of(), hall.findings());
    }

    /** Two boards: o1 against l1, l2 against b1; the other players have no game. */
    private static Cup cup(String id) {
        return new Cup(
                        hall,
                        id,
                        2,
                        RunningHall.competition("three/three-venues.yaml"),
                        text -> text.replaceAll("(?m)^1,[3-6],.*\\R?", "")
                                .replaceAll("(?<=venue: |\\{id: |\\d,)(oslo|lyon|bari)(?=[,}])", "$1-" + id))
                .opened();
    }

    private static Map<String, Object> repair(int board, String white, String black) {
        return Map.of("round", 1, "board", board, "white", white, "black", black, "reason", WHY);
    }

    private static List<String> names(JsonNode board) {
        return List.of(board.at("/white/name").asText(), board.at("/black/name").asText());
    }

    /** Waits until a board has its second game, with these players. */
    private static void seesAgain(Cup cup, int board, String white, String black) {
        cup.ca()
                .sees(
                        cup.board(board),
                        "its new game",
                        view -> view.path("attempt").asInt() == 2
                                && view.path("status").asText().equals("CREATED")
                                && names(view).equals(List.of(white, black)));
    }

    /** Brings in the player of a seat with a new code. */
    private static Screen seated(Cup cup, int board, Side side) {
        String code = cup.ca()
                .does("issueCode", Map.of("board", cup.board(board), "side", side.name()))
                .path("code")
                .asText();
        return Screen.open(hall.zone(), hall.enrol(code));
    }

    private static void starts(Cup cup, int board) {
        cup.check(board);
        cup.seesBoth(board);
        cup.starts(cup.ca(), Map.of("kind", "START", "board", cup.board(board)));
    }

    /** Points of all players together, as the competition has counted them. */
    private static double pointsInStandings(Cup cup) {
        return StreamSupport.stream(
                        RunningHall.tree(hall.get(
                                                hall.url() + "/api/standings?official=false",
                                                cup.ca().who().token())
                                        .body())
                                .path("players")
                                .spliterator(),
                        false)
                .mapToDouble(player -> player.path("points").asDouble())
                .sum();
    }

    @ConcurrentTest
    void coloursAreExchangedAndBothPlayersComeInAgain() throws Exception { // LAW 6.6, OCR 18.9 c
        try (Cup cup = cup("recolour")) {
            cup.start(1);
            Screen old = cup.white(1);
            List<String> before = names(cup.ca().board(cup.board(1)));
            cup.ca().does("repairPairing", repair(1, "l1", "o1"));
            seesAgain(cup, 1, before.getLast(), before.getFirst());
            EventHistory.seesChange(hall, cup.ca(), "PAIRING_REPAIRED");
            assertEquals("token not valid", old.client().gone().get(30, TimeUnit.SECONDS));
            try (Screen white = seated(cup, 1, Side.WHITE);
                    Screen black = seated(cup, 1, Side.BLACK)) {
                assertEquals(before.getLast(), white.who().name());
                starts(cup, 1);
                white.seesStatus(cup.board(1), "PLAYING");
                white.plays("e2e4");
                cup.ca().refused("MOVE_PLAYED", "repairPairing", repair(1, "o1", "l1"));
                black.does("resign");
                cup.ca()
                        .sees(
                                cup.board(1),
                                "the result of the new pairing",
                                view -> view.path("result").asText().equals("1-0"));
            }
            EventHistory.seesChange(hall, cup.ca(), "PAIRING_REPAIR_REFUSED");
            JsonNode change = EventHistory.changes(hall, cup.ca()).path(1);
            assertEquals(
                    List.of("PAIRING_REPAIRED", WHY, "CHIEF_ARBITER"),
                    List.of(
                            change.path("kind").asText(),
                            change.path("reason").asText(),
                            change.path("role").asText()));
        }
    }

    @ConcurrentTest
    void aPlayerWithoutAGameTakesASeatAndTheOldCodeEnds() { // LAW 6.6
        try (Cup cup = cup("standin")) {
            String old = cup.ca()
                    .does("issueCode", Map.of("board", cup.board(2), "side", "BLACK"))
                    .path("code")
                    .asText();
            List<String> before = names(cup.ca().board(cup.board(2)));
            cup.ca().refused("ENTRANT_PAIRED", "repairPairing", repair(2, "l2", "o1"));
            cup.ca().does("repairPairing", repair(2, "l2", "o2"));
            seesAgain(cup, 2, before.getFirst(), "Oslo Player 2");
            EventHistory.seesChange(hall, cup.ca(), "PAIRING_REPAIRED");
            assertThrows(RefusedException.class, () -> hall.zone().enrol(old));
            try (Screen white = seated(cup, 2, Side.WHITE);
                    Screen black = seated(cup, 2, Side.BLACK)) {
                assertEquals("Oslo Player 2", black.who().name());
                starts(cup, 2);
                white.seesStatus(cup.board(2), "PLAYING");
                white.plays("d2d4");
                black.plays("d7d5");
            }
        }
    }

    @ConcurrentTest
    void aBoardIsAddedForTwoPlayersWithoutAGame() { // LAW 6.6
        try (Cup cup = cup("wide")) {
            cup.ca().refused("NOT_NEXT_BOARD", "repairPairing", repair(5, "o2", "b2"));
            cup.ca().does("repairPairing", repair(3, "o2", "b2"));
            cup.ca().seesStatus(cup.board(3), "CREATED");
            EventHistory.seesChange(hall, cup.ca(), "BOARD_ADDED");
            try (Screen white = seated(cup, 3, Side.WHITE);
                    Screen black = seated(cup, 3, Side.BLACK)) {
                starts(cup, 3);
                white.seesStatus(cup.board(3), "PLAYING");
                white.plays("c2c4");
                assertTrue(black.who().name().startsWith("Bari"), black.who()::name);
            }
        }
    }

    private static Map<String, Object> cancel(int board, Object... byes) {
        return Map.of("round", 1, "board", board, "byes", List.of(byes), "reason", WHY);
    }

    private static Map<String, Object> bye(String player, String kind) {
        return Map.of("player", player, "kind", kind);
    }

    @ConcurrentTest
    void aBoardIsCancelledAndItsPlayersGetWhatTheChiefArbiterSays() throws Exception { // LAW 6.6
        try (Cup cup = cup("callof")) {
            cup.start(1);
            Screen old = cup.white(1);
            cup.ca().does("cancelBoard", cancel(1, bye("o1", "HALF")));
            EventHistory.seesChange(hall, cup.ca(), "BOARD_CANCELLED");
            assertEquals("token not valid", old.client().gone().get(30, TimeUnit.SECONDS));
            cup.ca().sees("the half point in the standings", () -> pointsInStandings(cup) == 0.5);
            cup.ca().refused("NO_BOARD_TO_CANCEL", "cancelBoard", cancel(1));
            cup.ca().does("repairPairing", repair(3, "l1", "o1"));
            cup.ca().seesStatus(cup.board(3), "CREATED");
            JsonNode change = EventHistory.changes(hall, cup.ca()).path(1);
            assertEquals(
                    List.of("BOARD_CANCELLED", WHY, "CHIEF_ARBITER"),
                    List.of(
                            change.path("kind").asText(),
                            change.path("reason").asText(),
                            change.path("role").asText()));
        }
    }

    @ConcurrentTest
    void aBoardWithAMoveIsNotCancelled() { // LAW 6.6
        try (Cup cup = cup("toolate")) {
            Screen ca = cup.ca();
            cup.lca("oslo-toolate").refused("FORBIDDEN_ROLE", "cancelBoard", cancel(1));
            ca.refused("NO_BOARD_TO_CANCEL", "cancelBoard", cancel(3));
            ca.refused("NOT_AT_BOARD", "cancelBoard", cancel(1, bye("o2", "HALF")));
            cup.start(1);
            cup.white(1).plays("e2e4");
            ca.refused("MOVE_PLAYED", "cancelBoard", cancel(1));
            ca.seesStatus(cup.board(1), "PLAYING");
            EventHistory.seesChange(hall, ca, "PAIRING_REPAIR_REFUSED");
        }
    }

    @ConcurrentTest
    void whatCannotBeRepairedIsRefusedWithTheReason() { // LAW 6.6
        try (Cup cup = cup("edges")) {
            Screen ca = cup.ca();
            cup.lca("oslo-edges").refused("FORBIDDEN_ROLE", "repairPairing", repair(1, "l1", "o1"));
            ca.refused("PAIRING_UNCHANGED", "repairPairing", repair(1, "o1", "l1"));
            ca.refused("PAIRING_OF_TWO", "repairPairing", repair(1, "o2", "b2"));
            ca.refused("PLAYER_TWICE", "repairPairing", repair(1, "o1", "o1"));
            ca.refused("NO_SUCH_PLAYER", "repairPairing", repair(1, "o1", "nobody"));
            ca.refused(
                    "REASON_MALFORMED",
                    "repairPairing",
                    Map.of("round", 1, "board", 1, "white", "l1", "black", "o1", "reason", ""));
            ca.refused(
                    "UNKNOWN_ROUND",
                    "repairPairing",
                    Map.of("round", 7, "board", 1, "white", "l1", "black", "o1", "reason", WHY));
            cup.start(1);
            cup.white(1).does("resign");
            ca.seesStatus(cup.board(1), "ENDED");
            ca.sees("the result in the standings", () -> pointsInStandings(cup) == 1);
            ca.refused("BOARD_DECIDED", "repairPairing", repair(1, "l1", "o1"));
        }
    }
}
