package org.onehall.local;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Creates the caches of {@link QuickStart} while a hall is in use: a second, small hall runs for a moment with the
 * lowest priority, so that the next start takes half the time. Only the launcher script of a checkout requests it.
 */
final class Preparation {
    /**
     * System property with the launcher script, whose command {@code prepare} does the work; if unset, nothing is
     * created.
     */
    static final String SCRIPT = "onehall.prepare";

    private static final Duration AFTER = Duration.ofSeconds(20);
    /** The free memory required, in megabytes, so that the second hall does not take what the first one needs. */
    private static final long LEAST_MEMORY = 4_000;

    private final String script;
    private final Duration after;
    private final long leastMemory;
    private final Path log;
    private final PrintStream out;
    private Process process;
    private boolean ended;

    /** @param log the file for the second hall's output */
    Preparation(Path log, PrintStream out) {
        this(System.getProperty(SCRIPT, ""), AFTER, LEAST_MEMORY, log, out);
    }

    /**
     * @param script if empty, nothing is created
     * @param leastMemory nothing is created with less free memory, in megabytes
     */
    Preparation(String script, Duration after, long leastMemory, Path log, PrintStream out) {
        this.script = script;
        this.after = after;
        this.leastMemory = leastMemory;
        this.log = log;
        this.out = out;
    }

    /** Begins in the background after a while; does nothing if it was not requested or memory is short. */
    void begin() {
        if (script.isEmpty()) return;
        Thread.ofPlatform().daemon().name("preparation").start(() -> {
            try {
                Thread.sleep(after);
                if (!isMemoryShort()) run();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            } catch (IOException e) {
                out.println("the next start will be slower than it could be: " + e.getMessage());
            }
        });
    }

    private void run() throws IOException, InterruptedException {
        synchronized (this) {
            if (ended) return;
            process = new ProcessBuilder(
                            List.of("/bin/sh", "-c", "trap '' INT HUP; exec nice -n 19 \"$1\" prepare", "sh", script))
                    .redirectErrorStream(true)
                    .redirectInput(new File("/dev/null"))
                    .redirectOutput(log.toFile())
                    .start();
        }
        int code = process.waitFor();
        synchronized (this) {
            if (!ended && code != 0) out.println("the next start will be slower than it could be (log: " + log + ")");
        }
    }

    /** Ends the second hall if it is running. */
    synchronized void end() {
        ended = true;
        if (process == null) return;
        List<ProcessHandle> all = process.descendants().toList(); // the script does not pass signals on
        process.destroy();
        all.forEach(ProcessHandle::destroy);
    }

    private boolean isMemoryShort() {
        return FreeMemory.megabytes().filter(free -> free < leastMemory).isPresent();
    }
}
