package org.onehall.screening;

import java.util.List;

/**
 * What the screening takes for granted: how strong players of a rating choose, on the word of one engine with one set
 * of settings.
 *
 * @param version its name; the same name never means other numbers
 * @param settings of the engine; analyses of any other settings are refused
 * @param date when it was made, as whoever made it says, yyyy-mm-dd
 * @param skill that goes with a rating
 * @param covariance of the parameters of {@code skill} in the order of its components
 * @param offset per move, what honest players score beyond the model
 * @param inflation κ: how much wider honest sums scatter than independent moves would
 * @param ratingError how far, in rating points and as one standard deviation, players' strength lies from their ratings
 * @param correlation ρ of the z of EV and of AE
 * @param skewness how much more skew honest sums are than sums of independent moves would be, 0 to
 *     {@value #MOST_SKEWNESS}
 * @param ipr line of the intrinsic rating
 * @param iprError how far, as one standard deviation, the groups of some 300 moves lie from it that the line was drawn
 *     through
 * @param reference positions the error is projected on
 */
public record Calibration(
        String version,
        EngineSettings settings,
        String date,
        CalibrationSet set,
        SkillLine skill,
        List<List<Double>> covariance,
        PerIndex<RatingLine> offset,
        PerIndex<RatingLine> inflation,
        double ratingError,
        double correlation,
        double skewness,
        IprLine ipr,
        double iprError,
        List<ReferencePosition> reference) {
    static final double MOST_SKEWNESS = 3;
    /** Moves that one to rely on is made of at least. */
    public static final int ENOUGH_MOVES = 10_000;
    /** Rating points by which the line of the intrinsic rating of one to rely on misses at most. */
    public static final int LARGE_ERROR = 200;

    public Calibration {
        if (!version.matches("[a-z0-9][a-z0-9.-]*"))
            throw new IllegalArgumentException("no version of a calibration: " + version);
        if (!date.matches("\\d{4}-\\d{2}-\\d{2}")) throw new IllegalArgumentException("no date: " + date);
        covariance = covariance.stream().map(List::copyOf).toList();
        reference = List.copyOf(reference);
        if (covariance.size() != SkillLine.PARAMETERS
                || covariance.stream().anyMatch(row -> row.size() != SkillLine.PARAMETERS))
            throw new IllegalArgumentException("no covariance of " + SkillLine.PARAMETERS + " parameters");
        if (!(ratingError >= 0)) throw new IllegalArgumentException("no rating error: " + ratingError);
        if (!(correlation > -1 && correlation <= 1))
            throw new IllegalArgumentException("no correlation: " + correlation);
        if (!(skewness >= 0 && skewness <= MOST_SKEWNESS))
            throw new IllegalArgumentException("no skewness: " + skewness);
        if (reference.isEmpty()) throw new IllegalArgumentException("no reference positions");
    }

    /** Whether it is made of so little, or fits so badly, that no figure by it can be relied on. */
    public boolean isForTrials() {
        return set.moves() < ENOUGH_MOVES || iprError > LARGE_ERROR;
    }

    /** Refuses analyses made with other settings with an IllegalArgumentException: the numbers would mean nothing. */
    public void requireSettings(EngineSettings used) {
        if (!used.equals(settings)) {
            throw new IllegalArgumentException(
                    "calibration " + version + " is for " + settings.version() + ", not for " + used.version());
        }
    }

    /** The rating, or the nearest one that the calibration knows. */
    int within(int rating) {
        return Math.clamp(rating, set.lowest(), set.highest());
    }

    double[][] covarianceMatrix() {
        return covariance.stream()
                .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new);
    }
}
