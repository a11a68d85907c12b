package org.onehall.screening.report;

import java.util.List;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.paper.Axis;
import org.onehall.paper.Drawing;
import org.onehall.paper.Drawing.Anchor;
import org.onehall.paper.Drawing.Ink;
import org.onehall.paper.Paper;

/**
 * The moves of one game side by side, White's upwards, Black's downwards: a bar for the loss of the move, a stroke for
 * the expected loss, a ring for facts observed by the hall, a point for moves that do not count.
 */
final class Strip {
    /** Scaled pawns at which bars are cut off. */
    static final double MOST = 1.0;

    private static final double REACH = 26;
    private static final double MARKS = 7;
    private static final double LABEL = 14;
    private static final double WIDEST = 6;
    private static final double SMALL = 6;
    private static final int TICK = 10;

    /**
     * A move.
     *
     * @param number of the move
     * @param counted whether it counts in the statistics; the next two are 0 otherwise
     * @param loss loss against the best move, in scaled pawns
     * @param expected expected loss for a player of the rating; 0 if there is no rating
     * @param seen whether the hall observed something about the player since the last move
     */
    record Move(int number, boolean counted, double loss, double expected, boolean seen) {}

    private Strip() {}

    static Drawing of(BySide<List<Move>> moves) {
        double middle = MARKS + REACH;
        Drawing drawing = new Drawing(Paper.WIDTH, 2 * middle + LABEL);
        int last = Stream.of(Side.values())
                .flatMap(side -> moves.get(side).stream())
                .mapToInt(Move::number)
                .max()
                .orElse(1);
        double step = Math.min(WIDEST, (Paper.WIDTH - 4) / last);
        double end = step * last + 2;
        for (Side side : Side.values()) {
            double away = side == Side.WHITE ? -1 : 1;
            Axis losses = new Axis(0, MOST, middle, middle + away * REACH);
            for (Move move : moves.get(side)) {
                double x = step * (move.number() - 1) + 2;
                if (move.counted()) {
                    drawing.area(x + step * 0.15, middle, step * 0.7, losses.at(move.loss()) - middle, Ink.MIDDLE);
                    if (move.expected() > 0)
                        drawing.line(
                                x, losses.at(move.expected()), x + step, losses.at(move.expected()), 0.7, Ink.BLACK);
                } else {
                    drawing.dot(x + step / 2, middle + away * 3, 0.5, Ink.MIDDLE);
                }
                if (move.seen())
                    drawing.ring(x + step / 2, middle + away * (REACH + 3.5), Math.min(2, step / 2), Ink.BLACK);
            }
        }
        drawing.line(0, middle, end, middle, 0.5, Ink.DARK);
        for (int number = TICK; number <= last; number += TICK) {
            double x = step * (number - 0.5) + 2;
            drawing.line(x, 2 * middle + 2, x, 2 * middle + 5, 0.4, Ink.DARK);
            drawing.text(x, 2 * middle + 12, SMALL, String.valueOf(number), Anchor.MIDDLE, Ink.DARK);
        }
        return drawing;
    }
}
