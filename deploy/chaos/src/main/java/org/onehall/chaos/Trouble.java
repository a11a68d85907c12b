package org.onehall.chaos;

import java.io.IOException;
import java.util.Map;

/** What happens to a hall while games are played in it. Driven by one thread. */
interface Trouble extends AutoCloseable {
    /** Does what is due now, if anything is; called about ten times a second. */
    void look() throws IOException, InterruptedException;

    /** Whether nothing more will happen to the hall by itself, so that play may come to rest. */
    default boolean over() {
        return true;
    }

    /** Whether the brokers are as they were before. */
    boolean complete() throws InterruptedException;

    /** What was killed or replaced, and how often. */
    Map<String, Integer> kills();

    /** Kills that had to wait because the part before was still starting again. */
    default int heldBack() {
        return 0;
    }

    @Override
    void close();
}
