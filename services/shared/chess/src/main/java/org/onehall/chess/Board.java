package org.onehall.chess;

/**
 * The inside of a position as sets of squares, without the two counters of a FEN. Mutable, so that a search can play
 * into boards it has made beforehand; the board inside a {@link Position} never changes. Never leaves this package.
 */
final class Board {
    long pawns;
    long knights;
    long bishops;
    long rooks;
    long queens;
    long kings;
    long white;
    long black;
    /** 0 = White to move, 1 = Black. */
    int side;
    /** Squares of the rooks that may still castle, by their side's rank. */
    long castling;
    /** The square passed over by the pawn that just moved two squares, or -1. */
    int enPassant = -1;

    Board() {}

    Board(Board other) {
        set(other);
    }

    void set(Board other) {
        pawns = other.pawns;
        knights = other.knights;
        bishops = other.bishops;
        rooks = other.rooks;
        queens = other.queens;
        kings = other.kings;
        white = other.white;
        black = other.black;
        side = other.side;
        castling = other.castling;
        enPassant = other.enPassant;
    }

    /** Becomes the position after a move that MoveGenerator made for {@code parent}, which may not be this board. */
    void set(Board parent, int move) {
        int from = MoveGenerator.from(move);
        int to = MoveGenerator.to(move);
        int us = parent.side;
        if ((move & MoveGenerator.CASTLING) != 0) {
            castle(parent, from, to);
            return;
        }
        long fromBit = 1L << from;
        long toBit = 1L << to;
        long captured = (move & MoveGenerator.EN_PASSANT) != 0 ? 1L << (us == 0 ? to - 8 : to + 8) : toBit;
        long keep = ~(captured | fromBit);
        int type = MoveGenerator.piece(move);
        // Only a pawn promotes, and its ordinal is 0.
        int placed = type | MoveGenerator.promotion(move);
        pawns = parent.pawns & keep | (placed == 0 ? toBit : 0);
        knights = parent.knights & keep | (placed == 1 ? toBit : 0);
        bishops = parent.bishops & keep | (placed == 2 ? toBit : 0);
        rooks = parent.rooks & keep | (placed == 3 ? toBit : 0);
        queens = parent.queens & keep | (placed == 4 ? toBit : 0);
        kings = parent.kings & keep | (placed == 5 ? toBit : 0);
        white = parent.white & keep | (us == 0 ? toBit : 0);
        black = parent.black & keep | (us == 0 ? 0 : toBit);
        // A right ends when its rook moves or is captured, or when the king moves.
        castling = parent.castling & ~fromBit & ~toBit;
        if (type == 5) {
            castling &= us == 0 ? ~Bitboards.RANK_1 : ~Bitboards.RANK_8;
        }
        side = us ^ 1;
        enPassant = type == 0 && (from ^ to) == 16 ? from + to >> 1 : -1;
    }

    /** The same position with the colours changed and the board turned top to bottom. */
    Board mirrored() {
        var mirror = new Board();
        mirror.pawns = Long.reverseBytes(pawns);
        mirror.knights = Long.reverseBytes(knights);
        mirror.bishops = Long.reverseBytes(bishops);
        mirror.rooks = Long.reverseBytes(rooks);
        mirror.queens = Long.reverseBytes(queens);
        mirror.kings = Long.reverseBytes(kings);
        mirror.white = Long.reverseBytes(black);
        mirror.black = Long.reverseBytes(white);
        mirror.side = side ^ 1;
        mirror.castling = Long.reverseBytes(castling);
        mirror.enPassant = enPassant < 0 ? -1 : enPassant ^ 56;
        return mirror;
    }

    private void castle(Board parent, int king, int rook) {
        set(parent);
        int us = parent.side;
        long kingTo = 1L << MoveGenerator.kingTarget(king, rook);
        long rookTo = 1L << MoveGenerator.rookTarget(king, rook);
        long ownAfter = parent.own() & ~(1L << king | 1L << rook) | kingTo | rookTo;
        rooks = rooks & ~(1L << rook) | rookTo;
        kings = kings & ~(1L << king) | kingTo;
        if (us == 0) {
            white = ownAfter;
        } else {
            black = ownAfter;
        }
        castling &= us == 0 ? ~Bitboards.RANK_1 : ~Bitboards.RANK_8;
        side = us ^ 1;
        enPassant = -1;
    }

    long own() {
        return side == 0 ? white : black;
    }

    long enemy() {
        return side == 0 ? black : white;
    }

    long of(int side) {
        return side == 0 ? white : black;
    }

    long occupied() {
        return white | black;
    }

    int kingSquare(int side) {
        return Long.numberOfTrailingZeros(kings & of(side));
    }

    /** Ordinal of the piece type on a one-square set, or -1. */
    int typeAt(long bit) {
        if (((white | black) & bit) == 0) {
            return -1;
        }
        if ((pawns & bit) != 0) {
            return 0;
        }
        if ((knights & bit) != 0) {
            return 1;
        }
        if ((bishops & bit) != 0) {
            return 2;
        }
        if ((rooks & bit) != 0) {
            return 3;
        }
        return (queens & bit) != 0 ? 4 : 5;
    }

    /** Pieces of one side that attack a square with these squares occupied. */
    long attackersOf(int square, int by, long occupied) {
        return of(by)
                & (Bitboards.PAWN[by ^ 1][square] & pawns
                        | Bitboards.KNIGHT[square] & knights
                        | Bitboards.KING[square] & kings
                        | Bitboards.bishop(square, occupied) & (bishops | queens)
                        | Bitboards.rook(square, occupied) & (rooks | queens));
    }

    /** Whether one side attacks a square with these squares occupied. */
    boolean isAttacked(int square, int by, long occupied) {
        long pieces = of(by);
        if ((pieces
                        & (Bitboards.PAWN[by ^ 1][square] & pawns
                                | Bitboards.KNIGHT[square] & knights
                                | Bitboards.KING[square] & kings))
                != 0) {
            return true;
        }
        long onLines = pieces & (rooks | queens) & Bitboards.rook(square);
        if (onLines != 0 && (Bitboards.rook(square, occupied) & onLines) != 0) {
            return true;
        }
        long onDiagonals = pieces & (bishops | queens) & Bitboards.bishop(square);
        return onDiagonals != 0 && (Bitboards.bishop(square, occupied) & onDiagonals) != 0;
    }

    /** All squares attacked by one side. */
    long attacks(int by, long occupied) {
        long pieces = of(by);
        long attacked =
                Bitboards.pawnAttacks(by, pawns & pieces) | Bitboards.KING[Long.numberOfTrailingZeros(kings & pieces)];
        for (long from = knights & pieces; from != 0; from &= from - 1) {
            attacked |= Bitboards.KNIGHT[Long.numberOfTrailingZeros(from)];
        }
        for (long from = (bishops | queens) & pieces; from != 0; from &= from - 1) {
            attacked |= Bitboards.bishop(Long.numberOfTrailingZeros(from), occupied);
        }
        for (long from = (rooks | queens) & pieces; from != 0; from &= from - 1) {
            attacked |= Bitboards.rook(Long.numberOfTrailingZeros(from), occupied);
        }
        return attacked;
    }

    /** Whether the king of the side to move is attacked. */
    boolean isCheck() {
        return isAttacked(kingSquare(side), side ^ 1, white | black);
    }

    boolean canCaptureEnPassant() {
        if (enPassant < 0 || (Bitboards.PAWN[side ^ 1][enPassant] & pawns & own()) == 0) {
            return false;
        }
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(this, moves);
        for (int i = 0; i < count; i++) {
            if ((moves[i] & MoveGenerator.EN_PASSANT) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Drops an en-passant square on which nothing can be captured, so that equal boards have equal futures. */
    void dropIdleEnPassant() {
        if (enPassant >= 0 && !canCaptureEnPassant()) {
            enPassant = -1;
        }
    }

    boolean samePlacement(Board b) {
        return white == b.white
                && black == b.black
                && pawns == b.pawns
                && knights == b.knights
                && bishops == b.bishops
                && rooks == b.rooks
                && queens == b.queens
                && kings == b.kings;
    }

    boolean same(Board b) {
        return samePlacement(b) && side == b.side && castling == b.castling && enPassant == b.enPassant;
    }

    /** Mixes placement, side, castling rights and en-passant square. */
    long hash() {
        // The products do not wait for each other.
        long hash = white * 0x9E3779B97F4A7C15L
                + black * 0xBF58476D1CE4E5B9L
                + pawns * 0x94D049BB133111EBL
                + (bishops | queens) * 0xD6E8FEB86659FD93L
                + (rooks | queens) * 0xA0761D6478BD642FL
                + (kings | castling << 1) * 0xE7037ED1A0B428DBL
                + (side | enPassant << 1) * 0x8EBC6AF09C88C6E3L;
        hash = (hash ^ hash >>> 32) * 0x9E3779B97F4A7C15L;
        return hash ^ hash >>> 32;
    }
}
