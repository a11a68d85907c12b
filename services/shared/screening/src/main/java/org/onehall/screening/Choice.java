package org.onehall.screening;

/**
 * A move that an engine listed in a position.
 *
 * @param uci the move; castling in Chess960 is king takes rook
 * @param centipawns its value from the mover's side; a mate in n of the mover is 10000 - n, of the opponent -10000 + n
 */
public record Choice(String uci, int centipawns) {
    /** A mate in no moves; no value is greater. */
    public static final int MATE = 10_000;

    public Choice {
        if (uci.isBlank()) throw new IllegalArgumentException("a choice without a move");
        if (centipawns < -MATE || centipawns > MATE)
            throw new IllegalArgumentException("no value of a move: " + centipawns);
    }
}
