package org.onehall.chess;

import java.util.Optional;

/** The six kinds of chess pieces, with their English letter. */
public enum PieceType {
    PAWN('P'),
    KNIGHT('N'),
    BISHOP('B'),
    ROOK('R'),
    QUEEN('Q'),
    KING('K');

    private static final PieceType[] VALUES = values();

    private final char letter;

    PieceType(char letter) {
        this.letter = letter;
    }

    /** English capital letter as in FEN and PGN: P, N, B, R, Q, K. */
    public char letter() {
        return letter;
    }

    /** The piece of an English letter, upper or lower case; empty for any other character. */
    public static Optional<PieceType> ofLetter(char letter) {
        for (PieceType type : VALUES) {
            if (type.letter == letter || Character.toLowerCase(type.letter) == letter) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    static PieceType at(int ordinal) {
        return VALUES[ordinal];
    }
}
