package org.onehall.chess;

/**
 * All legal moves of a position, packed into ints: bits 0-5 from, 6-11 to, 12-14 the ordinal of the promotion piece (0 =
 * none), then one bit each for an en-passant capture and for castling. Castling goes from the king's square to its rook's.
 */
final class MoveGenerator {
    static final int EN_PASSANT = 1 << 15;
    static final int CASTLING = 1 << 16;
    /** At most eight lines and eight knight's jumps end on a square, and up to three pawns promote there in four ways. */
    static final int MOST_MOVES = 64 * 16 + 8 * 9;

    private static final int KNIGHT = PieceType.KNIGHT.ordinal();
    private static final int QUEEN = PieceType.QUEEN.ordinal();

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

    /** Whether a castling move goes to the g-file. */
    static boolean isKingSide(int castling) {
        return to(castling) > from(castling);
    }

    /** Writes the legal moves to the start of {@code moves} and returns how many there are. */
    static int generate(Board p, int[] moves) {
        int us = p.side;
        long own = p.own();
        long enemy = p.enemy();
        long occupied = own | enemy;
        long kingBit = p.kings & own;
        int king = Long.numberOfTrailingZeros(kingBit);
        // The king is lifted off the board so that squares behind it on a checking line count as attacked.
        long danger = p.attacks(us ^ 1, occupied ^ kingBit);
        int n = 0;
        for (long targets = Bitboards.KING[king] & ~own & ~danger; targets != 0; targets &= targets - 1) {
            moves[n++] = king | Long.numberOfTrailingZeros(targets) << 6;
        }

        long allowed = ~own;
        if ((danger & kingBit) != 0) {
            long checkers = p.attackersOf(king, us ^ 1, occupied);
            if ((checkers & checkers - 1) != 0) {
                return n;
            }
            // Single check: capture the checker or step between.
            allowed = checkers | Bitboards.between(king, Long.numberOfTrailingZeros(checkers));
        } else if (p.castling != 0) {
            n = castling(p, king, occupied, danger, moves, n);
        }

        long pinned = pinned(p, king, own, enemy, occupied);

        for (long from = p.knights & own & ~pinned; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            n = add(square, Bitboards.KNIGHT[square] & allowed, moves, n);
        }
        for (long from = (p.bishops | p.queens) & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            long targets = Bitboards.bishop(square, occupied) & allowed;
            n = add(square, (pinned & 1L << square) == 0 ? targets : targets & Bitboards.line(king, square), moves, n);
        }
        for (long from = (p.rooks | p.queens) & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            long targets = Bitboards.rook(square, occupied) & allowed;
            n = add(square, (pinned & 1L << square) == 0 ? targets : targets & Bitboards.line(king, square), moves, n);
        }
        return pawns(p, king, own, enemy, occupied, allowed, pinned, moves, n);
    }

    static boolean any(Board p) {
        return generate(p, new int[MOST_MOVES]) > 0;
    }

    /** Own pieces that stand alone between their king and an enemy line piece. */
    private static long pinned(Board p, int king, long own, long enemy, long occupied) {
        long pinned = 0;
        long snipers = Bitboards.rook(king, 0) & (p.rooks | p.queens) & enemy
                | Bitboards.bishop(king, 0) & (p.bishops | p.queens) & enemy;
        for (; snipers != 0; snipers &= snipers - 1) {
            long blockers = Bitboards.between(king, Long.numberOfTrailingZeros(snipers)) & occupied;
            if (blockers != 0 && (blockers & blockers - 1) == 0) {
                pinned |= blockers & own;
            }
        }
        return pinned;
    }

    private static int add(int from, long targets, int[] moves, int n) {
        for (; targets != 0; targets &= targets - 1) {
            moves[n++] = from | Long.numberOfTrailingZeros(targets) << 6;
        }
        return n;
    }

    private static int pawns(Board p, int king, long own, long enemy, long occupied, long allowed, long pinned,
            int[] moves, int n) {
        int us = p.side;
        int forward = us == 0 ? 8 : -8;
        int startRank = us == 0 ? 1 : 6;
        int lastRank = us == 0 ? 7 : 0;
        for (long from = p.pawns & own; from != 0; from &= from - 1) {
            int square = Long.numberOfTrailingZeros(from);
            long targets = Bitboards.PAWN[us][square] & enemy;
            long step = 1L << (square + forward);
            if ((step & occupied) == 0) {
                targets |= step;
                if (square >> 3 == startRank) {
                    targets |= 1L << (square + 2 * forward) & ~occupied;
                }
            }
            targets &= allowed;
            if ((pinned & 1L << square) != 0) {
                targets &= Bitboards.line(king, square);
            }
            for (; targets != 0; targets &= targets - 1) {
                int to = Long.numberOfTrailingZeros(targets);
                int move = square | to << 6;
                if (to >> 3 == lastRank) {
                    for (int piece = QUEEN; piece >= KNIGHT; piece--) {
                        moves[n++] = move | piece << 12;
                    }
                } else {
                    moves[n++] = move;
                }
            }
        }
        if (p.enPassant >= 0) {
            int captured = p.enPassant - forward;
            // A pawn attacks the en-passant square exactly from where an enemy pawn on that square would attack it.
            for (long from = Bitboards.PAWN[us ^ 1][p.enPassant] & p.pawns & own; from != 0; from &= from - 1) {
                int square = Long.numberOfTrailingZeros(from);
                // Two pawns leave the board's lines at once, so look at the king afterwards instead of at pins.
                long after = occupied & ~(1L << square) & ~(1L << captured) | 1L << p.enPassant;
                if ((p.attackersOf(king, us ^ 1, after) & ~(1L << captured)) == 0) {
                    moves[n++] = square | p.enPassant << 6 | EN_PASSANT;
                }
            }
        }
        return n;
    }

    /** Castling of a king not in check; written for any king and rook squares on the first rank. */
    private static int castling(Board p, int king, long occupied, long danger, int[] moves, int n) {
        int us = p.side;
        long firstRank = us == 0 ? Bitboards.RANK_1 : Bitboards.RANK_8;
        for (long rooks = p.castling & firstRank; rooks != 0; rooks &= rooks - 1) {
            int rook = Long.numberOfTrailingZeros(rooks);
            int kingTo = kingTarget(king, rook);
            int rookTo = rookTarget(king, rook);
            long others = occupied & ~(1L << king) & ~(1L << rook);
            long kingPath = Bitboards.between(king, kingTo) | 1L << kingTo;
            long rookPath = Bitboards.between(rook, rookTo) | 1L << rookTo;
            if ((others & (kingPath | rookPath)) == 0 && (danger & kingPath) == 0
                    && p.attackersOf(kingTo, us ^ 1, others | 1L << kingTo | 1L << rookTo) == 0) {
                moves[n++] = king | rook << 6 | CASTLING;
            }
        }
        return n;
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
