package org.onehall.eventlog;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.apache.kafka.common.TopicPartition;

/**
 * Whether the decider of each partition this instance decides still comes round: it says so itself at least every
 * second, in memory, so that nothing has to be written to a log for it. Thread-safe.
 */
final class Pulse {
    /** How often a decider says that it comes round, at least. */
    static final Duration EVERY = Duration.ofSeconds(1);
    /** A decider that has not come round for longer answers nobody. */
    static final Duration LONG = Duration.ofSeconds(5);
    private static final long NO_COMMAND = -1;

    /**
     * @param nanos   when it was, of the clock
     * @param command offset of the command that is being decided since then, {@link #NO_COMMAND} if none is
     */
    private record Sign(long nanos, long command) {}

    private final String commands;
    private final LongSupplier nanos;
    private final Map<Integer, Sign> signs = new ConcurrentHashMap<>();

    /**
     * @param context whose commands are decided, "game"
     * @param nanos   a clock that never goes back, in nanoseconds
     */
    Pulse(String context, LongSupplier nanos) {
        this.commands = TopicCatalogue.commands(context);
        this.nanos = nanos;
    }

    /** The decider of a partition has come round: it waits for a command. */
    void turned(int partition) {
        signs.put(partition, new Sign(nanos.getAsLong(), NO_COMMAND));
    }

    /**
     * The decider of a partition begins with a command.
     *
     * @param offset the command's, at least 0
     */
    void begins(int partition, long offset) {
        signs.put(partition, new Sign(nanos.getAsLong(), offset));
    }

    /** This instance decides a partition no longer. */
    void closed(int partition) {
        signs.remove(partition);
    }

    /** The partitions in which nothing is decided although this instance should, each with a sentence that says why. */
    Map<String, String> standing() {
        Map<String, String> standing = new TreeMap<>();
        long now = nanos.getAsLong();
        signs.forEach((partition, sign) -> {
            Duration since = Duration.ofNanos(now - sign.nanos());
            if (since.compareTo(LONG) <= 0) return;
            standing.put(new TopicPartition(commands, partition).toString(), sign.command() == NO_COMMAND
                    ? "no command is decided; the decider has not come round for " + since.toSeconds() + " s"
                    : "no command is decided; the one at offset " + sign.command() + " has taken "
                            + since.toSeconds() + " s so far");
        });
        return standing;
    }
}
