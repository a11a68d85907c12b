package org.onehall.local;

/** Something a person at the command line has to know or do; its message is printed, never its trace. */
public final class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** The answer is "no", or it could not be done. */
    public static final int NO = 1;
    /** The command was given wrongly. */
    public static final int USAGE = 2;

    private final int exit;

    public Complaint(int exit, String message) {
        super(message);
        this.exit = exit;
    }

    int exit() {
        return exit;
    }
}
