package org.onehall.bench.moves;

import com.google.protobuf.InvalidProtocolBufferException;
import com.google.protobuf.Timestamp;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.game.v1.GameEvent;

/** Reads from the event log how late flags were claimed: from the flag fall to the append time of the claim. */
final class FlagTimes implements AutoCloseable {
    private final KafkaConsumer<String, byte[]> consumer;

    /** Starts at the present end of the log. */
    FlagTimes(BrokerAccess broker) {
        Map<String, Object> settings = broker.client();
        settings.putAll(Map.of("isolation.level", "read_committed", "enable.auto.commit", "false"));
        consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
        List<TopicPartition> partitions = consumer.partitionsFor(TopicCatalogue.events("game")).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToEnd(partitions);
        partitions.forEach(consumer::position);
    }

    /**
     * How late the flags were claimed, in microseconds, in the order they fell, until this many flags have fallen or
     * the time is up.
     */
    long[] read(int flags, Duration most) throws InvalidProtocolBufferException {
        TreeMap<Long, List<Long>> late = new TreeMap<>();
        int fallen = 0;
        long deadline = System.nanoTime() + most.toNanos();
        while (fallen < flags && System.nanoTime() < deadline) {
            for (var record : consumer.poll(Duration.ofMillis(200))) {
                GameEvent event = GameEvent.parseFrom(record.value());
                if (!event.hasFlagFell()) continue;
                long at = micros(event.getFlagFell().getAt());
                late.computeIfAbsent(at, _ -> new ArrayList<>())
                        .add(micros(event.getHeader().getOccurredAt()) - at);
                fallen++;
            }
        }
        return late.values().stream()
                .flatMap(List::stream)
                .mapToLong(Long::longValue)
                .toArray();
    }

    private static long micros(Timestamp at) {
        return at.getSeconds() * 1_000_000 + at.getNanos() / 1000;
    }

    @Override
    public void close() {
        consumer.close();
    }
}
