package org.onehall.local.backup;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.TimestampType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.eventlog.DeciderStore;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Outcome;

class KeptRecordsTest {
    private static final TopicPartition COMMANDS = new TopicPartition(TopicCatalogue.commands("game"), 0);
    private static final TopicPartition EVENTS = new TopicPartition(TopicCatalogue.events("game"), 0);
    private static final TopicPartition REPLIES = new TopicPartition(TopicCatalogue.replies("game"), 0);

    @TempDir
    private Path temporary;

    private static ConsumerRecord<byte[], byte[]> record(TopicPartition partition, long offset, byte[] value) {
        byte[] key = "cup/1/1".getBytes(StandardCharsets.UTF_8);
        RecordHeaders headers = new RecordHeaders();
        headers.add("to", new byte[] {(byte) offset});
        return new ConsumerRecord<>(
                partition.topic(),
                partition.partition(),
                offset,
                1_000 + offset,
                TimestampType.CREATE_TIME,
                key.length,
                value.length,
                key,
                value,
                headers,
                Optional.empty());
    }

    private static ConsumerRecord<byte[], byte[]> command(long offset, String request) {
        return record(
                COMMANDS,
                offset,
                GameCommand.newBuilder()
                        .setHeader(CommandHeader.newBuilder().setKey("cup/1/1").setRequestId(request))
                        .build()
                        .toByteArray());
    }

    private static ConsumerRecord<byte[], byte[]> event(long offset, String cause) {
        return record(
                EVENTS,
                offset,
                GameEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey("cup/1/1").setCausationId(cause))
                        .build()
                        .toByteArray());
    }

    private static ConsumerRecord<byte[], byte[]> reply(long offset, String request) {
        return record(
                REPLIES,
                offset,
                Outcome.newBuilder()
                        .setKey("cup/1/1")
                        .setRequestId(request)
                        .build()
                        .toByteArray());
    }

    private Manifest.LogFile file(List<ConsumerRecord<byte[], byte[]>> records) throws IOException {
        TopicPartition partition = new TopicPartition(
                records.getFirst().topic(), records.getFirst().partition());
        String name = partition + "-" + records.getFirst().offset() + ".log";
        try (Segment segment = Segment.create(temporary.resolve("backups").resolve(name))) {
            for (var record : records) segment.add(record);
            segment.finish();
        }
        return new Manifest.LogFile(partition.topic(), partition.partition(), name, records.size(), 0);
    }

    private static Manifest manifest(int number, long decided, List<Manifest.LogFile> logs) {
        Manifest.Topic topic = new Manifest.Topic("id", 1, Map.of());
        return new Manifest(
                1,
                number,
                "",
                0,
                1,
                Map.of(COMMANDS.topic(), topic, EVENTS.topic(), topic, REPLIES.topic(), topic),
                Map.of(),
                Map.of(DeciderStore.group("game"), Map.of(COMMANDS.toString(), new Manifest.Place(decided, ""))),
                logs,
                List.of());
    }

    private List<Long> commands(Manifest... manifests) throws IOException {
        List<Long> offsets = new ArrayList<>();
        try (BackupFolder folder = BackupFolder.toWrite(temporary.resolve("backups"))) {
            new KeptRecords(folder, List.of(manifests)).each(COMMANDS, record -> offsets.add(record.offset()));
        }
        return offsets;
    }

    @Test
    void commandsThatNobodyWasAnsweredYetAreNoPartOfABackup() throws IOException {
        BackupFolder.toWrite(temporary.resolve("backups")).close();
        Manifest first = manifest(
                1,
                2,
                List.of(
                        file(List.of(command(0, "a"), command(1, "b"), command(2, "moved"), command(3, "unanswered"))),
                        file(List.of(event(5, "a"), event(7, "moved"))),
                        file(List.of(reply(0, "b")))));
        assertEquals(List.of(0L, 1L, 2L), commands(first));
        Manifest second = manifest(
                2,
                4,
                List.of(
                        file(List.of(command(4, "refused"), command(5, ""), command(6, "late"))),
                        file(List.of(reply(4, "unanswered"), reply(5, "refused")))));
        assertEquals(List.of(0L, 1L, 2L, 3L, 4L), commands(first, second));
    }

    @Test
    void recordsComeBackAsTheyWereWithTheirOffsetsTimesAndHeaders() throws IOException {
        var written = List.of(event(3, "a"), event(9, "b"));
        Path file = temporary.resolve("segment.log");
        try (Segment segment = Segment.create(file)) {
            for (var record : written) segment.add(record);
            segment.finish();
        }
        List<ConsumerRecord<byte[], byte[]>> read = new ArrayList<>();
        Segment.read(file, EVENTS, read::add);
        assertEquals(2, read.size());
        for (int i = 0; i < 2; i++) {
            assertEquals(written.get(i).offset(), read.get(i).offset());
            assertEquals(written.get(i).timestamp(), read.get(i).timestamp());
            assertArrayEquals(written.get(i).key(), read.get(i).key());
            assertArrayEquals(written.get(i).value(), read.get(i).value());
            assertEquals(written.get(i).headers(), read.get(i).headers());
        }
    }

    @Test
    void aSegmentThatIsCutOrDamagedIsNotReadAsAWholeOne() throws IOException {
        Path file = temporary.resolve("segment.log");
        try (Segment segment = Segment.create(file)) {
            segment.add(event(3, "a"));
            segment.finish();
        }
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(whole, whole.length - 3));
        assertTrue(assertThrows(IOException.class, () -> Segment.read(file, EVENTS, _ -> {}))
                .getMessage()
                .contains(file + " is damaged"));
        whole[whole.length - 5] ^= 1;
        Files.write(file, whole);
        assertTrue(assertThrows(IOException.class, () -> Segment.read(file, EVENTS, _ -> {}))
                .getMessage()
                .contains(file + " is damaged"));
    }
}
