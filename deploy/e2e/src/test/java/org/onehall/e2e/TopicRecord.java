package org.onehall.e2e;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.onehall.eventlog.BrokerAccess;

/** The content of a topic; each committed record is fetched only once, however often it is needed. Thread-safe. */
final class TopicRecord implements AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(200);

    private final KafkaConsumer<String, byte[]> consumer;
    private final List<TopicPartition> partitions;
    private final List<ConsumerRecord<String, byte[]>> known = new ArrayList<>();

    TopicRecord(BrokerAccess broker, String topic) {
        Map<String, Object> settings = broker.client();
        settings.putAll(Map.of(
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                "read_committed",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                false,
                ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG,
                50));
        consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
        partitions = consumer.partitionsFor(topic).stream()
                .map(info -> new TopicPartition(topic, info.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
    }

    /** Every record that is committed by now, each partition in order. */
    synchronized List<ConsumerRecord<String, byte[]>> now() {
        Map<TopicPartition, Long> ends = new HashMap<>(consumer.endOffsets(partitions));
        while (true) {
            ends.entrySet().removeIf(end -> consumer.position(end.getKey()) >= end.getValue());
            if (ends.isEmpty()) return List.copyOf(known);
            consumer.poll(POLL).forEach(known::add);
        }
    }

    @Override
    public synchronized void close() {
        consumer.close();
    }
}
