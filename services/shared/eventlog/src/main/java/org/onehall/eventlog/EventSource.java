package org.onehall.eventlog;

/** The committed events of a context, to be read again. */
@FunctionalInterface
public interface EventSource {
    /** A source without events, where there is no log. */
    EventSource NONE = (_, _, _) -> {};

    /** Takes one event. */
    @FunctionalInterface
    interface Taker {
        /** @param offset place in the partition; it increases, with gaps */
        void accept(long offset, byte[] event);
    }

    /**
     * Passes on every event of a partition that is committed now, oldest first; blocks.
     *
     * @param from offset of the first event wanted; no event is passed on if the log ends before it
     */
    void each(int partition, long from, Taker event);
}
