package org.onehall.testkit;

import java.util.Locale;

/**
 * One edge's part of a run of malformed inputs, counted. All edges together get {@code -Donehall.malformed} inputs
 * (default {@value #ALL}); each runs for at most {@code -Donehall.malformed.seconds} (default {@value #SECONDS});
 * {@code -Donehall.seed} (default {@value #SEED}) produces the same inputs again. Each input has its own mutator, so
 * that it can be repeated by its number without the inputs before it. Not thread-safe, except {@link #of}.
 */
public final class MalformedRun {
    private static final int ALL = 40_000;
    private static final int SECONDS = 20;
    private static final long SEED = 20_261_121;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private final String edge;
    private final long seed = Long.getLong("onehall.seed", SEED);
    private final int wanted;
    private final long begun = System.nanoTime();
    private final long end = begun + Integer.getInteger("onehall.malformed.seconds", SECONDS) * 1_000_000_000L;
    private int given;

    /** @param percent share of all inputs for this edge */
    public MalformedRun(String edge, int percent) {
        this.edge = edge;
        wanted = Math.max(1, (int) (Long.getLong("onehall.malformed", ALL) * percent / 100));
    }

    /** Whether another input is needed and there is time for it. */
    public boolean goesOn() {
        return given < wanted && System.nanoTime() - end < 0;
    }

    /** The mutator of the next input. */
    public Mutator next() {
        return of(given++);
    }

    /** The mutator of an input by its number, from 0. */
    public Mutator of(int number) {
        return new Mutator((seed ^ (long) edge.hashCode() << 32) + number * SPREAD);
    }

    /** Number of the last input from {@link #next}, and everything that is needed to produce it again. */
    public String last() {
        return edge + " input " + (given - 1) + " of -Donehall.seed=" + seed;
    }

    public int given() {
        return given;
    }

    /** A line for people: how many inputs, how fast. */
    public String figure(String came) {
        double seconds = (System.nanoTime() - begun) / 1e9;
        return String.format(
                Locale.ROOT,
                "malformed %s: %d of %d inputs in %.1f s (%.0f/s), seed %d: %s",
                edge,
                given,
                wanted,
                seconds,
                given / seconds,
                seed,
                came);
    }
}
