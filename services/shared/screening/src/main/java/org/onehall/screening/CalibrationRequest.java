package org.onehall.screening;

/**
 * The inputs of a calibration that are not in its games.
 *
 * @param version name of the calibration to be made
 * @param settings of the engine that analysed the games
 * @param date today's date, yyyy-mm-dd
 * @param description one line: which games, from where, which part of them
 * @param resamples of the games for inflation, at least 100
 * @param reference number of positions on which errors are projected, at least 50
 * @param seed of all randomness
 */
public record CalibrationRequest(
        String version,
        EngineSettings settings,
        String date,
        String description,
        int resamples,
        int reference,
        long seed) {
    public CalibrationRequest {
        if (resamples < 100 || reference < 50)
            throw new IllegalArgumentException("too few resamples or reference positions");
    }

    public CalibrationRequest(String version, EngineSettings settings, String date, String description) {
        this(version, settings, date, description, 1_000, 600, 1);
    }
}
