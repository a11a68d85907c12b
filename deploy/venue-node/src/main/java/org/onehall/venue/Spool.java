package org.onehall.venue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Spans that wait for delivery, numbered from 1 without gaps, also across restarts. They are stored one on each line,
 * in files of at most 1,000. A file is named by the number of its first line and the series of the start that wrote it,
 * and is removed when all its spans are delivered. An appended span survives a power cut. If there are more than a
 * million, the oldest files are dropped. Thread-safe; one process at a time.
 */
final class Spool implements AutoCloseable {
    private static final int PER_FILE = 1_000;
    private static final long MOST = 1_000_000;
    private static final long OLDEST_MS = Duration.ofDays(59).toMillis();
    /** The number of the first line and the series; files written before there were series have none. */
    private static final Pattern NAME = Pattern.compile("(\\d{15})(?:-([A-Za-z0-9-]{1,40}))?\\.spans");

    private static final String FIRST_SERIES = "0";

    private final Path folder;
    private final int perFile;
    private final long most;
    private final FileChannel lock;
    private final Path deliveredFile;
    /**
     * The series of this start: a copy of the folder started elsewhere gives the same numbers, but in its own series.
     */
    private final String series = UUID.randomUUID().toString();
    /** By the number of the first line. */
    private final TreeMap<Long, Path> files = new TreeMap<>();

    private Optional<FileChannel> tail = Optional.empty();
    private long next;
    private long delivered;
    private long dropped;

    /**
     * Spans of one series to be delivered together, oldest first.
     *
     * @param upTo all spans up to this number are delivered with them
     * @param damaged lines among those that cannot be read, or that contain a future time
     */
    record Batch(String series, List<ObjectNode> spans, long upTo, long damaged) {
        Batch {
            spans = List.copyOf(spans);
        }

        /** Number of the last span; 0 if there is none. */
        long last() {
            return spans.isEmpty() ? 0 : number(spans.getLast());
        }
    }

    /** Opens the spool of a folder. IllegalStateException if another node has it. */
    static Spool open(Path folder) throws IOException {
        return new Spool(folder, PER_FILE, MOST);
    }

    Spool(Path folder, int perFile, long most) throws IOException {
        this.folder = Files.createDirectories(folder);
        this.perFile = perFile;
        this.most = most;
        lock = lock(folder);
        deliveredFile = folder.resolve("delivered");
        try (var found = Files.newDirectoryStream(folder, file -> name(file).matches())) {
            for (Path file : found) files.put(Long.parseLong(part(file, 1).orElseThrow()), file);
        }
        delivered = Math.max(readDelivered(), files.isEmpty() ? 0 : files.firstKey() - 1);
        next = Math.max(delivered, files.isEmpty() ? 0 : endLast()) + 1;
    }

    private static Matcher name(Path file) {
        return NAME.matcher(file.getFileName().toString());
    }

    private static Optional<String> part(Path file, int group) {
        Matcher name = name(file);
        return name.matches() ? Optional.ofNullable(name.group(group)) : Optional.empty();
    }

    private static FileChannel lock(Path folder) throws IOException {
        FileChannel lock =
                FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (lock.tryLock() != null) return lock;
        } catch (OverlappingFileLockException _) {
            // The same as a lock of another process.
        }
        lock.close();
        throw new IllegalStateException(
                "another venue node uses " + folder + "; stop it, or choose another folder with --data");
    }

    private long readDelivered() throws IOException {
        String text = Files.exists(deliveredFile)
                ? Files.readString(deliveredFile, StandardCharsets.ISO_8859_1).strip()
                : "";
        return text.matches("\\d{1,18}") ? Long.parseLong(text) : 0;
    }

    /**
     * Removes the incomplete end of the last file, and the file if nothing is left of it. Returns the number of the
     * last line.
     */
    private long endLast() throws IOException {
        long first = files.lastKey();
        Path file = files.get(first);
        byte[] content = Files.readAllBytes(file);
        int end = content.length;
        while (end > 0 && content[end - 1] != '\n') end--;
        long lines = 0;
        for (int i = 0; i < end; i++) if (content[i] == '\n') lines++;
        if (lines == 0) {
            Files.delete(file);
            files.remove(first);
            return first - 1;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(end);
        }
        // If damage has joined two lines, the number of the last one is the higher.
        List<ObjectNode> sound = sound(content, first, first + perFile - 1);
        return Math.max(first + lines - 1, sound.isEmpty() ? 0 : number(sound.getLast()));
    }

    /**
     * The sound spans of a file: whole lines that can be read and whose numbers ascend between the numbers of its first
     * and last line.
     */
    static List<ObjectNode> sound(byte[] content, long first, long last) {
        List<ObjectNode> sound = new ArrayList<>();
        String text = new String(content, StandardCharsets.UTF_8);
        long before = first - 1;
        for (int from = 0, end = text.indexOf('\n'); end >= 0; from = end + 1, end = text.indexOf('\n', from)) {
            Optional<ObjectNode> span = read(text.substring(from, end));
            if (span.isEmpty() || number(span.get()) <= before || number(span.get()) > last) continue;
            before = number(span.get());
            sound.add(span.get());
        }
        return sound;
    }

    private static Optional<ObjectNode> read(String line) {
        try {
            JsonNode json = Span.JSON.readTree(line);
            return json instanceof ObjectNode span && Span.isSound(span) ? Optional.of(span) : Optional.empty();
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    private static long number(ObjectNode span) {
        return span.path("sequence").asLong();
    }

    /** Stores a span and returns its number. If it fails, nothing was stored. */
    synchronized long append(Span span) throws IOException {
        if (tail.isEmpty() || next - files.lastKey() >= perFile) startFile();
        FileChannel channel = tail.orElseThrow();
        long before = channel.position();
        try {
            for (ByteBuffer line = ByteBuffer.wrap((span.json(next) + "\n").getBytes(StandardCharsets.UTF_8));
                    line.hasRemaining(); ) channel.write(line);
            channel.force(false);
        } catch (IOException e) {
            channel.truncate(before);
            throw e;
        }
        while (next - files.firstKey() >= most && files.size() > 1) dropOldest();
        return next++;
    }

    private void startFile() throws IOException {
        closeTail();
        Path file = folder.resolve("%015d-%s.spans".formatted(next, series));
        tail = Optional.of(FileChannel.open(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE));
        files.put(next, file);
    }

    private void dropOldest() throws IOException {
        Files.deleteIfExists(files.pollFirstEntry().getValue());
        dropped += Math.max(0, files.firstKey() - 1 - delivered);
        delivered = Math.max(delivered, files.firstKey() - 1);
    }

    /**
     * The oldest undelivered spans, at most {@code count}, from one file; an empty batch in this start's series if
     * nothing waits.
     *
     * @param nowMs by the node's clock, in ms since 1970: a later span comes from a start at which the clock was wrong,
     *     and a span of two months ago is of no use to the zone, which would refuse it
     * @param after spans up to this number are skipped, as if they were delivered; 0: none
     */
    synchronized Batch head(int count, long nowMs, long after) throws IOException {
        long from = Math.max(delivered, after);
        if (count == 0 || next - 1 == from) return new Batch(series, List.of(), from, 0);
        Map.Entry<Long, Path> file = files.floorEntry(from + 1);
        Long following = files.higherKey(file.getKey());
        long last = (following == null ? next : following) - 1;
        List<ObjectNode> spans = sound(Files.readAllBytes(file.getValue()), file.getKey(), last).stream()
                .filter(span -> number(span) > from
                        && span.path("toMs").asLong() <= nowMs
                        && span.path("fromMs").asLong() >= nowMs - OLDEST_MS)
                .limit(count)
                .toList();
        long upTo = spans.size() == count ? number(spans.getLast()) : last;
        return new Batch(part(file.getValue(), 2).orElse(FIRST_SERIES), spans, upTo, upTo - from - spans.size());
    }

    /**
     * The zone has accepted everything up to this number, which {@link #head} has returned; false if this was known
     * already.
     */
    synchronized boolean delivered(long upTo) throws IOException {
        if (upTo <= delivered) return false;
        delivered = upTo;
        DataFolder.write(deliveredFile, upTo + "\n");
        while (files.size() > 1 && files.higherKey(files.firstKey()) <= delivered + 1)
            Files.deleteIfExists(files.pollFirstEntry().getValue());
        return true;
    }

    /** Number of undelivered spans. */
    synchronized long kept() {
        return next - 1 - delivered;
    }

    /** Number of spans dropped undelivered since the start because there were too many. */
    synchronized long dropped() {
        return dropped;
    }

    private void closeTail() throws IOException {
        if (tail.isPresent()) tail.get().close();
        tail = Optional.empty();
    }

    @Override
    public synchronized void close() throws IOException {
        closeTail();
        lock.close();
    }
}
