package org.onehall.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Follows every series of legal moves while there are few of them. It proves that White cannot checkmate if each series
 * ends in a stalemate, a mate of the wrong side, material that cannot mate, a closed position or a position met before.
 * Gives up at the first line that stays alive, which is at once in ordinary positions.
 */
final class NarrowLines {
    /** Half-moves after which a line counts as alive. */
    private static final int DEEPEST = 600;
    /** A wall that is still open is expected to close only if there are at most so many moves. */
    private static final int FEW_MOVES = 12;

    /** The most lines, counted as the product of the choices on the way; beyond that a line counts as alive. */
    private final int widest;

    private final int most;
    private final int splits;

    private final BoardSet met = new BoardSet();
    private final List<Closed> closed = new ArrayList<>();
    private boolean mate;
    private int[] line = new int[32];
    private int lineLength;
    private int[][] buffers = new int[8][];
    private final int bufferSize;
    private boolean fewAtFirst;

    /** A closed position among those met, and the cage that shows it is closed. */
    record Closed(Board board, Cage cage) {}

    NarrowLines(Board start, int widest, int most, int splits) {
        bufferSize = MoveGenerator.mostMoves(start);
        this.widest = widest;
        this.most = most;
        this.splits = splits;
    }

    /** Whether it is proved that White can never checkmate from a position without an idle en-passant square. */
    boolean excludeMate(Board start) {
        return dead(start, 1, 0);
    }

    /** Whether every reachable position was met within this number of positions, and none is a mate by White. */
    boolean exhaust(Board start, int most) {
        clear();
        met.add(start);
        int[] moves = buffer(0);
        var child = new Board();
        for (int i = 0; i < met.count(); i++) {
            Board board = met.get(i);
            int n = MoveGenerator.generate(board, moves);
            if (n == 0 && board.side == 1 && board.isCheck() || met.count() > most) {
                return false;
            }
            for (int k = 0; k < n; k++) {
                child.set(board, moves[k]);
                child.dropIdleEnPassant();
                if (!Material.cannotMate(child, 0) && met.add(child)) {
                    child = new Board();
                }
            }
        }
        return true;
    }

    /**
     * Whether every legal move leads to a position that is immediately proved to be closed or settled in another way.
     */
    boolean excludeAfterEachMove(Board start) {
        clear();
        fewAtFirst = true;
        met.add(start);
        int[] moves = buffer(0);
        int n = MoveGenerator.generate(start, moves);
        for (int i = 0; i < n; i++) {
            var child = new Board();
            child.set(start, moves[i]);
            child.dropIdleEnPassant();
            line[0] = moves[i];
            if (!dead(child, 1, 1)) {
                return false;
            }
        }
        return n > 0;
    }

    /**
     * Number of moves that both sides could make with pieces other than their king, each counted as if it were to move.
     */
    int pieceMoves(Board board) {
        return movesWithout(board, 0, board.kings) + movesWithout(board, 1, board.kings);
    }

    /** Whether one side has nothing left to move but pawns, or nothing at all. */
    boolean onlyPawnsMove(Board board, int side) {
        return movesWithout(board, side, board.pawns) == 0;
    }

    /** How many moves a side would have with pieces other than these, if it were to move. */
    private int movesWithout(Board board, int side, long some) {
        var turned = new Board(board);
        turned.side = side;
        turned.enPassant = -1;
        int[] moves = buffer(0);
        int others = 0;
        for (int i = MoveGenerator.generate(turned, moves) - 1; i >= 0; i--) {
            others += (some & 1L << MoveGenerator.from(moves[i])) == 0 ? 1 : 0;
        }
        return others;
    }

    int positions() {
        return met.count();
    }

    private boolean dead(Board board, long width, int ply) {
        if (Material.cannotMate(board, 0) || !met.add(board)) {
            return true;
        }
        if (met.count() > most || ply >= DEEPEST) {
            return false;
        }
        int[] moves = buffer(ply);
        int n = MoveGenerator.generate(board, moves);
        if (ply == 0) {
            fewAtFirst = n <= FEW_MOVES;
        }
        if (n == 0) {
            mate = board.side == 1 && board.isCheck();
            lineLength = ply;
            return !mate;
        }
        if (width * n > widest) {
            return closes(board);
        }
        for (int i = 0; i < n; i++) {
            var child = new Board();
            child.set(board, moves[i]);
            child.dropIdleEnPassant();
            line[ply] = moves[i];
            if (!dead(child, width * n, ply + 1)) {
                return false;
            }
        }
        return true;
    }

    private void clear() {
        met.clear();
        closed.clear();
    }

    List<Closed> closed() {
        return closed;
    }

    private int[] buffer(int ply) {
        if (ply == buffers.length) {
            buffers = Arrays.copyOf(buffers, ply * 2);
            line = Arrays.copyOf(line, Math.max(line.length, ply * 2));
        }
        if (buffers[ply] == null) {
            buffers[ply] = new int[bufferSize];
        }
        return buffers[ply];
    }

    private boolean closes(Board board) {
        if (!fewAtFirst || !Winnability.hasRam(board)) {
            return false;
        }
        Cage cage = Blockade.cage(board, splits);
        if (cage != null) {
            closed.add(new Closed(board, cage));
        }
        return cage != null;
    }

    /** Whether a mate by White was met; {@code line()} then leads to it. */
    boolean foundMate() {
        return mate;
    }

    int[] line() {
        return Arrays.copyOf(line, lineLength);
    }
}
