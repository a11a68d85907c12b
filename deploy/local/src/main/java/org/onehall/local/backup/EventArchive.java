package org.onehall.local.backup;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.local.Folders;
import org.onehall.local.replay.ContextCheck;
import org.onehall.local.replay.Finding;
import org.onehall.local.replay.RecordSource;
import org.onehall.local.replay.RecordedLog;
import org.onehall.local.replay.Verification;

/**
 * One event of a hall in a ZIP file: its files and papers, which people can read, and its part of the event logs, from
 * which another hall has the whole event. It is unpacked into a temporary folder, which is removed at the end.
 * Fair-play cases are not in it: nobody but the officials of a case may read them (APP-I G2.7).
 */
public final class EventArchive implements RecordSource, AutoCloseable {
    /** Contexts whose event logs are in an archive. */
    public static final List<String> CONTEXTS = TopicCatalogue.CONTEXTS.stream()
            .filter(context -> !context.equals("cases"))
            .toList();

    /** The version of the file layout. Layout 1 had no papers, and did not say what stayed in the hall. */
    static final int LAYOUT = 2;

    /** The name of the list of contents. */
    static final String CONTENTS = "archive.json";

    /** The folder of the event's own files. */
    public static final String FILES = "event/";

    static final String LOGS = "logs/";
    /** Bytes of a file's name; more are too many for the usual file systems. */
    private static final int LONGEST_NAME = 255;

    private static final ObjectMapper JSON = new ObjectMapper();
    /** What no archive has: it is confidential (APP-I G2.7), and stays in the hall in which the event was played. */
    private static final List<String> STAYED = List.of("FAIR_PLAY_CASES", "HELD_PRIZES", "RECORDINGS");

    /**
     * What an archive contains.
     *
     * @param layout version of the file layout
     * @param event id of the event
     * @param taken when it was exported, ISO 8601
     * @param files SHA-256 of every other file, by name
     * @param logs the files with records
     * @param stayed what of the event stayed in its hall, as codes; empty in layout 1, in which the same stayed
     */
    public record Contents(
            int layout, String event, String taken, Map<String, String> files, List<Log> logs, List<String> stayed) {
        public Contents {
            files = new TreeMap<>(files);
            logs = List.copyOf(logs);
            stayed = List.copyOf(Objects.requireNonNullElse(stayed, List.of()));
        }

        /** How many records it has. */
        public long records() {
            return logs.stream().mapToLong(Log::records).sum();
        }
    }

    /**
     * The records of one partition of an event log.
     *
     * @param file name in the archive
     */
    public record Log(String topic, int partition, String file, long records) {}

    private final Path folder;
    private final Contents contents;

    EventArchive(Path folder, Contents contents) {
        this.folder = folder;
        this.contents = contents;
    }

    // ---- made

    /** A new, empty folder for the content of an archive. It is removed at the latest when the process ends. */
    static Path folder() throws IOException {
        Path folder = Files.createTempDirectory("onehall-event-");
        Runtime.getRuntime().addShutdownHook(new Thread(() -> remove(folder), "removal of an archive's content"));
        return folder;
    }

    private static void remove(Path folder) {
        try {
            if (Files.exists(folder)) Folders.delete(folder);
        } catch (IOException _) {
            // the process is writing into it until it ends
        }
    }

    /** The place of a log's records in the folder. */
    static Path log(Path folder, TopicPartition partition) {
        return folder.resolve(LOGS + partition + ".log");
    }

    /**
     * Completes the content of a folder.
     *
     * @param files everything except logs, by the name in the archive
     * @param records how many records were put into {@link #log}, by partition
     */
    static EventArchive of(
            Path folder, String event, String taken, Map<String, byte[]> files, Map<TopicPartition, Long> records)
            throws IOException {
        Map<String, String> sums = new TreeMap<>();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path place = place(folder, file.getKey()).orElseThrow(() -> new IllegalArgumentException(file.getKey()));
            Files.createDirectories(place.getParent());
            Files.write(place, file.getValue());
            sums.put(file.getKey(), BackupFolder.sum(place));
        }
        List<Log> logs = records.entrySet().stream()
                .map(one -> new Log(
                        one.getKey().topic(), one.getKey().partition(), LOGS + one.getKey() + ".log", one.getValue()))
                .sorted(Comparator.comparing(Log::file))
                .toList();
        for (Log log : logs) sums.put(log.file(), BackupFolder.sum(folder.resolve(log.file())));
        Contents contents = new Contents(LAYOUT, event, taken, sums, logs, STAYED);
        Files.write(
                folder.resolve(CONTENTS), JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(contents));
        return new EventArchive(folder, contents);
    }

    /** Packs the archive; the file is there completely or not at all. */
    void pack(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        Path making = Files.createTempFile(target.getParent(), ".event-", ".zip");
        try {
            try (OutputStream out = Files.newOutputStream(making);
                    ZipOutputStream zip = new ZipOutputStream(out)) {
                add(zip, CONTENTS);
                for (String name : contents.files().keySet()) add(zip, name);
            }
            Files.move(making, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(making);
        }
    }

    private void add(ZipOutputStream zip, String name) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        Files.copy(folder.resolve(name), zip);
        zip.closeEntry();
    }

    /** A name in the archive as a place in the folder; empty if it would be outside of it, or a name is too long. */
    static Optional<Path> place(Path folder, String name) {
        try {
            Path place = folder.resolve(name).normalize();
            return Optional.of(place)
                    .filter(one -> one.startsWith(folder) && !one.equals(folder))
                    .filter(one ->
                            StreamSupport.stream(one.spliterator(), false).allMatch(EventArchive::isShort));
        } catch (InvalidPathException _) {
            return Optional.empty();
        }
    }

    private static boolean isShort(Path name) {
        return name.toString().getBytes(StandardCharsets.UTF_8).length <= LONGEST_NAME;
    }

    /**
     * Checks its records like those of a hall ({@code ./onehall replay --verify}).
     *
     * @param findings receives what is wrong
     * @return what was checked
     */
    public Verification verify(List<Finding> findings) throws InterruptedException {
        Verification verification = new Verification(TopicCatalogue.events("game"), findings::add);
        EventRecords records = new EventRecords(contents.event());
        for (Log log : contents.logs()) {
            AtomicLong count = new AtomicLong();
            each(log, record -> {
                count.incrementAndGet();
                ofEvent(log, record, records).ifPresent(findings::add);
            });
            if (count.get() != log.records())
                findings.add(new Finding(
                        log.topic(), "", 0, "has " + count + " records in " + log.file() + ", not " + log.records()));
        }
        ContextCheck check = new ContextCheck(this, Optional.empty(), verification, findings::add);
        for (String context : CONTEXTS) check.check(context);
        return verification;
    }

    /** What is wrong with the place of a record: it is about another event, or in another partition than its key's. */
    private Optional<Finding> ofEvent(Log log, ConsumerRecord<byte[], byte[]> record, EventRecords records) {
        String key = text(record.key());
        try {
            if (record.value() == null || !records.has(log.topic(), key, record.value()))
                return Optional.of(new Finding(log.topic(), key, 0, "is not about " + contents.event()));
        } catch (InvalidProtocolBufferException e) {
            return Optional.of(new Finding(log.topic(), key, 0, "is not readable: " + e.getMessage()));
        }
        return TopicCatalogue.partition(key) == log.partition()
                ? Optional.empty()
                : Optional.of(new Finding(log.topic(), key, 0, "is in a partition that is not its key's"));
    }

    private static String text(byte[] key) {
        return key == null ? "" : new String(key, StandardCharsets.UTF_8);
    }

    public Contents contents() {
        return contents;
    }

    /** Passes on every record of one of its logs. */
    void each(Log log, Consumer<ConsumerRecord<byte[], byte[]>> sink) {
        try {
            Segment.read(folder.resolve(log.file()), new TopicPartition(log.topic(), log.partition()), sink);
        } catch (IOException _) {
            throw new Complaint(
                    Complaint.NO,
                    log.file() + " in the archive cannot be read, so nothing was imported. Export the event again");
        }
    }

    @Override
    public void read(String topic, Consumer<ConsumerRecord<String, byte[]>> sink, RecordedLog.Trouble trouble) {
        for (Log log : contents.logs()) {
            if (!log.topic().equals(topic)) continue;
            each(log, record -> sink.accept(Segment.named(record)));
        }
    }

    /** It has no commands. */
    @Override
    public Map<TopicPartition, Long> decided(String context) {
        return Map.of();
    }

    @Override
    public void close() throws IOException {
        Folders.delete(folder);
    }
}
