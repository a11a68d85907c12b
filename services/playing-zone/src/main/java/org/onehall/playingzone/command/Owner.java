package org.onehall.playingzone.command;

/**
 * The service whose answer a command waits for. A command for one owner, and a move above all, must not wait for
 * another owner that does not answer.
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
