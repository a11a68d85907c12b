package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.StreamsConfig;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.KafkaSettings;
import org.onehall.eventlog.LogReader;

/** Real clients of a broker that does not exist: their metrics have names before they have reached a broker. */
class KafkaMetersTest {
    private static final String NOBODY = "127.0.0.1:1";

    @TempDir
    Path folder;

    private final MeterRegistry registry = new SimpleMeterRegistry();

    private KafkaSettings settings() {
        return new KafkaSettings(
                BrokerAccess.open(NOBODY), "game-state-1", folder, 1, KafkaMeters.into(registry, Map.of()));
    }

    private Set<String> names() {
        return registry.getMeters().stream()
                .map(meter -> meter.getId().getName())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private List<String> clients() {
        return registry.getMeters().stream()
                .map(meter -> meter.getId().getTag("client.id"))
                .filter(Objects::nonNull)
                .distinct()
                .sorted()
                .toList();
    }

    @Test
    void aReaderShowsItsLagByANameThatStaysAndTakesItAwayWhenItCloses() {
        LogReader reader = LogReader.start(
                "onehall.game.events.v1",
                settings(),
                List.of("onehall.game.events.v1"),
                LogReader.From.BEGINNING,
                _ -> {});
        assertEquals(List.of("read-onehall.game.events.v1"), clients());
        assertEquals(
                Set.of(
                        "kafka.consumer.fetch.manager.records.lag.max",
                        "kafka.consumer.fetch.manager.fetch.latency.max",
                        "kafka.consumer.fetch.manager.records.consumed.total",
                        "kafka.consumer.connection.count",
                        "kafka.consumer.last.poll.seconds.ago",
                        "kafka.consumer.failed.authentication.total"),
                names());
        assertEquals(
                0,
                registry.get("kafka.consumer.fetch.manager.records.consumed.total")
                        .functionCounter()
                        .count());
        reader.close();
        assertEquals(Set.of(), names());
    }

    @Test
    void aProducerShowsWhatItCouldNotSend() {
        try (var _ = settings().producer()) {
            assertTrue(names().contains("kafka.producer.record.error.total"), names().toString());
            assertEquals(
                    0,
                    registry.get("kafka.producer.record.error.total")
                            .functionCounter()
                            .count());
        }
        assertEquals(Set.of(), names());
    }

    @Test
    void streamsShowThreadsCommitsAndTransactions() {
        StreamsBuilder topology = new StreamsBuilder();
        topology.stream("a").to("b");
        Properties properties = settings().reader();
        properties.keySet().removeIf(key -> String.valueOf(key).contains("auto.commit"));
        properties.put(StreamsConfig.APPLICATION_ID_CONFIG, "onehall.game.decider");
        properties.put(StreamsConfig.STATE_DIR_CONFIG, folder.toString());
        properties.put(StreamsConfig.PROCESSING_GUARANTEE_CONFIG, StreamsConfig.EXACTLY_ONCE_V2);
        properties.put(StreamsConfig.DEFAULT_KEY_SERDE_CLASS_CONFIG, Serdes.StringSerde.class);
        properties.put(StreamsConfig.DEFAULT_VALUE_SERDE_CLASS_CONFIG, Serdes.ByteArraySerde.class);
        try (KafkaStreams _ = new KafkaStreams(topology.build(), properties)) {
            for (String name : List.of(
                    "kafka.stream.alive.stream.threads",
                    "kafka.stream.failed.stream.threads",
                    "kafka.stream.thread.commit.latency.max",
                    "kafka.stream.thread.process.total",
                    "kafka.producer.txn.commit.time.ns.total",
                    "kafka.consumer.coordinator.rebalance.total"))
                assertTrue(names().contains(name), name + " in " + names());
            assertTrue(
                    clients().contains("onehall.game.decider-StreamThread-1-consumer"),
                    clients().toString());
            assertTrue(registry.getMeters().stream().map(Meter::getId).noneMatch(id -> id.getTag("partition") != null));
            assertTrue(registry.getMeters().size() < 60, registry.getMeters().size() + " of one decider");
        }
        assertEquals(Set.of(), names());
    }

    @Test
    void clientsOfCasesAreShownNowhere() {
        registry.config().meterFilter(new Uncounted().filter());
        try (LogReader _ = LogReader.start(
                "onehall.cases.events.v1",
                settings(),
                List.of("onehall.cases.events.v1"),
                LogReader.From.BEGINNING,
                _ -> {})) {
            assertEquals(Set.of(), names());
        }
    }
}
