package org.onehall.chess;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Follows every series of legal moves while there are few of them, and proves that White cannot checkmate if each ends in a
 * stalemate, a mate of the wrong side, material that cannot mate, a closed position or a position met before. Gives up at
 * the first line that stays alive, which is at once in ordinary positions.
 */
final class NarrowLines {
    /** Lines counted as the product of the choices on the way; beyond that a line counts as alive. */
    private final int widest;
    private final int most;
    private final int splits;

    private static final int DEEPEST = 600;
    /** Only with so few moves may a wall close that is still open. */
    private static final int FEW_MOVES = 12;

    private final BoardSet met = new BoardSet();
    /** The closed positions among those met, and what closes them. */
    private final List<Board> closed = new ArrayList<>();
    private final List<Cage> cages = new ArrayList<>();
    private boolean mate;
    private int[] line = new int[32];
    private int lineLength;
    private int[][] buffers = new int[8][];
    private final int bufferSize;
    private boolean fewAtFirst;

    NarrowLines(Board start, int widest, int most, int splits) {
        bufferSize = MoveGenerator.mostMoves(start);
        this.widest = widest;
        this.most = most;
        this.splits = splits;
    }

    /** Whether it is proved that White can never checkmate from here. */
    boolean excludeMate(Board start) {
        var first = new Board(start);
        first.dropIdleEnPassant();
        return dead(first, 1, 0);
    }

    /** Whether every position that can be reached was met, at most so many, and none is a mate by White. */
    boolean exhaust(Board start, int most) {
        clear();
        var first = new Board(start);
        first.dropIdleEnPassant();
        met.add(first);
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

    /** Whether every legal move leads to a position that is proved to be closed or settled otherwise at once. */
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

    /** Moves that both sides, each as if it had the move, could make with other pieces than their king. */
    int pieceMoves(Board board) {
        int[] moves = buffer(0);
        int others = 0;
        for (int side = 0; side < 2; side++) {
            var turned = new Board(board);
            turned.side = side;
            turned.enPassant = -1;
            int n = MoveGenerator.generate(turned, moves);
            for (int i = 0; i < n; i++) {
                others += (turned.kings & 1L << MoveGenerator.from(moves[i])) == 0 ? 1 : 0;
            }
        }
        return others;
    }

    /** Whether one side has nothing left to move but pawns, or nothing at all. */
    boolean onlyPawnsMove(Board board, int side) {
        var turned = new Board(board);
        turned.side = side;
        turned.enPassant = -1;
        int[] moves = buffer(0);
        int n = MoveGenerator.generate(turned, moves);
        for (int i = 0; i < n; i++) {
            if ((turned.pawns & 1L << MoveGenerator.from(moves[i])) == 0) {
                return false;
            }
        }
        return true;
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
        cages.clear();
    }

    /** The closed positions met, each with what closes it. */
    Map<Board, Cage> cages() {
        var all = new IdentityHashMap<Board, Cage>();
        for (int i = 0; i < closed.size(); i++) {
            all.put(closed.get(i), cages.get(i));
        }
        return all;
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
            closed.add(board);
            cages.add(cage);
        }
        return cage != null;
    }

    /** Whether a mate by White was met, and then on which line. */
    boolean foundMate() {
        return mate;
    }

    int[] line() {
        return Arrays.copyOf(line, lineLength);
    }
}
