package org.onehall.eventlog;

import java.util.function.Consumer;

/** The committed events of a context, to fold again. */
@FunctionalInterface
public interface EventSource {
    /** Where no log is at hand. */
    EventSource NONE = (_, _) -> { };

    /** Hands over every event of a partition that is committed now, oldest first; blocks. */
    void each(int partition, Consumer<byte[]> event);
}
