package org.onehall.fairplay.domain;

/** The capacity in which a person without a seat or a task is in a venue. */
public enum Capacity {
    SPECTATOR,
    CAPTAIN,
    COMPANION,
    PRESS,
    STAFF,
    FINISHED_PLAYER,
    UNKNOWN
}
