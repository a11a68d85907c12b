package org.onehall.screening;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The calibrations that come with the program. */
public final class Calibrations {
    /** The one to use unless another is asked for. */
    public static final String CURRENT = "stockfish-15.1-n100k-5";

    private Calibrations() {}

    /**
     * The calibration with this version. A version that does not come with the program is refused with an
     * IllegalArgumentException.
     */
    public static Calibration load(String version) {
        try (var in = Calibrations.class.getResourceAsStream("/calibration/" + version + ".txt")) {
            if (in == null) throw new IllegalArgumentException("no such calibration: " + version);
            return CalibrationFile.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Calibration current() {
        return load(CURRENT);
    }
}
