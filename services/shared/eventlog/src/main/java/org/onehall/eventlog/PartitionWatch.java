package org.onehall.eventlog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.function.IntPredicate;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Looks at the partitions of one context: where commands wait and none is decided, or events stand that nobody can
 * read, the service that owns the partition serves nobody there, however well it looks otherwise.
 */
final class PartitionWatch implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(PartitionWatch.class);
    private static final Duration BETWEEN = Duration.ofSeconds(2);
    /** An instance that has had no answer for longer may have lost its partitions to another one without knowing it. */
    private static final Duration CURRENT = Duration.ofSeconds(10);

    private final Admin admin;
    private final LogContext<?, ?, ?> context;
    private final IntPredicate owns;
    private final Runnable found;
    private final Standstill standstill = new Standstill();
    private volatile Map<String, String> standing = Map.of();
    /** When the latest look began that the brokers answered, in nanoseconds of the system's timer. */
    private volatile long answered = System.nanoTime() - CURRENT.toNanos();
    private volatile boolean open = true;

    /**
     * @param owns  whether this instance has to answer for a partition
     * @param found what may help where something stands still
     */
    PartitionWatch(Admin admin, LogContext<?, ?, ?> context, IntPredicate owns, Runnable found) {
        this.admin = admin;
        this.context = context;
        this.owns = owns;
        this.found = found;
        Thread.ofVirtual().name("partitions-" + context.name()).start(this::run);
    }

    /** What stands still, as a sentence by partition. */
    Map<String, String> standing() {
        return standing;
    }

    /** Whether the brokers have answered lately. */
    boolean isCurrent() {
        return System.nanoTime() - answered < CURRENT.toNanos();
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

    private void look() throws InterruptedException {
        long begun = System.nanoTime();
        try {
            Map<String, String> now = new TreeMap<>();
            waiting(now);
            unread(now);
            answered = begun;
            if (!now.isEmpty() && !now.keySet().equals(standing.keySet()))
                now.forEach((partition, what) -> LOG.error("{}: {}", partition, what));
            standing = Map.copyOf(now);
            if (!now.isEmpty()) found.run();
        } catch (ExecutionException | RuntimeException away) { // what was known last stays
            LOG.debug("{}: no answer about its partitions: {}", context.name(), String.valueOf(away.getMessage()));
        }
    }

    private void waiting(Map<String, String> standing) throws InterruptedException, ExecutionException {
        String group = KafkaSettings.decider(context.name());
        Map<TopicPartition, OffsetAndMetadata> places =
                admin.listConsumerGroupOffsets(group).partitionsToOffsetAndMetadata().get();
        var ends = HangingTransactions.ends(admin, partitions(context.commandTopic()), IsolationLevel.READ_UNCOMMITTED);
        ends.forEach((partition, end) -> {
            OffsetAndMetadata place = places.get(partition);
            long reached = place == null ? 0 : place.offset();
            boolean stands = standstill.stands("decide " + partition, reached, end, System.nanoTime());
            if (stands && owns.test(partition.partition()))
                standing.put(partition.toString(),
                        "no command is decided; " + (end - reached) + " wait from offset " + reached + " on");
        });
    }

    private void unread(Map<String, String> standing) throws InterruptedException, ExecutionException {
        List<TopicPartition> written = new ArrayList<>(partitions(context.eventTopic()));
        written.addAll(partitions(context.replyTopic()));
        Map<TopicPartition, Long> ends = HangingTransactions.ends(admin, written, IsolationLevel.READ_UNCOMMITTED);
        HangingTransactions.ends(admin, written, IsolationLevel.READ_COMMITTED).forEach((partition, reached) -> {
            long end = ends.get(partition);
            boolean stands = standstill.stands("read " + partition, reached, end, System.nanoTime());
            if (stands && owns.test(partition.partition()))
                standing.put(partition.toString(), "nothing from offset " + reached
                        + " on can be read: a transaction is open there and does not end");
        });
    }

    private static List<TopicPartition> partitions(String topic) {
        List<TopicPartition> partitions = new ArrayList<>();
        for (int partition = 0; partition < TopicCatalogue.PARTITIONS; partition++)
            partitions.add(new TopicPartition(topic, partition));
        return partitions;
    }

    @Override public void close() {
        open = false;
    }
}
