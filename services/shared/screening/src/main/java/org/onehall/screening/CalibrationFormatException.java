package org.onehall.screening;

/** A text that is no calibration; the message says where and why. */
public final class CalibrationFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int line;

    CalibrationFormatException(int line, String message) {
        super("line " + line + ": " + message);
        this.line = line;
    }

    /** From 1. */
    public int line() {
        return line;
    }
}
