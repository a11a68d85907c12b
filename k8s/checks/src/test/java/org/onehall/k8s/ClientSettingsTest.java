package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.streams.StreamsConfig;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.BrokerAccess;

/** Kafka's own client accepts the settings file of the pods, with certificates as Strimzi mounts them. */
class ClientSettingsTest {
    private static final String MOUNTED = "/run/onehall/kafka";

    @TempDir
    Path folder;

    @BeforeEach
    void certificates() throws Exception {
        Certificates.Pem user = Certificates.make(folder, "game-state");
        write("ca/ca.crt", user.certificate());
        write("user/user.crt", user.certificate());
        write("user/user.key", user.key());
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }

    /** The file of the ConfigMap, with certificates in this folder. */
    private BrokerAccess access() throws Exception {
        Manifests federation = Manifests.overlay("federation");
        String settings = federation
                .config("kafka-client")
                .orElseThrow()
                .at("/data/client.properties")
                .asText();
        assertTrue(settings.contains(MOUNTED), settings);
        Path file = folder.resolve("client.properties");
        Files.writeString(file, settings.replace(MOUNTED, folder.toString()));
        return BrokerAccess.of("127.0.0.1:9093", file);
    }

    @Test
    void aClientIsMadeOfTheMountedCertificates() throws Exception {
        BrokerAccess access = access();
        assertEquals("SSL", access.properties().get("security.protocol"));
        try (Admin admin = Admin.create(access.client())) {
            assertTrue(admin.metrics().size() > 0);
        }
    }

    /** Kafka Streams creates its clients itself from the settings it has read. */
    @Test
    void soAreTheClientsOfKafkaStreams() throws Exception {
        Map<String, Object> settings = access().client();
        settings.put(StreamsConfig.APPLICATION_ID_CONFIG, "onehall.game.decider");
        StreamsConfig streams = new StreamsConfig(settings);
        String key = Files.readString(folder.resolve("user/user.key"));
        for (Map<String, Object> client : List.of(
                streams.getMainConsumerConfigs("group", "client", 0),
                streams.getRestoreConsumerConfigs("client"),
                streams.getProducerConfigs("client"),
                streams.getAdminConfigs("client"))) assertEquals(key, client.get("ssl.keystore.key"));
    }

    @Test
    void aClientIsNotMadeWithoutThem() throws Exception {
        BrokerAccess access = access();
        Map<String, List<String>> without = Map.of("user/user.key", List.of(), "ca/ca.crt", List.of("no certificate"));
        for (Map.Entry<String, List<String>> one : without.entrySet()) {
            String sound = Files.readString(folder.resolve(one.getKey()));
            Files.write(folder.resolve(one.getKey()), one.getValue());
            assertThrows(
                    KafkaException.class, () -> Admin.create(access.client()).close(), one.getKey());
            Files.writeString(folder.resolve(one.getKey()), sound);
        }
    }
}
