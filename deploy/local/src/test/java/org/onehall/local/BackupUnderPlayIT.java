package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Timestamp;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.broker.EmbeddedBroker;
import org.onehall.eventlog.BrokerAccess;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.replay.RecordedLog;
import org.onehall.proto.clock.v1.ClockCommand;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;

/** A hall is backed up while a decider writes as fast as it can, exactly once as Kafka Streams does. */
class BackupUnderPlayIT {
    private static final int PATIENCE = 60_000;
    private static final String KEY = "cup/1/1";
    private static final int PARTITION = TopicCatalogue.partition(KEY);
    private static final TopicPartition EVENTS = new TopicPartition(TopicCatalogue.events("clock"), PARTITION);
    private static final TopicPartition COMMANDS = new TopicPartition(TopicCatalogue.commands("clock"), PARTITION);
    private static final TopicPartition STORE = new TopicPartition(DeciderStore.changelog("clock"), PARTITION);
    private static final int ENOUGH = 40;

    @TempDir
    private Path temporary;

    private final AtomicLong decided = new AtomicLong();
    private volatile boolean open = true;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static ProducerRecord<byte[], byte[]> record(TopicPartition partition, String key, byte[] value) {
        return new ProducerRecord<>(partition.topic(), partition.partition(), bytes(key), value);
    }

    private static byte[] command(long number) {
        return ClockCommand.newBuilder()
                .setHeader(CommandHeader.newBuilder().setKey(KEY).setRequestId("request " + number))
                .build()
                .toByteArray();
    }

    private static byte[] event(long number) {
        Timestamp at = Timestamp.newBuilder()
                .setSeconds(Instant.now().getEpochSecond())
                .build();
        return ClockEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(KEY)
                        .setSequence(number)
                        .setEventId(KEY + "#" + number)
                        .setCausationId("request " + number)
                        .setOccurredAt(at)
                        .setPublishedAt(at))
                .build()
                .toByteArray();
    }

    /** Writes a command; then the event, the store and the position in one transaction. */
    private void decide(BrokerAccess broker) throws Exception {
        Map<String, Object> settings = new HashMap<>(broker.client());
        settings.put("key.serializer", ByteArraySerializer.class);
        settings.put("value.serializer", ByteArraySerializer.class);
        Map<String, Object> member = new HashMap<>(broker.client());
        member.put("group.id", DeciderStore.group("clock"));
        member.put("key.deserializer", ByteArrayDeserializer.class);
        member.put("value.deserializer", ByteArrayDeserializer.class);
        try (KafkaConsumer<byte[], byte[]> group = new KafkaConsumer<>(member);
                KafkaProducer<byte[], byte[]> commands = new KafkaProducer<>(settings)) {
            settings.put("transactional.id", DeciderStore.group("clock") + "-test");
            try (KafkaProducer<byte[], byte[]> decider = new KafkaProducer<>(settings)) {
                decider.initTransactions();
                for (long number = 1; open; number++) {
                    long offset = commands.send(record(COMMANDS, KEY, command(number)))
                            .get()
                            .offset();
                    decider.beginTransaction();
                    decider.send(record(EVENTS, KEY, event(number)));
                    decider.send(record(STORE, "~beat", bytes(String.valueOf(number))));
                    decider.sendOffsetsToTransaction(
                            Map.of(COMMANDS, new OffsetAndMetadata(offset + 1)), group.groupMetadata());
                    decider.commitTransaction();
                    decided.set(number);
                }
            }
        }
    }

    private void await(long number) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE);
        while (decided.get() < number) {
            assertTrue(System.nanoTime() < deadline, "only " + decided + " decided");
            Thread.sleep(5);
        }
    }

    private static void onehall(String... arguments) {
        StringWriter complaints = new StringWriter();
        int exit = Onehall.run(arguments, new PrintWriter(new StringWriter()), new PrintWriter(complaints, true));
        assertEquals(0, exit, complaints.toString());
    }

    @Test
    void everyBackupHoldsOneMomentOfAHallThatGoesOn() throws Exception {
        Path data = temporary.resolve("data");
        Path backups = temporary.resolve("backups");
        OwnHall.claim(data);
        Identity.of(data);
        RunFolder run = new RunFolder(data);
        Ports ports = new Ports(OwnHall.freePort());
        run.noteState(ports, Scale.ONE, Instant.now().toString());
        BrokerCredentials credentials = BrokerCredentials.of(data);
        BrokerAccess access = credentials.operator(ports.bootstrap(Scale.ONE));
        FileLock lock = run.take();
        try (EmbeddedBroker broker = EmbeddedBroker.start(
                data.resolve("broker"), 1, Scale.ONE.nodes(ports), Optional.of(credentials.guard()))) {
            assertEquals(access.bootstrap(), broker.bootstrap());
            Topics.createMissing(access, 1, PATIENCE);
            try (Admin admin = Topics.admin(access, PATIENCE)) {
                admin.createTopics(List.of(new NewTopic(
                                        STORE.topic(), Optional.of(TopicCatalogue.PARTITIONS), Optional.of((short) 1))
                                .configs(Map.of("cleanup.policy", "compact"))))
                        .all()
                        .get();
            }
            CompletableFuture<Void> writing = CompletableFuture.runAsync(() -> {
                try {
                    decide(access);
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
            await(ENOUGH);
            onehall("backup", "--data", data.toString(), "--to", backups.toString());
            await(decided.get() + ENOUGH);
            onehall("backup", "--data", data.toString(), "--to", backups.toString());
            long before = decided.get();
            await(before + 1);
            open = false;
            writing.get(PATIENCE, TimeUnit.MILLISECONDS);
        } finally {
            lock.acquiredBy().close();
        }
        long first = restored(backups, "1");
        long second = restored(backups, "2");
        assertTrue(first >= ENOUGH && second >= first + ENOUGH, first + " and " + second);
    }

    /**
     * The number of events in a hall restored from a backup; checks that everything else in it is of the same moment.
     */
    private long restored(Path backups, String number) throws Exception {
        Path data = temporary.resolve("restored-" + number);
        onehall("restore", "--from", backups.toString(), "--number", number, "--data", data.toString());
        try (KeptLog log = KeptLog.open(data)) {
            List<Long> events = new ArrayList<>();
            for (var record : records(log.access(), EVENTS)) {
                events.add(ClockEvent.parseFrom(record.value()).getHeader().getSequence());
            }
            assertEquals(LongStream.rangeClosed(1, events.size()).boxed().toList(), events);
            assertEquals(events.size(), records(log.access(), COMMANDS).size(), "of the commands those answered");
            long stored = Long.parseLong(
                    new String(records(log.access(), STORE).getLast().value(), StandardCharsets.UTF_8));
            assertTrue(stored <= events.size(), "the store is at " + stored + " of " + events.size());
            try (Admin admin = Topics.admin(log.access(), PATIENCE)) {
                assertEquals(
                        events.size(),
                        admin.listConsumerGroupOffsets(DeciderStore.group("clock"))
                                .partitionsToOffsetAndMetadata()
                                .get()
                                .get(COMMANDS)
                                .offset());
            }
            return events.size();
        }
    }

    private static List<ConsumerRecord<String, byte[]>> records(BrokerAccess broker, TopicPartition partition)
            throws InterruptedException {
        List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
        RecordedLog.read(broker, Set.of(partition.topic()), Duration.ZERO, record -> {
            if (record.partition() == partition.partition()) records.add(record);
        });
        return records;
    }
}
