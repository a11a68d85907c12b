package org.onehall.fairplay.domain;

/** What somebody who has no seat and no task is in a venue. */
public enum Capacity {
    SPECTATOR,
    CAPTAIN,
    COMPANION,
    PRESS,
    STAFF,
    FINISHED_PLAYER,
    UNKNOWN
}
