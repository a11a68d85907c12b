package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.TopicCatalogue.Topic;

/** A broker as in the hall: rights are those of the topic catalogue, and nobody else may do anything. */
class BrokerCredentialsIT {
    private static final int PATIENCE = 30_000;

    @TempDir
    static Path data;

    private static BrokerCredentials credentials;
    private static EmbeddedBroker broker;

    @BeforeAll
    static void start() throws Exception {
        credentials = BrokerCredentials.of(data);
        int port = Ports.anyFree();
        // like the folder of an old hall without passwords: what is missing is created at the next start
        try (EmbeddedBroker open = EmbeddedBroker.start(data.resolve("broker"), port, Ports.anyFree())) {
            Topics.createMissing(BrokerAccess.open(open.bootstrap()), 1, PATIENCE);
        }
        broker = EmbeddedBroker.start(
                data.resolve("broker"),
                1,
                List.of(new EmbeddedBroker.Node(1, port, Ports.anyFree())),
                Optional.of(BrokerCredentials.of(data).guard()));
        credentials.grant(broker.bootstrap(), PATIENCE);
        credentials.grant(broker.bootstrap(), PATIENCE); // a second start finds all of it there
    }

    @AfterAll
    static void end() {
        broker.close();
    }

    @Test
    void whoHasNoPasswordOrAWrongOneIsTurnedAway() throws Exception {
        BrokerCredentials another = BrokerCredentials.passing();
        for (BrokerAccess stranger :
                List.of(another.operator(broker.bootstrap()), another.service("competition", broker.bootstrap()))) {
            try (Admin admin = Topics.admin(stranger, 5_000)) {
                assertInstanceOf(
                        AuthenticationException.class,
                        assertThrows(
                                        ExecutionException.class,
                                        () -> admin.listTopics().names().get())
                                .getCause());
            }
        }
        try (Admin admin = Topics.admin(BrokerAccess.open(broker.bootstrap()), 2_000)) {
            assertThrows(
                    ExecutionException.class,
                    () -> admin.listTopics().names().get(),
                    "without credentials nothing is answered");
        }
    }

    @Test
    void everyServiceReadsWhatTheCatalogueNamesAndNothingElse() throws IOException {
        for (String service : TopicCatalogue.services()) {
            Set<String> named = new TreeSet<>();
            Set<String> read = new TreeSet<>();
            for (Topic topic : TopicCatalogue.all()) {
                if (topic.owner().equals(service) || topic.readers().contains(service)) named.add(topic.name());
                if (reads(service, topic.name())) read.add(topic.name());
            }
            assertEquals(named, read, service);
        }
    }

    @Test
    void onlyItsOwnerWritesATopic() throws Exception {
        for (Topic topic : TopicCatalogue.all()) {
            Set<String> writers = new TreeSet<>();
            for (String service : TopicCatalogue.services()) {
                if (writes(service, topic.name())) writers.add(service);
            }
            assertEquals(Set.of(topic.owner()), writers, topic.name());
        }
    }

    @Test
    void secretsAreReadableByTheirOwnerOnly() throws IOException {
        for (Path file : List.of(BrokerCredentials.file(data), credentials.clientFile(data, "game-state"))) {
            assertEquals(
                    "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)), file.toString());
        }
        assertEquals(
                "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("identity"))));
    }

    private static boolean reads(String service, String topic) throws IOException {
        Map<String, Object> settings = BrokerAccess.of(broker.bootstrap(), credentials.clientFile(data, service))
                .client();
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        settings.put(ConsumerConfig.FETCH_MAX_WAIT_MS_CONFIG, 10);
        try (var consumer = new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
            TopicPartition log = new TopicPartition(topic, 0);
            consumer.assign(List.of(log));
            consumer.seekToBeginning(List.of(log));
            consumer.position(log);
            consumer.poll(Duration.ofMillis(50));
            return true;
        } catch (TopicAuthorizationException refused) {
            return false;
        }
    }

    private static boolean writes(String service, String topic) throws Exception {
        Map<String, Object> settings =
                credentials.service(service, broker.bootstrap()).client();
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        try (var producer = new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
            producer.send(new ProducerRecord<>(topic, 0, new byte[] {1}, new byte[] {1}))
                    .get();
            return true;
        } catch (ExecutionException refused) {
            assertInstanceOf(TopicAuthorizationException.class, refused.getCause(), service + " " + topic);
            return false;
        }
    }
}
