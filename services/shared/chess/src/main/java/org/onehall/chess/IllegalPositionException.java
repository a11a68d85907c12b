package org.onehall.chess;

/** A well-formed FEN describes a position in which the rules of play make no sense (LAW 3.10.3). */
public final class IllegalPositionException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    IllegalPositionException(String message) {
        super(message);
    }
}
