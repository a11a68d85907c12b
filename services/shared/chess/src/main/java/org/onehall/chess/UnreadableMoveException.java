package org.onehall.chess;

/** A text cannot be read as exactly one legal move of a position. */
public final class UnreadableMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** Why the text could not be read. */
    public enum Reason {
        /** The text is not move notation. */
        UNKNOWN,
        /** Two or more legal moves fit. */
        AMBIGUOUS,
        /** The notation is understood, but no legal move fits. */
        ILLEGAL,
        /** One legal move fits, but a strict reader requires it to be written differently. */
        NOT_CANONICAL
    }

    private final Reason reason;

    UnreadableMoveException(Reason reason, String message) {
        super(message);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
