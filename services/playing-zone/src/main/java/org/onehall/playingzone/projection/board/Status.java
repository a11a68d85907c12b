package org.onehall.playingzone.projection.board;

/** Where the current attempt of a board stands. */
public enum Status {
    CREATED,
    PLAYING,
    PAUSED,
    AWAITING_CA,
    ADJOURNED,
    ENDED
}
