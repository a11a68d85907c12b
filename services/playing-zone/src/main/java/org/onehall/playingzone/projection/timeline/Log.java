package org.onehall.playingzone.projection.timeline;

/** Those that tell; of one instant, in this order. */
enum Log {
    COMPETITION,
    CLOCK,
    CONNECTIVITY,
    FAIR_PLAY,
    ADJUDICATION,
    GAME
}
