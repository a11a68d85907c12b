package org.onehall.screening.report;

import java.util.List;
import org.onehall.paper.Axis;
import org.onehall.paper.Drawing;
import org.onehall.paper.Drawing.Anchor;
import org.onehall.paper.Drawing.Ink;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;

/**
 * Pictures of players side by side: each move by the openness of its choice (to the right) and the time it took
 * (upwards, by factors of ten).
 */
final class TimePictures {
    static final int BESIDE = 4;
    private static final double GAP = 10;
    private static final double WIDTH = (Paper.WIDTH - (BESIDE - 1) * GAP) / BESIDE;
    private static final double HEIGHT = 96;
    private static final double LEFT = 18;
    private static final double TOP = 12;
    private static final double BOTTOM = HEIGHT - 12;
    private static final double MOST_OPEN = 4;
    private static final double LEAST = 0;
    private static final double MOST = 3.5;
    private static final int LONGEST_NAME = 24;
    private static final double SMALL = 6;

    /**
     * A move.
     *
     * @param openness entropy of the choice, in nats
     * @param seconds time the move took, in seconds
     */
    record Move(double openness, double seconds) {}

    /** @param number of the player in the table */
    record Player(int number, String name, List<Move> moves) {}

    private TimePictures() {}

    /** @param players at most {@link #BESIDE} players */
    static Drawing of(List<Player> players, Words words) {
        Drawing drawing = new Drawing(Paper.WIDTH, HEIGHT);
        for (int place = 0; place < players.size(); place++) {
            Player player = players.get(place);
            double from = place * (WIDTH + GAP);
            Axis openness = new Axis(0, MOST_OPEN, from + LEFT, from + WIDTH);
            Axis times = new Axis(LEAST, MOST, BOTTOM, TOP + 4);
            String name = player.name().length() > LONGEST_NAME
                    ? player.name().substring(0, LONGEST_NAME - 1) + "…"
                    : player.name();
            drawing.text(from + LEFT, TOP - 3, 7, player.number() + " " + name, Anchor.START, Ink.BLACK);
            for (int power = 0; power <= MOST; power++) {
                drawing.line(from + LEFT, times.at(power), from + WIDTH, times.at(power), 0.3, Ink.LIGHT);
                drawing.text(
                        from + LEFT - 2,
                        times.at(power) + 2,
                        SMALL,
                        String.valueOf(Math.round(Math.pow(10, power))),
                        Anchor.END,
                        Ink.DARK);
            }
            drawing.line(from + LEFT, BOTTOM, from + WIDTH, BOTTOM, 0.5, Ink.DARK)
                    .line(from + LEFT, BOTTOM, from + LEFT, TOP + 4, 0.5, Ink.DARK);
            for (Move move : player.moves())
                drawing.dot(
                        openness.at(move.openness()), times.at(Math.log10(Math.max(move.seconds(), 1))), 0.9, Ink.DARK);
            if (place == 0) drawing.text(from, TOP - 3, SMALL, words.text("times.seconds"), Anchor.START, Ink.DARK);
            drawing.text(from + WIDTH, HEIGHT - 3, SMALL, words.text("times.openness"), Anchor.END, Ink.DARK);
        }
        return drawing;
    }
}
