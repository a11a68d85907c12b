package org.onehall.local.backup;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.protobuf.InvalidProtocolBufferException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
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
 * One event of a hall in a ZIP file: its files, which people can read, and its part of the event logs, from which
 * another hall has the whole event. It is unpacked into a temporary folder, which is removed at the end. Fair-play
 * cases are not in it: nobody but the officials of a case may read them (APP-I G2.7).
 */
public final class EventArchive implements RecordSource, AutoCloseable {
    /** Contexts whose event logs are in an archive. */
    public static final List<String> CONTEXTS = TopicCatalogue.CONTEXTS.stream()
            .filter(context -> !context.equals("cases"))
            .toList();

    private static final int LAYOUT = 1;
    /** The largest list of contents, and the largest archive when unpacked, in bytes. */
    private static final int MOST_CONTENTS = 1 << 20;

    private static final long MOST_UNPACKED = 4L << 30;
    private static final String CONTENTS = "archive.json";
    private static final String FILES = "event/";
    private static final String LOGS = "logs/";
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * What an archive contains.
     *
     * @param layout version of the file layout
     * @param event id of the event
     * @param taken when it was exported, ISO 8601
     * @param files SHA-256 of every other file, by name
     * @param logs the files with records
     */
    public record Contents(int layout, String event, String taken, Map<String, String> files, List<Log> logs) {
        public Contents {
            files = new TreeMap<>(files);
            logs = List.copyOf(logs);
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

    private EventArchive(Path folder, Contents contents) {
        this.folder = folder;
        this.contents = contents;
    }

    // ---- made

    /** A new, empty folder for the content of an archive. */
    static Path folder() throws IOException {
        return Files.createTempDirectory("onehall-event-");
    }

    /** The place of a log's records in the folder. */
    static Path log(Path folder, TopicPartition partition) {
        return folder.resolve(LOGS + partition + ".log");
    }

    /**
     * Completes the content of a folder.
     *
     * @param files texts of the event's files, by name
     * @param records how many records were put into {@link #log}, by partition
     */
    static EventArchive of(
            Path folder, String event, String taken, Map<String, String> files, Map<TopicPartition, Long> records)
            throws IOException {
        Map<String, String> sums = new TreeMap<>();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path place = place(folder, FILES + file.getKey());
            Files.createDirectories(place.getParent());
            Files.writeString(place, file.getValue());
            sums.put(FILES + file.getKey(), BackupFolder.sum(place));
        }
        List<Log> logs = records.entrySet().stream()
                .map(one -> new Log(
                        one.getKey().topic(), one.getKey().partition(), LOGS + one.getKey() + ".log", one.getValue()))
                .sorted(Comparator.comparing(Log::file))
                .toList();
        for (Log log : logs) sums.put(log.file(), BackupFolder.sum(folder.resolve(log.file())));
        Contents contents = new Contents(LAYOUT, event, taken, sums, logs);
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

    // ---- read

    /**
     * Unpacks an archive and checks that every file in it is as it was exported.
     *
     * @throws Complaint if it is not an archive of an event, is damaged, or comes from another version
     */
    public static EventArchive open(Path file) throws IOException {
        Path folder = folder();
        boolean opened = false;
        try (ZipFile zip = new ZipFile(file.toFile())) {
            Contents contents = contents(file, zip);
            long left = MOST_UNPACKED;
            for (Map.Entry<String, String> one : contents.files().entrySet()) {
                Path place = place(folder, one.getKey());
                left -= unpack(zip, file, one.getKey(), place, left);
                if (!BackupFolder.sum(place).equals(one.getValue()))
                    throw damaged(file, one.getKey() + " is not as it was exported");
            }
            opened = true;
            return new EventArchive(folder, contents);
        } catch (ZipException e) {
            throw new Complaint(Complaint.USAGE, file + " is not an archive of an event: " + e.getMessage());
        } finally {
            if (!opened) Folders.delete(folder);
        }
    }

    private static Contents contents(Path file, ZipFile zip) throws IOException {
        ZipEntry entry = zip.getEntry(CONTENTS);
        if (entry == null)
            throw new Complaint(Complaint.USAGE, file + " is not an archive of an event: it has no " + CONTENTS);
        try {
            byte[] bytes = zip.getInputStream(entry).readNBytes(MOST_CONTENTS);
            int layout = JSON.readTree(bytes).path("layout").asInt();
            if (layout != LAYOUT)
                throw new Complaint(
                        Complaint.NO,
                        file + " was exported by another version of OneHall (layout " + layout
                                + "; this version reads layout " + LAYOUT + ")");
            Contents contents = JSON.readValue(bytes, Contents.class);
            if (contents.event() == null || contents.taken() == null) throw damaged(file, CONTENTS + " names no event");
            for (Log log : contents.logs()) {
                boolean known = log.topic() != null
                        && log.file() != null
                        && EventRecords.topics().contains(log.topic())
                        && log.partition() >= 0
                        && log.partition() < TopicCatalogue.PARTITIONS
                        && contents.files().containsKey(log.file());
                if (!known) throw damaged(file, CONTENTS + " names the unknown log " + log.file());
            }
            mustBeWhole(file, contents);
            return contents;
        } catch (JsonProcessingException e) {
            throw damaged(file, CONTENTS + " is not readable");
        }
    }

    /** Every log in it is named once, the competition's among them. */
    private static void mustBeWhole(Path file, Contents contents) {
        List<String> named = contents.logs().stream().map(Log::file).sorted().toList();
        List<String> there = contents.files().keySet().stream()
                .filter(name -> name.startsWith(LOGS))
                .sorted()
                .toList();
        if (!named.equals(there)) throw damaged(file, CONTENTS + " does not name each of its logs once");
        if (contents.logs().stream().map(Log::topic).noneMatch(TopicCatalogue.events("competition")::equals))
            throw damaged(file, "it has no log of the competition");
    }

    /** @return how many bytes it has */
    private static long unpack(ZipFile zip, Path file, String name, Path place, long most) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) throw damaged(file, name + " is missing");
        Files.createDirectories(place.getParent());
        try (InputStream in = zip.getInputStream(entry);
                OutputStream out = Files.newOutputStream(place, StandardOpenOption.CREATE_NEW)) {
            byte[] block = new byte[1 << 16];
            long written = 0;
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                written += read;
                if (written > most) throw damaged(file, "it is larger than any event");
                out.write(block, 0, read);
            }
            return written;
        }
    }

    private static Complaint damaged(Path file, String what) {
        return new Complaint(Complaint.NO, file + " is damaged: " + what);
    }

    /** A name in the archive as a place in the folder, never outside of it. */
    private static Path place(Path folder, String name) throws IOException {
        Path place = folder.resolve(name).normalize();
        if (!place.startsWith(folder) || place.equals(folder))
            throw new IOException(name + " does not lie in an archive");
        return place;
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
        } catch (IOException e) {
            throw new Complaint(Complaint.NO, e.getMessage());
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
