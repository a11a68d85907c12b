package org.onehall.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A temporary folder that is removed at the end unless it must be kept. */
public final class Scratch implements AutoCloseable {
    private final Path folder;
    private boolean kept;

    public Scratch() throws IOException {
        folder = Files.createTempDirectory("onehall-bench");
    }

    public Path folder() {
        return folder;
    }

    public void keep() {
        kept = true;
    }

    @Override
    public void close() throws IOException {
        if (kept) return;
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        }
    }
}
