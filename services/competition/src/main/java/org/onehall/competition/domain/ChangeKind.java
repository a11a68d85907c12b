package org.onehall.competition.domain;

/** What was changed in a definition after it was loaded. */
public enum ChangeKind {
    PLAYERS_ENTERED,
    PLAYER_CORRECTED,
    PLAYER_WITHDRAWN,
    PLAYER_RETURNED,
    /** A bye was set for a player who is not paired. */
    ABSENCE_SET,
    ABSENCE_TAKEN_BACK,
    /** Will play at another venue. */
    PLAYER_MOVED,
    /** Changes of venue took effect, because their round opens. */
    VENUES_CHANGED,
    LINE_UP_SET,
    OFFICIAL_APPOINTED,
    OFFICIAL_DISMISSED,
    VENUE_ADDED,
    VENUE_RENAMED,
    VENUE_REMOVED,
    ROUND_ADDED,
    ROUND_PLANNED,
    ROUND_REMOVED,
    PAIRINGS_SET,
    PAIRINGS_PUBLISHED,
    /** The players of a board of an open round, or their colours, were changed. */
    PAIRING_REPAIRED,
    /** A board was added to an open round. */
    BOARD_ADDED,
    /** A board of an open round was cancelled before its first move. */
    BOARD_CANCELLED
}
