package org.onehall.local.screening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.onehall.local.Complaint;
import org.onehall.screening.Calibration;
import org.onehall.screening.CalibrationFile;
import org.onehall.screening.CalibrationFormatException;
import org.onehall.text.Text;

/** A calibration that a person named. */
public final class CalibrationOption {
    private CalibrationOption() {}

    /** Reads a calibration; if the file is not one, a complaint names it. */
    public static Calibration read(Path file) throws IOException {
        if (!Files.isRegularFile(file))
            throw new Complaint(Complaint.USAGE, "--calibration: " + file + " does not exist or is not a file");
        try {
            return CalibrationFile.read(Text.read(file, Optional.empty()).text());
        } catch (CalibrationFormatException e) {
            throw new Complaint(Complaint.NO, "--calibration: " + file + ", " + e.getMessage());
        }
    }
}
