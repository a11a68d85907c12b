package org.onehall.local;

import java.io.PrintStream;
import java.util.Locale;
import java.util.Map;

/** Reports what a start waits for, and since when, every {@value #EVERY_SECONDS} seconds. */
final class Waiting {
    private static final int EVERY_SECONDS = 10;

    private final PrintStream out;
    private final long every;
    private final long from = System.nanoTime();
    private long said = from;

    Waiting(PrintStream out) {
        this(out, EVERY_SECONDS * 1_000_000_000L);
    }

    /** @param every how often it reports, in nanoseconds */
    Waiting(PrintStream out, long every) {
        this.out = out;
        this.every = every;
    }

    /**
     * Reports on one part if it is time.
     *
     * @param lacks what the part still lacks
     */
    void still(String part, String lacks) {
        still(Map.of(part, lacks));
    }

    /** Reports, if it is time, on each part and what it still lacks. */
    void still(Map<String, String> lacking) {
        long now = System.nanoTime();
        if (now - said < every) {
            return;
        }
        said = now;
        long seconds = (now - from) / 1_000_000_000;
        lacking.forEach((part, lacks) -> out.printf(Locale.ROOT, "%-16s waiting %3d s   %s%n", part, seconds, lacks));
        out.flush();
    }
}
