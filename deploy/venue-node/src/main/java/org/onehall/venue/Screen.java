package org.onehall.venue;

import java.io.PrintStream;
import java.util.function.LongSupplier;

/**
 * The operator's terminal: a line for each change and below them, only on a terminal, a line with the present state.
 * Thread-safe.
 */
final class Screen {
    private static final int WIDTH = 78;

    private final PrintStream out;
    private final boolean terminal;
    private final LongSupplier clock;
    private final Picture picture;
    private String last = "";
    private String problem = "";
    private boolean shown;

    /** @param clock milliseconds since 1970 */
    Screen(PrintStream out, boolean terminal, LongSupplier clock, Picture picture) {
        this.out = out;
        this.terminal = terminal;
        this.clock = clock;
        this.picture = picture;
    }

    Picture picture() {
        return picture;
    }

    /** Writes a line with the time, unless it repeats the last line. */
    synchronized void say(String text) {
        if (text.equals(last)) return;
        last = text;
        if (shown) out.print("\r" + " ".repeat(WIDTH) + "\r");
        shown = false;
        out.println(picture.time(clock.getAsLong()) + "  " + text);
        out.flush();
    }

    /** Reports a problem once, until it is {@link #solved()} or there is another problem. */
    synchronized void problem(String text) {
        if (text.equals(problem)) return;
        problem = text;
        say(text);
    }

    synchronized void solved() {
        problem = "";
    }

    /** Refreshes the lowest line, except while the operator has something to type. */
    synchronized void status(String text) {
        if (!terminal || !problem.isEmpty()) return;
        String line = picture.time(clock.getAsLong()) + "  " + text;
        String cut = line.length() > WIDTH ? line.substring(0, WIDTH - 1) + "…" : line;
        out.print("\r" + cut + " ".repeat(WIDTH - cut.length()));
        out.flush();
        shown = true;
    }
}
