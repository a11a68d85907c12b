package org.onehall.regulations;

import java.math.BigDecimal;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * What a side may appeal against, and whether it has reason to. What is appealed against still counts until the appeal
 * is decided (OCR 17.11, LAW 11.10, FSSI gen-8).
 */
public final class AppealRight {
    private AppealRight() {}

    /** Why an appeal is not possible. */
    public enum Obstacle {
        /** The regulations do not allow appeals against results (FSSI gen-8 a). */
        RESULTS_EXCLUDED,
        /** The game is not over. */
        NO_RESULT,
        /** The side has won (OCR 7.1). */
        OWN_WIN,
        /** Nothing of the ruling applies any more. */
        TAKEN_BACK,
        /** A fair-play decision that cannot be appealed against (APP-I A10). */
        FINAL
    }

    /**
     * The result of a game, seen by a side.
     *
     * @param allowed the regulations allow appeals against results
     * @param won the side has the points of a win, see {@link #isWin}
     * @param decisionFinal the score comes from a decision that cannot be appealed against
     */
    public record Result(boolean allowed, boolean ended, boolean won, boolean decisionFinal) {
        public Optional<Obstacle> obstacle() {
            if (!allowed) return Optional.of(Obstacle.RESULTS_EXCLUDED);
            if (!ended) return Optional.of(Obstacle.NO_RESULT);
            if (won) return Optional.of(Obstacle.OWN_WIN);
            return decisionFinal ? Optional.of(Obstacle.FINAL) : Optional.empty();
        }
    }

    /**
     * A ruling.
     *
     * @param takenBack another ruling has taken back the whole of it
     * @param decisionFinal it cannot be appealed against
     */
    public record Ruling(boolean takenBack, boolean decisionFinal) {
        public Optional<Obstacle> obstacle() {
            if (takenBack) return Optional.of(Obstacle.TAKEN_BACK);
            return decisionFinal ? Optional.of(Obstacle.FINAL) : Optional.empty();
        }
    }

    /**
     * A penalty, or what of it has not been taken back.
     *
     * @param decisionFinal it cannot be appealed against
     * @param attempt the game in which it was imposed, from 1; 0 if unknown
     * @param gameLost the loss of the game is part of it
     * @param expelled an expulsion is part of it, even one that is lifted for the rounds to come
     * @param endedGame it ended the game while it was in progress
     */
    public record Penalty(boolean decisionFinal, int attempt, boolean gameLost, boolean expelled, boolean endedGame) {
        /** Whether the score of a game comes from it, and cannot be appealed against for that reason (APP-I A10). */
        public boolean settlesScore(int game) {
            return decisionFinal && attempt == game && (gameLost || expelled && endedGame);
        }
    }

    /** Whether a side has the points of a win, and the other side those of a loss (OCR 7.1). */
    public static boolean isWin(BigDecimal own, BigDecimal theirs, BigDecimal win, BigDecimal loss) {
        return own.compareTo(win) == 0 && theirs.compareTo(loss) == 0;
    }

    /**
     * Whether a side has reason to appeal when penalties are taken back: not the side that was penalised, and neither
     * side if an appeal led to it.
     */
    public static boolean hasReason(Side side, Side penalised, boolean byAppeal) {
        return side != penalised && !byAppeal;
    }

    /**
     * Whether the decision of an appeal can itself be appealed against: the regulations then set a fee for it (FSSI
     * gen-8 e).
     */
    public static boolean isSecondPossible(BigDecimal secondFee) {
        return secondFee.signum() > 0;
    }
}
