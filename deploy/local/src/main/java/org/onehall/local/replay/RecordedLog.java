package org.onehall.local.replay;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.HangingTransactions;
import org.onehall.eventlog.HangingTransactions.Hanging;
import org.onehall.local.Complaint;

/** Reads whole topics once, committed records only, one partition after the other, each in order. */
public final class RecordedLog {
    private static final Duration POLL = Duration.ofMillis(200);
    /** How long a broker may return nothing from a partition that has more records. */
    private static final Duration SILENCE = Duration.ofSeconds(30);

    private RecordedLog() {}

    /** Receives the place from which a partition cannot be read any further. */
    @FunctionalInterface
    public interface Trouble {
        void unreadable(TopicPartition partition, long offset, String why);
    }

    /**
     * Passes on every committed record that was in the topics when reading began.
     *
     * @param settle how long to wait for transactions that a killed writer left open; zero on a running hall
     * @return the topics that exist
     * @throws Complaint if a record is damaged
     */
    public static Set<String> read(
            BrokerAccess broker,
            Collection<String> topics,
            Duration settle,
            Consumer<ConsumerRecord<String, byte[]>> sink)
            throws InterruptedException {
        settled(broker, topics, settle);
        return read(broker, topics, sink, (partition, offset, why) -> {
            throw new Complaint(
                    Complaint.NO,
                    partition + " cannot be read from offset " + offset + " on: " + why
                            + ". Check the data with ./onehall replay --verify");
        });
    }

    /** The same; if a partition cannot be read any further, this is reported and the next one is read. */
    public static Set<String> read(
            BrokerAccess broker,
            Collection<String> topics,
            Consumer<ConsumerRecord<String, byte[]>> sink,
            Trouble trouble) {
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(settings(broker))) {
            Map<String, List<TopicPartition>> found = new HashMap<>();
            consumer.listTopics().forEach((topic, partitions) -> {
                if (topics.contains(topic)) {
                    found.put(
                            topic,
                            partitions.stream()
                                    .map(info -> new TopicPartition(topic, info.partition()))
                                    .toList());
                }
            });
            List<TopicPartition> partitions =
                    found.values().stream().flatMap(List::stream).toList();
            consumer.assign(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            for (TopicPartition partition : partitions) {
                if (ends.get(partition) > 0) {
                    read(consumer, partition, ends.get(partition), sink, trouble);
                }
            }
            return found.keySet();
        }
    }

    private static void read(
            KafkaConsumer<String, byte[]> consumer,
            TopicPartition partition,
            long end,
            Consumer<ConsumerRecord<String, byte[]>> sink,
            Trouble trouble) {
        consumer.assign(List.of(partition));
        consumer.seekToBeginning(List.of(partition));
        long reached = consumer.position(partition);
        long since = System.nanoTime();
        while (reached < end) {
            List<ConsumerRecord<String, byte[]>> records;
            try {
                records = consumer.poll(POLL).records(partition);
            } catch (KafkaException damaged) {
                trouble.unreadable(partition, reached, "a record is damaged");
                return;
            }
            for (ConsumerRecord<String, byte[]> record : records) if (record.offset() < end) sink.accept(record);
            long now = consumer.position(partition);
            if (now > reached) {
                since = System.nanoTime();
            } else if (System.nanoTime() - since > SILENCE.toNanos()) {
                trouble.unreadable(partition, reached, "the broker gives no more records");
                return;
            }
            reached = now;
        }
    }

    /**
     * Waits until every transaction in the topics has ended that will end.
     *
     * @param settle how long to wait at most; zero for not at all
     * @return the transactions that will never end
     */
    public static List<Hanging> settled(BrokerAccess broker, Collection<String> topics, Duration settle)
            throws InterruptedException {
        long deadline = System.nanoTime() + settle.toNanos();
        try (Admin admin = admin(broker)) {
            Set<TopicPartition> partitions = HangingTransactions.partitions(admin, topics);
            while (true) {
                Set<TopicPartition> open = HangingTransactions.open(admin, partitions);
                if (open.isEmpty()) {
                    return List.of();
                }
                List<Hanging> hanging = HangingTransactions.find(admin, open);
                Set<TopicPartition> forEver = new HashSet<>();
                hanging.forEach(one -> forEver.add(one.partition()));
                if (forEver.equals(open) || System.nanoTime() >= deadline) {
                    return hanging;
                }
                Thread.sleep(POLL);
            }
        } catch (ExecutionException e) {
            throw new Complaint(
                    Complaint.NO,
                    "the broker does not say which transactions are open: "
                            + e.getCause().getMessage());
        }
    }

    static Admin admin(BrokerAccess broker) {
        return Admin.create(broker.client());
    }

    private static Map<String, Object> settings(BrokerAccess broker) {
        Map<String, Object> settings = broker.client();
        settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        // all records to be read exist already; waiting for more would only delay the next partition
        settings.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, 5);
        return settings;
    }
}
