package org.onehall.broker;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/** A real Kafka broker (KRaft, one node, loopback) inside this JVM: for the local launcher, offline tools and tests. */
public final class EmbeddedBroker implements AutoCloseable {
    private static final int NODE = 1;
    /** Any fixed id will do: a data folder belongs to one broker. */
    private static final String CLUSTER = "b25laGFsbC1sb2NhbC0wMQ";

    private final KafkaRaftServer server;
    private final int port;

    private EmbeddedBroker(KafkaRaftServer server, int port) {
        this.server = server;
        this.port = port;
    }

    /**
     * Formats the folder if it is new, and starts.
     *
     * @param data           folder of the log; survives restarts
     * @param port           client port on 127.0.0.1
     * @param controllerPort controller port on 127.0.0.1
     */
    public static EmbeddedBroker start(Path data, int port, int controllerPort) throws IOException {
        Files.createDirectories(data);
        Properties properties = properties(data, port, controllerPort);
        try {
            new Formatter().setPrintStream(new java.io.PrintStream(java.io.OutputStream.nullOutputStream())).setNodeId(NODE)
                    .setClusterId(CLUSTER).addDirectory(data.toString()).setMetadataLogDirectory(data.toString())
                    .setControllerListenerName("CONTROLLER").setReleaseVersion(MetadataVersion.latestProduction())
                    .setIgnoreFormatted(true).run();
        } catch (Exception e) {
            throw new IOException("can't format " + data + ": " + e.getMessage(), e);
        }
        KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(properties), Time.SYSTEM);
        server.startup();
        return new EmbeddedBroker(server, port);
    }

    private static Properties properties(Path data, int port, int controllerPort) {
        Properties properties = new Properties();
        Map.ofEntries(
                Map.entry("process.roles", "broker,controller"),
                Map.entry("node.id", String.valueOf(NODE)),
                Map.entry("controller.quorum.voters", NODE + "@127.0.0.1:" + controllerPort),
                Map.entry("listeners", "PLAINTEXT://127.0.0.1:" + port + ",CONTROLLER://127.0.0.1:" + controllerPort),
                Map.entry("advertised.listeners", "PLAINTEXT://127.0.0.1:" + port),
                Map.entry("controller.listener.names", "CONTROLLER"),
                Map.entry("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT"),
                Map.entry("inter.broker.listener.name", "PLAINTEXT"),
                Map.entry("log.dirs", data.toString()),
                Map.entry("offsets.topic.replication.factor", "1"),
                Map.entry("offsets.topic.num.partitions", "8"),
                Map.entry("transaction.state.log.replication.factor", "1"),
                Map.entry("transaction.state.log.min.isr", "1"),
                Map.entry("transaction.state.log.num.partitions", "8"),
                Map.entry("share.coordinator.state.topic.replication.factor", "1"),
                Map.entry("share.coordinator.state.topic.min.isr", "1"),
                Map.entry("share.coordinator.state.topic.num.partitions", "8"),
                // A killed writer's open transaction holds readers back no longer than its own time-out and this.
                Map.entry("transaction.abort.timed.out.transaction.cleanup.interval.ms", "500"),
                Map.entry("group.initial.rebalance.delay.ms", "0"),
                Map.entry("group.min.session.timeout.ms", "3000"),
                Map.entry("group.streams.min.session.timeout.ms", "3000"),
                Map.entry("group.consumer.min.session.timeout.ms", "3000"),
                Map.entry("auto.create.topics.enable", "false"),
                Map.entry("log.segment.bytes", "67108864"),
                Map.entry("log.cleaner.dedupe.buffer.size", "16777216"),
                Map.entry("num.network.threads", "2"),
                Map.entry("num.io.threads", "4"),
                Map.entry("background.threads", "2")).forEach(properties::put);
        return properties;
    }

    public String bootstrap() {
        return "127.0.0.1:" + port;
    }

    /** One topic to be there. */
    public record TopicSpec(String name, int partitions, Map<String, String> config) {}

    /** Creates what is missing of these topics; what exists stays as it is. */
    public static void createTopics(String bootstrap, Collection<TopicSpec> topics) throws InterruptedException, ExecutionException {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrap))) {
            Set<String> existing = admin.listTopics().names().get();
            List<NewTopic> missing = topics.stream().filter(topic -> !existing.contains(topic.name()))
                    .map(topic -> new NewTopic(topic.name(), Optional.of(topic.partitions()), Optional.of((short) 1)).configs(topic.config()))
                    .toList();
            admin.createTopics(missing).all().get();
        }
    }

    /** Blocks until the broker has ended. */
    public void awaitShutdown() {
        server.awaitShutdown();
    }

    @Override public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
