package org.onehall.game.domain;

import java.util.Optional;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * What holds for one game alone, not for a game that replaces it.
 *
 * @param earlyOffers an arbiter has lifted the ban on draw offers (LAW 9.1.1)
 * @param toReproduce for each side, the half-move that it must also make on the traditional board before its next move;
 *     0: none (OCR 20.5)
 * @param preMoves in UCI, known only to their owner and the services (OCR 3.6 b, ENG-5)
 */
public record Particulars(boolean earlyOffers, BySide<Integer> toReproduce, BySide<Optional<String>> preMoves) {
    static final int NOTHING = 0;
    static final Particulars NONE = new Particulars(false, BySide.both(NOTHING), BySide.both(Optional.empty()));

    Particulars withEarlyOffers(boolean allowed) {
        return new Particulars(allowed, toReproduce, preMoves);
    }

    Particulars toReproduce(Side side, int ply) {
        return new Particulars(earlyOffers, toReproduce.with(side, ply), preMoves);
    }

    Particulars preMove(Side side, Optional<String> uci) {
        return new Particulars(earlyOffers, toReproduce, preMoves.with(side, uci));
    }

    Particulars withoutPreMoves() {
        return new Particulars(earlyOffers, toReproduce, NONE.preMoves);
    }

    /**
     * An earlier position was restored, and an arbiter has made sure that it stands on the traditional board as well
     * (OCR 20.1).
     */
    Particulars restored() {
        return new Particulars(earlyOffers, NONE.toReproduce, NONE.preMoves);
    }
}
