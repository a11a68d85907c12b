package org.onehall.screening;

/** Why a player's moves are not compared with a rating, so that there is the record only. */
public enum NoComparison {
    UNRATED,
    /** In other games there is no rating, and what is not rated cannot be compared. */
    RATED_IN_SOME_GAMES,
    /** Fewer than 30 that count. */
    TOO_FEW_MOVES
}
