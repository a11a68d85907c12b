package org.onehall.eventlog;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.errors.WakeupException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Follows whole topics from their beginning (or their end) on its own thread, committed records only: the engine of
 * projections and of waiting for answers. It is "caught up" once it has passed everything that was in the log when it
 * started. It stops when a log has lost its end: records handled before may no longer be true, and nothing is handled
 * twice.
 */
public final class LogReader implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LogReader.class);
    private static final Duration PATIENCE = Duration.ofMillis(500);

    /** Takes one record; must not block for long. */
    @FunctionalInterface
    public interface Handler {
        void accept(ConsumerRecord<String, byte[]> record);
    }

    /**
     * Why reading has ended for good.
     *
     * @param record "topic-partition@offset"; the topics if it was not at a record
     */
    public record Ending(String record, String message) {}

    /** Where to begin. */
    public enum From {
        BEGINNING,
        END
    }

    private final Consumer<String, byte[]> consumer;
    private final Collection<String> topics;
    private final From from;
    private final Handler handler;
    private final Properties settings;
    private final Map<TopicPartition, Long> reached = new ConcurrentHashMap<>();
    private final CountDownLatch caughtUp = new CountDownLatch(1);
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private volatile String handling = "";
    private final Thread thread;
    private volatile boolean open = true;

    private LogReader(
            String name,
            Consumer<String, byte[]> consumer,
            Properties settings,
            Collection<String> topics,
            From from,
            Handler handler) {
        this.consumer = consumer;
        this.settings = settings;
        this.topics = List.copyOf(topics);
        this.from = from;
        this.handler = handler;
        this.thread = Thread.ofPlatform().daemon().name("read-" + name).start(this::run);
    }

    public static LogReader start(
            String name, KafkaSettings settings, Collection<String> topics, From from, Handler handler) {
        return start(name, settings, topics, from, Urgency.AT_ONCE, handler);
    }

    public static LogReader start(
            String name,
            KafkaSettings settings,
            Collection<String> topics,
            From from,
            Urgency urgency,
            Handler handler) {
        return start(name, settings.follower(urgency), settings.unreported().follower(urgency), topics, from, handler);
    }

    /**
     * @param reader settings of the consumer that follows the topics
     * @param looker settings of a consumer that only checks now and then where the topics end
     */
    static LogReader start(
            String name, Properties reader, Properties looker, Collection<String> topics, From from, Handler handler) {
        reader.put(ConsumerConfig.CLIENT_ID_CONFIG, ClientNames.next("read-" + name));
        return start(name, new KafkaConsumer<>(reader), looker, topics, from, handler);
    }

    static LogReader start(
            String name,
            Consumer<String, byte[]> consumer,
            Properties settings,
            Collection<String> topics,
            From from,
            Handler handler) {
        return new LogReader(name, consumer, settings, topics, from, handler);
    }

    /** Whether everything that was in the log at the start has been read. */
    public boolean isCaughtUp() {
        return caughtUp.getCount() == 0 && failure.get() == null;
    }

    /** Whether the reader still reads; it stops when a handler throws. */
    public boolean isAlive() {
        return thread.isAlive() && failure.get() == null;
    }

    /** The next offset of each partition, as far as they are known. */
    Map<TopicPartition, Long> reached() {
        return Map.copyOf(reached);
    }

    /** Why it has stopped reading; empty while it reads. */
    public Optional<Ending> ending() {
        return Optional.ofNullable(failure.get())
                .map(why -> new Ending(handling.isEmpty() ? String.join(", ", topics) : handling, why.toString()));
    }

    /**
     * Waits until everything committed by now has been handled.
     *
     * @return whether this happened in time; false also if the broker does not report where the log ends
     */
    public boolean awaitEnd(Duration patience) {
        long deadline = System.nanoTime() + patience.toNanos();
        if (reached.isEmpty()) return false;
        Map<TopicPartition, Long> goal;
        try (var ends = new KafkaConsumer<String, byte[]>(settings)) {
            ends.assign(reached.keySet());
            goal = new HashMap<>(ends.endOffsets(reached.keySet(), patience));
        } catch (KafkaException e) {
            LOG.warn("where {} ends is not known: {}", topics, e.toString());
            return false;
        }
        synchronized (reached) {
            while (goal.entrySet().stream().anyMatch(end -> reached.get(end.getKey()) < end.getValue())) {
                long left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
                if (left <= 0) return false;
                try {
                    reached.wait(left);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Waits until everything committed by now has been handled by each of several readers.
     *
     * @param patience longest wait for each of them
     * @return whether this happened in time; false also while a reader still reads what was in its log at its start,
     *     and if there are no readers
     */
    public static boolean awaitEnds(Collection<LogReader> readers, Duration patience) {
        return !readers.isEmpty()
                && readers.stream().allMatch(reader -> reader.isCaughtUp() && reader.awaitEnd(patience));
    }

    private void run() {
        try {
            Map<TopicPartition, Long> goal = begin();
            List<TopicPartition> partitions = List.copyOf(goal.keySet());
            while (open) read(goal, partitions);
        } catch (WakeupException closing) {
            if (open) failure.set(closing);
        } catch (RuntimeException e) {
            failure.set(e);
            LOG.error(
                    "reading {} has ended at {}; the service is not ready again before what it says is mended and "
                            + "it is restarted",
                    topics,
                    handling.isEmpty() ? "no record" : handling,
                    e);
        } finally {
            // The consumer is in no group and has nothing to hand over. While the broker holds its last request, it
            // would not notice a leave message sooner than a closed connection.
            consumer.close(CloseOptions.timeout(Duration.ZERO));
        }
    }

    /**
     * Reads for a while. It waits for a broker that is silent for some time, and skips nothing: the place to continue
     * is known here.
     */
    private void read(Map<TopicPartition, Long> goal, List<TopicPartition> partitions) {
        try {
            if (reached.isEmpty()) reached(partitions);
            if (caughtUp.getCount() > 0) {
                goal.entrySet().removeIf(entry -> consumer.position(entry.getKey()) >= entry.getValue());
                if (goal.isEmpty()) caughtUp.countDown();
            }
            for (ConsumerRecord<String, byte[]> record : consumer.poll(PATIENCE)) handle(record);
            reached(partitions);
        } catch (RetriableException away) {
            if (!handling.isEmpty()) throw away; // thrown by the handler, not by the broker
            LOG.warn("{} cannot be read now: {}", topics, away.toString());
        }
    }

    private void handle(ConsumerRecord<String, byte[]> record) {
        handling = record.topic() + "-" + record.partition() + "@" + record.offset() + " key " + record.key();
        mustGoOn(new TopicPartition(record.topic(), record.partition()), record.offset());
        handler.accept(record);
        handling = "";
    }

    /**
     * Goes to the place where reading begins; waits for a broker that is away. Returns where each partition ends now.
     */
    private Map<TopicPartition, Long> begin() {
        while (true) {
            try {
                List<TopicPartition> partitions = topics.stream()
                        .flatMap(topic -> partitions(topic).stream())
                        .toList();
                consumer.assign(partitions);
                if (from == From.BEGINNING) consumer.seekToBeginning(partitions);
                else consumer.seekToEnd(partitions);
                Map<TopicPartition, Long> ends = new HashMap<>(consumer.endOffsets(partitions));
                if (from == From.END) partitions.forEach(consumer::position);
                return ends;
            } catch (RetriableException away) {
                LOG.warn("{} cannot be read yet: {}", topics, away.toString());
            }
        }
    }

    private void reached(List<TopicPartition> partitions) {
        synchronized (reached) {
            for (TopicPartition partition : partitions) {
                long position = consumer.position(partition);
                mustGoOn(partition, position);
                reached.put(partition, position);
            }
            reached.notifyAll();
        }
    }

    /** A consumer whose place is behind the end of the log silently starts again at the beginning. */
    private void mustGoOn(TopicPartition partition, long offset) {
        Long expected = reached.get(partition);
        if (expected != null && offset < expected)
            throw new IllegalStateException(
                    partition + " has lost its end: offset " + expected + " was to come, and now it is " + offset);
    }

    private List<TopicPartition> partitions(String topic) {
        List<PartitionInfo> found = consumer.partitionsFor(topic);
        if (found == null || found.isEmpty())
            throw new IllegalStateException("topic " + topic + " does not exist; create it first");
        return found.stream()
                .map(info -> new TopicPartition(topic, info.partition()))
                .toList();
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
