package org.onehall.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.onehall.demo.Enrolment;
import org.onehall.demo.Zone;

/** The way in which people enter a hall. */
public interface Entrance {
    /** Loads a competition file under an id, with changes to it and to the CSV files beside it. */
    void load(String id, Path file, UnaryOperator<String> changes);

    /** The playing zone as seen by a device. */
    Zone zone();

    /** An unused code of a seat or an official, such as "cup/1/1 WHITE", "FLOOR_ARBITER rome". */
    String code(String competition, String place);

    /** Lets a person in with a code that was handed out. */
    default Enrolment enrol(String code) {
        try {
            return zone().enrol(code);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Lets in the player of a seat, or an official, of a competition. */
    default Enrolment enrol(String competition, String place) {
        return enrol(code(competition, place));
    }

    /** Lets a person in and opens a screen for him. */
    default Screen screen(String competition, String place) {
        return Screen.open(zone(), enrol(competition, place));
    }
}
