package org.onehall.chess;

/** A PGN game that had to be read whole has an error; {@link PgnGame#orThrow()} throws it. */
public final class PgnException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    PgnException(PgnError error) {
        super(error.toString());
        this.line = error.line();
        this.column = error.column();
    }

    /** Line of the error, from 1. */
    public int line() {
        return line;
    }

    /** Column of the error, from 1. */
    public int column() {
        return column;
    }
}
