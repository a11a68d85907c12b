package org.onehall.screening;

/** The quantities that are summed over a player's moves. */
public enum Index {
    /** Moves that match the engine's first choice. */
    MM,
    /** Moves as good as the engine's first choice: within 0.005 scaled pawns. */
    EV,
    /** Errors: the sum of the differences between the moves and the best moves, in scaled pawns. */
    AE;

    /** 1 if more than expected is better play, -1 if less is. */
    int sign() {
        return switch (this) {
            case MM, EV -> 1;
            case AE -> -1;
        };
    }
}
