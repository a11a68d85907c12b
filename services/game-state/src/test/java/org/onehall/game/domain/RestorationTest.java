package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/** Going back to an earlier position (AMD 7.5.1, LAW 7.1, DEC-08). */
class RestorationTest {
    private static final ClockCommand.Resume RESUME = resume();

    private static RepairCommand.RestorePosition restore(int ply) {
        return new RepairCommand.RestorePosition(
                BOARD, ply, Optional.empty(), Optional.empty(), "An illegal move was found", "AMD 7.5.1", 0);
    }

    @Test
    void thePositionIsRestoredLaterPliesAreCutAndTheArbiterResumes() { // AMD 7.5.1
        var board = moves(started(), T0, "e2e4", "e7e5", "g1f3", "b8c6")
                .when(restore(1), LCA_ROME, T0.plusSeconds(10))
                .accepted();
        BoardState.Board now = board(board);
        assertEquals(Phase.PAUSED, now.phase());
        assertEquals(List.of("e2e4"), now.moves());
        assertEquals(new BySide<>(1, 0), now.movesMade());
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                now.position().fen());
        board.when(play(Side.BLACK, "c7c5"), BLACK, T0.plusSeconds(11))
                .refused(GameRefusal.GAME_PAUSED)
                .when(RESUME, LCA_ROME, T0.plusSeconds(60))
                .accepted()
                .when(play(Side.WHITE, "d2d4"), WHITE, T0.plusSeconds(61))
                .refused(GameRefusal.NOT_YOUR_MOVE)
                .when(play(Side.BLACK, "c7c5"), BLACK, T0.plusSeconds(61))
                .accepted();
        assertEquals(2, ((Event.MovePlayed) board.events().getFirst()).ply());
    }

    @Test
    void ofTwoArbitersWhoRestoreAtOnceOneDoesAndTheOtherIsTold() { // AMD 7.5.1, OCR 19.5
        var added = new ClockCommand.AdjustTime(
                BOARD, Side.WHITE, minutes(1), "Noise", "LAW 12.5", Optional.empty(), "", 0, OptionalInt.of(0), "", "");
        for (Command first : List.of(restore(2), added)) {
            var board = moves(started(), T0, "e2e4", "e7e5", "g1f3", "b8c6")
                    .when(first, LCA_ROME, T0.plusSeconds(10))
                    .accepted();
            board.when(restore(1), LCA_ROME, T0.plusSeconds(10))
                    .refused(GameRefusal.CLOCKS_CHANGED)
                    .when(added, LCA_ROME, T0.plusSeconds(10))
                    .refused(GameRefusal.CLOCKS_CHANGED)
                    .when(
                            new RepairCommand.RestorePosition(
                                    BOARD, 1, Optional.empty(), Optional.empty(), "It was seen", "AMD 7.5.1", 1),
                            LCA_ROME,
                            T0.plusSeconds(11))
                    .accepted();
        }
        moves(started(), T0, "e2e4", "e7e5")
                .when(
                        new RepairCommand.RestorePosition(
                                BOARD, 1, Optional.empty(), Optional.empty(), "Of another board", "AMD 7.5.1", 7),
                        LCA_ROME,
                        T0.plusSeconds(10))
                .refused(GameRefusal.CLOCKS_CHANGED);
    }

    @Test
    void theClocksStayAsTheyAreUnlessTheArbiterGivesOthers() { // LAW 7.1
        var asTheyAre = moves(started(), T0, "e2e4", "e7e5", "g1f3")
                .when(restore(1), LCA_ROME, T0.plusSeconds(10))
                .accepted();
        // White: 1:30:30, two moves of a second each, two increments. Black: a move of one second, then seven
        // seconds of thinking.
        assertEquals(
                Duration.ofSeconds(5430 - 2 + 60), board(asTheyAre).clocks().remaining(Side.WHITE, T0.plusSeconds(10)));
        assertEquals(
                Duration.ofSeconds(5430 - 1 + 30 - 7),
                board(asTheyAre).clocks().remaining(Side.BLACK, T0.plusSeconds(10)));
        var given = moves(started(), T0, "e2e4", "e7e5", "g1f3")
                .when(
                        new RepairCommand.RestorePosition(
                                BOARD,
                                1,
                                Optional.of(minutes(80)),
                                Optional.of(minutes(70)),
                                "Found later",
                                "AMD 7.5.1",
                                0),
                        LCA_ROME,
                        T0.plusSeconds(10))
                .accepted();
        assertEquals(minutes(80), board(given).clocks().remaining(Side.WHITE, T0.plusSeconds(10)));
        assertEquals(minutes(70), board(given).clocks().remaining(Side.BLACK, T0.plusSeconds(10)));
        var event =
                assertInstanceOf(Event.PositionRestored.class, given.events().getFirst());
        assertEquals(Optional.of(Side.BLACK), event.before().running());
    }

    @Test
    void pliesThatWereCutDoNotCountForRepetition() { // DEC-08
        var board = moves(started(), T0, "g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6")
                .when(restore(2), LCA_ROME, T0.plusSeconds(10))
                .accepted();
        assertEquals(1, board(board).repetitions().count());
        moves(
                board.when(RESUME, LCA_ROME, T0.plusSeconds(11)),
                T0.plusSeconds(12),
                "f3g1",
                "f6g8",
                "g1f3",
                "g8f6",
                "f3g1");
        assertEquals(Phase.PLAYING, board(board).phase(), "the third occurrence is still to come");
        moves(board, T0.plusSeconds(20), "f6g8");
        assertEquals(Termination.REPETITION, ((Event.GameEnded) board.events().getLast()).termination());
    }

    @Test
    void aPeriodsMoveCountGoesBackWithThePosition() { // AMD 7.5.1, LAW 6.4
        var board = moves(started(rules(), "2/1, 30", Optional.empty()), T0, "e2e4", "e7e5", "g1f3")
                .when(restore(2), LCA_ROME, T0.plusSeconds(10))
                .accepted();
        assertEquals(1, board(board).clocks().faces().white().moves());
    }

    @Test
    void anArbiterOfAnotherVenueAPlayerAndAFlagCannotRestore() { // OCR 19.5
        var board = moves(started(rules(), "1+0", Optional.empty()), T0, "e2e4", "e7e5");
        board.when(restore(0), LCA_ELSEWHERE, T0.plusSeconds(10))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(restore(0), WHITE, T0.plusSeconds(10))
                .refused(GameRefusal.FORBIDDEN_ROLE)
                .when(restore(2), LCA_ROME, T0.plusSeconds(10))
                .refused(GameRefusal.NO_SUCH_POSITION)
                .when(restore(0), LCA_ROME, T0.plusSeconds(100))
                .refused(GameRefusal.FLAG_FALLEN);
    }
}
