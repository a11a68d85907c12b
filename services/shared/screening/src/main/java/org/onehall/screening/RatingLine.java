package org.onehall.screening;

/** A value that changes linearly with the rating. */
public record RatingLine(double at2000, double per1000) {
    public static final RatingLine ZERO = new RatingLine(0, 0);

    public double at(double rating) {
        return at2000 + per1000 * thousandsAbove2000(rating);
    }

    static double thousandsAbove2000(double rating) {
        return (rating - 2000) / 1000;
    }
}
