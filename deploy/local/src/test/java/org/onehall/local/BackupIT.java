package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.replay.RecordedLog;
import org.onehall.local.replay.SampleLog;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.CommandHeader;

/** The logs of a hall that is not running, backed up and restored: with real brokers, but no services. */
class BackupIT {
    private static final int PATIENCE = 30_000;
    private static final int PARTITION = TopicCatalogue.partition(SampleLog.BOARD);
    private static final TopicPartition EVENTS = new TopicPartition(TopicCatalogue.events("game"), PARTITION);
    private static final TopicPartition COMMANDS = new TopicPartition(TopicCatalogue.commands("game"), PARTITION);
    private static final TopicPartition STORE = new TopicPartition(DeciderStore.changelog("game"), PARTITION);
    private static final String REACTOR = "onehall.virtual-clock.test";

    @TempDir
    private Path temporary;

    private Path data;
    private Path backups;
    private final List<GameEvent> game = SampleLog.game();

    private record Ran(int exit, String complaints) {}

    private void aHallHasPlayed() throws Exception {
        data = temporary.resolve("data");
        backups = temporary.resolve("backups");
        OwnHall.claim(data);
        Identity.of(data);
        Files.writeString(data.resolve("competition.json"), "{\"cup\": 1}");
        Files.createDirectories(data.resolve("broker"));
        try (KeptLog log = KeptLog.open(data)) {
            Topics.createMissing(log.access(), 1, PATIENCE);
            try (Admin admin = Topics.admin(log.access(), PATIENCE)) {
                admin.createTopics(List.of(new NewTopic(
                                        STORE.topic(), Optional.of(TopicCatalogue.PARTITIONS), Optional.of((short) 1))
                                .configs(Map.of("cleanup.policy", "compact"))))
                        .all()
                        .get();
            }
            plays(log.access(), 0, 4);
        }
    }

    private static Ran onehall(String... arguments) {
        StringWriter complaints = new StringWriter();
        int exit = Onehall.run(arguments, new PrintWriter(new StringWriter()), new PrintWriter(complaints, true));
        return new Ran(exit, complaints.toString());
    }

    /**
     * Writes like a decider: a command; a transaction that fails; then the event, the store and its position in one
     * transaction.
     */
    private void plays(BrokerAccess broker, int from, int to) throws Exception {
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put("key.serializer", ByteArraySerializer.class);
        settings.put("value.serializer", ByteArraySerializer.class);
        try (KafkaProducer<byte[], byte[]> commands = new KafkaProducer<>(settings)) {
            settings.put("transactional.id", DeciderStore.group("game") + "-test");
            try (KafkaProducer<byte[], byte[]> decider = new KafkaProducer<>(settings);
                    Admin admin = Topics.admin(broker, PATIENCE)) {
                decider.initTransactions();
                for (GameEvent event : game.subList(from, to)) {
                    long offset = commands.send(record(
                                    COMMANDS,
                                    GameCommand.newBuilder()
                                            .setHeader(CommandHeader.newBuilder()
                                                    .setKey(SampleLog.BOARD)
                                                    .setRequestId(
                                                            event.getHeader().getCausationId()))
                                            .build()
                                            .toByteArray()))
                            .get()
                            .offset();
                    decider.beginTransaction();
                    decider.send(record(EVENTS, event.toByteArray()));
                    decider.flush();
                    decider.abortTransaction();
                    decider.beginTransaction();
                    decider.send(record(EVENTS, event.toByteArray()));
                    decider.send(new ProducerRecord<>(
                            STORE.topic(),
                            PARTITION,
                            bytes("~beat"),
                            bytes(event.getHeader().getEventId())));
                    decider.commitTransaction();
                    admin.alterConsumerGroupOffsets(
                                    DeciderStore.group("game"),
                                    Map.of(COMMANDS, new OffsetAndMetadata(offset + 1, "mine")))
                            .all()
                            .get();
                }
                commands.send(record(
                                COMMANDS,
                                GameCommand.newBuilder()
                                        .setHeader(CommandHeader.newBuilder()
                                                .setKey(SampleLog.BOARD)
                                                .setRequestId("nobody was answered"))
                                        .build()
                                        .toByteArray()))
                        .get();
                // the third event is the next one for this reader
                admin.alterConsumerGroupOffsets(
                                REACTOR,
                                Map.of(
                                        EVENTS,
                                        new OffsetAndMetadata(
                                                records(broker, EVENTS).get(2).offset())))
                        .all()
                        .get();
            }
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static ProducerRecord<byte[], byte[]> record(TopicPartition partition, byte[] value) {
        return new ProducerRecord<>(partition.topic(), partition.partition(), bytes(SampleLog.BOARD), value);
    }

    private static List<ConsumerRecord<String, byte[]>> records(BrokerAccess broker, TopicPartition partition)
            throws InterruptedException {
        List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
        RecordedLog.read(broker, Set.of(partition.topic()), Duration.ZERO, record -> {
            if (record.partition() == partition.partition()) records.add(record);
        });
        return records;
    }

    private static long place(BrokerAccess broker, String group, TopicPartition partition) throws Exception {
        try (Admin admin = Topics.admin(broker, PATIENCE)) {
            return admin.listConsumerGroupOffsets(group)
                    .partitionsToOffsetAndMetadata()
                    .get()
                    .get(partition)
                    .offset();
        }
    }

    private static String setting(BrokerAccess broker, String topic, String name) throws Exception {
        ConfigResource resource = new ConfigResource(ConfigResource.Type.TOPIC, topic);
        try (Admin admin = Topics.admin(broker, PATIENCE)) {
            return admin.describeConfigs(Set.of(resource))
                    .all()
                    .get()
                    .get(resource)
                    .get(name)
                    .value();
        }
    }

    private static List<GameEvent> events(BrokerAccess broker) throws Exception {
        List<GameEvent> events = new ArrayList<>();
        for (var record : records(broker, EVENTS)) events.add(GameEvent.parseFrom(record.value()));
        return events;
    }

    @Test
    void whatWasCommittedIsThereAgainAndEveryReaderGoesOnWhereItWas() throws Exception {
        aHallHasPlayed();
        assertEquals(new Ran(0, ""), onehall("backup", "--data", data.toString(), "--to", backups.toString()));
        long first = size();
        List<Long> appended = new ArrayList<>();
        try (KeptLog log = KeptLog.open(data)) {
            plays(log.access(), 4, game.size());
            records(log.access(), COMMANDS).forEach(command -> appended.add(command.timestamp()));
        }
        assertEquals(new Ran(0, ""), onehall("backup", "--data", data.toString(), "--to", backups.toString()));
        assertTrue(Files.exists(backups.resolve("backup-000002.sha256")));
        assertTrue(size() > first);

        Path restored = temporary.resolve("restored");
        assertEquals(new Ran(0, ""), onehall("restore", "--from", backups.toString(), "--data", restored.toString()));
        assertEquals(
                Files.readString(data.resolve("competition.json")),
                Files.readString(restored.resolve("competition.json")));
        assertEquals(
                Files.readString(data.resolve("identity/issuer-private.pem")),
                Files.readString(restored.resolve("identity/issuer-private.pem")));
        try (KeptLog log = KeptLog.open(restored)) {
            assertEquals(game, events(log.access()));
            List<ConsumerRecord<String, byte[]>> commands = records(log.access(), COMMANDS);
            assertEquals(game.size() + 1, commands.size(), "the last command was not answered");
            assertEquals(
                    appended.subList(0, commands.size()),
                    commands.stream().map(ConsumerRecord::timestamp).toList());
            assertEquals(commands.size(), place(log.access(), DeciderStore.group("game"), COMMANDS));
            assertEquals(2, place(log.access(), REACTOR, EVENTS));
            List<ConsumerRecord<String, byte[]>> store = records(log.access(), STORE);
            assertEquals(
                    game.getLast().getHeader().getEventId(),
                    new String(store.getLast().value(), StandardCharsets.UTF_8));
            assertEquals(2, store.size(), "one of each backup");
            assertEquals("LogAppendTime", setting(log.access(), COMMANDS.topic(), "message.timestamp.type"));
            assertEquals("3600000", setting(log.access(), TopicCatalogue.replies("game"), "retention.ms"));
        }
        Ran foreign = onehall("backup", "--data", restored.toString(), "--to", backups.toString());
        assertEquals(2, foreign.exit());
        assertTrue(foreign.complaints().contains("of another hall"), foreign.complaints());
        Path earlier = temporary.resolve("earlier");
        assertEquals(
                new Ran(0, ""),
                onehall("restore", "--from", backups.toString(), "--number", "1", "--data", earlier.toString()));
        try (KeptLog log = KeptLog.open(earlier)) {
            assertEquals(game.subList(0, 4), events(log.access()));
        }
        aDamagedBackupIsRefusedBeforeAnythingIsWritten();
    }

    @Test
    void brokersThatRunWithoutUpAreBackedUpWithTheirKeys() throws Exception {
        aHallHasPlayed();
        String keys = data.resolve("identity").toString();
        try (KeptLog log = KeptLog.open(data)) {
            String brokers = log.access().bootstrap();
            Path settings = temporary.resolve("client.properties");
            StringBuilder lines = new StringBuilder();
            log.access().properties().forEach((name, value) -> lines.append(name + "=" + value + "\n"));
            Files.writeString(settings, lines);
            String[] common = {
                "backup", "--bootstrap", brokers, "--config", settings.toString(), "--to", backups.toString()
            };
            Ran keyless = onehall(common);
            assertEquals(2, keyless.exit());
            assertTrue(keyless.complaints().contains("name the folder of ./onehall identity"), keyless.complaints());
            Ran elsewhere = onehall(with(common, temporary.toString()));
            assertEquals(2, elsewhere.exit());
            assertTrue(elsewhere.complaints().contains("keys cannot be read in " + temporary), elsewhere.complaints());
            assertEquals(new Ran(0, ""), onehall(with(common, keys)));
        }
        Path restored = temporary.resolve("restored");
        assertEquals(new Ran(0, ""), onehall("restore", "--from", backups.toString(), "--data", restored.toString()));
        assertEquals(
                Files.readString(data.resolve("identity/issuer-private.pem")),
                Files.readString(restored.resolve("identity/issuer-private.pem")));
        Ran demonstration = onehall("up", "--no-browser", "--data", restored.toString());
        assertEquals(2, demonstration.exit());
        assertTrue(
                demonstration.complaints().contains("from which the competition was loaded"),
                demonstration.complaints());
        try (KeptLog log = KeptLog.open(restored)) {
            assertEquals(game.subList(0, 4), events(log.access()));
        }
        Ran alone = onehall("backup", "--data", data.toString(), "--identity", keys, "--to", backups.toString());
        assertEquals(2, alone.exit());
        assertTrue(alone.complaints().contains("use --identity only with --bootstrap"), alone.complaints());
    }

    private static String[] with(String[] command, String identity) {
        return Stream.concat(Stream.of(command), Stream.of("--identity", identity))
                .toArray(String[]::new);
    }

    private void aDamagedBackupIsRefusedBeforeAnythingIsWritten() throws Exception {
        Path damaged = backups.resolve("logs/" + EVENTS + "/00000000000000000000.log");
        byte[] bytes = Files.readAllBytes(damaged);
        bytes[bytes.length / 2] ^= 1;
        Files.write(damaged, bytes);
        Path other = temporary.resolve("other");
        Ran ran = onehall("restore", "--from", backups.toString(), "--data", other.toString());
        assertEquals(1, ran.exit());
        assertTrue(ran.complaints().contains(damaged + " is damaged"), ran.complaints());
        assertTrue(Files.notExists(other));
    }

    private long size() throws Exception {
        try (var files = Files.walk(backups.resolve("logs"))) {
            return files.filter(Files::isRegularFile).count();
        }
    }

    @Test
    void aFolderThatIsNotEmptyIsNotRestoredInto() throws Exception {
        Path restored = Files.createDirectories(temporary.resolve("restored"));
        Files.writeString(restored.resolve("thesis.txt"), "three years");
        Ran ran = onehall("restore", "--from", temporary.toString(), "--data", restored.toString());
        assertEquals(2, ran.exit());
        assertTrue(ran.complaints().contains("is not empty"), ran.complaints());
        try (var files = Files.list(restored)) {
            assertEquals(1, files.count());
        }
    }
}
