package org.onehall.chess;

/** A text is not a FEN: the message names the field and what is wrong with it. */
public final class MalformedFenException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    MalformedFenException(String message) {
        super(message);
    }
}
