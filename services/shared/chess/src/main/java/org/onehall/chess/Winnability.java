package org.onehall.chess;

import java.util.ArrayDeque;
import java.util.HashSet;

/** Whether a side can still checkmate by any series of legal moves, the other side's worst play included (OCR 4.5). */
public enum Winnability {
    /** A series of legal moves ends with this side giving checkmate. */
    WINNABLE,
    /** No series of legal moves does; proved. */
    UNWINNABLE,
    /** Neither was found within the limits of the search. */
    UNDECIDED;

    private static final int MOST_POSITIONS = 50_000;

    /** The answer for one side; repetition and move counts are ignored. */
    public static Winnability of(Position position, Side side) {
        int winner = side == Side.WHITE ? 0 : 1;
        var seen = new HashSet<String>();
        var open = new ArrayDeque<Position>();
        seen.add(position.repetitionKey());
        open.add(position);
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        while (!open.isEmpty()) {
            Position next = open.poll();
            if (!MoveGenerator.any(next)) {
                if (next.side != winner && next.isCheck()) {
                    return WINNABLE;
                }
                continue;
            }
            if (Material.cannotMate(next, winner)) {
                continue;
            }
            int count = MoveGenerator.generate(next, moves);
            for (int i = 0; i < count; i++) {
                Position child = next.play(moves[i]);
                if (seen.add(child.repetitionKey())) {
                    if (seen.size() > MOST_POSITIONS) {
                        return UNDECIDED;
                    }
                    open.add(child);
                }
            }
        }
        return UNWINNABLE;
    }

    /** Whether neither side can checkmate any more (OCR 5.4.3). */
    static boolean isDead(Position position) {
        return Material.cannotMate(position, 0) && Material.cannotMate(position, 1);
    }
}
