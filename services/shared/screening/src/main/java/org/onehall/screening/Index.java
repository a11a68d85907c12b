package org.onehall.screening;

/** What is counted over the moves of a player. */
public enum Index {
    /** Moves that are the engine's first. */
    MM,
    /** Moves as good as the engine's first: within 0.005 scaled pawns. */
    EV,
    /** Errors: the sum of how far the moves lie behind the best, in scaled pawns. */
    AE;

    /** 1 if more than expected is better play, -1 if less is. */
    int sign() {
        return switch (this) {
            case MM, EV -> 1;
            case AE -> -1;
        };
    }
}
