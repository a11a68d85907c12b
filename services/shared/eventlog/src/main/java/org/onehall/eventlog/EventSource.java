package org.onehall.eventlog;

/** The committed events of a context, to fold or to look at again. */
@FunctionalInterface
public interface EventSource {
    /** Where no log is at hand. */
    EventSource NONE = (_, _, _) -> {};

    /** Takes one event. */
    @FunctionalInterface
    interface Taker {
        /** @param offset place in the partition; it grows, with gaps */
        void accept(long offset, byte[] event);
    }

    /**
     * Hands over every event of a partition that is committed now, oldest first; blocks.
     *
     * @param from offset of the first event wanted; nothing is handed over if the log ends before it
     */
    void each(int partition, long from, Taker event);
}
