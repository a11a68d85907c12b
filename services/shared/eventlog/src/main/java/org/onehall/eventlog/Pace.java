package org.onehall.eventlog;

/**
 * When the transaction of the commands decided so far is to end. A lone command is committed at once: its sender waits for
 * it. The more there are, the longer a transaction goes on, as each costs the same however much is in it. Used by one thread.
 */
final class Pace {
    private static final int WINDOW_MS = 100;
    /** Fewer in a window are committed one by one. */
    private static final int FEW = 30;
    /** More in a window go on until the longest transaction has ended, {@link KafkaSettings#LONGEST_TRANSACTION_MS}. */
    private static final int MANY = 150;
    private static final int SHARED_MS = 5;

    private long window;
    private int inWindow;
    private int inLast;
    private long ended;

    /** @return whether the transaction is to end after the command that is decided now, in epoch milliseconds */
    boolean endsWith(long now) {
        if (now - window >= WINDOW_MS || now < window) {
            inLast = now - window < 2 * WINDOW_MS ? inWindow : 0;
            inWindow = 0;
            window = now;
        }
        int many = Math.max(++inWindow, inLast);
        boolean ends = many < FEW || many < MANY && Math.abs(now - ended) >= SHARED_MS;
        if (ends) ended = now;
        return ends;
    }
}
