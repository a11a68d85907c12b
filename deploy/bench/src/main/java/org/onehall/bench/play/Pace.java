package org.onehall.bench.play;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongConsumer;

/** A fixed rate, whether or not earlier steps have ended. */
public final class Pace {
    private Pace() {}

    /**
     * Runs steps at a fixed rate on this thread.
     *
     * @param seconds how long
     * @param perMinute steps in a minute, at least 1
     * @param step gets its number, from 0 on; must return quickly
     */
    public static void keep(int seconds, int perMinute, LongConsumer step) {
        long due = System.nanoTime();
        long end = due + TimeUnit.SECONDS.toNanos(seconds);
        long every = TimeUnit.MINUTES.toNanos(1) / perMinute;
        for (long number = 0; due < end; number++, due += every) {
            LockSupport.parkNanos(due - System.nanoTime());
            step.accept(number);
        }
    }
}
