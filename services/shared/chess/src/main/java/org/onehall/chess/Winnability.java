package org.onehall.chess;

import java.util.List;
import java.util.Optional;

/**
 * Whether a side can still checkmate by any series of legal moves, the other side helping (OCR 4.5). Repetition and move
 * counts are ignored. Both definite answers are proved, by a mate that was found or by an exhausted search, the material or
 * a closed position (DEC-09); the answers do not depend on time or memory.
 */
public enum Winnability {
    /** A series of legal moves ends with this side giving checkmate. */
    WINNABLE,
    /** No series of legal moves does. */
    UNWINNABLE,
    /** Neither was found within the limits of the search. */
    UNDECIDED;

    /** Positions the full form looks at before it gives up, if nothing else is said. */
    public static final long DEFAULT_BUDGET = 20_000_000;

    /** Positions met before the static test is tried: most positions are decided by then. */
    private static final int FIRST_GLANCE = 3_000;
    /** How many half-moves the static test looks ahead, for walls that a forced move closes. */
    private static final int BLOCKADE_DEPTH = 2;
    /** The least that DEC-09 b asks for. */
    private static final int EVERY_MOVE = 50_000;
    private static final int ONCE_A_GAME = 200_000;

    /** The verdict for one side; for use when it matters, up to some tenths of a second. */
    public static Winnability of(Position position, Side side) {
        return full(position, side, ONCE_A_GAME).verdict();
    }

    /** What can be told about one side in some microseconds; for every move of every game. */
    public static Finding quick(Position position, Side side) {
        return search(position, side, 100);
    }

    /**
     * What can be told about one side within a number of positions; for a fallen flag, a second illegal move and the
     * arbiter (OCR 4.5, 19.3, 19.4).
     *
     * @param budget positions looked at before the answer is UNDECIDED, from 0
     */
    public static Finding full(Position position, Side side, long budget) {
        return search(position, side, budget);
    }

    /** Whether neither side can checkmate any more (OCR 5.4.3), by the search that is fit for every move. */
    static boolean isDead(Position position) {
        Side stronger = strength(position.board(), 0) >= strength(position.board(), 1) ? Side.WHITE : Side.BLACK;
        return search(position, stronger, EVERY_MOVE).verdict() == UNWINNABLE
                && search(position, stronger.other(), EVERY_MOVE).verdict() == UNWINNABLE;
    }

    private static Finding search(Position position, Side side, long most) {
        boolean mirror = side == Side.BLACK;
        Board board = mirror ? position.board().mirrored() : position.board();
        var search = new HelpmateSearch(board);
        if (Material.cannotMate(board, 0) || search.run(Math.min(most, FIRST_GLANCE)) == UNDECIDED && closed(board, BLOCKADE_DEPTH)) {
            return new Finding(UNWINNABLE, List.of(), Optional.of(new Proof(Proof.Kind.CLOSED, 0)), search.positions());
        }
        return switch (search.run(most)) {
            case WINNABLE -> new Finding(WINNABLE, replayed(position, search.line(), mirror), Optional.empty(), search.positions());
            case UNWINNABLE -> new Finding(UNWINNABLE, List.of(), Optional.of(new Proof(Proof.Kind.EXHAUSTED, search.positions())),
                    search.positions());
            case UNDECIDED -> new Finding(UNDECIDED, List.of(), Optional.empty(), search.positions());
        };
    }

    private static List<Move> replayed(Position start, List<Integer> line, boolean mirror) {
        var moves = new java.util.ArrayList<Move>();
        Position position = start;
        for (int move : line) {
            Move next = Position.unpack(mirror ? move ^ 56 ^ 56 << 6 : move);
            position = position.play(next);
            moves.add(next);
        }
        if (!position.isCheckmate()) {
            throw new IllegalStateException("the line found from " + start + " ends in " + position + ", which is no checkmate");
        }
        return List.copyOf(moves);
    }

    /** Whether every line is mate-free by its end, its material or its closed structure after so many half-moves. */
    private static boolean closed(Board position, int depth) {
        if (Material.cannotMate(position, 0) || Blockade.excludesMate(position, 0)) {
            return true;
        }
        if (depth == 0) {
            return false;
        }
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(position, moves);
        if (count == 0) {
            return !(position.side != 0 && position.isCheck());
        }
        for (int i = 0; i < count; i++) {
            var after = new Board();
            after.set(position, moves[i]);
            after.dropIdleEnPassant();
            if (!closed(after, depth - 1)) {
                return false;
            }
        }
        return true;
    }

    /** The side likelier to mate soon is asked first. */
    private static int strength(Board p, int side) {
        long own = p.of(side);
        return 9 * Long.bitCount(own & p.queens) + 5 * Long.bitCount(own & p.rooks)
                + 3 * Long.bitCount(own & (p.bishops | p.knights)) + Long.bitCount(own & p.pawns);
    }
}
