package org.onehall.competition.pairing;

import java.math.BigDecimal;
import org.onehall.chess.Side;
import org.onehall.competition.domain.ByeKind;

/** What a player did in an earlier round. */
public sealed interface PastRound {
    /** From 1. */
    int round();

    /** The points for it, as they count in the standings. */
    BigDecimal points();

    /**
     * A game, or a game that somebody forfeited.
     *
     * @param board from 1
     * @param outcome the result for this player, as it is in the report for a pairing program
     * @param played whether it was played; false: forfeited, so that both may meet again (C.04.1.2)
     */
    record Game(
            int round, int board, String opponentId, Side colour, Outcome outcome, boolean played, BigDecimal points)
            implements PastRound {}

    /** A bye of any kind; {@link ByeKind#ZERO} is also an absence that was known. */
    record Bye(int round, ByeKind kind, BigDecimal points) implements PastRound {}

    /** The result of a game for one player. */
    enum Outcome {
        WON,
        DRAWN,
        LOST,
        /** There is no result yet. */
        OPEN
    }
}
