package org.onehall.eventlog;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.apache.kafka.common.TopicPartition;

/**
 * Whether the decider of each partition of this instance still runs its loop. Its thread reports this itself each time
 * it asks for commands, many times a second ({@link PulseClients}). The reports stay in memory; a scheduled call of
 * Streams is not used, because Streams then ends a transaction of every partition. Thread-safe.
 */
final class Pulse {
    /** A decider whose last report is older than this answers nobody. */
    static final Duration LONG = Duration.ofSeconds(5);

    private static final long NO_COMMAND = -1;
    private static final long OPENING = -2;

    /**
     * @param nanos when it was, by the clock
     * @param command offset of the command that has been in decision since then, {@link #NO_COMMAND} if there is none,
     *     {@link #OPENING} if none can be decided yet
     */
    private record Sign(long nanos, long command) {}

    private final String commands;
    private final LongSupplier nanos;
    private final Map<Integer, Sign> signs = new ConcurrentHashMap<>();
    /** When the thread of all deciders last asked for commands; the time of the start if it has not yet. */
    private volatile long round;

    /**
     * @param context the context whose commands are decided, "game"
     * @param nanos a clock that never goes back, in nanoseconds
     */
    Pulse(String context, LongSupplier nanos) {
        this.commands = TopicCatalogue.commands(context);
        this.nanos = nanos;
        this.round = nanos.getAsLong();
    }

    /** The one thread of all deciders is back at the start of its loop: it decides nothing and asks for commands. */
    void turned() {
        round = nanos.getAsLong();
    }

    /** This instance has taken a partition and has not read its state yet: nothing is decided there. */
    void opens(int partition) {
        signs.put(partition, new Sign(nanos.getAsLong(), OPENING));
    }

    /** The decider of a partition is back at the start of its loop: it waits for a command. */
    void turned(int partition) {
        signs.put(partition, new Sign(nanos.getAsLong(), NO_COMMAND));
    }

    /**
     * The decider of a partition begins with a command.
     *
     * @param offset the command's offset, at least 0
     */
    void begins(int partition, long offset) {
        signs.put(partition, new Sign(nanos.getAsLong(), offset));
    }

    /** This instance no longer decides a partition. */
    void closed(int partition) {
        signs.remove(partition);
    }

    /**
     * The partitions in which this instance should decide commands but does not, each with a sentence that gives the
     * reason.
     */
    Map<String, String> standing() {
        Map<String, String> standing = new TreeMap<>();
        long now = nanos.getAsLong();
        signs.forEach((partition, sign) -> {
            long sinceSign = now - sign.nanos();
            boolean waits = sign.command() == NO_COMMAND;
            Duration since = Duration.ofNanos(waits ? Math.min(sinceSign, now - round) : sinceSign);
            if (sign.command() != OPENING && since.compareTo(LONG) <= 0) return;
            standing.put(
                    new TopicPartition(commands, partition).toString(),
                    "no command is decided; " + what(sign.command(), since.toSeconds()));
        });
        return standing;
    }

    private static String what(long command, long seconds) {
        if (command == OPENING) return "its state has been read for " + seconds + " s so far";
        return command == NO_COMMAND
                ? "the decider has not come round for " + seconds + " s"
                : "the one at offset " + command + " has taken " + seconds + " s so far";
    }
}
