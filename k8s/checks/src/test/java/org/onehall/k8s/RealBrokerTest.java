package org.onehall.k8s;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclBindingFilter;
import org.apache.kafka.common.errors.SslAuthenticationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.TopicCatalogue;

/**
 * A real broker with the settings, topics, users and rights of the single-node overlay, to which services sign in with
 * the settings of their pods and a certificate each. What Strimzi would create from these objects is created by hand.
 */
@Tag("slow")
class RealBrokerTest {
    private static final String OPERATOR = "operator";
    private static final String GAMES = TopicCatalogue.events("game");
    private static final String CASES = TopicCatalogue.events("cases");
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    /** The session time-out, as short as the services ask for, in milliseconds. */
    private static final int SESSION = 4_000;

    @TempDir
    static Path folder;

    private static Manifests manifests;
    private static KafkaRaftServer server;
    private static Certificates.Pem own;
    private static final Map<String, Certificates.Pem> USERS = new HashMap<>();
    private static int port;

    private static int free() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    @BeforeAll
    static void start() throws Exception {
        manifests = Manifests.overlay("single-node");
        own = Certificates.make(folder, "broker");
        StringBuilder trusted = new StringBuilder(own.certificate());
        for (String user : List.of(OPERATOR, "game-state", "playing-zone", "fair-play")) {
            USERS.put(user, Certificates.make(folder, user));
            trusted.append(USERS.get(user).certificate());
        }
        String data = folder.resolve("data").toString();
        new Formatter()
                .setPrintStream(new PrintStream(OutputStream.nullOutputStream()))
                .setNodeId(1)
                .setClusterId("b25laGFsbC1rOHMtMDAwMQ")
                .addDirectory(data)
                .setMetadataLogDirectory(data)
                .setControllerListenerName("CONTROLLER")
                .setReleaseVersion(MetadataVersion.latestProduction())
                .run();
        port = free();
        server = new KafkaRaftServer(new KafkaConfig(settings(data, free(), trusted.toString())), Time.SYSTEM);
        server.startup();
        try (Admin admin = Admin.create(client(OPERATOR))) {
            admin.createTopics(manifests.ofKind("KafkaTopic").stream()
                            .map(RealBrokerTest::topic)
                            .toList())
                    .all()
                    .get();
            List<AclBinding> rights = manifests.ofKind("KafkaUser").stream()
                    .flatMap(user -> BrokerChecks.bindings(user).stream())
                    .toList();
            admin.createAcls(rights).all().get();
            // the broker learns of them from the controller a moment later
            long until = System.nanoTime() + PATIENCE.toNanos();
            while (admin.describeAcls(AclBindingFilter.ANY).values().get().size() < rights.size()
                    && System.nanoTime() < until) Thread.sleep(50);
        }
    }

    @AfterAll
    static void stop() {
        if (server == null) return;
        server.shutdown();
        server.awaitShutdown();
    }

    private static Properties settings(String data, int controller, String trusted) {
        Properties settings = new Properties();
        settings.putAll(Manifests.map(manifests.get("Kafka", "hall").at("/spec/kafka/config")));
        settings.putAll(Map.ofEntries(
                Map.entry("process.roles", "broker,controller"),
                Map.entry("node.id", "1"),
                Map.entry("controller.quorum.voters", "1@127.0.0.1:" + controller),
                Map.entry("listeners", "SSL://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controller),
                Map.entry("controller.listener.names", "CONTROLLER"),
                Map.entry("inter.broker.listener.name", "SSL"),
                Map.entry("listener.security.protocol.map", "SSL:SSL,CONTROLLER:PLAINTEXT"),
                Map.entry("log.dirs", data),
                Map.entry("controlled.shutdown.enable", "false"),
                Map.entry("log.cleaner.dedupe.buffer.size", "16777216"),
                Map.entry("ssl.client.auth", "required"),
                Map.entry("ssl.keystore.type", "PEM"),
                Map.entry("ssl.keystore.certificate.chain", own.certificate()),
                Map.entry("ssl.keystore.key", own.key()),
                Map.entry("ssl.truststore.type", "PEM"),
                Map.entry("ssl.truststore.certificates", trusted),
                Map.entry("authorizer.class.name", "org.apache.kafka.metadata.authorizer.StandardAuthorizer"),
                // the broker itself, and those named in the Kafka object
                Map.entry(
                        "super.users",
                        "User:ANONYMOUS;User:CN=broker;User:"
                                + manifests
                                        .get("Kafka", "hall")
                                        .at("/spec/kafka/authorization/superUsers/0")
                                        .asText())));
        return settings;
    }

    private static NewTopic topic(ObjectNode object) {
        return new NewTopic(
                        Manifests.name(object),
                        Optional.of(object.at("/spec/partitions").asInt()),
                        Optional.of((short) object.at("/spec/replicas").asInt()))
                .configs(Manifests.map(object.at("/spec/config")));
    }

    /** The settings of a service's pods, with its certificate. */
    private static Map<String, Object> client(String user) throws Exception {
        return client(user, USERS.get(user));
    }

    private static Map<String, Object> client(String name, Certificates.Pem user) throws Exception {
        Path mounted = folder.resolve("pod-" + name);
        write(mounted.resolve("ca/ca.crt"), own.certificate());
        write(mounted.resolve("user/user.crt"), user.certificate());
        write(mounted.resolve("user/user.key"), user.key());
        Path file = mounted.resolve("client.properties");
        write(
                file,
                manifests
                        .config("kafka-client")
                        .orElseThrow()
                        .at("/data/client.properties")
                        .asText()
                        .replace("/run/onehall/kafka", mounted.toString()));
        Map<String, Object> client = BrokerAccess.of("127.0.0.1:" + port, file).client();
        client.put("default.api.timeout.ms", (int) PATIENCE.toMillis());
        client.put("request.timeout.ms", (int) PATIENCE.toMillis());
        return client;
    }

    private static void write(Path file, String text) throws Exception {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void append(String user, String topic) throws Exception {
        try (var producer = new KafkaProducer<>(client(user), new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(topic, "board", "event")).get();
        }
    }

    private static int read(String user, String topic) throws Exception {
        Map<String, Object> settings = client(user);
        settings.put("auto.offset.reset", "earliest");
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.assign(consumer.partitionsFor(topic).stream()
                    .map(one -> new TopicPartition(topic, one.partition()))
                    .toList());
            return consumer.poll(PATIENCE).count();
        }
    }

    @Test
    void anOwnerWritesWhatAReaderReads() throws Exception {
        append("game-state", GAMES);
        assertEquals(1, read("playing-zone", GAMES));
    }

    @Test
    void nobodyElseWritesIt() {
        ExecutionException refused = assertThrows(ExecutionException.class, () -> append("playing-zone", GAMES));
        assertInstanceOf(TopicAuthorizationException.class, refused.getCause());
    }

    @Test
    void fairPlayCasesAreReadByTheirOwnerAlone() throws Exception {
        append("fair-play", CASES);
        assertEquals(1, read("fair-play", CASES));
        assertThrows(TopicAuthorizationException.class, () -> read("playing-zone", CASES));
    }

    @Test
    void aGroupOfAServiceMayHaveAShortSession() throws Exception {
        Map<String, Object> settings = client("playing-zone");
        settings.put("group.id", "onehall.playing-zone.dismissals");
        settings.put("session.timeout.ms", SESSION);
        settings.put("heartbeat.interval.ms", SESSION / 5);
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of(GAMES));
            long until = System.nanoTime() + PATIENCE.toNanos();
            while (consumer.assignment().isEmpty() && System.nanoTime() < until) consumer.poll(Duration.ofMillis(200));
            assertEquals(TopicCatalogue.PARTITIONS, consumer.assignment().size());
        }
    }

    @Test
    void aStrangersCertificateIsRefused() throws Exception {
        Certificates.Pem stranger = Certificates.make(folder, "stranger");
        try (Admin admin = Admin.create(client("stranger", stranger))) {
            ExecutionException refused = assertThrows(
                    ExecutionException.class,
                    () -> admin.describeCluster().nodes().get());
            assertInstanceOf(SslAuthenticationException.class, refused.getCause());
        }
    }
}
