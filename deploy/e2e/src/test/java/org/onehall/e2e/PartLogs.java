package org.onehall.e2e;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The log files of a hall's parts, searched for what a sound run does not log. */
final class PartLogs {
    private static final Pattern ERROR = Pattern.compile("[0-9-]{10} [0-9:.]+ +(\\[.*?] )?(ERROR|FATAL)\\b.*"
            + "|Exception in thread .*|Terminating due to java\\.lang\\.OutOfMemoryError.*");
    /**
     * The line below a harmless error of the broker: of two batches of a new transaction the second came first and was
     * deferred; the writer sends both again in order. This happens in a sound hall on a busy machine.
     */
    private static final Pattern PUT_OFF =
            Pattern.compile("org\\.apache\\.kafka\\.common\\.errors\\.OutOfOrderSequenceException: .*"
                    + "Expected sequence 0 for transactions v2 idempotent producer with no existing state\\.");
    /**
     * The line below an error of a decider whose transaction timed out because nothing was calculated for so long: it
     * is rolled back and repeated. This happens in a sound hall on a machine that is ten times overloaded.
     */
    private static final Pattern OUT_OF_TIME =
            Pattern.compile("org\\.apache\\.kafka\\.common\\.errors\\.InvalidProducerEpochException: .*old epoch\\.");
    /**
     * The line below an error of a broker that begins or ends: its controller asked itself to be registered while it
     * was not elected; it asks again.
     */
    private static final Pattern NOT_ELECTED = Pattern.compile("java\\.util\\.concurrent\\.CompletionException: "
            + "org\\.apache\\.kafka\\.common\\.errors\\.NotControllerException: .*");
    /**
     * What a broker logs as an error although its machine was only slow for two seconds; tests assert nothing about
     * speed.
     */
    private static final Pattern SLOW =
            Pattern.compile(".* ERROR EventPerformanceMonitor - .*Exceptionally slow controller event .*");
    /** The most lines of one look; further lines would add nothing. */
    private static final int MOST = 40;

    private final Path folder;
    private final Map<Path, Look> looks = new HashMap<>();

    /**
     * How far a file has been read.
     *
     * @param offset in bytes
     * @param latestCopy identity of the latest earlier file; "" if there was none
     */
    private record Look(long offset, String latestCopy) {}

    /** @param folder in which each part has its log file; it need not exist yet */
    PartLogs(Path folder) {
        this.folder = folder;
    }

    /** Crashes, and the lines since the last look that report an error, each with its file and the line below it. */
    synchronized List<String> newErrors() {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            List<String> errors = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(".log"))
                    .sorted()
                    .toList()) errors.addAll(errors(file));
            return errors.stream().limit(MOST).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> errors(Path file) throws IOException {
        String name = file.getFileName().toString();
        boolean first = !looks.containsKey(file) || looks.get(file).offset() == 0;
        List<String> lines = lines(file);
        if (name.startsWith("crash-"))
            return first && !lines.isEmpty() ? List.of(name + ": a JVM has crashed") : List.of();
        List<String> errors = new ArrayList<>();
        for (int n = 0; n < lines.size(); n++)
            if (ERROR.matcher(lines.get(n)).matches() && !isPassing(lines, n))
                errors.add(name + ": " + lines.get(n) + (n + 1 < lines.size() ? "\n    " + lines.get(n + 1) : ""));
        return errors;
    }

    private static boolean isPassing(List<String> lines, int error) {
        int below = error + 1;
        return SLOW.matcher(lines.get(error)).matches()
                || below < lines.size()
                        && Stream.of(PUT_OFF, OUT_OF_TIME, NOT_ELECTED)
                                .anyMatch(pattern ->
                                        pattern.matcher(lines.get(below)).matches());
    }

    /**
     * Complete lines since the last look, including those of earlier files to which a full one was copied in the
     * meantime; from the beginning if the file was emptied without a copy.
     */
    private List<String> lines(Path file) throws IOException {
        List<Path> earlier = Stream.of(1, 2)
                .map(age -> file.resolveSibling(file.getFileName() + "." + age))
                .filter(Files::exists)
                .toList();
        List<String> copies = new ArrayList<>();
        for (Path copy : earlier) copies.add(identity(copy));
        Look last = looks.getOrDefault(file, new Look(0, ""));
        int known = copies.indexOf(last.latestCopy());
        long from = last.offset();
        List<String> lines = new ArrayList<>();
        for (int age = known < 0 ? copies.size() : known; age > 0; age--) {
            whole(earlier.get(age - 1), from, lines);
            from = 0;
        }
        looks.put(file, new Look(whole(file, from, lines), copies.isEmpty() ? "" : copies.getFirst()));
        return lines;
    }

    /** Stays the same when the file is renamed. */
    private static String identity(Path file) throws IOException {
        BasicFileAttributes of = Files.readAttributes(file, BasicFileAttributes.class);
        return of.fileKey() + " " + of.size() + " " + of.lastModifiedTime();
    }

    /** Adds the complete lines from an offset on; returns where they end. */
    private static long whole(Path file, long from, List<String> lines) throws IOException {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
            long start = open.length() < from ? 0 : from;
            byte[] bytes = new byte[Math.toIntExact(open.length() - start)];
            open.seek(start);
            open.readFully(bytes);
            int end = bytes.length;
            while (end > 0 && bytes[end - 1] != '\n') end--;
            new String(bytes, 0, end, StandardCharsets.UTF_8).lines().forEach(lines::add);
            return start + end;
        }
    }
}
