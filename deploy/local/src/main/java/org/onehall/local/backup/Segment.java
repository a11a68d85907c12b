package org.onehall.local.backup;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.record.FileRecords;
import org.apache.kafka.common.record.MemoryRecords;
import org.apache.kafka.common.record.MemoryRecordsBuilder;
import org.apache.kafka.common.record.Record;
import org.apache.kafka.common.record.RecordBatch;
import org.apache.kafka.common.record.TimestampType;

/**
 * Records of one partition in a file, with their offsets, times and headers: in Kafka's own format, which
 * {@code kafka-dump-log.sh} can show. Each batch has its own checksum.
 */
final class Segment implements AutoCloseable {
    private static final int BATCH_RECORDS = 500;
    private static final int BATCH_BYTES = 1 << 19;

    private final FileChannel out;
    private final List<ConsumerRecord<byte[], byte[]>> waiting = new ArrayList<>();
    private int bytes;
    private long records;

    private Segment(FileChannel out) {
        this.out = out;
    }

    static Segment create(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        FileChannel out = FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        BackupFolder.protect(file, "rw-------");
        return new Segment(out);
    }

    /** Adds a record; records must come in the order of their offsets. */
    void add(ConsumerRecord<byte[], byte[]> record) throws IOException {
        waiting.add(record);
        bytes += record.serializedValueSize() + record.serializedKeySize();
        records++;
        if (waiting.size() >= BATCH_RECORDS || bytes >= BATCH_BYTES) write();
    }

    private void write() throws IOException {
        if (waiting.isEmpty()) return;
        try (MemoryRecordsBuilder batch = MemoryRecords.builder(
                ByteBuffer.allocate(BATCH_BYTES),
                Compression.gzip().build(),
                TimestampType.CREATE_TIME,
                waiting.getFirst().offset())) {
            for (ConsumerRecord<byte[], byte[]> record : waiting) {
                batch.appendWithOffset(
                        record.offset(),
                        record.timestamp(),
                        record.key(),
                        record.value(),
                        record.headers().toArray());
            }
            ByteBuffer whole = batch.build().buffer().duplicate();
            while (whole.hasRemaining()) out.write(whole);
        }
        waiting.clear();
        bytes = 0;
    }

    long records() {
        return records;
    }

    /** Completes the file; everything is then on the disk. */
    void finish() throws IOException {
        write();
        out.force(true);
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    /** Passes on every record of a file. Throws IOException if it is damaged. */
    static void read(Path file, TopicPartition partition, Consumer<ConsumerRecord<byte[], byte[]>> sink)
            throws IOException {
        long end = 0;
        try (FileRecords kept = FileRecords.open(file.toFile(), false)) {
            for (RecordBatch batch : kept.batches()) {
                batch.ensureValid();
                end += batch.sizeInBytes();
                for (Record record : batch) sink.accept(record(partition, record));
            }
        } catch (org.apache.kafka.common.KafkaException damaged) {
            throw new IOException(file + " is damaged: " + damaged.getMessage(), damaged);
        }
        if (end != Files.size(file)) throw new IOException(file + " is damaged: it ends within a record");
    }

    private static ConsumerRecord<byte[], byte[]> record(TopicPartition partition, Record record) {
        byte[] key = bytes(record.hasKey() ? record.key() : null);
        byte[] value = bytes(record.hasValue() ? record.value() : null);
        return new ConsumerRecord<>(
                partition.topic(),
                partition.partition(),
                record.offset(),
                record.timestamp(),
                TimestampType.CREATE_TIME,
                key == null ? -1 : key.length,
                value == null ? -1 : value.length,
                key,
                value,
                new RecordHeaders(record.headers()),
                Optional.empty());
    }

    /** A record with its key as text. */
    static ConsumerRecord<String, byte[]> named(ConsumerRecord<byte[], byte[]> record) {
        return with(record.key() == null ? null : new String(record.key(), StandardCharsets.UTF_8), record);
    }

    /** A record with its key as bytes. */
    static ConsumerRecord<byte[], byte[]> plain(ConsumerRecord<String, byte[]> record) {
        return with(record.key() == null ? null : record.key().getBytes(StandardCharsets.UTF_8), record);
    }

    private static <K> ConsumerRecord<K, byte[]> with(K key, ConsumerRecord<?, byte[]> record) {
        return new ConsumerRecord<>(
                record.topic(),
                record.partition(),
                record.offset(),
                record.timestamp(),
                TimestampType.CREATE_TIME,
                record.serializedKeySize(),
                record.serializedValueSize(),
                key,
                record.value(),
                record.headers(),
                record.leaderEpoch());
    }

    private static byte[] bytes(ByteBuffer buffer) {
        if (buffer == null) return null;
        byte[] bytes = new byte[buffer.remaining()];
        buffer.duplicate().get(bytes);
        return bytes;
    }
}
