package org.onehall.local;

import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Makes the caches of {@link QuickStart} while a hall is in use: a second, small hall runs for a moment with the lowest
 * priority, so that the next start takes half the time. Only the launcher script of a checkout asks for it.
 */
final class Preparation {
    /** System property: the launcher script, whose command {@code prepare} does the work; unset: nothing is made. */
    static final String SCRIPT = "onehall.prepare";

    private static final Duration AFTER = Duration.ofSeconds(20);
    /** What the second hall needs and the first one must not miss, in kB. */
    private static final long LEAST_MEMORY_KB = 4_000_000;

    private static final Pattern AVAILABLE = Pattern.compile("MemAvailable: +(\\d+) kB");

    private final String script;
    private final Duration after;
    private final Path log;
    private final PrintStream out;
    private Process process;
    private boolean ended;

    /** @param log where the second hall's words go */
    Preparation(Path log, PrintStream out) {
        this(System.getProperty(SCRIPT, ""), AFTER, log, out);
    }

    /** @param script empty: nothing is made */
    Preparation(String script, Duration after, Path log, PrintStream out) {
        this.script = script;
        this.after = after;
        this.log = log;
        this.out = out;
    }

    /** Begins a while after now, in the background; does nothing where nobody asked for it or memory is short. */
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

    /** Ends the second hall if it runs. */
    synchronized void end() {
        ended = true;
        if (process == null) return;
        List<ProcessHandle> all = process.descendants().toList(); // the script hands no signal on
        process.destroy();
        all.forEach(ProcessHandle::destroy);
    }

    private static boolean isMemoryShort() {
        try {
            return available(Files.readString(Path.of("/proc/meminfo")))
                    .filter(kb -> kb < LEAST_MEMORY_KB)
                    .isPresent();
        } catch (IOException _) {
            return false; // no Linux
        }
    }

    /** Memory in kB that programs may still take; empty if it is not said. */
    static Optional<Long> available(String meminfo) {
        return AVAILABLE
                .matcher(meminfo)
                .results()
                .map(found -> Long.valueOf(found.group(1)))
                .findFirst();
    }
}
