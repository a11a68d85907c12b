package org.onehall.eventlog;

/**
 * When the transaction of the commands decided so far is to end. A lone command is committed at once: its sender waits
 * for it. The more there are, the longer a transaction goes on, as each costs the same however much is in it. The
 * longer commands had to wait, the longer it goes on too, until the commit interval ends it: were each committed alone,
 * a backlog behind a slow broker would never be worked off. Used by one thread.
 */
final class Pace {
    private static final int WINDOW_MS = 100;
    /** Fewer in a window are committed one by one. */
    private static final int FEW = 30;

    private static final int SHORTEST_MS = 5;
    /** For each so many in a window a transaction goes on for one millisecond. */
    private static final int A_MILLISECOND = 20;
    /**
     * Half the time the last command waited is the least that a transaction goes on; of those that waited longer, none
     * ends one.
     */
    private static final int WAITED_MS = 250;

    private long window;
    private int inWindow;
    private int inLast;
    private long ended;

    /**
     * @param appended when the command that is decided now was appended, in epoch milliseconds by the broker's clock;
     *     one that is far behind this machine's makes every command share a transaction and wait for the interval
     * @return whether the transaction is to end after it
     */
    boolean endsWith(long now, long appended) {
        if (now - window >= WINDOW_MS || now < window) {
            inLast = now - window < 2 * WINDOW_MS ? inWindow : 0;
            inWindow = 0;
            window = now;
        }
        int many = Math.max(++inWindow, inLast);
        long waited = now - appended;
        long length = Math.max(many < FEW ? 0 : Math.max(SHORTEST_MS, many / A_MILLISECOND), waited / 2);
        boolean ends = waited <= WAITED_MS && Math.abs(now - ended) >= length;
        if (ends) ended = now;
        return ends;
    }
}
