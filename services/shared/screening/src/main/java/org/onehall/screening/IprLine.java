package org.onehall.screening;

/** The line between rating and projected error: {@code IPR = intercept - slope * error}. */
public record IprLine(double intercept, double slope) {
    public double rating(double error) {
        return intercept - slope * error;
    }
}
