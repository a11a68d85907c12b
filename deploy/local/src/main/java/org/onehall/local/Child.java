package org.onehall.local;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** One process of the hall: how it is started, where it writes its log, and how it is ended. Not thread-safe. */
final class Child {
    private static final long LONG_LIVED_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final int SLOWEST_RETRY_MS = 10_000;
    private static final int FIRST_RETRY_MS = 500;

    private final String name;
    private final List<String> command;
    private final Map<String, String> environment;
    private final Path log;
    private final RunFolder run;
    private Process process;
    private long startedAt;
    private int deaths;
    private boolean noted;

    Child(String name, List<String> command, Map<String, String> environment, Path log, RunFolder run) {
        this.name = name;
        this.command = List.copyOf(command);
        this.environment = Map.copyOf(environment);
        this.log = log;
        this.run = run;
    }

    String name() {
        return name;
    }

    void start() throws IOException {
        // A Ctrl-C reaches every process of the terminal; only the launcher reacts to it and ends the others in order.
        List<String> shielded = new ArrayList<>(List.of("/bin/sh", "-c", "trap '' INT HUP; exec \"$@\"", "sh"));
        shielded.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(shielded)
                .redirectErrorStream(true)
                .redirectInput(new java.io.File("/dev/null"))
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(environment);
        process = builder.start();
        startedAt = System.nanoTime();
        noted = false;
        note();
    }

    /** Notes its process id in the data folder if that is not done yet; if it fails, the next call tries again. */
    void note() {
        if (noted || process == null) {
            return;
        }
        try {
            run.note(name, process.pid());
            noted = true;
        } catch (IOException _) {
            // the disk is full, which is reported elsewhere; the process itself is running
        }
    }

    boolean started() {
        return process != null;
    }

    boolean alive() {
        return process != null && process.isAlive();
    }

    /** How the process ended, as text for people; only after its end. */
    String end() {
        int code = process.exitValue();
        return code > 128 ? "ended by signal " + (code - 128) : "ended with code " + code;
    }

    int exitCode() {
        return process.exitValue();
    }

    long pid() {
        return process.pid();
    }

    /** How long to wait before starting it again, in milliseconds: at once the first time, then slower and slower. */
    int retryAfter() {
        deaths = System.nanoTime() - startedAt > LONG_LIVED_NANOS ? 1 : deaths + 1;
        return deaths == 1 ? 0 : Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS << Math.min(deaths - 2, 5));
    }

    /** Asks the process to end. */
    void terminate() {
        if (alive()) {
            process.destroy();
        }
    }

    /** Waits for its end until a deadline of System.nanoTime, then kills it. */
    void awaitEnd(long deadline) throws InterruptedException {
        if (process != null && !process.waitFor(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS)) {
            process.destroyForcibly().waitFor(2, TimeUnit.SECONDS);
        }
    }

    /** The last lines of its log. */
    String tail() {
        try (RandomAccessFile file = new RandomAccessFile(log.toFile(), "r")) {
            byte[] end = new byte[(int) Math.min(file.length(), 4_000)];
            file.seek(file.length() - end.length);
            file.readFully(end);
            List<String> lines = new String(end, StandardCharsets.UTF_8).lines().toList();
            return String.join("\n", lines.subList(Math.max(0, lines.size() - 15), lines.size()));
        } catch (IOException e) {
            return "(no log: " + e.getMessage() + ")";
        }
    }

    Path log() {
        return log;
    }
}
