package org.onehall.competition.tiebreak;

/** What a round was for one participant, a player or a team. */
public enum Happening {
    /** Won over the board; for a team, at least one board was played. */
    WIN,
    DRAW,
    LOSS,
    /** Won because the opponent did not appear. */
    FORFEIT_WIN,
    /** Lost for not appearing; both have it in a double forfeit. */
    FORFEIT_LOSS,
    /** Unpaired because the number of participants was odd. */
    PAIRING_BYE,
    /** Unpaired, with the points of a win. */
    FULL_BYE,
    /** Unpaired on request, with the points of a draw. */
    HALF_BYE,
    /** Unpaired on request, or after a withdrawal, without points (16.1.1). */
    ZERO_BYE,
    /** Not there yet, or not any more; it counts as a {@link #ZERO_BYE}. */
    NOTHING;

    /** Over the board. */
    public boolean isPlayed() {
        return this == WIN || this == DRAW || this == LOSS;
    }

    /** Paired with an opponent, but not played. */
    public boolean isForfeit() {
        return this == FORFEIT_WIN || this == FORFEIT_LOSS;
    }

    /** Somebody to play with was named. */
    public boolean isPaired() {
        return isPlayed() || isForfeit();
    }

    /** A requested bye (16.1.1). */
    public boolean isRequestedBye() {
        return this == HALF_BYE || this == ZERO_BYE || this == NOTHING;
    }

    /** A voluntarily unplayed round, "VUR" (16.1.2). */
    public boolean isVoluntarilyUnplayed() {
        return isRequestedBye() || this == FORFEIT_LOSS;
    }
}
