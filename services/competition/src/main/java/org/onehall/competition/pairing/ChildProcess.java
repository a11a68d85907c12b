package org.onehall.competition.pairing;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One run of a program that is not trusted: in a folder of its own, without our environment, with limits of time and of
 * what it writes. When the run ends in any way, the process and all of its children are gone.
 */
final class ChildProcess {
    private static final Path NICE = Path.of("/usr/bin/nice");
    private static final Set<String> ENVIRONMENT = Set.of("PATH", "LANG", "LC_ALL", "TMPDIR");
    private static final Duration BEAT = Duration.ofMillis(50);
    private static final Duration FAREWELL = Duration.ofSeconds(2);
    /** Most characters of its messages that are kept, in bytes; the rest is read and dropped. */
    static final int MESSAGES = 64 * 1024;

    private final Process process;
    private final Path folder;
    private final ByteArrayOutputStream messages = new ByteArrayOutputStream();
    private final Set<ProcessHandle> children = new HashSet<>();

    /** How a run ended. */
    sealed interface Ending {
        /** @param messages what it wrote to its output and its errors, at most {@link #MESSAGES} bytes */
        record Ended(int code, String messages) implements Ending {}

        record NotStarted(String reason) implements Ending {}

        /** It was killed because it took too long. */
        record TooSlow() implements Ending {}

        /** It was killed because its files became too large. */
        record TooMuch() implements Ending {}
    }

    private ChildProcess(Process process, Path folder) {
        this.process = process;
        this.folder = folder;
    }

    /**
     * Runs a program to its end.
     *
     * @param folder its working folder; what it writes there counts
     * @param patience how long it may take
     * @param most bytes that all files of the folder may have
     * @throws InterruptedException if this thread is interrupted; the program is killed
     */
    static Ending run(List<String> command, Path folder, Duration patience, long most) throws InterruptedException {
        List<String> words = Files.isExecutable(NICE)
                ? Stream.concat(Stream.of(NICE.toString(), "-n", "10"), command.stream())
                        .toList()
                : command;
        ProcessBuilder builder = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
        Map<String, String> environment = builder.environment();
        environment.keySet().retainAll(ENVIRONMENT);
        Process process;
        try {
            process = builder.start();
        } catch (IOException e) {
            return new Ending.NotStarted(String.valueOf(e.getMessage()));
        }
        ChildProcess child = new ChildProcess(process, folder);
        Thread reader =
                Thread.ofPlatform().daemon().name("pairing-" + process.pid()).start(child::read);
        try {
            return child.end(reader, patience, most);
        } finally {
            child.kill();
        }
    }

    private Ending end(Thread reader, Duration patience, long most) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        boolean ended = false;
        while (!ended) {
            long left = Math.min(deadline - System.nanoTime(), BEAT.toNanos());
            ended = process.waitFor(Math.max(0, left), TimeUnit.NANOSECONDS);
            process.descendants().forEach(children::add);
            if (size() > most) return new Ending.TooMuch();
            if (!ended && System.nanoTime() >= deadline) return new Ending.TooSlow();
        }
        killChildren();
        reader.join(FAREWELL);
        synchronized (messages) {
            return new Ending.Ended(process.exitValue(), messages.toString(StandardCharsets.UTF_8));
        }
    }

    private void read() {
        byte[] part = new byte[4096];
        try (InputStream in = process.getInputStream()) {
            for (int read = in.read(part); read >= 0; read = in.read(part))
                synchronized (messages) {
                    messages.write(part, 0, Math.min(read, MESSAGES - messages.size()));
                }
        } catch (IOException closed) {
            // the process is gone: the same as the end of its output
        }
    }

    private long size() {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toFile).mapToLong(File::length).sum();
        } catch (IOException | UncheckedIOException changing) {
            return 0;
        }
    }

    private void killChildren() {
        process.descendants().forEach(children::add);
        children.forEach(ProcessHandle::destroyForcibly);
    }

    private void kill() {
        killChildren();
        process.destroyForcibly();
        try {
            process.waitFor(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
