package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.VoidGameReport;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.game.v1.GameVoided;

/** A board that was cancelled before its first move is shown no longer, but its record is (LAW 6.6). */
class CancelledBoardTest extends HallFixture {
    private Changes cancelled() {
        return hall.fold(facts.game(
                BOARD,
                event -> event.setGameVoided(GameVoided.newBuilder()
                        .setAttempt(1)
                        .setReason("Both went home")
                        .setArticle("LAW 6.6")
                        .setCancelled(true))));
    }

    @Test
    void itLeavesAllListsOfBoards() { // LAW 6.6
        play();
        String player = board().white().name();
        Changes changes = cancelled();
        assertEquals(Set.of(BOARD), changes.cancelled());
        assertEquals(Optional.empty(), hall.boardViews().view(BOARD));
        assertTrue(hall.rooms().boards().ids().stream().noneMatch(BOARD::equals));
        assertEquals(Set.of(), hall.rooms().boards().seatsInPlay().keySet());
        assertEquals(player, hall.rooms().boards().playerName(BOARD, Side.WHITE), "its record has the players");
    }

    @Test
    void bothPlayersAreToldWhy() { // LAW 6.6
        play();
        List<Notice> notices = cancelled().notices();
        assertEquals(2, notices.size());
        assertEquals(Notice.Kind.BOARD_CANCELLED, notices.getFirst().kind());
        assertTrue(notices.getFirst().text().contains("Both went home"), notices.getFirst()::text);
    }

    private void warned() {
        hall.fold(facts.adjudication(
                BOARD,
                "OCR 18.4.1",
                CA,
                event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                        .setRulingId(BOARD + "/ruling-1")
                        .setOffender(WHITE)
                        .setReason("Talked")
                        .addItems(PenaltyItem.newBuilder().setKind(PenaltyKind.PENALTY_KIND_WARNING)))));
    }

    @Test
    void itsRecordCanStillBeRead() { // LAW 6.6, OCR 18.3
        play();
        warned();
        cancelled();
        assertEquals(Optional.of(BOARD), hall.boardViews().recorded(BOARD).map(BoardView::id));
        assertEquals(List.of(1), hall.boardViews().cancelled("demo", 1, "milan"));
        assertEquals(List.of(), hall.boardViews().cancelled("demo", 1, "turin"));
        assertEquals(List.of(), hall.boardViews().cancelled("demo", 2, ""));
        List<StepView> steps =
                hall.boardViews().timeline(BOARD, "", _ -> true, false).steps();
        assertEquals(StepKind.VOIDED, steps.getLast().kind());
        assertEquals("Both went home", steps.getLast().text());
        assertEquals(List.of(), hall.boardViews().irregularities(BOARD));
        assertEquals(
                List.of(BOARD + "/ruling-1"),
                hall.boardViews().rulings("demo", 1, _ -> true).stream()
                        .map(RulingReport::id)
                        .toList());
    }

    @Test
    void itsRecordSurvivesASecondCancellationAfterALossOfRecords() { // LAW 6.6, ENG-1
        play();
        String player = board().white().name();
        cancelled();
        cancelled();
        assertEquals(player, hall.rooms().boards().playerName(BOARD, Side.WHITE));
        assertEquals(Optional.empty(), hall.boardViews().view(BOARD));
        assertEquals(List.of(1), hall.boardViews().cancelled("demo", 1, ""));
    }

    @Test
    void itIsInTheReportOfItsRound() { // LAW 6.6, OCR 18.3
        var loaded = facts.loaded().toBuilder();
        loaded.getCompetitionLoadedBuilder().getRoundsBuilder(0).clearPairings().addCancelled(1);
        hall.fold(loaded.build());
        play();
        warned();
        cancelled();
        var report = RoundReports.of(hall, "demo", 1, "", 0).orElseThrow().now().content();
        BoardReport board = report.boards().getFirst();
        assertEquals(List.of(BOARD, "CANCELLED"), List.of(board.id(), board.status()));
        assertEquals(
                List.of(1),
                board.voidGames().stream().map(VoidGameReport::attempt).toList());
        assertEquals(
                List.of(BOARD + "/ruling-1"),
                report.rulings().stream().map(RulingReport::id).toList());
    }
}
