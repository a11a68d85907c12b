package org.onehall.chess;

import java.util.Objects;
import java.util.Optional;

/**
 * A move as two squares and, for a promoting pawn, the new piece (knight, bishop, rook or queen). Castling is the
 * king's move of two squares, or in Chess960 its move onto its own rook, as {@link Position} explains. A Move does not
 * contain a position: {@link Position#resolve(Move)} says whether it is legal in a position.
 */
public record Move(Square from, Square to, Optional<PieceType> promotion) {
    public Move {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        Objects.requireNonNull(promotion, "promotion");
        if (from.equals(to)) {
            throw new MalformedMoveException("a move cannot end where it starts: " + from);
        }
        if (promotion.isPresent() && (promotion.get() == PieceType.PAWN || promotion.get() == PieceType.KING)) {
            throw new MalformedMoveException(
                    "a pawn cannot become a " + promotion.get().name().toLowerCase(java.util.Locale.ROOT));
        }
    }

    public Move(Square from, Square to) {
        this(from, to, Optional.empty());
    }

    /**
     * Reads UCI notation: {@code e2e4}, {@code e7e8q}, castling as {@code e1g1} or as {@code e1h1}, which
     * {@link Position#resolve(Move)} recognises as the same move. Letters are lower case; the promotion is n, b, r or
     * q. Refuses anything else, the null move {@code 0000} included, with MalformedMoveException.
     */
    public static Move ofUci(String uci) {
        if (uci == null) {
            throw new MalformedMoveException("not a move: nothing is given");
        }
        if (uci.length() != 4 && uci.length() != 5) {
            throw malformed(uci, "a move has two squares and perhaps a promotion letter, such as e2e4 or e7e8q");
        }
        Square from = square(uci, 0);
        Square to = square(uci, 2);
        if (uci.length() == 4) {
            return new Move(from, to);
        }
        return switch (uci.charAt(4)) {
            case 'n' -> new Move(from, to, Optional.of(PieceType.KNIGHT));
            case 'b' -> new Move(from, to, Optional.of(PieceType.BISHOP));
            case 'r' -> new Move(from, to, Optional.of(PieceType.ROOK));
            case 'q' -> new Move(from, to, Optional.of(PieceType.QUEEN));
            default -> throw malformed(uci, "the promotion letter must be n, b, r or q");
        };
    }

    private static Square square(String uci, int start) {
        try {
            return Square.of(uci.substring(start, start + 2));
        } catch (IllegalArgumentException _) {
            throw malformed(uci, "\"" + Quoted.shortened(uci.substring(start, start + 2)) + "\" is not a square");
        }
    }

    private static MalformedMoveException malformed(String uci, String why) {
        return new MalformedMoveException("not a move: \"" + Quoted.shortened(uci) + "\": " + why);
    }

    /**
     * UCI notation, castling as the king's move; {@link Position#chess960Uci} writes it as engines expect it for
     * Chess960.
     */
    public String uci() {
        return from.name()
                + to.name()
                + promotion
                        .map(type -> String.valueOf(Character.toLowerCase(type.letter())))
                        .orElse("");
    }

    @Override
    public String toString() {
        return uci();
    }
}
