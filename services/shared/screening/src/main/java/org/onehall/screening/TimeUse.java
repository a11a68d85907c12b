package org.onehall.screening;

import java.util.List;

/**
 * How a player's time depends on the difficulty of the choice: ln(1 + seconds) = constant + a entropy + b ln(1 +
 * seconds left before the move). A picture and one figure; not part of any z.
 *
 * @param points in the order of the games
 * @param withEntropy correlation of time and entropy after correction for the clock, -1 to 1; near 0, hard and easy
 *     moves took equally long
 */
public record TimeUse(double constant, double perEntropy, double perClock, double withEntropy, List<Point> points) {
    public TimeUse {
        points = List.copyOf(points);
    }

    /**
     * One move.
     *
     * @param entropy of the choice at the player's rating, in nats
     * @param residual of ln(1 + seconds)
     */
    public record Point(String game, int ply, double seconds, double secondsLeft, double entropy, double residual) {}
}
