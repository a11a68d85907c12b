package org.onehall.eventlog;

/**
 * Decides when the transaction of the commands decided so far ends. A single command is committed at once: its sender
 * waits for it. The more commands there are, the longer a transaction lasts, because every transaction costs the same,
 * whatever its size. It also lasts longer the longer commands had to wait, until the commit interval ends it: if each
 * command were committed alone, a backlog behind a slow broker would never be worked off. Used by one thread.
 */
final class Pace {
    private static final int WINDOW_MS = 100;
    /** If fewer commands than this are in a window, each is committed alone. */
    private static final int FEW = 30;

    private static final int SHORTEST_MS = 5;
    /** A transaction lasts one millisecond for each group of this many commands in a window. */
    private static final int A_MILLISECOND = 20;
    /**
     * A transaction lasts at least half the time that the last command waited; a command that waited longer than this
     * never ends one.
     */
    private static final int WAITED_MS = 250;

    private long window;
    private int inWindow;
    private int inLast;
    private long ended;

    /**
     * @param appended when the command that is being decided was appended, in epoch milliseconds by the broker's clock;
     *     if that clock is far behind this machine's, every command shares a transaction and waits for the interval
     * @return whether the transaction ends after this command
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
