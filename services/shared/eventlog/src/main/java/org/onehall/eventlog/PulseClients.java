package org.onehall.eventlog;

import java.time.Duration;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.streams.KafkaClientSupplier;

/**
 * The clients of a decider, of which the one that asks for commands tells a {@link Pulse} each time it does. While none
 * has come for a while it waits longer for one than Streams, which has nothing else to do then, would: an idle decider
 * costs little, and a command ends the wait at once.
 */
final class PulseClients implements KafkaClientSupplier {
    /** How long no command has come, and all partitions were read, where the waits become longer. */
    private static final long QUIET_NANOS = Duration.ofSeconds(1).toNanos();
    /** A wait of a quiet decider; far shorter than {@link Pulse#LONG}. */
    private static final Duration QUIET_WAIT = Duration.ofMillis(250);

    private final Pulse pulse;

    PulseClients(Pulse pulse) {
        this.pulse = pulse;
    }

    @Override
    public Admin getAdmin(Map<String, Object> config) {
        return Admin.create(config);
    }

    @Override
    public Producer<byte[], byte[]> getProducer(Map<String, Object> config) {
        return new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer());
    }

    @Override
    public Consumer<byte[], byte[]> getConsumer(Map<String, Object> config) {
        return new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer()) {
            private long busy = System.nanoTime();

            @Override
            public ConsumerRecords<byte[], byte[]> poll(Duration patience) {
                pulse.turned();
                boolean quiet = patience.isPositive() && System.nanoTime() - busy > QUIET_NANOS;
                ConsumerRecords<byte[], byte[]> records =
                        super.poll(quiet && QUIET_WAIT.compareTo(patience) > 0 ? QUIET_WAIT : patience);
                // Streams reads no partition whose state it still restores.
                if (!records.isEmpty() || assignment().isEmpty() || !paused().isEmpty()) busy = System.nanoTime();
                return records;
            }
        };
    }

    @Override
    public Consumer<byte[], byte[]> getRestoreConsumer(Map<String, Object> config) {
        return reader(config);
    }

    @Override
    public Consumer<byte[], byte[]> getGlobalConsumer(Map<String, Object> config) {
        return reader(config);
    }

    private static Consumer<byte[], byte[]> reader(Map<String, Object> config) {
        return new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }
}
