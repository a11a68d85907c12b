package org.onehall.local;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Keeps the log files of a hall's processes from growing without limit. A process keeps its file open and writes at its
 * end, so a full file is copied and then emptied while it is open; the little that is written in between is lost.
 */
final class LogFiles {
    private static final long MOST_BYTES = 10L << 20;
    /** How many earlier files are kept of each log; NAME.log.1 is the latest. */
    static final int EARLIER = 2;

    private static final int CRASHES = 10;

    private final Path folder;
    private final long most;

    LogFiles(Path folder) {
        this(folder, MOST_BYTES);
    }

    /** @param most size at which a file is full, in bytes */
    LogFiles(Path folder, long most) {
        this.folder = folder;
        this.most = most;
    }

    /**
     * Rotates every file that is full; if there is no room for a copy, it is emptied without one. Only the latest crash
     * reports are kept.
     */
    void turn() throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        List<Path> logs;
        try (Stream<Path> files = Files.list(folder)) {
            logs = files.filter(file -> file.getFileName().toString().endsWith(".log"))
                    .toList();
        }
        for (Path log : logs) {
            if (Files.size(log) > most) {
                turn(log);
            }
        }
        List<Path> crashes = logs.stream()
                .filter(file -> file.getFileName().toString().startsWith("crash-"))
                .sorted(Comparator.comparingLong(file -> file.toFile().lastModified()))
                .toList();
        for (Path crash : crashes.subList(0, Math.max(0, crashes.size() - CRASHES))) {
            Files.deleteIfExists(crash);
        }
    }

    private void turn(Path log) throws IOException {
        try {
            for (int age = EARLIER - 1; age >= 1; age--) {
                if (Files.exists(earlier(log, age))) {
                    Files.move(earlier(log, age), earlier(log, age + 1), StandardCopyOption.REPLACE_EXISTING);
                }
            }
            Files.copy(log, earlier(log, 1), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            Files.deleteIfExists(earlier(log, 1)); // an incomplete copy
            throw e;
        } finally {
            try (FileChannel open = FileChannel.open(log, StandardOpenOption.WRITE)) {
                open.truncate(0);
            }
        }
    }

    private static Path earlier(Path log, int age) {
        return log.resolveSibling(log.getFileName() + "." + age);
    }
}
