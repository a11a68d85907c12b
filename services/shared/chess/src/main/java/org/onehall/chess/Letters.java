package org.onehall.chess;

/**
 * The signs that stand for the pieces in a notation (NOT C.2, NOT C.3). The caller that reads or writes moves states
 * the set; it is never guessed, because {@code Rb1} moves a rook in English and the king in Italian. English follows
 * PGN ({@code e8=Q}, {@code O-O}), the other sets follow the Laws (NOT C.11, NOT C.13: {@code e8D}, {@code 0-0}).
 */
public enum Letters {
    /** N, B, R, Q, K. */
    ENGLISH("PNBRQK", "=", 'O'),
    /** C cavallo (knight), A alfiere (bishop), T torre (rook), D donna (queen), R re (king). */
    ITALIAN("PCATDR", "", '0'),
    /** ♘, ♗, ♖, ♕, ♔ for both sides; the black signs are read as well. */
    FIGURINES("♙♘♗♖♕♔", "", '0');

    private static final String BLACK_FIGURINES = "♟♞♝♜♛♚";

    private final String signs;
    private final String promotionMark;
    private final char castlingSign;

    Letters(String signs, String promotionMark, char castlingSign) {
        this.signs = signs;
        this.promotionMark = promotionMark;
        this.castlingSign = castlingSign;
    }

    /** The sign of a piece; a pawn has one, but moves are written without it. */
    public char of(PieceType type) {
        return signs.charAt(type.ordinal());
    }

    /** The text between a promotion square and the sign of the new piece. */
    String promotionMark() {
        return promotionMark;
    }

    /** The sign used to write castling. */
    char castlingSign() {
        return castlingSign;
    }

    /** All signs accepted for the pieces when reading. */
    String readable() {
        return this == FIGURINES ? signs + BLACK_FIGURINES : signs;
    }

    /** All signs accepted for a promotion piece when reading. */
    String readableForPromotion() {
        String pieces = signs.substring(1, 5);
        return pieces
                + (this == FIGURINES ? BLACK_FIGURINES.substring(1, 5) : pieces.toLowerCase(java.util.Locale.ROOT));
    }

    /** The piece that a sign stands for when reading. */
    PieceType read(char sign) {
        int ordinal = signs.indexOf(Character.toUpperCase(sign));
        return PieceType.at(ordinal >= 0 ? ordinal : BLACK_FIGURINES.indexOf(sign));
    }
}
