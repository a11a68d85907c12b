package org.onehall.eventlog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.function.BiFunction;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.HangingTransactions.Ends;
import org.onehall.eventlog.HangingTransactions.Missing;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks the partitions of one context. If commands wait and none is decided, or if there are events that nobody can
 * read, the service that owns the partition does not work there, however healthy it looks otherwise.
 */
final class PartitionWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PartitionWatch.class);
    private static final Duration BETWEEN = Duration.ofSeconds(2);
    /**
     * An instance without an answer for longer than this may have lost its partitions to another instance without
     * knowing it.
     */
    private static final Duration CURRENT = Duration.ofSeconds(10);

    private static final String SILENT = "no broker answers for it, so nothing is decided or read there";

    private final Admin admin;
    private final String context;
    private final IntPredicate owns;
    private final Runnable found;
    private final LongSupplier nanos;
    private final Standstill standstill = new Standstill();
    private volatile Map<String, String> standing = Map.of();
    /** When the latest check began that the group's coordinator answered, in nanoseconds of the system's timer. */
    private volatile long answered;

    private volatile boolean open = true;

    /**
     * @param owns whether this instance is responsible for a partition
     * @param found called with what stands still, to try a remedy
     * @param nanos a clock that never goes back
     */
    PartitionWatch(Admin admin, String context, IntPredicate owns, Runnable found, LongSupplier nanos) {
        this.admin = admin;
        this.context = context;
        this.owns = owns;
        this.found = found;
        this.nanos = nanos;
        this.answered = nanos.getAsLong() - CURRENT.toNanos();
    }

    /** A watch that checks repeatedly until it is closed. */
    static PartitionWatch start(Admin admin, String context, IntPredicate owns, Runnable found) {
        PartitionWatch watch = new PartitionWatch(admin, context, owns, found, System::nanoTime);
        Thread.ofVirtual().name("partitions-" + context).start(watch::run);
        return watch;
    }

    /** The partitions that stand still, each with a sentence. */
    Map<String, String> standing() {
        return standing;
    }

    /** Whether the brokers have answered lately. */
    boolean isCurrent() {
        return nanos.getAsLong() - answered < CURRENT.toNanos();
    }

    private void run() {
        try {
            while (open) {
                look();
                Thread.sleep(BETWEEN);
            }
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }

    /** Checks once; judges each partition separately, because one may have no leader. */
    void look() throws InterruptedException {
        long begun = nanos.getAsLong();
        try {
            List<TopicPartition> commands = partitions(TopicCatalogue.commands(context));
            List<TopicPartition> written = new ArrayList<>(partitions(TopicCatalogue.events(context)));
            written.addAll(partitions(TopicCatalogue.replies(context)));
            var places = admin.listConsumerGroupOffsets(KafkaSettings.decider(context))
                    .partitionsToOffsetAndMetadata();
            List<TopicPartition> all =
                    Stream.concat(commands.stream(), written.stream()).toList();
            Ends ends = Ends.ask(admin, all, IsolationLevel.READ_UNCOMMITTED);
            Ends stable = Ends.ask(admin, written, IsolationLevel.READ_COMMITTED);
            Missing missing = new Missing();
            Map<TopicPartition, Long> told = ends.told(missing);
            Progress decided = new Progress(commands, reached(commands, places, begun, missing), told);
            Progress read = new Progress(written, stable.told(missing), told);
            if (!missing.isEmpty())
                LOG.debug("{}: no answer about some partition: {}", context, String.valueOf(missing.reason()));
            if (decided.isUnknown() && read.isUnknown()) return; // the last known state stays
            Map<String, String> now = new TreeMap<>();
            decided.judge(
                    begun,
                    now,
                    (from, end) -> "no command is decided; " + (end - from) + " wait from offset " + from + " on");
            read.judge(
                    begun,
                    now,
                    (from, _) -> "nothing from offset " + from
                            + " on can be read: a transaction is open there and does not end");
            if (!now.isEmpty() && !now.keySet().equals(standing.keySet()))
                now.forEach((partition, what) -> LOG.error("{}: {}", partition, what));
            standing = Map.copyOf(now);
            if (!now.isEmpty()) found.run();
        } catch (RuntimeException away) {
            LOG.debug("{}: no answer about its partitions: {}", context, String.valueOf(away.getMessage()));
        }
    }

    private Map<TopicPartition, Long> reached(
            List<TopicPartition> commands,
            KafkaFuture<Map<TopicPartition, OffsetAndMetadata>> asked,
            long begun,
            Missing missing)
            throws InterruptedException {
        try {
            Map<TopicPartition, OffsetAndMetadata> places = asked.get();
            answered = begun;
            Map<TopicPartition, Long> reached = new HashMap<>();
            commands.forEach(partition -> {
                OffsetAndMetadata place = places.get(partition);
                reached.put(partition, place == null ? 0 : place.offset());
            });
            return reached;
        } catch (ExecutionException away) {
            missing.add(away);
            return Map.of();
        }
    }

    /** What is known about some partitions: how far they have been decided or can be read, and where they end. */
    private final class Progress {
        private final List<TopicPartition> partitions;
        private final Map<TopicPartition, Long> reached;
        private final Map<TopicPartition, Long> ends;

        Progress(List<TopicPartition> partitions, Map<TopicPartition, Long> reached, Map<TopicPartition, Long> ends) {
            this.partitions = partitions;
            this.reached = reached;
            this.ends = ends;
        }

        boolean isUnknown() {
            return partitions.stream().noneMatch(ends::containsKey);
        }

        void judge(long nanos, Map<String, String> now, BiFunction<Long, Long, String> sentence) {
            for (TopicPartition one : partitions) {
                Long from = reached.get(one);
                Long end = ends.get(one);
                boolean isTold = from != null && end != null;
                boolean silent = standstill.stands("ask " + one, 0, isTold ? 0 : 1, nanos);
                boolean stands = isTold && standstill.stands(one.toString(), from, end, nanos);
                if (!owns.test(one.partition())) continue;
                if (stands) now.put(one.toString(), sentence.apply(from, end));
                else if (silent) now.put(one.toString(), SILENT);
                else if (!isTold && standing.containsKey(one.toString()))
                    now.put(one.toString(), standing.get(one.toString()));
            }
        }
    }

    private static List<TopicPartition> partitions(String topic) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++)
            partitions.add(new TopicPartition(topic, partition));
        return partitions;
    }

    @Override
    public void close() {
        open = false;
    }
}
