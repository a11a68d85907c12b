package org.onehall.eventlog;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;

/**
 * The places of each key's records in a topic, so that a key's whole log can be read on demand: eight bytes of memory
 * per record instead of the record.
 */
public final class KeyIndex implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private record Places(int partition, int count, long[] offsets) {
        Places and(long offset) {
            long[] longer = count < offsets.length ? offsets : Arrays.copyOf(offsets, Math.max(8, count + count / 2));
            longer[count] = offset;
            return new Places(partition, count + 1, longer);
        }
    }

    private final String topic;
    private final Map<String, Places> keys = new ConcurrentHashMap<>();
    private final KafkaConsumer<String, byte[]> consumer;
    private final LogReader reader;

    private KeyIndex(String topic, KafkaSettings settings) {
        this.topic = topic;
        this.consumer = new KafkaConsumer<>(settings.unreported().reader()); // reads single records
        this.reader = LogReader.start(
                "index-" + topic,
                settings.follower(Urgency.SOON),
                settings.unreported().follower(Urgency.SOON),
                List.of(topic),
                LogReader.From.BEGINNING,
                this::note);
    }

    /** Follows a topic from its beginning. */
    public static KeyIndex follow(String topic, KafkaSettings settings) {
        return new KeyIndex(topic, settings);
    }

    /** Whether everything that was in the topic at the start is known. */
    public boolean isCaughtUp() {
        return reader.isCaughtUp();
    }

    /** The reader of the topic. */
    public LogReader reader() {
        return reader;
    }

    public boolean isAlive() {
        return reader.isAlive();
    }

    private void note(ConsumerRecord<String, byte[]> record) {
        keys.compute(
                record.key(),
                (_, places) -> (places == null ? new Places(record.partition(), 0, new long[8]) : places)
                        .and(record.offset()));
    }

    /**
     * The values of a key's records, oldest first; those of the last half second may be missing; empty if there are
     * none.
     *
     * @throws IllegalStateException if the broker does not deliver them within some seconds
     */
    public List<byte[]> read(String key) {
        Places places = keys.get(key);
        if (places == null) return List.of();
        List<byte[]> values = new ArrayList<>(places.count());
        TopicPartition log = new TopicPartition(topic, places.partition());
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        synchronized (consumer) {
            consumer.assign(List.of(log));
            while (values.size() < places.count()) {
                if (System.nanoTime() > deadline)
                    throw new IllegalStateException("the log of " + key + " cannot be read now");
                long wanted = places.offsets()[values.size()];
                if (wanted < consumer.position(log) || wanted > consumer.position(log) + 200)
                    consumer.seek(log, wanted);
                for (var record : consumer.poll(Duration.ofMillis(200)).records(log))
                    if (values.size() < places.count() && record.offset() == places.offsets()[values.size()])
                        values.add(record.value());
            }
        }
        return values;
    }

    @Override
    public void close() {
        reader.close();
        synchronized (consumer) {
            consumer.close();
        }
    }
}
