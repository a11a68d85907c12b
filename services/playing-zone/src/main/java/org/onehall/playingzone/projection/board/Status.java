package org.onehall.playingzone.projection.board;

/** The state of the current attempt of a board. */
public enum Status {
    CREATED,
    PLAYING,
    PAUSED,
    AWAITING_CA,
    ADJOURNED,
    ENDED
}
