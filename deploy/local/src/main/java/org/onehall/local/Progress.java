package org.onehall.local;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Shows what is being done: at a terminal in one line that changes all the time; elsewhere, such as in a log file, in a
 * line now and then.
 */
public final class Progress {
    private static final int WIDTH = 78;
    /** The time between two lines if there is no terminal; shorter work prints nothing there. */
    static final Duration EVERY = Duration.ofSeconds(30);

    private final boolean terminal;
    private final LongSupplier nanos;
    private long told;

    private Progress(boolean terminal) {
        this(terminal, System::nanoTime);
    }

    /** @param nanos a monotonic clock */
    Progress(boolean terminal, LongSupplier nanos) {
        this.terminal = terminal;
        this.nanos = nanos;
        told = nanos.getAsLong();
    }

    /** Progress with or without a terminal, as the launcher script has found. */
    public static Progress onTerminal() {
        return new Progress(Boolean.getBoolean("onehall.progress"));
    }

    public void at(String what) {
        if (terminal) {
            String line = what.length() > WIDTH ? what.substring(0, WIDTH) : what;
            System.err.print("\r" + line + " ".repeat(WIDTH - line.length()));
            System.err.flush();
        } else if (nanos.getAsLong() - told >= EVERY.toNanos()) {
            told = nanos.getAsLong();
            System.err.println("onehall: " + what);
        }
    }

    /** Prints a separate message in a line that stays. */
    public void told(String what) {
        end();
        System.err.println("onehall: " + what);
    }

    public void end() {
        if (terminal) {
            System.err.print("\r" + " ".repeat(WIDTH) + "\r");
            System.err.flush();
        }
    }
}
