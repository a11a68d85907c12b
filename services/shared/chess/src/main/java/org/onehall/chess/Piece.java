package org.onehall.chess;

import java.util.Objects;

/** A piece of one side. */
public record Piece(Side side, PieceType type) {
    public Piece {
        Objects.requireNonNull(side, "side");
        Objects.requireNonNull(type, "type");
    }

    /** FEN letter: capital for White, small for Black. */
    public char letter() {
        return side == Side.WHITE ? type.letter() : Character.toLowerCase(type.letter());
    }
}
