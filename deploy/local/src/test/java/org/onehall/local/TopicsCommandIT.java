package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apache.kafka.common.acl.AccessControlEntry;
import org.apache.kafka.common.acl.AclBinding;
import org.apache.kafka.common.acl.AclOperation;
import org.apache.kafka.common.acl.AclPermissionType;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.resource.PatternType;
import org.apache.kafka.common.resource.ResourcePattern;
import org.apache.kafka.common.resource.ResourceType;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.eventlog.TopicRights;
import org.onehall.testkit.Eventually;

/** {@code ./onehall topics} and a broker that asks for passwords: empty at first, then complete, then damaged. */
@TestMethodOrder(OrderAnnotation.class)
class TopicsCommandIT {
    private static final int TOPICS = TopicCatalogue.all().size();
    private static final String KEPT = "onehall.game.events.v1";
    private static final String CUT = "onehall.game.replies.v1";

    @TempDir
    static Path data;

    private static BrokerCredentials credentials;
    private static EmbeddedBroker broker;

    private record Ran(int exit, String said, String complained) {
        long lines(String text) {
            return said.lines().filter(line -> line.contains(text)).count();
        }
    }

    @BeforeAll
    static void start() throws Exception {
        credentials = BrokerCredentials.of(data);
        int port = Ports.anyFree();
        broker = EmbeddedBroker.start(
                data.resolve("broker"),
                1,
                List.of(new EmbeddedBroker.Node(1, port, Ports.anyFree())),
                Optional.of(credentials.guard()));
        run("identity", "--out", data.resolve("identity").toString());
    }

    @AfterAll
    static void end() {
        broker.close();
    }

    private static Ran topics(String... more) {
        List<String> words = new ArrayList<>(List.of(
                "topics",
                "--bootstrap",
                broker.bootstrap(),
                "--config",
                data.resolve("identity/kafka-operator.properties").toString()));
        words.addAll(List.of(more));
        return run(words.toArray(String[]::new));
    }

    private static Ran whole(String... more) {
        List<String> words =
                new ArrayList<>(List.of("--users", data.resolve("identity").toString(), "--rights"));
        words.addAll(List.of(more));
        return topics(words.toArray(String[]::new));
    }

    private static Ran run(String... words) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        StringWriter complained = new StringWriter();
        PrintStream before = System.out;
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            int exit = Onehall.run(words, new PrintWriter(said, true), new PrintWriter(complained));
            return new Ran(exit, said.toString(StandardCharsets.UTF_8), complained.toString());
        } finally {
            System.setOut(before);
        }
    }

    @Test
    @Order(1)
    void aLookCreatesNothing() {
        for (int time = 0; time < 2; time++) {
            Ran look = whole("--check");
            assertEquals(1, look.exit());
            assertEquals(TOPICS, look.lines("missing: onehall."), look.said());
            assertEquals(
                    TopicCatalogue.services().size() + TopicRights.all().size() + TOPICS,
                    look.lines("missing: "),
                    look.said());
        }
    }

    @Test
    @Order(2)
    void whatIsMissingIsCreatedOnce() {
        Ran first = whole();
        assertEquals(0, first.exit(), first.said() + first.complained());
        assertEquals(1, first.lines("topics    0 right,  " + TOPICS + " made"), first.said());
        heard("users     " + TopicCatalogue.services().size() + " right,   0 missing", 1);
        Ran second = whole();
        assertEquals(0, second.exit(), second.said());
        assertEquals(1, second.lines("topics   " + TOPICS + " right,   0 made"), second.said());
        assertEquals(
                1, second.lines("users     " + TopicCatalogue.services().size() + " right,   0 made"), second.said());
        assertEquals(0, whole("--check").exit());
        assertEquals(0, topics("--check").exit(), "nobody need give rights and passwords by this command");
    }

    @Test
    @Order(3)
    void whatDiffersIsNamedAndStaysAsItIs() throws Exception {
        AclBinding stranger = new AclBinding(
                new ResourcePattern(ResourceType.TOPIC, KEPT, PatternType.LITERAL),
                new AccessControlEntry("User:competition", "*", AclOperation.WRITE, AclPermissionType.ALLOW));
        ConfigResource kept = new ConfigResource(ConfigResource.Type.TOPIC, KEPT);
        try (Admin admin = Topics.admin(credentials.operator(broker.bootstrap()), 10_000)) {
            admin.incrementalAlterConfigs(Map.of(
                            kept,
                            List.of(new AlterConfigOp(
                                    new ConfigEntry("retention.ms", "60000"), AlterConfigOp.OpType.SET))))
                    .all()
                    .get();
            admin.deleteTopics(List.of(CUT)).all().get();
            admin.createTopics(Set.of(new NewTopic(CUT, 3, (short) 1))).all().get();
            admin.createAcls(List.of(stranger)).all().get();
            admin.alterUserScramCredentials(List.of(spoilt())).all().get();

            List<String> differences = List.of(
                    "differs: topic " + KEPT + " has retention.ms 60000 and should have -1",
                    "differs: topic " + CUT + " has 3 partitions and needs 4",
                    "differs: competition: WRITE on TOPIC " + KEPT,
                    "differs: user fair-play has another password");
            for (String difference : differences) heard(difference, 1);
            Ran ran = whole();
            assertEquals(1, ran.exit(), ran.said());
            assertEquals(1, ran.lines("topics   " + (TOPICS - 2) + " right,   0 made"), ran.said());
            for (String difference : differences) assertEquals(1, ran.lines(difference), ran.said());

            assertEquals(
                    "60000",
                    admin.describeConfigs(List.of(kept))
                            .all()
                            .get()
                            .get(kept)
                            .get("retention.ms")
                            .value());
            assertEquals(
                    3,
                    admin.describeTopics(List.of(CUT))
                            .allTopicNames()
                            .get()
                            .get(CUT)
                            .partitions()
                            .size());
            assertTrue(admin.describeAcls(stranger.toFilter()).values().get().contains(stranger));
        }
    }

    /** Waits for a change: brokers learn what the controller has accepted a moment later. */
    private static void heard(String text, int lines) {
        Eventually.holds(() -> whole("--check").lines(text) == lines);
    }

    private static UserScramCredentialUpsertion spoilt() {
        return BrokerCredentials.passing().user("fair-play");
    }

    @Test
    @Order(4)
    void brokersThatDoNotAnswerAreNamed() {
        Ran silent = run("topics", "--bootstrap", "127.0.0.1:1", "--wait", "0");
        assertEquals(1, silent.exit());
        assertTrue(silent.complained().contains("the broker at 127.0.0.1:1 does not answer"), silent.complained());
        Ran unknown = run("topics", "--bootstrap", "broker.invalid:9092", "--wait", "0");
        assertEquals(1, unknown.exit());
        assertTrue(unknown.complained().contains("broker.invalid:9092 cannot be asked"), unknown.complained());
        Ran copies = topics("--replication", "3", "--wait", "0");
        assertEquals(1, copies.exit());
        assertTrue(copies.complained().contains("3 copies of each record are needed, but there is 1 broker"));
    }
}
