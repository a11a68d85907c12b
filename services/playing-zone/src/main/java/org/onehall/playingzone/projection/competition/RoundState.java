package org.onehall.playingzone.projection.competition;

/** How far a round is before its games (LAW 6.6). */
public enum RoundState {
    /** It has no pairings. */
    NOT_PAIRED,
    /** It has pairings that only those who may open it see. */
    PAIRED,
    /** Everybody may see its pairings. */
    PUBLISHED,
    /** It has been opened. */
    OPEN
}
