package org.onehall.screening;

import java.util.List;

/**
 * How a player's time goes with how hard the choice was: ln(1 + seconds) = constant + a entropy + b ln(1 + seconds left
 * before the move). A picture and one figure; no part of any z.
 *
 * @param points in the order of the games
 * @param withEntropy correlation of time and entropy once the clock is allowed for, -1 to 1: near 0 means that hard and
 *     easy moves took alike long
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
