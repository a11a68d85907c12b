package org.onehall.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** The memory of this machine that programs may still take. */
final class FreeMemory {
    private static final Path LINUX = Path.of("/proc/meminfo");
    private static final Pattern AVAILABLE = Pattern.compile("MemAvailable: +(\\d+) kB");

    private FreeMemory() {}

    /**
     * The memory that could be used without taking it from other programs, in megabytes: more than the free memory,
     * because caches count too. Empty if the system does not state it.
     */
    static Optional<Long> megabytes() {
        try {
            return megabytes(Files.readString(LINUX));
        } catch (IOException _) {
            return Optional.empty(); // not on Linux
        }
    }

    /** @param meminfo the text of {@code /proc/meminfo} */
    static Optional<Long> megabytes(String meminfo) {
        return AVAILABLE
                .matcher(meminfo)
                .results()
                .map(found -> Long.parseLong(found.group(1)) / 1024)
                .findFirst();
    }
}
