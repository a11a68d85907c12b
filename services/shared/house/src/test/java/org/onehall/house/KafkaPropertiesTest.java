package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How the configuration of a service becomes the settings of its Kafka clients. */
class KafkaPropertiesTest {
    @TempDir
    private Path folder;

    private record Broker(String bootstrap, Map<String, String> properties, Optional<Path> clientFile, int replication)
            implements HouseConfig.Kafka {}

    private static Map<String, Object> client(Map<String, String> properties, Optional<Path> file) {
        return House.access(new Broker("kafka-1:9092,kafka-2:9092", properties, file, 1))
                .client();
    }

    @Test
    void propertiesNameThem() {
        assertEquals(
                Map.of("bootstrap.servers", "kafka-1:9092,kafka-2:9092", "security.protocol", "SSL"),
                client(Map.of("security.protocol", "SSL"), Optional.empty()));
    }

    @Test
    void aFileNamesThemAndCountsMore() throws Exception {
        Path file = folder.resolve("kafka-game-state.properties");
        Files.writeString(file, "sasl.mechanism=SCRAM-SHA-512\nsecurity.protocol=SASL_SSL\n");
        assertEquals(
                Map.of(
                        "bootstrap.servers",
                        "kafka-1:9092,kafka-2:9092",
                        "security.protocol",
                        "SASL_SSL",
                        "sasl.mechanism",
                        "SCRAM-SHA-512",
                        "ssl.truststore.type",
                        "PEM"),
                client(Map.of("security.protocol", "SSL", "ssl.truststore.type", "PEM"), Optional.of(file)));
    }

    @Test
    void aFileThatCannotBeReadIsNamed() {
        Optional<Path> none = Optional.of(folder.resolve("none"));
        var thrown = assertThrows(UncheckedIOException.class, () -> client(Map.of(), none));
        assertTrue(thrown.getMessage().contains("onehall.kafka.client-file")
                && thrown.getMessage().contains("none"));
    }
}
