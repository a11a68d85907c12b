package org.onehall.game.domain;

/**
 * What holds for one game alone, and not for the one that replaces it.
 *
 * @param earlyOffers an arbiter has lifted the ban of draw offers (LAW 9.1.1)
 */
public record Particulars(boolean earlyOffers) {
    static final Particulars NONE = new Particulars(false);
}
