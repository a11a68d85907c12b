package org.onehall.playingzone.projection.timeline;

/** The logs that contribute to a timeline; facts of the same instant are in this order. */
enum Log {
    COMPETITION,
    CLOCK,
    CONNECTIVITY,
    FAIR_PLAY,
    ADJUDICATION,
    GAME
}
