package org.onehall.local.replay;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Reads whole topics once, committed records only, each partition in its order. */
public final class RecordedLog {
    private static final Duration POLL = Duration.ofMillis(200);

    private RecordedLog() {}

    /**
     * Gives every committed record that stood in the topics when the reading began.
     *
     * @param settle how long to wait for transactions that a killed writer left open; zero on a running hall
     * @return the topics that exist
     */
    public static Set<String> read(String bootstrap, Collection<String> topics, Duration settle,
            Consumer<ConsumerRecord<String, byte[]>> sink) throws InterruptedException {
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(settings(bootstrap, "read_committed"))) {
            Map<String, List<TopicPartition>> found = new HashMap<>();
            consumer.listTopics().forEach((topic, partitions) -> {
                if (topics.contains(topic)) {
                    found.put(topic, partitions.stream().map(info -> new TopicPartition(topic, info.partition())).toList());
                }
            });
            Set<TopicPartition> partitions = new HashSet<>();
            found.values().forEach(partitions::addAll);
            awaitSettled(bootstrap, consumer, partitions, settle);
            Map<TopicPartition, Long> ends = new HashMap<>(consumer.endOffsets(partitions));
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            while (true) {
                ends.entrySet().removeIf(end -> consumer.position(end.getKey()) >= end.getValue());
                if (ends.isEmpty()) {
                    return found.keySet();
                }
                consumer.poll(POLL).forEach(sink);
            }
        }
    }

    private static void awaitSettled(String bootstrap, KafkaConsumer<String, byte[]> committed, Set<TopicPartition> partitions,
            Duration settle) throws InterruptedException {
        if (settle.isZero()) {
            return;
        }
        long deadline = System.nanoTime() + settle.toNanos();
        try (KafkaConsumer<String, byte[]> all = new KafkaConsumer<>(settings(bootstrap, "read_uncommitted"))) {
            while (System.nanoTime() < deadline && !committed.endOffsets(partitions).equals(all.endOffsets(partitions))) {
                Thread.sleep(POLL);
            }
        }
    }

    private static Properties settings(String bootstrap, String isolation) {
        Properties settings = new Properties();
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap);
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, isolation);
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, 50);
        return settings;
    }
}
