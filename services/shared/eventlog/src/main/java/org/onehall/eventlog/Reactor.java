package org.onehall.eventlog;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns facts into commands: a consumer group over event topics. Records of one lane are handled in order, lanes in
 * parallel. Delivery is at least once; the handler derives its request ids from the event's id, so the effect happens
 * once. A handler that throws is retried for ever, with a back-off of up to 5 s; only its lane waits for it, and
 * {@link #troubles()} shows the problem.
 */
public final class Reactor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Reactor.class);
    private static final long FIRST_PAUSE_MS = 100;
    private static final long LONGEST_PAUSE_MS = 5_000;
    /**
     * One or two failed tries before this are normal: the data that the handler looks up may not have been read that
     * far yet.
     */
    private static final int FIRST_TOLD = 4;

    private static final Duration IDLE_POLL = Duration.ofMillis(500);
    private static final Duration BUSY_POLL = Duration.ofMillis(100);
    /**
     * The interval at which the places reached are saved; after a kill, records handled since the last save are
     * delivered again.
     */
    private static final Duration KEEP_EVERY = Duration.ofMillis(200);
    /** How long records in progress may take to finish when a partition moves to another member. */
    private static final Duration HAND_OVER = Duration.ofSeconds(2);
    /** No more is read while this many records are waiting. */
    private static final int MOST_OPEN = 1_000;

    /** Handles one record, blocking; throws to be retried. */
    @FunctionalInterface
    public interface Handler {
        void react(ConsumerRecord<String, byte[]> record) throws Exception;

        /**
         * This member has received partitions that were another member's or nobody's; called before any of their
         * records.
         */
        default void taken() {}
    }

    /** A record that a reactor repeatedly fails to handle. */
    public record Trouble(String record, Instant since, int tries, String message) {}

    /** A record and the partition it came from. */
    private record Task(ConsumerRecord<String, byte[]> record, PartitionProgress place) {}

    private final String group;
    private final KafkaConsumer<String, byte[]> consumer;
    private final Function<ConsumerRecord<String, byte[]>, String> lane;
    private final Handler handler;
    /** One permit for each record that may be handled at the same time, given out in turn; empty: no limit. */
    private final Optional<Semaphore> hands;

    private final Map<String, Trouble> troubles = new ConcurrentHashMap<>();
    /** The records waiting in each lane, behind the one being handled. */
    private final Map<String, Deque<Task>> lanes = new ConcurrentHashMap<>();
    /** Used by the reading thread only. */
    private final Map<TopicPartition, PartitionProgress> places = new HashMap<>();

    private final Thread thread;
    private final CountDownLatch closing = new CountDownLatch(1);
    private volatile boolean open = true;

    private Reactor(
            String group,
            KafkaSettings settings,
            Collection<String> topics,
            Function<ConsumerRecord<String, byte[]>, String> lane,
            Handler handler,
            Optional<Semaphore> hands,
            Urgency urgency) {
        this.group = group;
        this.consumer = new KafkaConsumer<>(settings.member(group, urgency));
        this.lane = lane;
        this.handler = handler;
        this.hands = hands;
        consumer.subscribe(List.copyOf(topics), new ConsumerRebalanceListener() {
            @Override
            public void onPartitionsAssigned(Collection<TopicPartition> partitions) {
                if (!partitions.isEmpty()) handler.taken();
            }

            @Override
            public void onPartitionsRevoked(Collection<TopicPartition> partitions) {
                keep(leave(partitions));
            }

            @Override
            public void onPartitionsLost(Collection<TopicPartition> partitions) {
                leave(partitions);
            }
        });
        this.thread = Thread.ofPlatform().daemon().name("react-" + group).start(this::run);
    }

    /**
     * @param group "onehall.adjudication.apply-rulings": its place in the log survives restarts; each key is a lane of
     *     its own
     */
    public static Reactor start(String group, KafkaSettings settings, Collection<String> topics, Handler handler) {
        return start(group, settings, topics, ConsumerRecord::key, handler);
    }

    /** The same for facts that may be handled a little later, as {@link Urgency} says. */
    public static Reactor start(
            String group, KafkaSettings settings, Collection<String> topics, Urgency urgency, Handler handler) {
        return new Reactor(group, settings, topics, ConsumerRecord::key, handler, Optional.empty(), urgency);
    }

    /** @param lane gives the lane of a record; must not throw */
    public static Reactor start(
            String group,
            KafkaSettings settings,
            Collection<String> topics,
            Function<ConsumerRecord<String, byte[]>, String> lane,
            Handler handler) {
        return new Reactor(group, settings, topics, lane, handler, Optional.empty(), Urgency.AT_ONCE);
    }

    /**
     * @param most records handled at the same time, at least 1; the others wait in order, and move with their partition
     *     when it moves to another member
     */
    public static Reactor start(
            String group,
            KafkaSettings settings,
            Collection<String> topics,
            Function<ConsumerRecord<String, byte[]>, String> lane,
            Handler handler,
            int most) {
        return new Reactor(
                group, settings, topics, lane, handler, Optional.of(new Semaphore(most, true)), Urgency.AT_ONCE);
    }

    /** The records that currently fail. */
    public Collection<Trouble> troubles() {
        return List.copyOf(troubles.values());
    }

    public boolean isAlive() {
        return thread.isAlive();
    }

    private void run() {
        try {
            long due = System.nanoTime();
            while (open) {
                try {
                    consumer.poll(toKeep(places).isEmpty() && lanes.isEmpty() ? IDLE_POLL : BUSY_POLL)
                            .forEach(this::take);
                    if (System.nanoTime() >= due) {
                        keep(places);
                        due = System.nanoTime() + KEEP_EVERY.toNanos();
                    }
                    holdBack();
                } catch (CommitFailedException | RetriableException away) {
                    // The place reached is not saved: records already handled are delivered again, here or to another
                    // member, and have no second effect.
                    LOG.warn("reactor {} could not keep its place: {}", group, away.toString());
                }
            }
        } catch (WakeupException ending) {
            LOG.debug("{} closes", group);
        } catch (RuntimeException e) {
            LOG.error("reactor {} has ended", group, e);
        } finally {
            end();
        }
    }

    /** Lets records in progress finish; no unhandled record is skipped. */
    private void end() {
        places.values().forEach(PartitionProgress::leave); // first: so no record behind an abandoned one is begun
        closing.countDown();
        Map<TopicPartition, PartitionProgress> left = leave(Set.copyOf(places.keySet()));
        try {
            keep(left);
        } catch (WakeupException ending) {
            keep(left);
        } catch (RuntimeException e) {
            LOG.warn("reactor {} could not keep its place at its end: {}", group, e.toString());
        } finally {
            // Its place is saved, and a member with a fixed name does not leave its group: there is nothing to report.
            consumer.close(CloseOptions.timeout(Duration.ZERO));
        }
    }

    /** Ends the work on partitions that move to another member; returns how far each was handled. */
    private Map<TopicPartition, PartitionProgress> leave(Collection<TopicPartition> partitions) {
        Map<TopicPartition, PartitionProgress> left = new HashMap<>();
        for (TopicPartition partition : partitions)
            Optional.ofNullable(places.remove(partition)).ifPresent(place -> left.put(partition, place));
        left.values().forEach(PartitionProgress::leave);
        long deadline = System.nanoTime() + HAND_OVER.toNanos();
        try {
            for (PartitionProgress place : left.values()) place.awaitRest(deadline);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return left;
    }

    private static Map<TopicPartition, OffsetAndMetadata> toKeep(Map<TopicPartition, PartitionProgress> places) {
        Map<TopicPartition, OffsetAndMetadata> reached = new HashMap<>();
        places.forEach((partition, place) -> {
            OffsetAndMetadata now = place.toKeep();
            if (!place.isKept(now)) reached.put(partition, now);
        });
        return reached;
    }

    private void keep(Map<TopicPartition, PartitionProgress> of) {
        Map<TopicPartition, OffsetAndMetadata> reached = toKeep(of);
        if (reached.isEmpty()) return;
        consumer.commitSync(reached);
        reached.forEach((partition, offset) -> of.get(partition).keep(offset));
    }

    private void holdBack() {
        int unhandled =
                places.values().stream().mapToInt(PartitionProgress::open).sum();
        if (unhandled >= MOST_OPEN) consumer.pause(consumer.assignment());
        else if (unhandled < MOST_OPEN / 2) consumer.resume(consumer.paused());
    }

    private void take(ConsumerRecord<String, byte[]> record) {
        PartitionProgress place = places.computeIfAbsent(
                new TopicPartition(record.topic(), record.partition()), _ -> new PartitionProgress(record.offset()));
        place.read(record);
        Task task = new Task(record, place);
        lanes.compute(record.topic() + "|" + lane.apply(record), (name, waiting) -> {
            if (waiting != null) {
                waiting.add(task);
                return waiting;
            }
            Thread.startVirtualThread(() -> drive(name, task));
            return new ArrayDeque<>();
        });
    }

    /** Handles the records of a lane one after another until there are no more. */
    private void drive(String name, Task first) {
        Task task = first;
        while (task != null) {
            hands.ifPresent(Semaphore::acquireUninterruptibly);
            try {
                if (task.place().begin()) {
                    boolean handled = false;
                    try {
                        handled = handle(task);
                    } finally {
                        task.place().end(task.record().offset(), handled);
                    }
                }
            } finally {
                hands.ifPresent(Semaphore::release);
            }
            Task[] next = new Task[1];
            lanes.compute(name, (_, waiting) -> {
                next[0] = waiting.poll();
                return next[0] == null ? null : waiting;
            });
            task = next[0];
        }
    }

    private boolean handle(Task task) {
        ConsumerRecord<String, byte[]> record = task.record();
        String where = record.topic() + "-" + record.partition() + "@" + record.offset() + " key " + record.key();
        Instant since = Instant.now();
        long pause = FIRST_PAUSE_MS;
        try {
            for (int tries = 1; task.place().isOurs(); tries++) {
                try {
                    handler.react(record);
                    return true;
                } catch (InterruptedException e) {
                    return false;
                } catch (Throwable e) { // whatever is thrown, it holds up only its own lane
                    troubles.put(where, new Trouble(where, since, tries, String.valueOf(e.getMessage())));
                    if (tries == FIRST_TOLD || tries % 20 == 0)
                        LOG.warn(
                                "reactor {} can't get through with {} (try {}): {}", group, where, tries, e.toString());
                    if (pauses(pause)) return false;
                    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
                }
            }
        } catch (InterruptedException e) {
            LOG.debug("{} was interrupted at {}", group, where);
        } finally {
            troubles.remove(where);
        }
        return false;
    }

    /** Waits without blocking the handling of others; returns whether the reactor is closing. */
    private boolean pauses(long millis) throws InterruptedException {
        hands.ifPresent(Semaphore::release);
        try {
            return closing.await(millis, TimeUnit.MILLISECONDS);
        } finally {
            hands.ifPresent(Semaphore::acquireUninterruptibly);
        }
    }

    @Override
    public void close() {
        open = false;
        consumer.wakeup();
        try {
            thread.join(Duration.ofSeconds(5));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
