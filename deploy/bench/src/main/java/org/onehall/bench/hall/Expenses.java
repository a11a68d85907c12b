package org.onehall.bench.hall;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** What the processes of a hall use, by their names, and all of them together as {@link #TOTAL}. */
record Expenses(Map<String, Used> all) {
    static final String TOTAL = "all of the hall";

    private static final int PAGE = 4096;

    Expenses {
        all = Collections.unmodifiableMap(new TreeMap<>(all));
    }

    /**
     * What one process uses.
     *
     * @param processorMicros processor time
     * @param writtenBytes bytes given to files and sockets; 0 where the system does not tell
     * @param residentBytes memory in use at the end; 0 where the system does not tell
     */
    record Used(long processorMicros, long writtenBytes, long residentBytes) {
        Used plus(Used other) {
            return new Used(
                    processorMicros + other.processorMicros,
                    writtenBytes + other.writtenBytes,
                    residentBytes + other.residentBytes);
        }
    }

    /** Since each process was started. */
    static Expenses of(Map<String, ProcessHandle> parts) {
        Map<String, Used> all = new TreeMap<>();
        Used total = new Used(0, 0, 0);
        for (var part : parts.entrySet()) {
            Used one = used(part.getValue());
            all.put(part.getKey(), one);
            total = total.plus(one);
        }
        all.put(TOTAL, total);
        return new Expenses(all);
    }

    private static Used used(ProcessHandle process) {
        Duration processor = process.info().totalCpuDuration().orElse(Duration.ZERO);
        Path facts = Path.of("/proc").resolve(String.valueOf(process.pid()));
        return new Used(processor.toNanos() / 1_000, written(facts.resolve("io")), resident(facts.resolve("statm")));
    }

    /** What was used since an earlier time. */
    Expenses since(Expenses earlier) {
        Map<String, Used> used = new TreeMap<>();
        all.forEach((name, now) -> {
            Used then = earlier.all.getOrDefault(name, new Used(0, 0, 0));
            used.put(
                    name,
                    new Used(
                            now.processorMicros - then.processorMicros,
                            now.writtenBytes - then.writtenBytes,
                            now.residentBytes));
        });
        return new Expenses(used);
    }

    /** Both spans together; the memory is that of the later one. */
    Expenses plus(Expenses later) {
        Map<String, Used> used = new TreeMap<>();
        later.all.forEach((name, more) -> {
            Used before = all.getOrDefault(name, new Used(0, 0, 0));
            used.put(
                    name,
                    new Used(
                            before.processorMicros + more.processorMicros,
                            before.writtenBytes + more.writtenBytes,
                            more.residentBytes));
        });
        return new Expenses(used);
    }

    private static long written(Path io) {
        try {
            return Files.readAllLines(io).stream()
                    .filter(line -> line.startsWith("wchar: "))
                    .mapToLong(line -> Long.parseLong(line.substring("wchar: ".length())))
                    .sum();
        } catch (IOException _) {
            return 0;
        }
    }

    private static long resident(Path statm) {
        try {
            return Long.parseLong(Files.readString(statm).split(" ")[1]) * PAGE;
        } catch (IOException _) {
            return 0;
        }
    }
}
