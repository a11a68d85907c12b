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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Spans that wait to be delivered, numbered from 1 without gaps, also over restarts. They lie one on a line, in files of 1,000 that
 * are named by the number of their first line and removed when all of them are delivered. What was appended survives a power cut.
 * Of more than a million the oldest files are dropped. Thread-safe; one process at a time.
 */
final class Spool implements AutoCloseable {
    private static final int PER_FILE = 1_000;
    private static final long MOST = 1_000_000;
    private static final String ENDING = ".spans";

    private final Path folder;
    private final int perFile;
    private final long most;
    private final FileChannel lock;
    private final Path deliveredFile;
    /** By the number of the first line. */
    private final TreeMap<Long, Path> files = new TreeMap<>();
    private Optional<FileChannel> tail = Optional.empty();
    private long next;
    private long delivered;
    private long dropped;

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
        try (var found = Files.newDirectoryStream(folder, "*" + ENDING)) {
            for (Path file : found) files.put(Long.parseLong(file.getFileName().toString().replace(ENDING, "")), file);
        }
        delivered = Math.max(readDelivered(), files.isEmpty() ? 0 : files.firstKey() - 1);
        next = delivered + 1;
        if (!files.isEmpty()) openTail();
    }

    private static FileChannel lock(Path folder) throws IOException {
        FileChannel lock = FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (lock.tryLock() != null) return lock;
        } catch (OverlappingFileLockException _) {
            // The same as a lock of another process.
        }
        lock.close();
        throw new IllegalStateException("another venue node uses " + folder + "; stop it, or choose another folder with --data");
    }

    private long readDelivered() throws IOException {
        String text = Files.exists(deliveredFile) ? Files.readString(deliveredFile, StandardCharsets.ISO_8859_1).strip() : "";
        return text.matches("\\d{1,18}") ? Long.parseLong(text) : 0;
    }

    /** Goes on behind the last whole line. */
    private void openTail() throws IOException {
        long first = files.lastKey();
        List<ObjectNode> whole = whole(Files.readAllBytes(files.get(first)), first);
        FileChannel channel = FileChannel.open(files.get(first), StandardOpenOption.WRITE);
        channel.truncate(whole.stream().mapToLong(span -> bytes(span).length).sum());
        channel.position(channel.size());
        tail = Optional.of(channel);
        next = Math.max(next, first + whole.size());
        if (next > first + whole.size()) startFile();
    }

    /** Spans up to the first line that is torn, damaged or not in its place. */
    static List<ObjectNode> whole(byte[] content, long first) {
        List<ObjectNode> whole = new ArrayList<>();
        String text = new String(content, StandardCharsets.UTF_8);
        for (int from = 0, end = text.indexOf('\n'); end >= 0; from = end + 1, end = text.indexOf('\n', from)) {
            Optional<ObjectNode> span = read(text.substring(from, end));
            if (span.isEmpty() || span.get().path("sequence").asLong() != first + whole.size()) break;
            whole.add(span.get());
        }
        return whole;
    }

    private static Optional<ObjectNode> read(String line) {
        try {
            JsonNode json = Span.JSON.readTree(line);
            return json instanceof ObjectNode span ? Optional.of(span) : Optional.empty();
        } catch (JsonProcessingException _) {
            return Optional.empty();
        }
    }

    private static byte[] bytes(ObjectNode span) {
        return (span + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** Keeps a span and returns its number. If it fails, nothing was kept. */
    synchronized long append(Span span) throws IOException {
        if (tail.isEmpty() || next - files.lastKey() >= perFile) startFile();
        FileChannel channel = tail.orElseThrow();
        long before = channel.position();
        try {
            for (ByteBuffer line = ByteBuffer.wrap(bytes(span.json(next))); line.hasRemaining();) channel.write(line);
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
        Path file = folder.resolve("%015d%s".formatted(next, ENDING));
        tail = Optional.of(FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE));
        files.put(next, file);
    }

    private void dropOldest() throws IOException {
        Files.deleteIfExists(files.pollFirstEntry().getValue());
        dropped += Math.max(0, files.firstKey() - 1 - delivered);
        delivered = Math.max(delivered, files.firstKey() - 1);
    }

    /** The oldest spans that are not delivered, at most so many. */
    synchronized List<ObjectNode> head(int count) throws IOException {
        List<ObjectNode> head = new ArrayList<>();
        if (kept() == 0) return head;
        for (var file : files.tailMap(files.floorKey(delivered + 1)).entrySet()) {
            whole(Files.readAllBytes(file.getValue()), file.getKey()).stream().filter(span -> span.path("sequence").asLong() > delivered)
                    .limit(count - head.size()).forEach(head::add);
            if (head.size() == count) break;
        }
        return head;
    }

    /**
     * Everything up to this number has been taken by the zone; false if that is no news. A zone that has seen more than there is
     * here (an older copy of the folder was put back) is not told the same numbers again.
     */
    synchronized boolean delivered(long upTo) throws IOException {
        if (upTo <= delivered) return false;
        boolean ahead = upTo >= next;
        delivered = upTo;
        next = Math.max(next, upTo + 1);
        DataFolder.write(deliveredFile, upTo + "\n");
        if (ahead) startFile();
        while (files.size() > 1 && files.higherKey(files.firstKey()) <= delivered + 1) Files.deleteIfExists(files.pollFirstEntry().getValue());
        return true;
    }

    /** Spans that are not delivered. */
    synchronized long kept() {
        return next - 1 - delivered;
    }

    /** Spans dropped undelivered since the start, because there were too many. */
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
