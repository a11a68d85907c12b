package org.onehall.game.domain;

import org.onehall.chess.BySide;
import org.onehall.chess.Side;

/**
 * What holds for one game alone, and not for the one that replaces it.
 *
 * @param earlyOffers an arbiter has lifted the ban of draw offers (LAW 9.1.1)
 * @param toReproduce half-move of each side that it has to make on the traditional board as well before its next one; 0: none (OCR 20.5)
 */
public record Particulars(boolean earlyOffers, BySide<Integer> toReproduce) {
    static final int NOTHING = 0;
    static final Particulars NONE = new Particulars(false, BySide.both(NOTHING));

    Particulars withEarlyOffers(boolean allowed) {
        return new Particulars(allowed, toReproduce);
    }

    Particulars toReproduce(Side side, int ply) {
        return new Particulars(earlyOffers, toReproduce.with(side, ply));
    }

    /** An earlier position stands, and an arbiter has seen to it that it does on the traditional board as well (OCR 20.1). */
    Particulars restored() {
        return new Particulars(earlyOffers, NONE.toReproduce);
    }
}
