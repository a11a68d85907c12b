package org.onehall.chess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Repetition keys of the positions since the last capture or pawn move, oldest first; the last one is the position on
 * the board. Positions before that cannot appear again. Used for OCR 5.4.1 and LAW 9.2, 9.6.1.
 */
public record Repetitions(List<String> keys) {
    public Repetitions {
        keys = List.copyOf(keys);
        if (keys.isEmpty()) {
            throw new IllegalArgumentException("the position on the board is missing");
        }
    }

    /** The count at the start of a game: its first position has occurred once. */
    public static Repetitions start(Position position) {
        return new Repetitions(List.of(position.repetitionKey()));
    }

    /** The count after a move that led to {@code newPosition}. */
    public Repetitions after(Position newPosition) {
        if (newPosition.halfmoveClock() == 0) {
            return start(newPosition);
        }
        var longer = new ArrayList<String>(keys.size() + 1);
        longer.addAll(keys);
        longer.add(newPosition.repetitionKey());
        return new Repetitions(longer);
    }

    /** How often the position on the board has occurred, this time included; at least 1. */
    public int count() {
        return Collections.frequency(keys, keys.getLast());
    }
}
