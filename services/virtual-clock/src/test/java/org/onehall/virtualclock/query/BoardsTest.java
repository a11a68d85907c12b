package org.onehall.virtualclock.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.virtualclock.Facts.control;
import static org.onehall.virtualclock.Facts.created;
import static org.onehall.virtualclock.Facts.fact;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.clock.v1.OrderedBoard;
import org.onehall.proto.game.v1.FlagFell;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GamePaused;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameStarted;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.types.v1.EventHeader;

class BoardsTest {
    private final Boards boards = new Boards();

    BoardsTest() {
        boards.fold(created("demo/1/1", "rome", "oslo"));
        boards.fold(created("demo/1/2", "oslo", "bonn"));
        boards.fold(created("demo/2/1", "rome", "bonn"));
        boards.fold(created("demo/1/10", "rome", "oslo"));
        boards.fold(created("other/1/1", "rome", "oslo"));
    }

    private List<String> meant(OrderKind kind, int round, String venue, String board) {
        return boards
                .resolve(GiveRequest.newBuilder()
                        .setKind(kind)
                        .setCompetitionId("demo")
                        .setRound(round)
                        .setVenue(venue)
                        .setBoardId(board)
                        .addBoards(OrderedBoard.newBuilder().setBoardId("made/up/1"))
                        .build())
                .getBoardsList()
                .stream()
                .map(OrderedBoard::getBoardId)
                .toList();
    }

    private void start(String board) {
        boards.fold(fact(board, 2, "game_started", GameStarted.getDefaultInstance()));
    }

    @Test
    void aStartMeansTheGamesOfItsScopeThatHaveNotStarted() {
        start("demo/1/2");
        assertEquals(List.of("demo/1/1", "demo/2/1", "demo/1/10"), meant(OrderKind.ORDER_KIND_START, 0, "", ""));
        assertEquals(List.of("demo/1/1", "demo/1/10"), meant(OrderKind.ORDER_KIND_START, 1, "", ""));
        assertEquals(List.of("demo/2/1"), meant(OrderKind.ORDER_KIND_START, 0, "bonn", ""));
        assertEquals(List.of("demo/1/1"), meant(OrderKind.ORDER_KIND_START, 0, "", "demo/1/1"));
        assertEquals(List.of(), meant(OrderKind.ORDER_KIND_START, 3, "", ""));
    }

    @Test
    void aPauseMeansRunningGamesAndAResumptionPausedOnes() {
        start("demo/1/1");
        start("demo/1/2");
        boards.fold(fact("demo/1/2", 3, "game_paused", GamePaused.getDefaultInstance()));
        assertEquals(List.of("demo/1/1"), meant(OrderKind.ORDER_KIND_PAUSE, 0, "", ""));
        assertEquals(List.of("demo/1/2"), meant(OrderKind.ORDER_KIND_RESUME, 0, "", ""));
        boards.fold(fact("demo/1/2", 4, "game_resumed", GameResumed.getDefaultInstance()));
        assertEquals(List.of("demo/1/1", "demo/1/2"), meant(OrderKind.ORDER_KIND_PAUSE, 0, "", ""));
        assertEquals(List.of(), meant(OrderKind.ORDER_KIND_RESUME, 0, "", ""));
    }

    @Test
    void endedAndFlaggedGamesAreNobodysBusinessAndARestartedOneWaitsForItsStart() {
        start("demo/1/1");
        start("demo/1/2");
        start("demo/2/1");
        boards.fold(fact("demo/1/1", 3, "game_ended", GameEnded.getDefaultInstance()));
        boards.fold(fact(
                "demo/1/2",
                3,
                "flag_fell",
                FlagFell.newBuilder().setProvisional(true).build()));
        boards.fold(fact("demo/2/1", 3, "game_voided", GameVoided.getDefaultInstance()));
        assertEquals(List.of(), meant(OrderKind.ORDER_KIND_PAUSE, 0, "", ""));
        assertEquals(List.of(), meant(OrderKind.ORDER_KIND_RESUME, 0, "", ""));
        boards.fold(fact(
                "demo/2/1",
                4,
                "game_restarted",
                GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(control("5+0"))
                        .setBlackControl(control("5+0"))
                        .build()));
        assertEquals(List.of("demo/2/1"), meant(OrderKind.ORDER_KIND_START, 2, "", ""));
    }

    @Test
    void aBoardMayBeCancelledAgainAfterALossOfRecords() { // LAW 6.6, ENG-1
        GameVoided cancelled =
                GameVoided.newBuilder().setAttempt(1).setCancelled(true).build();
        boards.fold(fact("demo/1/1", 2, "game_voided", cancelled));
        boards.fold(fact("demo/1/1", 2, "game_voided", cancelled));
        assertEquals(List.of(), meant(OrderKind.ORDER_KIND_START, 0, "", "demo/1/1"));
        GameEvent ofAnAttempt = fact("demo/1/1", 3, "game_voided", GameVoided.getDefaultInstance());
        assertThrows(IllegalStateException.class, () -> boards.fold(ofAnAttempt), "no other fact is passed over");
    }

    @Test
    void theCompetitionOfANamedBoardIsKnown() {
        var order = boards.resolve(GiveRequest.newBuilder()
                .setKind(OrderKind.ORDER_KIND_START)
                .setBoardId("other/1/1")
                .build());
        assertEquals("other", order.getCompetitionId());
        assertEquals(List.of("rome", "oslo"), order.getBoards(0).getVenuesList());
    }

    @Test
    void anUnknownFactStopsTheReadingUnlessItMayBeIgnored() {
        var unknown = GameEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey("demo/1/1"));
        assertThrows(IllegalStateException.class, () -> boards.fold(unknown.build()));
        boards.fold(GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setReaderMayIgnore(true))
                .build());
    }

    @Test
    void aLogWhoseKeyIsNoIdOfABoardIsPassedOver() {
        for (String key : List.of("nowhere", "demo/1", "demo/01/1", "demo/0/1")) {
            boards.fold(created(key, "rome", "oslo"));
            start(key);
            assertEquals(List.of(), meant(OrderKind.ORDER_KIND_START, 0, "", key));
            assertEquals(List.of(), meant(OrderKind.ORDER_KIND_PAUSE, 0, "", key));
        }
        assertEquals(
                List.of("demo/1/1", "demo/1/2", "demo/2/1", "demo/1/10"), meant(OrderKind.ORDER_KIND_START, 0, "", ""));
    }
}
