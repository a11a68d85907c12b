package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The calibrations that come with the program. */
class CalibrationsTest {
    @Test
    void theCurrentOneIsWhatItSaysItIs() {
        Calibration calibration = Calibrations.current();
        assertEquals(Calibrations.CURRENT, calibration.version());
        assertTrue(
                calibration.settings().engine().startsWith("Stockfish"),
                calibration.settings().version());
    }

    @Test
    void strongerPlayersAreExpectedToErrLessAtEveryRatingItKnows() {
        Calibration calibration = Calibrations.current();
        var ratings = new IntrinsicRatings(calibration.skill(), calibration.reference());
        List<Double> errors = new ArrayList<>();
        for (int rating = calibration.set().lowest();
                rating <= calibration.set().highest();
                rating += 50) errors.add(ratings.error(calibration.skill().at(rating)));
        for (int i = 1; i < errors.size(); i++) assertTrue(errors.get(i) < errors.get(i - 1), "step " + i);
        for (Index index : Index.values())
            assertTrue(calibration.inflation().get(index).at2000() >= 1, index.name());
    }

    @Test
    void anUnknownOneIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Calibrations.load("none"));
    }
}
