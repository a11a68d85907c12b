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
    private static final long OPENING = -2;

    /**
     * @param nanos   when it was, of the clock
     * @param command offset of the command that is being decided since then, {@link #NO_COMMAND} if none is,
     *                {@link #OPENING} if none can be yet
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

    /** This instance has taken a partition and has not read its state yet: nothing is decided there. */
    void opens(int partition) {
        signs.put(partition, new Sign(nanos.getAsLong(), OPENING));
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
            if (sign.command() != OPENING && since.compareTo(LONG) <= 0) return;
            standing.put(new TopicPartition(commands, partition).toString(),
                    "no command is decided; " + what(sign.command(), since.toSeconds()));
        });
        return standing;
    }

    private static String what(long command, long seconds) {
        if (command == OPENING) return "its state has been read for " + seconds + " s so far";
        return command == NO_COMMAND ? "the decider has not come round for " + seconds + " s"
                : "the one at offset " + command + " has taken " + seconds + " s so far";
    }
}
