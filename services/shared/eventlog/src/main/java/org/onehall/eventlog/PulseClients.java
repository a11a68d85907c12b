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
 * The clients of a decider. The client that asks for commands reports each time to a {@link Pulse}. If no command has
 * come for a while, it waits longer than Streams would: Streams has nothing else to do then, an idle decider costs
 * little, and a command ends the wait at once.
 */
final class PulseClients implements KafkaClientSupplier {
    /** The waits become longer after this time without a command and with all partitions read. */
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
                // Streams does not read a partition while it still restores its state.
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
