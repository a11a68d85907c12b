package org.onehall.screening;

/** Why a player's moves are not compared with a rating, so that there is only the record. */
public enum NoComparison {
    UNRATED,
    /** In other games the player has no rating, and unrated games cannot be compared. */
    RATED_IN_SOME_GAMES,
    /** Fewer than 30 moves count. */
    TOO_FEW_MOVES
}
