package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Side;
import org.onehall.regulations.AppealRight.Obstacle;

/** What a side may appeal against (OCR 17.11, LAW 11.10, FSSI gen-8). */
class AppealRightTest {
    @ParameterizedTest
    @CsvSource({ // allowed, ended, won, decisionFinal: OCR 17.11, OCR 7.1, FSSI gen-8 a, APP-I A10
        "true,  true,  false, false, ",
        "false, false, true,  true,  RESULTS_EXCLUDED",
        "true,  false, true,  true,  NO_RESULT",
        "true,  true,  true,  true,  OWN_WIN",
        "true,  true,  false, true,  FINAL",
    })
    void theFirstObstacleOfAResult(boolean allowed, boolean ended, boolean won, boolean decisionFinal, Obstacle first) {
        assertEquals(Optional.ofNullable(first), new AppealRight.Result(allowed, ended, won, decisionFinal).obstacle());
    }

    @ParameterizedTest
    @CsvSource({ // takenBack, decisionFinal: OCR 17.11, OCR 18.3, APP-I A10
        "false, false, ",
        "true,  true,  TAKEN_BACK",
        "false, true,  FINAL",
    })
    void theFirstObstacleOfARuling(boolean takenBack, boolean decisionFinal, Obstacle first) {
        assertEquals(Optional.ofNullable(first), new AppealRight.Ruling(takenBack, decisionFinal).obstacle());
    }

    @ParameterizedTest
    @CsvSource({ // decisionFinal, attempt, gameLost, expelled, endedGame: APP-I A10
        "true,  2, true,  false, false, true",
        "true,  2, true,  false, true,  true",
        "true,  2, false, true,  true,  true",
        "true,  2, false, true,  false, false",
        "true,  2, false, false, true,  false",
        "true,  1, true,  false, true,  false",
        "true,  0, true,  false, true,  false",
        "false, 2, true,  true,  true,  false",
    })
    void aFinalLossOrAnExpulsionThatEndedTheGameSettlesItsScore(
            boolean decisionFinal,
            int attempt,
            boolean gameLost,
            boolean expelled,
            boolean endedGame,
            boolean settles) {
        assertEquals(
                settles,
                new AppealRight.Penalty(decisionFinal, attempt, gameLost, expelled, endedGame).settlesScore(2));
    }

    @ParameterizedTest
    @CsvSource({ // own, theirs, win, loss: OCR 7.1
        "1,   0,   1, 0,   true",
        "1.0, 0.0, 1, 0,   true",
        "1,   0.5, 1, 0,   false",
        "0.5, 0.5, 1, 0,   false",
        "0,   1,   1, 0,   false",
        "3,   0,   3, 0,   true",
        "1,   0,   3, 0,   false",
        "3,   0,   3, 0.5, false",
    })
    void aWinHasTheWinnersPointsAndTheLosersPoints(
            BigDecimal own, BigDecimal theirs, BigDecimal win, BigDecimal loss, boolean isWin) {
        assertEquals(isWin, AppealRight.isWin(own, theirs, win, loss));
    }

    @Test
    void theSideThatWasNotPenalisedHasReasonAgainstAWithdrawalUnlessABodyOrderedIt() { // OCR 17.11, OCR 18.3
        assertTrue(AppealRight.hasReason(Side.BLACK, Side.WHITE, false));
        assertFalse(AppealRight.hasReason(Side.WHITE, Side.WHITE, false));
        for (Side side : Side.values()) assertFalse(AppealRight.hasReason(side, Side.WHITE, true));
    }

    @Test
    void whereItHasAFeeASecondAppealIsPossible() { // FSSI gen-8 e
        assertTrue(AppealRight.isSecondPossible(new BigDecimal("100")));
        assertFalse(AppealRight.isSecondPossible(BigDecimal.ZERO));
    }
}
