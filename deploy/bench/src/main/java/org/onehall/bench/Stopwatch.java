package org.onehall.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Processor time of the calling thread, in nanoseconds, or wall-clock time if the machine does not provide it. */
final class Stopwatch {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final boolean PROCESSOR =
            THREADS.isCurrentThreadCpuTimeSupported() && THREADS.isThreadCpuTimeEnabled();

    private Stopwatch() {}

    static long now() {
        return PROCESSOR ? THREADS.getCurrentThreadCpuTime() : System.nanoTime();
    }
}
