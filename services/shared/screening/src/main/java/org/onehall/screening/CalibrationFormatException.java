package org.onehall.screening;

/** A text is not a calibration; the message says where and why. */
public final class CalibrationFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int line;

    CalibrationFormatException(int line, String message) {
        super("line " + line + ": " + message);
        this.line = line;
    }

    /** Line of the error, from 1. */
    public int line() {
        return line;
    }
}
