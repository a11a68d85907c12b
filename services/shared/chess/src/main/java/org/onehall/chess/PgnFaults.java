package org.onehall.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The first fault of a game, after which no move is read, and the notes about what costs no move. */
final class PgnFaults {
    private static final int MOST_NOTES = 50;

    private final List<PgnError> notes = new ArrayList<>();
    private Optional<PgnError> error = Optional.empty();

    /** The first fault of a game counts. */
    void fail(int atLine, int atColumn, String message) {
        if (error.isEmpty()) {
            error = Optional.of(new PgnError(atLine, atColumn, message));
        }
    }

    void note(int atLine, int atColumn, String message) {
        note(new PgnError(atLine, atColumn, message));
    }

    void note(PgnError note) {
        if (notes.size() < MOST_NOTES) {
            notes.add(note);
        }
    }

    boolean none() {
        return error.isEmpty();
    }

    Optional<PgnError> error() {
        return error;
    }

    List<PgnError> notes() {
        return notes;
    }
}
