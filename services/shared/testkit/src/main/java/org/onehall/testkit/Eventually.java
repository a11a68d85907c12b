package org.onehall.testkit;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Waits for effects of other threads and processes; fails after a minute. */
public final class Eventually {
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final Duration LOOK = Duration.ofMillis(20);

    private Eventually() {}

    /** Returns once the condition holds; {@link AssertionError} if it does not within a minute. */
    public static void holds(BooleanSupplier condition) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > deadline) throw new AssertionError("did not come about within " + PATIENCE);
            LockSupport.parkNanos(LOOK.toNanos());
        }
    }
}
