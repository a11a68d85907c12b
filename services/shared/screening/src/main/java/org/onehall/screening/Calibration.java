package org.onehall.screening;

import java.util.List;

/**
 * The assumptions of the screening: how well players of a rating choose their moves, judged by one engine with one set
 * of settings.
 *
 * @param version its name; one name always stands for the same numbers
 * @param settings of the engine; analyses of any other settings are refused
 * @param date when it was made, as stated by its maker, yyyy-mm-dd
 * @param skill the skill for each rating
 * @param covariance of the parameters of {@code skill} in the order of its components
 * @param offset what honest players score beyond the model, per move
 * @param inflation κ: how much wider the sums of honest players scatter than those of independent moves
 * @param ratingError one standard deviation between players' strength and their ratings, in rating points
 * @param correlation ρ of the z of EV and of AE
 * @param skewness how much more skewed the sums of honest players are than those of independent moves, 0 to
 *     {@value #MOST_SKEWNESS}
 * @param ipr line of the intrinsic rating
 * @param iprError one standard deviation between this line and the groups of about 300 moves through which it was drawn
 * @param reference positions on which the error is projected
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
    /** A reliable calibration is made from at least this many moves. */
    public static final int ENOUGH_MOVES = 10_000;
    /** In a reliable calibration the line of the intrinsic rating is off by at most this many rating points. */
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

    /** Whether it is made from so few moves, or fits so badly, that no figure from it is reliable. */
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

    /** The rating, or the nearest rating that the calibration covers. */
    int within(int rating) {
        return Math.clamp(rating, set.lowest(), set.highest());
    }

    double[][] covarianceMatrix() {
        return covariance.stream()
                .map(row -> row.stream().mapToDouble(Double::doubleValue).toArray())
                .toArray(double[][]::new);
    }
}
