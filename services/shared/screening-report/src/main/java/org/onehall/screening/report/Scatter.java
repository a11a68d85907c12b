package org.onehall.screening.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.onehall.paper.Axis;
import org.onehall.paper.Drawing;
import org.onehall.paper.Drawing.Anchor;
import org.onehall.paper.Drawing.Ink;
import org.onehall.paper.Paper;
import org.onehall.paper.Words;

/** Players by rating and index, with their intervals and the bands in which honest players are expected. */
final class Scatter {
    /**
     * Up to this number of players, every player's number is shown; above it, only the numbers of players outside the
     * inner band.
     */
    private static final int ALL_NUMBERED = 30;

    private static final double HEIGHT = 250;
    private static final double LEFT = 30;
    private static final double BOTTOM = HEIGHT - 28;
    private static final double CENTRE = 50;
    private static final double INNER = 10;
    private static final double OUTER = 15;
    private static final double SMALL = 7;
    /** Width of a digit in that size. */
    private static final double DIGIT = 4;
    /** How many lines above or below its point a number may be placed. */
    private static final int ROWS = 4;

    /**
     * A player.
     *
     * @param number of the player in the table
     * @param small whether the sample is small
     */
    record Point(int number, double rating, double index, double low, double high, boolean small) {}

    private Scatter() {}

    static Drawing of(List<Point> points, Words words) {
        Numbers numbers = new Numbers(words.language());
        double least = points.stream().mapToDouble(Point::rating).min().orElse(1_000);
        double most = points.stream().mapToDouble(Point::rating).max().orElse(3_000);
        Axis ratings =
                new Axis(Math.floor(least / 100 - 0.5) * 100, Math.ceil(most / 100 + 0.5) * 100, LEFT, Paper.WIDTH - 5);
        DoubleStream ends = points.stream().flatMapToDouble(point -> DoubleStream.of(point.low(), point.high()));
        double reach = Math.max(
                OUTER + 5,
                Math.ceil(ends.map(index -> Math.abs(index - CENTRE)).max().orElse(0) / 5) * 5);
        Axis indices = new Axis(CENTRE - reach, CENTRE + reach, BOTTOM, 8);
        Drawing drawing = new Drawing(Paper.WIDTH, HEIGHT);
        band(drawing, ratings, indices, OUTER, Ink.PALE);
        band(drawing, ratings, indices, INNER, Ink.LIGHT);
        drawing.line(ratings.from(), indices.at(CENTRE), ratings.to(), indices.at(CENTRE), 0.5, Ink.WHITE);
        for (double index : indices.ticks(6)) {
            drawing.line(LEFT - 3, indices.at(index), LEFT, indices.at(index), 0.5, Ink.DARK);
            drawing.text(LEFT - 5, indices.at(index) + 2.5, SMALL, numbers.fixed(index, 0), Anchor.END, Ink.DARK);
        }
        for (double rating : ratings.ticks(10)) {
            drawing.line(ratings.at(rating), BOTTOM, ratings.at(rating), BOTTOM + 3, 0.5, Ink.DARK);
            drawing.text(ratings.at(rating), BOTTOM + 11, SMALL, numbers.fixed(rating, 0), Anchor.MIDDLE, Ink.DARK);
        }
        drawing.line(LEFT, BOTTOM, Paper.WIDTH - 5, BOTTOM, 0.8, Ink.DARK).line(LEFT, BOTTOM, LEFT, 8, 0.8, Ink.DARK);
        drawing.text(Paper.WIDTH - 5, HEIGHT - 6, 8, words.text("scatter.ratings"), Anchor.END, Ink.BLACK);
        drawing.text(LEFT + 4, 14, 8, words.text("scatter.index"), Anchor.START, Ink.BLACK);
        for (Point point : points) {
            double x = ratings.at(point.rating());
            double y = indices.at(point.index());
            drawing.line(x, indices.at(point.low()), x, indices.at(point.high()), 0.5, Ink.MIDDLE);
            if (point.small()) drawing.dot(x, y, 2.4, Ink.WHITE).ring(x, y, 2.4, Ink.BLACK);
            else drawing.dot(x, y, 2.4, Ink.BLACK);
        }
        List<Place> taken = new ArrayList<>();
        for (Point point : points) {
            if (points.size() > ALL_NUMBERED && Math.abs(point.index() - CENTRE) <= INNER) continue;
            String number = String.valueOf(point.number());
            Place place = free(ratings.at(point.rating()), indices.at(point.index()), DIGIT * number.length(), taken);
            taken.add(place);
            drawing.text(place.left(), place.bottom(), SMALL, number, Anchor.START, Ink.BLACK);
        }
        return drawing;
    }

    /** The place of a number. */
    private record Place(double left, double bottom, double width) {
        boolean overlaps(Place other) {
            return left < other.left + other.width
                    && other.left < left + width
                    && Math.abs(bottom - other.bottom) < SMALL - 1;
        }
    }

    /**
     * The nearest free place for a number beside a point: upper right, left, further up and down; if none is free, the
     * first.
     */
    private static Place free(double x, double y, double width, List<Place> taken) {
        List<Place> places = new ArrayList<>();
        for (int row = 0; row < ROWS; row++) {
            double up = y - 2 - row * SMALL;
            double down = y - 2 + (row + 1) * SMALL;
            places.addAll(List.of(
                    new Place(x + 4, up, width),
                    new Place(x - 4 - width, up, width),
                    new Place(x + 4, down, width),
                    new Place(x - 4 - width, down, width)));
        }
        return places.stream()
                .filter(place -> taken.stream().noneMatch(place::overlaps))
                .findFirst()
                .orElse(places.getFirst());
    }

    private static void band(Drawing drawing, Axis ratings, Axis indices, double reach, Ink ink) {
        double top = indices.at(CENTRE + reach);
        drawing.area(ratings.from(), top, ratings.to() - ratings.from(), indices.at(CENTRE - reach) - top, ink);
    }
}
