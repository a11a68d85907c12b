package org.onehall.chess;

import org.jspecify.annotations.Nullable;

/**
 * All legal moves of a position, packed into ints: bits 0-5 from, 6-11 to, 12-14 the ordinal of the promotion piece (0
 * = none), then one bit each for an en-passant capture and for castling, and from bit 17 the ordinal of the moving
 * piece. Castling goes from the king's square to its rook's.
 */
final class MoveGenerator {
    static final int EN_PASSANT = 1 << 15;
    static final int CASTLING = 1 << 16;
    /**
     * At most eight lines and eight knight's jumps end on a square, and up to three pawns promote there in four ways.
     */
    static final int MOST_MOVES = 64 * 16 + 8 * 9;

    private static final int PIECE_SHIFT = 17;
    private static final int KNIGHT = 1;
    private static final int BISHOP = 2;
    private static final int ROOK = 3;
    private static final int QUEEN = 4;
    private static final int KING = 5;

    /** An upper limit: no position that can follow this one has more moves, whichever side is to move. */
    static int mostMoves(Board p) {
        return Math.min(
                MOST_MOVES,
                10
                        + 27 * Long.bitCount(p.queens | p.pawns)
                        + 14 * Long.bitCount(p.rooks)
                        + 13 * Long.bitCount(p.bishops)
                        + 8 * Long.bitCount(p.knights));
    }

    private MoveGenerator() {}

    static int from(int move) {
        return move & 63;
    }

    static int to(int move) {
        return move >> 6 & 63;
    }

    static int promotion(int move) {
        return move >> 12 & 7;
    }

    /** Ordinal of the type of the piece that moves. */
    static int piece(int move) {
        return move >> PIECE_SHIFT;
    }

    /** Whether a castling move goes to the g-file. */
    static boolean isKingSide(int castling) {
        return to(castling) > from(castling);
    }

    /** Writes the legal moves to the start of {@code moves} and returns how many there are. */
    static int generate(Board b, int[] moves) {
        return legal(b, moves);
    }

    /** How many legal moves there are. */
    static int count(Board b) {
        return legal(b, null);
    }

    static boolean any(Board b) {
        return legal(b, null) > 0;
    }

    /** Counts the legal moves, and writes them if an array is given. */
    private static int legal(Board b, int @Nullable [] moves) {
        int us = b.side;
        long own = b.own();
        long enemy = b.enemy();
        long occupied = own | enemy;
        int king = Long.numberOfTrailingZeros(b.kings & own);

        // Enemy line pieces that would attack the king on an empty board: with nothing between they give check; with
        // one piece between they pin it.
        long pinned = 0;
        long checkers = Bitboards.PAWN[us][king] & b.pawns & enemy | Bitboards.KNIGHT[king] & b.knights & enemy;
        long snipers = Bitboards.rook(king) & (b.rooks | b.queens) & enemy
                | Bitboards.bishop(king) & (b.bishops | b.queens) & enemy;
        for (; snipers != 0; snipers &= snipers - 1) {
            long between = Bitboards.between(king, Long.numberOfTrailingZeros(snipers)) & occupied;
            if (between == 0) {
                checkers |= snipers & -snipers;
            } else if ((between & between - 1) == 0) {
                pinned |= between;
            }
        }

        int n = king(b, king, own, occupied, moves);
        long allowed = ~own;
        if (checkers != 0) {
            if ((checkers & checkers - 1) != 0) {
                return n;
            }
            // Single check: capture the checker or step between.
            allowed = checkers | Bitboards.between(king, Long.numberOfTrailingZeros(checkers));
        } else if (b.castling != 0) {
            n = castling(b, king, occupied, moves, n);
        }

        for (long from = b.knights & own & ~pinned; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            n = add(square | KNIGHT << PIECE_SHIFT, Bitboards.KNIGHT[square] & allowed, moves, n);
        }
        for (long from = b.bishops & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            long targets = Bitboards.bishop(square, occupied) & allowed & free(square, pinned, king);
            n = add(square | BISHOP << PIECE_SHIFT, targets, moves, n);
        }
        for (long from = b.rooks & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            long targets = Bitboards.rook(square, occupied) & allowed & free(square, pinned, king);
            n = add(square | ROOK << PIECE_SHIFT, targets, moves, n);
        }
        for (long from = b.queens & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            long targets = Bitboards.queen(square, occupied) & allowed & free(square, pinned, king);
            n = add(square | QUEEN << PIECE_SHIFT, targets, moves, n);
        }
        long pawns = b.pawns & own;
        n = pawns(us, pawns & ~pinned, enemy, occupied, allowed, moves, n);
        for (long from = pawns & pinned; from != 0; from &= from - 1) {
            long line = Bitboards.line(king, Long.numberOfTrailingZeros(from));
            n = pawns(us, from & -from, enemy, occupied, allowed & line, moves, n);
        }
        return b.enPassant < 0 ? n : enPassant(b, king, pawns, occupied, moves, n);
    }

    /** Where pins allow a piece to go: anywhere, or along the line between king and pinning piece. */
    private static long free(int square, long pinned, int king) {
        return (pinned & 1L << square) == 0 ? -1L : Bitboards.line(king, square);
    }

    private static int add(int piece, long targets, int @Nullable [] moves, int n) {
        if (moves == null) {
            return n + Long.bitCount(targets);
        }
        for (; targets != 0; targets &= targets - 1) {
            moves[n++] = piece | Long.numberOfTrailingZeros(targets) << 6;
        }
        return n;
    }

    private static int king(Board b, int king, long own, long occupied, int @Nullable [] moves) {
        // The king is lifted off the board so that squares behind it on a checking line count as attacked.
        long others = occupied & ~(1L << king);
        int n = 0;
        for (long targets = Bitboards.KING[king] & ~own; targets != 0; targets &= targets - 1) {
            int to = Long.numberOfTrailingZeros(targets);
            if (!b.isAttacked(to, b.side ^ 1, others)) {
                if (moves != null) {
                    moves[n] = king | to << 6 | KING << PIECE_SHIFT;
                }
                n++;
            }
        }
        return n;
    }

    /** Moves of a set of pawns to allowed squares, all of them at once: each kind of move is a shift of the set. */
    private static int pawns(
            int us, long pawns, long enemy, long occupied, long allowed, int @Nullable [] moves, int n) {
        long left = pawns & ~Bitboards.FILE_A;
        long right = pawns & ~Bitboards.FILE_H;
        if (us == 0) {
            long one = pawns << 8 & ~occupied;
            long two = (one & Bitboards.RANK_3) << 8 & ~occupied;
            n = addPawns(8, one & allowed, moves, n);
            n = addPawns(16, two & allowed, moves, n);
            n = addPawns(7, left << 7 & enemy & allowed, moves, n);
            return addPawns(9, right << 9 & enemy & allowed, moves, n);
        }
        long one = pawns >>> 8 & ~occupied;
        long two = (one & Bitboards.RANK_6) >>> 8 & ~occupied;
        n = addPawns(-8, one & allowed, moves, n);
        n = addPawns(-16, two & allowed, moves, n);
        n = addPawns(-9, left >>> 9 & enemy & allowed, moves, n);
        return addPawns(-7, right >>> 7 & enemy & allowed, moves, n);
    }

    private static int addPawns(int step, long targets, int @Nullable [] moves, int n) {
        long promoting = targets & (Bitboards.RANK_1 | Bitboards.RANK_8);
        if (moves == null) {
            return n + Long.bitCount(targets) + 3 * Long.bitCount(promoting);
        }
        for (long rest = targets ^ promoting; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            moves[n++] = to - step | to << 6;
        }
        for (; promoting != 0; promoting &= promoting - 1) {
            int to = Long.numberOfTrailingZeros(promoting);
            for (int piece = QUEEN; piece >= KNIGHT; piece--) {
                moves[n++] = to - step | to << 6 | piece << 12;
            }
        }
        return n;
    }

    private static int enPassant(Board b, int king, long pawns, long occupied, int @Nullable [] moves, int n) {
        int us = b.side;
        int captured = us == 0 ? b.enPassant - 8 : b.enPassant + 8;
        // A pawn attacks the en-passant square exactly from where an enemy pawn on that square would attack it.
        for (long from = Bitboards.PAWN[us ^ 1][b.enPassant] & pawns; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            // Two pawns leave the board's lines at once, so look at the king afterwards instead of at pins.
            long after = occupied & ~(1L << square) & ~(1L << captured) | 1L << b.enPassant;
            if ((b.attackersOf(king, us ^ 1, after) & ~(1L << captured)) == 0) {
                if (moves != null) {
                    moves[n] = square | b.enPassant << 6 | EN_PASSANT;
                }
                n++;
            }
        }
        return n;
    }

    /** Castling of a king not in check; written for any king and rook squares on the first rank. */
    private static int castling(Board b, int king, long occupied, int @Nullable [] moves, int n) {
        int us = b.side;
        long firstRank = us == 0 ? Bitboards.RANK_1 : Bitboards.RANK_8;
        for (long rooks = b.castling & firstRank; rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            int kingTo = kingTarget(king, rook);
            int rookTo = rookTarget(king, rook);
            long others = occupied & ~(1L << king) & ~(1L << rook);
            long kingPath = Bitboards.between(king, kingTo) | 1L << kingTo;
            long rookPath = Bitboards.between(rook, rookTo) | 1L << rookTo;
            if ((others & (kingPath | rookPath)) == 0
                    && isSafe(b, kingPath, occupied)
                    && !b.isAttacked(kingTo, us ^ 1, others | 1L << rookTo)) {
                if (moves != null) {
                    moves[n] = king | rook << 6 | CASTLING | KING << PIECE_SHIFT;
                }
                n++;
            }
        }
        return n;
    }

    private static boolean isSafe(Board b, long squares, long occupied) {
        for (; squares != 0; squares &= squares - 1) {
            if (b.isAttacked(Long.numberOfTrailingZeros(squares), b.side ^ 1, occupied)) {
                return false;
            }
        }
        return true;
    }

    /** Whether king and rook stand where standard chess puts them. */
    static boolean isStandardCastling(int king, int rook) {
        return (king & 7) == 4 && ((rook & 7) == 0 || (rook & 7) == 7);
    }

    /** Where the king castles to: the g- or c-file of its rank. */
    static int kingTarget(int king, int rook) {
        return king & 56 | (rook > king ? 6 : 2);
    }

    /** Where the rook castles to: the f- or d-file of its rank. */
    static int rookTarget(int king, int rook) {
        return king & 56 | (rook > king ? 5 : 3);
    }
}
