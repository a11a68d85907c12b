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

    /** Positions met before the static test is tried: most positions are decided by then. */
    private static final int FIRST_GLANCE = 3_000;
    /** How many half-moves the static test looks ahead, for walls that a forced move closes. */
    private static final int BLOCKADE_DEPTH = 2;
    /** The least that DEC-09 b asks for. */
    private static final int EVERY_MOVE = 50_000;
    private static final int ONCE_A_GAME = 200_000;

    /** The answer for one side; for use when it matters, up to some tenths of a second. */
    public static Winnability of(Position position, Side side) {
        return search(position, side == Side.WHITE ? 0 : 1, ONCE_A_GAME).verdict();
    }

    /** The moves of some game that ends with this side giving checkmate, if one was found; not the shortest. */
    public static Optional<List<Move>> helpmate(Position position, Side side) {
        HelpmateSearch search = search(position, side == Side.WHITE ? 0 : 1, ONCE_A_GAME);
        return search.verdict() == WINNABLE ? Optional.of(search.line()) : Optional.empty();
    }

    /** Whether neither side can checkmate any more (OCR 5.4.3), by the search that is fit for every move. */
    static boolean isDead(Position position) {
        int stronger = strength(position.board(), 0) >= strength(position.board(), 1) ? 0 : 1;
        return search(position, stronger, EVERY_MOVE).verdict() == UNWINNABLE
                && search(position, stronger ^ 1, EVERY_MOVE).verdict() == UNWINNABLE;
    }

    private static HelpmateSearch search(Position position, int winner, int most) {
        var search = new HelpmateSearch(position.board(), winner);
        if (search.run(FIRST_GLANCE) == UNDECIDED && closed(position.board(), winner, BLOCKADE_DEPTH)) {
            search.close();
        } else {
            search.run(most);
        }
        return search;
    }

    /** Whether every line is mate-free by its end, its material or its closed structure after so many half-moves. */
    private static boolean closed(Board position, int winner, int depth) {
        if (Material.cannotMate(position, winner) || Blockade.excludesMate(position, winner)) {
            return true;
        }
        if (depth == 0) {
            return false;
        }
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int count = MoveGenerator.generate(position, moves);
        if (count == 0) {
            return !(position.side != winner && position.isCheck());
        }
        for (int i = 0; i < count; i++) {
            var after = new Board();
            after.set(position, moves[i]);
            after.dropIdleEnPassant();
            if (!closed(after, winner, depth - 1)) {
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
