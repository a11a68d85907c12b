package org.onehall.chess;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a side can still checkmate by any series of legal moves, the other side helping (OCR 4.5). Repetition and
 * move counts are ignored. Both definite answers are proved: by a mate that was found and replayed, or by a
 * {@link Proof} that there is none (DEC-09). The answers depend on no time, no memory and no chance.
 */
public enum Winnability {
    /** A series of legal moves ends with this side giving checkmate. */
    WINNABLE,
    /** No series of legal moves does. */
    UNWINNABLE,
    /** Neither a mate nor a proof was found within the limits of the search. */
    UNDECIDED;

    /** Positions that the full form may look at when no game is waiting for the answer. */
    public static final long DEFAULT_BUDGET = 20_000_000;

    /** The minimum that DEC-09 b requires. */
    private static final int EVERY_MOVE = 50_000;

    private static final int ONCE_A_GAME = 300_000;

    /**
     * The verdict for one side, for a result: mostly in microseconds, at worst in a second, as it looks at 300,000
     * positions at most. The answer is UNWINNABLE only if every move was followed, or if the proof was checked a second
     * time.
     */
    public static Winnability of(Position position, Side side) {
        return judged(position, side).verdict();
    }

    /** The same with what was found, for a caller that must give the reason. */
    public static Finding judged(Position position, Side side) {
        return judged(position, side, ONCE_A_GAME);
    }

    /**
     * The same with another limit on the number of positions.
     *
     * @param budget as for {@link #full}
     */
    public static Finding judged(Position position, Side side, long budget) {
        return confirmed(position, side, full(position, side, budget));
    }

    /**
     * What can be found about one side in some microseconds; used for every move of every game. Finds most unwinnable
     * positions; UNDECIDED only means that the answer is not obvious.
     */
    public static Finding quick(Position position, Side side) {
        return new Question(position, side).quick();
    }

    /**
     * What can be found about one side within a number of positions; used for a fallen flag, a second illegal move and
     * the arbiter (OCR 4.5, 19.3, 19.4).
     *
     * @param budget positions looked at before the answer is UNDECIDED, from 0; beyond 33 million it makes no
     *     difference. Each takes about 90 bytes while the search goes on
     */
    public static Finding full(Position position, Side side, long budget) {
        return new Question(position, side).full(budget);
    }

    /** Whether neither side can checkmate any more (OCR 5.4.3), by the search that is quick enough for every move. */
    static boolean isDead(Position position) {
        Side stronger = strength(position.board(), 0) >= strength(position.board(), 1) ? Side.WHITE : Side.BLACK;
        return confirmed(position, stronger, full(position, stronger, EVERY_MOVE))
                                .verdict()
                        == UNWINNABLE
                && confirmed(position, stronger.other(), full(position, stronger.other(), EVERY_MOVE))
                                .verdict()
                        == UNWINNABLE;
    }

    /**
     * Checks a proof a second time: a game does not end on a proof that only one program has judged. A proof that
     * follows every move needs no second check.
     */
    private static Finding confirmed(Position position, Side side, Finding finding) {
        return finding.proof()
                        .map(proof -> proof.kind() == Proof.Kind.EXHAUSTED
                                        && proof.cages().isEmpty()
                                || ProofChecker.holds(position, side, proof))
                        .orElse(true)
                ? finding
                : new Finding(UNDECIDED, List.of(), Optional.empty(), finding.nodes());
    }

    /** The side that is more likely to mate soon is examined first. */
    private static int strength(Board p, int side) {
        long own = p.of(side);
        return 9 * Long.bitCount(own & p.queens)
                + 5 * Long.bitCount(own & p.rooks)
                + 3 * Long.bitCount(own & (p.bishops | p.knights))
                + Long.bitCount(own & p.pawns);
    }

    /** Whether two pawns stand head to head: without that no position is closed. */
    static boolean hasRam(Board b) {
        return ((b.pawns & b.white) << 8 & b.pawns & b.black) != 0;
    }

    /** One question: one position, one side, turned so that White is to win. */
    private static final class Question {
        /** Lines followed, and positions met, to their end before a position counts as alive. */
        private static final int FEW_LINES = 500;

        private static final int SMALL = 3_000;
        /** Moves of both sides with other pieces than the king, up to which a closed position may be small. */
        private static final int HARDLY_ANY_MOVES = 4;
        /** Positions met before the static test is repeated with more care: most questions are answered by then. */
        private static final int FIRST_GLANCE = 3_000;
        /** Positions of kings, pawns and knights tried at most with the bishops anywhere. */
        private static final int BISHOPS_ANYWHERE = 100_000;

        private final Position position;
        private final boolean mirrored;
        private final Board board;
        private long nodes = 1;

        Question(Position position, Side side) {
            this.position = position;
            mirrored = side == Side.BLACK;
            board = mirrored ? position.board().mirrored() : new Board(position.board());
            board.dropIdleEnPassant();
        }

        Finding quick() {
            if (!MoveGenerator.any(board)) {
                return board.side == 1 && board.isCheck() ? winnable(new int[0]) : unwinnable(Proof.Kind.OVER, 1);
            }
            if (Material.cannotMate(board, 0)) {
                return unwinnable(Proof.Kind.MATERIAL, 1);
            }
            boolean closed = hasRam(board);
            if (closed) {
                Cage cage = Blockade.cage(board, 0);
                if (cage != null) {
                    return unwinnable(cage);
                }
            }
            var lines = new NarrowLines(board, FEW_LINES, SMALL, 0);
            if (lines.excludeMate(board)) {
                return unwinnable(lines);
            }
            if (lines.foundMate()) {
                return winnable(lines.line());
            }
            nodes += lines.positions();
            if (lines.onlyPawnsMove(board, 0)
                    || lines.onlyPawnsMove(board, 1)
                    || closed && lines.pieceMoves(board) <= HARDLY_ANY_MOVES) {
                if (lines.exhaust(board, SMALL)) {
                    return unwinnable(lines);
                }
                nodes += lines.positions();
            }
            return undecided();
        }

        Finding full(long budget) {
            Finding quick = quick();
            if (quick.verdict() != UNDECIDED) {
                return quick;
            }
            var search = new HelpmateSearch(board);
            Winnability verdict = search.run(Math.min(budget, FIRST_GLANCE));
            if (verdict == UNDECIDED && hasRam(board)) {
                Cage cage = Blockade.cage(board, 2);
                if (cage != null) {
                    nodes += search.positions();
                    return unwinnable(cage);
                }
                var lines = new NarrowLines(board, 1, SMALL, 1);
                if (lines.excludeAfterEachMove(board)) {
                    nodes += search.positions();
                    return unwinnable(lines);
                }
                nodes += lines.positions();
            }
            for (boolean shutInExactly : new boolean[] {false, true}) {
                if (verdict == UNDECIDED && BishopsAnywhere.fits(board, shutInExactly)) {
                    var bishops = new BishopsAnywhere(board, shutInExactly, (int) Math.min(budget, BISHOPS_ANYWHERE));
                    boolean excluded = bishops.excludeMate(board);
                    nodes += bishops.positions();
                    if (excluded) {
                        nodes += search.positions();
                        return unwinnable(Proof.Kind.BISHOPS_ANYWHERE, bishops.positions());
                    }
                }
            }
            verdict = search.run(budget);
            nodes += search.positions();
            return switch (verdict) {
                case WINNABLE -> winnable(search.line());
                case UNWINNABLE -> unwinnable(Proof.Kind.EXHAUSTED, search.positions());
                case UNDECIDED -> undecided();
            };
        }

        private Finding undecided() {
            return new Finding(UNDECIDED, List.of(), Optional.empty(), nodes);
        }

        private Finding unwinnable(Proof.Kind kind, long positions) {
            return new Finding(UNWINNABLE, List.of(), Optional.of(new Proof(kind, positions, Map.of())), nodes);
        }

        private Finding unwinnable(Cage cage) {
            return new Finding(
                    UNWINNABLE,
                    List.of(),
                    Optional.of(new Proof(Proof.Kind.CLOSED, 1, Map.of(key(board), turned(cage)))),
                    nodes);
        }

        private Finding unwinnable(NarrowLines lines) {
            nodes += lines.positions();
            var cages = new HashMap<String, Cage>();
            lines.closed().forEach(closed -> cages.put(key(closed.board()), turned(closed.cage())));
            return new Finding(
                    UNWINNABLE,
                    List.of(),
                    Optional.of(new Proof(Proof.Kind.EXHAUSTED, lines.positions(), cages)),
                    nodes);
        }

        private Cage turned(Cage cage) {
            return mirrored ? cage.mirrored() : cage;
        }

        private String key(Board of) {
            return new Position(mirrored ? of.mirrored() : of, 0, 1).repetitionKey();
        }

        /** The line is replayed by the ordinary rules before it is reported. */
        private Finding winnable(int[] line) {
            var moves = new ArrayList<Move>(line.length);
            Position last = position;
            for (int packed : line) {
                Move move = Position.unpack(mirrored ? packed ^ 56 ^ 56 << 6 : packed);
                last = last.play(move);
                moves.add(move);
            }
            if (!last.isCheckmate() || last.sideToMove() != (mirrored ? Side.WHITE : Side.BLACK)) {
                throw new IllegalStateException(
                        "the line " + moves + " from " + position + " ends in " + last + " without the mate");
            }
            return new Finding(WINNABLE, moves, Optional.empty(), nodes);
        }
    }
}
