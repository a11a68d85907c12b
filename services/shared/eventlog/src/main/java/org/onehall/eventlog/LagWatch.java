package org.onehall.eventlog;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.HangingTransactions.Ends;
import org.onehall.eventlog.HangingTransactions.Missing;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks whether the shown state keeps up with the committed log: a reader that has once caught up may fall behind
 * later, and this instance would then show an old state as if it were the current one.
 */
public final class LagWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LagWatch.class);
    private static final Duration BETWEEN = Duration.ofSeconds(2);
    /** Everything committed longer ago than this must have been read. */
    static final Duration LATE = Duration.ofSeconds(10);

    /** Where a log ended, and how long a reader has taken to get there, in nanoseconds. */
    private record Goal(long end, long taken, long looked) {}

    /** A partition as one reader reads it. */
    private record Place(LogReader reader, TopicPartition partition) {}

    private final Admin admin;
    private final Supplier<? extends Collection<LogReader>> readers;
    private final LongSupplier nanos;
    private final Standstill silence = new Standstill();
    private final Map<Place, Goal> goals = new HashMap<>();
    private volatile Map<String, String> late = Map.of();
    private volatile boolean open = true;

    /** @param nanos a clock that never goes back */
    LagWatch(Admin admin, Supplier<? extends Collection<LogReader>> readers, LongSupplier nanos) {
        this.admin = admin;
        this.readers = readers;
        this.nanos = nanos;
    }

    /**
     * A watch that checks repeatedly until it is closed.
     *
     * @param readers the current readers
     */
    public static LagWatch start(KafkaSettings settings, Supplier<? extends Collection<LogReader>> readers) {
        LagWatch watch = new LagWatch(settings.admin(), readers, System::nanoTime);
        Thread.ofVirtual().name("lag").start(watch::run);
        return watch;
    }

    /** Partitions with records that are still not read although they were committed long ago, each with a sentence. */
    public Map<String, String> late() {
        return late;
    }

    private void run() {
        try {
            while (open) {
                look();
                Thread.sleep(BETWEEN);
            }
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        } finally {
            admin.close(Duration.ZERO);
        }
    }

    /** Checks once; judges each partition separately, because one may have no leader. */
    void look() throws InterruptedException {
        Collection<LogReader> reading =
                readers.get().stream().filter(LogReader::isCaughtUp).toList();
        Set<TopicPartition> partitions = reading.stream()
                .flatMap(reader -> reader.reached().keySet().stream())
                .collect(Collectors.toSet());
        long begun = nanos.getAsLong();
        Map<String, String> now = new TreeMap<>();
        try {
            Missing missing = new Missing();
            Map<TopicPartition, Long> ends =
                    Ends.ask(admin, partitions, IsolationLevel.READ_COMMITTED).told(missing);
            for (TopicPartition one : partitions)
                if (silence.stands(one.toString(), 0, ends.containsKey(one) ? 0 : 1, begun))
                    now.put(one.toString(), "no broker says how far it goes, so what is shown of it may be old");
            for (LogReader reader : reading)
                reader.reached().forEach((partition, reached) -> {
                    Long end = ends.get(partition);
                    if (end != null) judge(new Place(reader, partition), reached, end, begun, now);
                });
        } catch (RuntimeException away) {
            LOG.debug("no answer about the ends of logs: {}", String.valueOf(away.getMessage()));
            return; // the last known state stays
        }
        now.forEach((partition, what) -> {
            if (!late.containsKey(partition)) LOG.warn("{}: {}", partition, what);
        });
        late = Map.copyOf(now);
    }

    private void judge(Place place, long reached, long end, long now, Map<String, String> late) {
        Goal before = goals.get(place);
        if (before == null || reached >= before.end()) {
            goals.put(place, new Goal(end, 0, now));
            return;
        }
        long taken = before.taken() + Math.min(now - before.looked(), Standstill.MOST_BETWEEN.toNanos());
        goals.put(place, new Goal(before.end(), taken, now));
        if (taken >= LATE.toNanos())
            late.put(
                    place.partition().toString(),
                    "what is shown of it is "
                            + Duration.ofNanos(taken).toSeconds() + " s old at least; " + (end - reached)
                            + " records from offset "
                            + reached + " on are not read yet");
    }

    @Override
    public void close() {
        open = false;
    }
}
