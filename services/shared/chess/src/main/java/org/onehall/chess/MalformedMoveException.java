package org.onehall.chess;

/** A text is not a move in UCI notation, whatever the position. */
public final class MalformedMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    MalformedMoveException(String message) {
        super(message);
    }
}
