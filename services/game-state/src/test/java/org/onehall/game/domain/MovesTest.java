package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** Moves on one board, and the ends they bring (OCR 3 to 5); each name is the rule. */
class MovesTest {
    @Test
    void aMoveSwitchesTheClocksInTheSameFact() { // OCR 4.2, ENG-2, LAW 6.2.1, DEC-02
        var board = started()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(12), T0.plusSeconds(13))
                .accepted();
        var move = (Event.MovePlayed) board.events().getFirst();
        assertEquals(Duration.ofSeconds(12), move.spent());
        assertEquals("e4", move.san());
        // 90+30: 1:30:30 at the start, 12 s used, 30 s for the next move (DEC-04).
        assertEquals(Duration.ofMinutes(90).plusSeconds(48), move.clocks().white());
        assertEquals(Optional.of(Side.BLACK), move.clocks().running());
        // The opponent is charged only from the publication on (ENG-4).
        assertEquals(
                Duration.ofMinutes(90).plusSeconds(30),
                board(board).clocks().remaining(Side.BLACK, T0.plusSeconds(13)));
    }

    @Test
    void anIllegalMoveIsRefusedAndTheClockRunsOn() { // OCR 3.3
        var board = started();
        var before = board.state();
        board.when(play(Side.WHITE, "e2e5"), WHITE, T0.plusSeconds(5)).refused(GameRefusal.ILLEGAL_MOVE);
        assertEquals(before, board.state());
    }

    @Test
    void aPawnOnTheLastRankNeedsItsPiece() { // LAW 3.7.5
        started(rules(), "90+30", Optional.of("8/P6k/8/8/8/8/8/K7 w - - 0 1"))
                .when(play(Side.WHITE, "a7a8"), WHITE, T0.plusSeconds(1))
                .refused(GameRefusal.PROMOTION_PIECE_MISSING)
                .when(play(Side.WHITE, "a7a8q"), WHITE, T0.plusSeconds(1))
                .accepted();
    }

    @Test
    void checkmateEndsTheGameAndStopsBothClocks() { // OCR 5.1, LAW 6.2.1.1, LAW 5.1.1
        var board = moves(started(), T0, "f2f3", "e7e5", "g2g4", "d8h4");
        var ended = (Event.GameEnded) board.events().getLast();
        assertEquals(Result.BLACK_WINS, ended.result());
        assertEquals(Termination.CHECKMATE, ended.termination());
        assertTrue(board(board).clocks().running().isEmpty());
        board.when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(9)).refused(GameRefusal.GAME_ENDED);
    }

    @Test
    void theThirdOccurrenceEndsTheGameOnline() { // OCR 5.4.1, DEC-08
        var board =
                moves(started(), T0, "d2d4", "d7d5", "b1c3", "b8c6", "c3b1", "c6b8", "b1c3", "b8c6", "c3b1", "c6b8");
        assertEquals(Termination.REPETITION, ((Event.GameEnded) board.events().getLast()).termination());
    }

    @Test
    void underTheLawsTheThirdOccurrenceGoesOn() { // LAW 9.6.1
        var board = moves(
                start(created(lawsRules(), "90+30", Optional.empty())),
                T0,
                "d2d4",
                "d7d5",
                "b1c3",
                "b8c6",
                "c3b1",
                "c6b8",
                "b1c3",
                "b8c6",
                "c3b1",
                "c6b8");
        assertEquals(Phase.PLAYING, board(board).phase());
    }

    @Test
    void whoHasNotTheMoveDoesNotMove() { // LAW 1.3, LAW 1.1, LAW 1.2
        moves(started(), T0, "e2e4")
                .when(play(Side.WHITE, "d2d4"), WHITE, T0.plusSeconds(2))
                .refused(GameRefusal.NOT_YOUR_MOVE)
                .when(play(Side.BLACK, "e7e5"), BLACK, T0.plusSeconds(2))
                .accepted();
    }
}
