package org.onehall.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A legal chess position with side to move, castling rights, en-passant square and the two counters of a FEN. Immutable;
 * two positions are equal when their FENs are equal. Standard chess only: Chess960 castling rights are refused.
 */
public final class Position {
    private static final Position INITIAL = ofFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

    final long pawns;
    final long knights;
    final long bishops;
    final long rooks;
    final long queens;
    final long kings;
    final long white;
    final long black;
    /** 0 = White to move, 1 = Black. */
    final int side;
    /** Squares of the rooks that may still castle, by their side's rank. */
    final long castling;
    /** The square passed over by the pawn that just moved two squares, or -1. */
    final int enPassant;
    final int halfmoveClock;
    final int fullmoveNumber;

    Position(long pawns, long knights, long bishops, long rooks, long queens, long kings, long white, long black,
            int side, long castling, int enPassant, int halfmoveClock, int fullmoveNumber) {
        this.pawns = pawns;
        this.knights = knights;
        this.bishops = bishops;
        this.rooks = rooks;
        this.queens = queens;
        this.kings = kings;
        this.white = white;
        this.black = black;
        this.side = side;
        this.castling = castling;
        this.enPassant = enPassant;
        this.halfmoveClock = halfmoveClock;
        this.fullmoveNumber = fullmoveNumber;
    }

    /** The initial position of a game (LAW 2.3). */
    public static Position initial() {
        return INITIAL;
    }

    /**
     * Reads a FEN; the two counters may be left out (then 0 and 1). Refuses a text that is no FEN with
     * MalformedFenException. Refuses with IllegalPositionException (LAW 3.10.3): not one king each, the side not to move in
     * check, more than two checks, a pawn on the first or eighth rank, an en-passant square without its double step, a
     * castling right without its king and rook. Composed positions that play well but cannot arise are read;
     * {@link #unreachableBecause()} tells.
     */
    public static Position ofFen(String fen) {
        return FenReader.read(fen);
    }

    /**
     * Why no game from the initial position can reach this one, if that shows in the number of pieces or in the checks on
     * the board; empty is no proof that it can be reached.
     */
    public Optional<String> unreachableBecause() {
        return Reachability.objection(this);
    }

    /** FEN with all six fields. The en-passant square is given after every double step of a pawn. */
    public String fen() {
        return placement() + ' ' + (side == 0 ? 'w' : 'b') + ' ' + castlingField() + ' '
                + (enPassant < 0 ? "-" : Square.at(enPassant).name()) + ' ' + halfmoveClock + ' ' + fullmoveNumber;
    }

    public Side sideToMove() {
        return side == 0 ? Side.WHITE : Side.BLACK;
    }

    /** The piece on a square, empty if there is none. */
    public Optional<Piece> at(Square square) {
        int type = typeAt(1L << square.index());
        return type < 0 ? Optional.empty()
                : Optional.of(new Piece((white & 1L << square.index()) != 0 ? Side.WHITE : Side.BLACK, PieceType.at(type)));
    }

    /** All legal moves, in no promised order; empty at checkmate and stalemate. Draws by count do not end it. */
    public List<Move> legalMoves() {
        int[] packed = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(this, packed);
        var moves = new ArrayList<Move>(count);
        for (int i = 0; i < count; i++) {
            moves.add(unpack(packed[i]));
        }
        return List.copyOf(moves);
    }

    public boolean isLegal(Move move) {
        return resolve(move).isPresent();
    }

    /** The legal move that is meant, castling also when written as king takes own rook; empty if there is none. */
    public Optional<Move> resolve(Move move) {
        int packed = pack(move);
        return packed < 0 ? Optional.empty() : Optional.of(unpack(packed));
    }

    /** The position after a legal move; an illegal one is refused with an IllegalArgumentException. */
    public Position play(Move move) {
        int packed = pack(move);
        if (packed < 0) {
            throw new IllegalArgumentException("illegal move " + move + " in " + fen());
        }
        return play(packed);
    }

    /** Whether the king of the side to move is attacked. */
    public boolean isCheck() {
        return attackersOf(kingSquare(side), side ^ 1, white | black) != 0;
    }

    /** OCR 5.1: in check without a legal move. */
    public boolean isCheckmate() {
        return isCheck() && !MoveGenerator.any(this);
    }

    /** OCR 5.4.2: no legal move and not in check. */
    public boolean isStalemate() {
        return !isCheck() && !MoveGenerator.any(this);
    }

    /** Half-moves since the last pawn move or capture, as counted by OCR 5.4.4. */
    public int halfmoveClock() {
        return halfmoveClock;
    }

    /** Number of the move to be played, from 1, raised after Black's move. */
    public int fullmoveNumber() {
        return fullmoveNumber;
    }

    /**
     * Equal for two positions that are the same in the sense of OCR 5.4.1 and LAW 9.2: placement, side to move, castling
     * rights held, and the en-passant square only if a capture on it is legal.
     */
    public String repetitionKey() {
        return placement() + ' ' + (side == 0 ? 'w' : 'b') + ' ' + castlingField() + ' '
                + (canCaptureEnPassant() ? Square.at(enPassant).name() : "-");
    }

    /** Number of move sequences of exactly {@code depth} half-moves, for checking move generation. Depth from 0. */
    public long perft(int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth must not be negative: " + depth);
        }
        return depth == 0 ? 1 : perft(depth, new int[depth + 1][MoveGenerator.MOST_MOVES]);
    }

    private long perft(int depth, int[][] buffers) {
        int[] moves = buffers[depth];
        int count = MoveGenerator.generate(this, moves);
        if (depth == 1) {
            return count;
        }
        long nodes = 0;
        for (int i = 0; i < count; i++) {
            nodes += play(moves[i]).perft(depth - 1, buffers);
        }
        return nodes;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position p && samePlacement(p) && side == p.side && castling == p.castling
                && enPassant == p.enPassant && halfmoveClock == p.halfmoveClock && fullmoveNumber == p.fullmoveNumber;
    }

    @Override
    public int hashCode() {
        return (int) (placementHash() >>> 32) * 31 + halfmoveClock * 7 + fullmoveNumber;
    }

    /** The FEN. */
    @Override
    public String toString() {
        return fen();
    }

    // ---- inside the package ----

    long own() {
        return side == 0 ? white : black;
    }

    long enemy() {
        return side == 0 ? black : white;
    }

    long of(int side) {
        return side == 0 ? white : black;
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

    /** Pieces of one side that attack a square, given which squares are occupied. */
    long attackersOf(int square, int by, long occupied) {
        return of(by) & (Bitboards.PAWN[by ^ 1][square] & pawns
                | Bitboards.KNIGHT[square] & knights
                | Bitboards.KING[square] & kings
                | Bitboards.bishop(square, occupied) & (bishops | queens)
                | Bitboards.rook(square, occupied) & (rooks | queens));
    }

    /** All squares attacked by one side. */
    long attacks(int by, long occupied) {
        long pieces = of(by);
        long attacked = Bitboards.pawnAttacks(by, pawns & pieces) | Bitboards.KING[Long.numberOfTrailingZeros(kings & pieces)];
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

    /** This position without an en-passant square on which nothing can be captured. */
    Position withoutIdleEnPassant() {
        return enPassant < 0 || canCaptureEnPassant() ? this
                : new Position(pawns, knights, bishops, rooks, queens, kings, white, black, side, castling, -1,
                        halfmoveClock, fullmoveNumber);
    }

    /** Same as far as its future goes; both without idle en-passant squares. */
    boolean sameForRepetition(Position p) {
        return samePlacement(p) && side == p.side && castling == p.castling && enPassant == p.enPassant;
    }

    boolean samePlacement(Position p) {
        return white == p.white && black == p.black && pawns == p.pawns && knights == p.knights && bishops == p.bishops
                && rooks == p.rooks && queens == p.queens && kings == p.kings;
    }

    /** Mixes placement, side, castling rights and en-passant square. */
    long placementHash() {
        long hash = white * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 29 ^ black) * 0xBF58476D1CE4E5B9L;
        hash = (hash ^ hash >>> 31 ^ pawns) * 0x94D049BB133111EBL;
        hash = (hash ^ hash >>> 30 ^ (bishops | queens)) * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 29 ^ (rooks | queens)) * 0xBF58476D1CE4E5B9L;
        hash = (hash ^ hash >>> 31 ^ (kings | castling << 1) ^ side) * 0x94D049BB133111EBL;
        hash = (hash ^ hash >>> 30 ^ enPassant) * 0x9E3779B97F4A7C15L;
        return hash ^ hash >>> 32;
    }

    /** Plays a move that MoveGenerator made for this position. */
    Position play(int move) {
        int from = MoveGenerator.from(move);
        int to = MoveGenerator.to(move);
        if ((move & MoveGenerator.CASTLING) != 0) {
            return castle(from, to);
        }
        int promotion = MoveGenerator.promotion(move);
        long fromBit = 1L << from;
        long toBit = 1L << to;
        long captured = (move & MoveGenerator.EN_PASSANT) != 0 ? 1L << (side == 0 ? to - 8 : to + 8) : toBit;
        long keep = ~(captured | fromBit);
        boolean capture = (captured & enemy()) != 0;

        long newPawns = pawns & keep;
        long newKnights = knights & keep;
        long newBishops = bishops & keep;
        long newRooks = rooks & keep;
        long newQueens = queens & keep;
        long newKings = kings & keep;
        int type = typeAt(fromBit);
        switch (promotion != 0 ? promotion : type) {
            case 0 -> newPawns |= toBit;
            case 1 -> newKnights |= toBit;
            case 2 -> newBishops |= toBit;
            case 3 -> newRooks |= toBit;
            case 4 -> newQueens |= toBit;
            default -> newKings |= toBit;
        }
        long ownAfter = own() & keep | toBit;
        long enemyAfter = enemy() & keep;
        // A right ends when its rook moves or is captured, or when the king moves.
        long rights = castling & ~fromBit & ~toBit;
        if (type == 5) {
            rights &= side == 0 ? ~Bitboards.RANK_1 : ~Bitboards.RANK_8;
        }
        boolean doubleStep = type == 0 && (from ^ to) == 16;
        return new Position(newPawns, newKnights, newBishops, newRooks, newQueens, newKings,
                side == 0 ? ownAfter : enemyAfter, side == 0 ? enemyAfter : ownAfter, side ^ 1, rights,
                doubleStep ? from + to >> 1 : -1, capture || type == 0 ? 0 : halfmoveClock + 1, fullmoveNumber + side);
    }

    private Position castle(int from, int to) {
        int rook = castlingRook(from, to);
        int rookTo = MoveGenerator.rookTarget(from, rook);
        long rookBit = 1L << rook;
        long leave = ~(1L << from | rookBit);
        long ownAfter = own() & leave | 1L << to | 1L << rookTo;
        return new Position(pawns, knights, bishops, rooks & ~rookBit | 1L << rookTo, queens, kings & ~(1L << from) | 1L << to,
                side == 0 ? ownAfter : white, side == 0 ? black : ownAfter, side ^ 1,
                castling & (side == 0 ? ~Bitboards.RANK_1 : ~Bitboards.RANK_8), -1, halfmoveClock + 1, fullmoveNumber + side);
    }

    /** The square of the rook that castles with a king going to the g- or c-file. */
    private int castlingRook(int king, int kingTo) {
        long rank = castling & 0xffL << (king & 56);
        return (kingTo & 7) == 6 ? 63 - Long.numberOfLeadingZeros(rank) : Long.numberOfTrailingZeros(rank);
    }

    static Move unpack(int move) {
        int promotion = MoveGenerator.promotion(move);
        return new Move(Square.at(MoveGenerator.from(move)), Square.at(MoveGenerator.to(move)),
                promotion == 0 ? Optional.empty() : Optional.of(PieceType.at(promotion)));
    }

    /** The legal move that is meant, packed, or -1. */
    int pack(Move move) {
        int from = move.from().index();
        int to = move.to().index();
        boolean kingTakesRook = (kings & own() & 1L << from) != 0 && (castling & own() & 1L << to) != 0;
        int wanted = from | (kingTakesRook ? MoveGenerator.kingTarget(from, to) : to) << 6
                | move.promotion().map(PieceType::ordinal).orElse(0) << 12;
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(this, moves);
        for (int i = 0; i < count; i++) {
            if ((moves[i] & 0x7fff) == wanted && (!kingTakesRook || (moves[i] & MoveGenerator.CASTLING) != 0)) {
                return moves[i];
            }
        }
        return -1;
    }

    private String placement() {
        var out = new StringBuilder(72);
        for (int rank = 7; rank >= 0; rank--) {
            int gap = 0;
            for (int file = 0; file < 8; file++) {
                long bit = 1L << (rank * 8 + file);
                int type = typeAt(bit);
                if (type < 0) {
                    gap++;
                    continue;
                }
                if (gap > 0) {
                    out.append(gap);
                    gap = 0;
                }
                char letter = PieceType.at(type).letter();
                out.append((white & bit) != 0 ? letter : Character.toLowerCase(letter));
            }
            if (gap > 0) {
                out.append(gap);
            }
            if (rank > 0) {
                out.append('/');
            }
        }
        return out.toString();
    }

    private String castlingField() {
        if (castling == 0) {
            return "-";
        }
        var out = new StringBuilder(4);
        for (int colour = 0; colour < 2; colour++) {
            int king = kingSquare(colour);
            long rights = castling & of(colour);
            // The king's side is the side of the higher file.
            if (rights != 0 && 63 - Long.numberOfLeadingZeros(rights) > king) {
                out.append(colour == 0 ? 'K' : 'k');
            }
            if (rights != 0 && Long.numberOfTrailingZeros(rights) < king) {
                out.append(colour == 0 ? 'Q' : 'q');
            }
        }
        return out.toString();
    }
}
