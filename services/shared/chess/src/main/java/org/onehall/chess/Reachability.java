package org.onehall.chess;

import java.util.Optional;

/** Simple proofs that a position cannot arise in a game from the initial position. */
final class Reachability {
    private Reachability() {}

    static Optional<String> objection(Board p) {
        for (int side = 0; side < 2; side++) {
            long own = p.of(side);
            String name = side == 0 ? "White" : "Black";
            int promoted = extra(p.knights & own, 2)
                    + extra(p.bishops & own & Bitboards.LIGHT_SQUARES, 1)
                    + extra(p.bishops & own & ~Bitboards.LIGHT_SQUARES, 1)
                    + extra(p.rooks & own, 2)
                    + extra(p.queens & own, 1);
            int pawns = Long.bitCount(p.pawns & own);
            if (pawns > 8) {
                return Optional.of(name + " has " + pawns + " pawns");
            }
            if (pawns + promoted > 8) {
                return Optional.of(name + " has " + promoted + " promoted pieces and " + pawns + " pawns");
            }
        }
        int king = p.kingSquare(p.side);
        long checkers = p.attackersOf(king, p.side ^ 1, p.white | p.black);
        if (Long.bitCount(checkers) == 2) {
            int first = Long.numberOfTrailingZeros(checkers);
            int second = 63 - Long.numberOfLeadingZeros(checkers);
            if ((Bitboards.line(first, second) & 1L << king) != 0) {
                return Optional.of("no move gives two checks along one line");
            }
        }
        return enPassant(p, king);
    }

    /** Before the double step, the side that is now to move cannot have been in check. */
    private static Optional<String> enPassant(Board p, int king) {
        if (p.enPassant < 0) {
            return Optional.empty();
        }
        int back = p.side == 0 ? 8 : -8;
        long target = 1L << (p.enPassant - back);
        long before = (p.white | p.black) ^ target ^ 1L << (p.enPassant + back);
        return (p.attackersOf(king, p.side ^ 1, before) & ~target) == 0
                ? Optional.empty()
                : Optional.of(
                        "the check on the board cannot come from the double step to " + Square.at(p.enPassant - back));
    }

    private static int extra(long pieces, int initially) {
        return Math.max(0, Long.bitCount(pieces) - initially);
    }
}
