package org.onehall.screening;

import java.util.List;

/**
 * How a calibration was made and how well it fits its games.
 *
 * @param likeliest skill line of the greatest likelihood, at which the fit started
 * @param surprise -ln likelihood per move with that line
 * @param surpriseOfFit the same with the line of the calibration
 * @param standardErrors of the parameters of the calibration's line
 * @param inflationError one standard error of each κ
 * @param pairs number of pairs of games of the same player from which the rating error was measured
 * @param bands by rating
 * @param milestones the points through which the line of the intrinsic rating was drawn
 */
public record FitReport(
        SkillLine likeliest,
        double surprise,
        double surpriseOfFit,
        List<Double> standardErrors,
        PerIndex<Double> inflationError,
        int pairs,
        List<Band> bands,
        List<Milestone> milestones) {
    public FitReport {
        standardErrors = List.copyOf(standardErrors);
        bands = List.copyOf(bands);
        milestones = List.copyOf(milestones);
    }

    /**
     * Players within a hundred rating points.
     *
     * @param observed per move
     * @param expected per move
     * @param z of the whole band
     * @param scatter standard deviation of the z of its games of at least 10 moves
     */
    public record Band(
            int from,
            int games,
            int moves,
            PerIndex<Double> observed,
            PerIndex<Double> expected,
            double z,
            double scatter) {}

    /**
     * One point of the line.
     *
     * @param rating mean over the moves
     * @param error the projected error
     * @param ipr the intrinsic rating that the line gives for it
     */
    public record Milestone(double rating, int moves, Skill skill, double error, double ipr) {}
}
