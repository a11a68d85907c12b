package org.onehall.e2e;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The log files of a hall's parts, read for what a sound run does not say. */
final class PartLogs {
    private static final Pattern ERROR = Pattern.compile("[0-9-]{10} [0-9:.]+ +(\\[.*?] )?(ERROR|FATAL)\\b.*"
            + "|Exception in thread .*|Terminating due to java\\.lang\\.OutOfMemoryError.*");
    /**
     * Line below an error of the broker that is none: of two batches of a new transaction the second came first and was
     * put off; the writer sends both again in their order. It happens in a sound hall on a loaded machine.
     */
    private static final Pattern PUT_OFF =
            Pattern.compile("org\\.apache\\.kafka\\.common\\.errors\\.OutOfOrderSequenceException: .*"
            + "Expected sequence 0 for transactions v2 idempotent producer with no existing state\\.");
    /**
     * Line below an error of a decider whose transaction ran out of time, because nothing was computed for so long: it
     * is undone and made again. It happens in a sound hall on a machine with ten times too much to do.
     */
    private static final Pattern OUT_OF_TIME =
            Pattern.compile("org\\.apache\\.kafka\\.common\\.errors\\.InvalidProducerEpochException: .*old epoch\\.");
    /** Of one look; more of the same says no more. */
    private static final int MOST = 40;

    private final Path folder;
    private final Map<Path, Long> read = new HashMap<>();

    /** @param folder in which each part has its file; need not exist yet */
    PartLogs(Path folder) {
        this.folder = folder;
    }

    /** Crashes, and the lines since the last look that tell of an error, each with its file and the line below it. */
    synchronized List<String> newErrors() {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> files = Files.list(folder)) {
            List<String> errors = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(".log")).sorted().toList())
                errors.addAll(errors(file));
            return errors.stream().limit(MOST).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<String> errors(Path file) throws IOException {
        String name = file.getFileName().toString();
        long from = read.getOrDefault(file, 0L);
        List<String> lines = lines(file, from);
        if (name.startsWith("crash-"))
            return from == 0 && !lines.isEmpty() ? List.of(name + ": a JVM has crashed") : List.of();
        List<String> errors = new ArrayList<>();
        for (int n = 0; n < lines.size(); n++)
            if (ERROR.matcher(lines.get(n)).matches() && !isPassing(lines, n + 1))
                errors.add(name + ": " + lines.get(n) + (n + 1 < lines.size() ? "\n    " + lines.get(n + 1) : ""));
        return errors;
    }

    private static boolean isPassing(List<String> lines, int below) {
        return below < lines.size()
                && (PUT_OFF.matcher(lines.get(below)).matches() || OUT_OF_TIME.matcher(lines.get(below)).matches());
    }

    /** Whole lines from an offset on; from the beginning when the file was begun again. */
    private List<String> lines(Path file, long from) throws IOException {
        try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "r")) {
            long start = open.length() < from ? 0 : from;
            byte[] bytes = new byte[Math.toIntExact(open.length() - start)];
            open.seek(start);
            open.readFully(bytes);
            int end = bytes.length;
            while (end > 0 && bytes[end - 1] != '\n') end--;
            read.put(file, start + end);
            return new String(bytes, 0, end, StandardCharsets.UTF_8).lines().toList();
        }
    }
}
