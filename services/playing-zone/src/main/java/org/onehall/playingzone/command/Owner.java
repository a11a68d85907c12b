package org.onehall.playingzone.command;

/**
 * Whose answer a command waits for. A command for one owner must not wait for another owner that does not answer: a
 * move least of all.
 */
public enum Owner {
    GAME,
    CLOCK,
    CONNECTIVITY,
    FAIR_PLAY,
    ADJUDICATION,
    COMPETITION,
    CODES
}
