package org.onehall.eventlog;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns facts into commands: a consumer group over event topics. At least once; the handler derives its request ids from
 * the event's id, so the effect is once. A handler that throws is tried again for ever, with back-off up to 5 s, and the
 * trouble is shown by {@link #troubles()}.
 */
public final class Reactor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Reactor.class);
    private static final long FIRST_PAUSE_MS = 100;
    private static final long LONGEST_PAUSE_MS = 5_000;

    /** Handles one record, blocking; throws to be tried again. */
    @FunctionalInterface
    public interface Handler {
        void react(ConsumerRecord<String, byte[]> record) throws Exception;
    }

    /** What a reactor can't get through with. */
    public record Trouble(String record, Instant since, int tries, String message) {}

    private final String group;
    private final KafkaConsumer<String, byte[]> consumer;
    private final Handler handler;
    private final Map<String, Trouble> troubles = new ConcurrentHashMap<>();
    private final Thread thread;
    private final CountDownLatch closing = new CountDownLatch(1);
    private volatile boolean open = true;

    private Reactor(String group, KafkaSettings settings, Collection<String> topics, Handler handler) {
        this.group = group;
        this.consumer = new KafkaConsumer<>(settings.member(group));
        this.handler = handler;
        consumer.subscribe(List.copyOf(topics));
        this.thread = Thread.ofPlatform().daemon().name("react-" + group).start(this::run);
    }

    /** @param group "onehall.adjudication.apply-rulings": its place in the log survives restarts */
    public static Reactor start(String group, KafkaSettings settings, Collection<String> topics, Handler handler) {
        return new Reactor(group, settings, topics, handler);
    }

    /** What can't be got through at the moment. */
    public Collection<Trouble> troubles() {
        return List.copyOf(troubles.values());
    }

    public boolean isAlive() {
        return thread.isAlive();
    }

    private void run() {
        try {
            while (open) {
                try {
                    handleAll(consumer.poll(Duration.ofMillis(500)));
                } catch (CommitFailedException | RetriableException away) {
                    // The place reached is not kept: what was handled is handed over again, here or elsewhere, and has no second effect.
                    LOG.warn("reactor {} could not keep its place: {}", group, away.toString());
                }
            }
        } catch (WakeupException ending) {
            LOG.debug("{} closes", group);
        } catch (RuntimeException e) {
            LOG.error("reactor {} has ended", group, e);
        } finally {
            consumer.close();
        }
    }

    /**
     * Handles a batch: the records of one key in their order, keys side by side. Keeps the place reached, also when
     * closing in the middle of it: nothing unhandled is passed over.
     */
    private void handleAll(ConsumerRecords<String, byte[]> batch) {
        Map<String, List<ConsumerRecord<String, byte[]>>> byKey = new LinkedHashMap<>();
        batch.forEach(record -> byKey.computeIfAbsent(record.topic() + "|" + record.key(), _ -> new ArrayList<>()).add(record));
        Set<ConsumerRecord<String, byte[]>> unhandled = ConcurrentHashMap.newKeySet();
        batch.forEach(unhandled::add);
        try (var keys = Executors.newVirtualThreadPerTaskExecutor()) {
            byKey.values().forEach(records -> keys.execute(() -> {
                for (ConsumerRecord<String, byte[]> record : records) {
                    if (!handle(record)) return;
                    unhandled.remove(record);
                }
            }));
        }
        Map<TopicPartition, OffsetAndMetadata> reached = new HashMap<>();
        for (TopicPartition partition : batch.partitions()) {
            List<ConsumerRecord<String, byte[]>> records = batch.records(partition);
            long next = records.stream().filter(unhandled::contains).mapToLong(ConsumerRecord::offset).min()
                    .orElse(records.getLast().offset() + 1);
            if (next > records.getFirst().offset()) reached.put(partition, new OffsetAndMetadata(next));
        }
        if (!reached.isEmpty()) consumer.commitSync(reached);
    }

    private boolean handle(ConsumerRecord<String, byte[]> record) {
        String where = record.topic() + "-" + record.partition() + "@" + record.offset() + " key " + record.key();
        Instant since = Instant.now();
        long pause = FIRST_PAUSE_MS;
        for (int tries = 1; open; tries++) {
            try {
                handler.react(record);
                troubles.remove(where);
                return true;
            } catch (InterruptedException e) {
                return false;
            } catch (Exception e) {
                troubles.put(where, new Trouble(where, since, tries, String.valueOf(e.getMessage())));
                if (tries == 1 || tries % 20 == 0) LOG.warn("reactor {} can't get through with {} (try {}): {}", group, where, tries, e.toString());
                try {
                    if (closing.await(pause, TimeUnit.MILLISECONDS)) return false;
                } catch (InterruptedException interrupted) {
                    return false;
                }
                pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
            }
        }
        return false;
    }

    @Override public void close() {
        open = false;
        closing.countDown();
        consumer.wakeup();
        try {
            thread.join(Duration.ofSeconds(5));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
