package org.onehall.local;

/** Something a person at the command line must know or do; its message is printed, never its stack trace. */
public class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** Exit code: the answer is "no", or the work could not be done. */
    public static final int NO = 1;
    /** Exit code: the command was given wrongly. */
    public static final int USAGE = 2;

    private final int exit;

    public Complaint(int exit, String message) {
        super(message);
        this.exit = exit;
    }

    /** The exit code of the process. */
    public int exit() {
        return exit;
    }

    /**
     * What is wrong with a command, in the words of the library that read it, without the terms that only programmers
     * know.
     */
    public static String usage(String message) {
        return message.lines()
                .findFirst()
                .orElse("bad usage")
                .replaceFirst(" is not an? (?:int|long)$", " is not a whole number, or is too large")
                .replaceFirst(" is not a (?:double|float)$", " is not a number");
    }
}
