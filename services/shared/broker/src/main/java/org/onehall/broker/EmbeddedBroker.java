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
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/**
 * A real Kafka broker (KRaft, loopback) inside this JVM, alone or one of several: for the local launcher, offline tools
 * and tests.
 */
public final class EmbeddedBroker implements AutoCloseable {
    /** Any fixed id works: the folders of one hall belong to one cluster. */
    private static final String CLUSTER = "b25laGFsbC1sb2NhbC0wMQ";
    /** Number of brokers that keep a copy of every record, if there are so many. */
    private static final int MOST_COPIES = 3;

    /**
     * A dead broker is noticed within two seconds, and other brokers lead its partitions right after that; if it also
     * led the controllers, they first elect another leader. During this time no move can be made, so it must be short.
     */
    private static final Map<String, String> QUICK = Map.of(
            "broker.heartbeat.interval.ms", "300",
            "broker.session.timeout.ms", "1800",
            "replica.lag.time.max.ms", "2000",
            "replica.fetch.backoff.ms", "100",
            "controller.quorum.fetch.timeout.ms", "1200",
            "controller.quorum.election.timeout.ms", "500",
            "controller.quorum.election.backoff.max.ms", "300",
            "controller.quorum.request.timeout.ms", "1000",
            "controlled.shutdown.enable", "false");

    /**
     * One broker of a cluster; each is also its own controller.
     *
     * @param id from 1
     * @param port client port on 127.0.0.1
     * @param controllerPort controller port on 127.0.0.1
     */
    public record Node(int id, int port, int controllerPort) {
        private String voter() {
            return id + "@127.0.0.1:" + controllerPort;
        }
    }

    /**
     * What a broker requires from its clients: a user with a SCRAM password and rights for the user's actions. One user
     * needs no rights, is known from the start, and creates passwords and rights for all others; brokers and
     * controllers also use it between themselves.
     *
     * @param user letters, digits and hyphens
     * @param password without quotes and backslashes
     */
    public record Guard(String user, String password) {
        private Map<String, String> properties() {
            String plain = ("org.apache.kafka.common.security.plain.PlainLoginModule required"
                            + " username=\"%1$s\" password=\"%2$s\" user_%1$s=\"%2$s\";")
                    .formatted(user, password);
            return Map.ofEntries(
                    Map.entry(
                            "listener.security.protocol.map",
                            CLIENT + ":SASL_PLAINTEXT," + CONTROLLER + ":SASL_PLAINTEXT"),
                    Map.entry("sasl.mechanism.inter.broker.protocol", "PLAIN"),
                    Map.entry("sasl.mechanism.controller.protocol", "PLAIN"),
                    Map.entry("listener.name.client.sasl.enabled.mechanisms", "SCRAM-SHA-512,PLAIN"),
                    Map.entry("listener.name.controller.sasl.enabled.mechanisms", "PLAIN"),
                    Map.entry("listener.name.client.plain.sasl.jaas.config", plain),
                    Map.entry("listener.name.controller.plain.sasl.jaas.config", plain),
                    Map.entry(
                            "listener.name.client.scram-sha-512.sasl.jaas.config",
                            "org.apache.kafka.common.security.scram.ScramLoginModule required;"),
                    Map.entry("authorizer.class.name", "org.apache.kafka.metadata.authorizer.StandardAuthorizer"),
                    Map.entry("super.users", "User:" + user));
        }

        /** Never contains the password. */
        @Override
        public String toString() {
            return user;
        }
    }

    private static final String CLIENT = "CLIENT";
    private static final String CONTROLLER = "CONTROLLER";

    private final KafkaRaftServer server;
    private final int port;
    private final Map<String, Long> notedEnds;

    private EmbeddedBroker(KafkaRaftServer server, int port, Map<String, Long> notedEnds) {
        this.server = server;
        this.port = port;
        this.notedEnds = Map.copyOf(notedEnds);
    }

    /**
     * Starts a single broker that requires no credentials: for tests. Like {@link #start(Path, int, List, Optional)}.
     */
    public static EmbeddedBroker start(Path data, int port, int controllerPort) throws IOException {
        return start(data, 1, List.of(new Node(1, port, controllerPort)), Optional.empty());
    }

    /**
     * Formats the folder if it is new, starts, and returns once this broker serves: in a cluster that is when most of
     * its nodes have started. A log whose end is damaged continues from its last complete record.
     *
     * @param data folder of this node's log; survives restarts
     * @param id which of the nodes this one is
     * @param nodes all nodes of the cluster, always the same number; ports may change while none of them runs
     * @param guard the same in the whole cluster; empty: everybody on this machine may do everything
     */
    public static EmbeddedBroker start(Path data, int id, List<Node> nodes, Optional<Guard> guard) throws IOException {
        return start(data, id, nodes, guard, false);
    }

    /**
     * As {@link #start(Path, int, List, Optional)}.
     *
     * @param durable whether every batch of records is written to the disk itself before it is acknowledged, so that it
     *     survives a power failure; otherwise the operating system writes it a little later
     */
    public static EmbeddedBroker start(Path data, int id, List<Node> nodes, Optional<Guard> guard, boolean durable)
            throws IOException {
        Node self = nodes.stream().filter(node -> node.id() == id).findAny().orElseThrow();
        Files.createDirectories(data);
        try {
            new Formatter()
                    .setPrintStream(new java.io.PrintStream(java.io.OutputStream.nullOutputStream()))
                    .setNodeId(id)
                    .setClusterId(CLUSTER)
                    .addDirectory(data.toString())
                    .setMetadataLogDirectory(data.toString())
                    .setControllerListenerName(CONTROLLER)
                    .setReleaseVersion(MetadataVersion.latestProduction())
                    .setIgnoreFormatted(true)
                    .run();
        } catch (Exception e) {
            throw new IOException("can't format " + data + ": " + e.getMessage(), e);
        }
        Map<String, Long> notedEnds = TornTail.notedEnds(data);
        TornTail.mend(data);
        Properties properties = properties(data, self, nodes, guard);
        if (durable) properties.put("log.flush.interval.messages", "1");
        KafkaConfig config = new KafkaConfig(properties);
        KafkaRaftServer server = new KafkaRaftServer(config, Time.SYSTEM);
        server.startup();
        return new EmbeddedBroker(server, self.port(), notedEnds);
    }

    /** How many brokers keep a copy of a record. */
    public static short copies(int brokers) {
        return (short) Math.min(brokers, MOST_COPIES);
    }

    /** How many brokers must have a record before it counts as stored: all but one, at least one. */
    public static int leastCopies(int brokers) {
        return Math.max(1, copies(brokers) - 1);
    }

    private static Properties properties(Path data, Node self, List<Node> nodes, Optional<Guard> guard) {
        Properties properties = new Properties();
        properties.putAll(settings(nodes.size()));
        guard.ifPresent(asked -> properties.putAll(asked.properties()));
        properties.put("node.id", String.valueOf(self.id()));
        properties.put(
                "controller.quorum.voters", nodes.stream().map(Node::voter).collect(Collectors.joining(",")));
        properties.put(
                "listeners",
                CLIENT + "://127.0.0.1:" + self.port() + "," + CONTROLLER + "://127.0.0.1:" + self.controllerPort());
        properties.put("advertised.listeners", CLIENT + "://127.0.0.1:" + self.port());
        properties.put("log.dirs", data.toString());
        return properties;
    }

    /**
     * Settings of a broker that is a separate process or container, in the form of Kafka's server.properties: the same
     * as those of the brokers here. Its node id, addresses, voters and folder are not included; its listeners are
     * called CLIENT and CONTROLLER.
     *
     * @param brokers how many brokers the cluster has
     */
    public static Map<String, String> settings(int brokers, Guard guard) {
        Map<String, String> settings = new TreeMap<>(settings(brokers));
        settings.putAll(guard.properties());
        return settings;
    }

    /** As {@link #settings(int, Guard)}, for brokers that require no credentials: for tests. */
    public static Map<String, String> settings(int brokers) {
        String copies = String.valueOf(copies(brokers));
        String least = String.valueOf(leastCopies(brokers));
        Map<String, String> settings = new TreeMap<>(Map.ofEntries(
                Map.entry("process.roles", "broker,controller"),
                Map.entry("controller.listener.names", CONTROLLER),
                Map.entry("listener.security.protocol.map", CLIENT + ":PLAINTEXT," + CONTROLLER + ":PLAINTEXT"),
                Map.entry("inter.broker.listener.name", CLIENT),
                Map.entry("default.replication.factor", copies),
                Map.entry("offsets.topic.replication.factor", copies),
                Map.entry("offsets.topic.num.partitions", "8"),
                Map.entry("transaction.state.log.replication.factor", copies),
                Map.entry("transaction.state.log.min.isr", least),
                Map.entry("transaction.state.log.num.partitions", "8"),
                Map.entry("share.coordinator.state.topic.replication.factor", copies),
                Map.entry("share.coordinator.state.topic.min.isr", least),
                Map.entry("share.coordinator.state.topic.num.partitions", "8"),
                // The open transaction of a killed writer holds back readers no longer than its own time-out plus this
                // time.
                Map.entry("transaction.abort.timed.out.transaction.cleanup.interval.ms", "500"),
                // The next transaction waits for the end of the one before. It checks again soon, because one ends
                // every few milliseconds.
                Map.entry("add.partitions.to.txn.retry.backoff.ms", "1"),
                // By default Kafka refuses a writer after a tenth of a second; the writer then sends its appends again
                // in an order that the broker reports as an error.
                Map.entry("add.partitions.to.txn.retry.backoff.max.ms", "5000"),
                Map.entry("group.initial.rebalance.delay.ms", "0"),
                Map.entry("group.min.session.timeout.ms", "3000"),
                Map.entry("group.streams.min.session.timeout.ms", "3000"),
                Map.entry("group.consumer.min.session.timeout.ms", "3000"),
                Map.entry("auto.create.topics.enable", "false"),
                Map.entry("log.segment.bytes", "67108864"),
                Map.entry("log.cleaner.dedupe.buffer.size", "16777216"),
                // Cleaning is never urgent: at full speed it delays moves by a quarter of a second.
                Map.entry("log.cleaner.io.max.bytes.per.second", "8388608"),
                Map.entry("num.network.threads", "2"),
                Map.entry("num.io.threads", "4"),
                Map.entry("background.threads", "2")));
        if (brokers > 1) settings.putAll(QUICK);
        return settings;
    }

    public String bootstrap() {
        return "127.0.0.1:" + port;
    }

    /**
     * How long each log was when this broker last recorded it before this start: a log that is shorter now has lost its
     * end.
     *
     * @return offset by "topic-partition"
     */
    public Map<String, Long> notedEnds() {
        return notedEnds;
    }

    /** One topic that must exist. */
    public record TopicSpec(String name, int partitions, Map<String, String> config) {}

    /** Creates those of these topics that are missing; existing topics stay as they are. */
    public static void createTopics(String bootstrap, Collection<TopicSpec> topics)
            throws InterruptedException, ExecutionException {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", bootstrap))) {
            Set<String> existing = admin.listTopics().names().get();
            List<NewTopic> missing = topics.stream()
                    .filter(topic -> !existing.contains(topic.name()))
                    .map(topic -> new NewTopic(topic.name(), Optional.of(topic.partitions()), Optional.of((short) 1))
                            .configs(topic.config()))
                    .toList();
            admin.createTopics(missing).all().get();
        }
    }

    /** Blocks until the broker has ended. */
    public void awaitShutdown() {
        server.awaitShutdown();
    }

    @Override
    public void close() {
        server.shutdown();
        server.awaitShutdown();
    }
}
