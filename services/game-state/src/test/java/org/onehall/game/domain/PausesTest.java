package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.Games.*;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** A game that is paused; each name is the rule. */
class PausesTest {
    @Test
    void resignationCountsAlsoWhilePaused() { // OCR 5.2, DEC-31, LAW 5.1.2
        var board = started()
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(10))
                .accepted()
                .when(play(Side.WHITE, "e2e4"), WHITE, T0.plusSeconds(11))
                .refused(GameRefusal.GAME_PAUSED)
                .when(new ResultCommand.Resign(BOARD, Side.BLACK), BLACK, T0.plusSeconds(12))
                .accepted();
        assertEquals(Result.WHITE_WINS, ((Event.GameEnded) board.events().getLast()).result());
    }

    @Test
    void aPauseCostsNobodyTime() { // OCR 19.6
        var board = started()
                .when(new ClockCommand.Pause(BOARD, "Lamp fell"), LCA_ROME, T0.plusSeconds(10))
                .accepted()
                .when(
                        new ClockCommand.Resume(
                                BOARD,
                                "Lamp repaired",
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                "OCR 19.6",
                                Optional.empty(),
                                Optional.empty(),
                                0),
                        LCA_ROME,
                        T0.plusSeconds(300))
                .accepted();
        assertEquals(minutes(90).plusSeconds(20), board(board).clocks().remaining(Side.WHITE, T0.plusSeconds(300)));
    }
}
