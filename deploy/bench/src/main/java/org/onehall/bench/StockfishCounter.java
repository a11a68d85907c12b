package org.onehall.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Stockfish as a separate process, called with {@code go perft}. */
final class StockfishCounter implements Counter {
    static final String NAME = "Stockfish";
    private static final String NODES = "Nodes searched: ";

    private final Process process;
    private final BufferedReader in;
    private final PrintStream out;
    private final String name;

    private StockfishCounter(Path program) throws IOException {
        process =
                new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
        in = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
        out = new PrintStream(process.getOutputStream(), true, StandardCharsets.US_ASCII);
        out.println("uci");
        name = until("id name ");
        until("uciok");
    }

    /** Stockfish, if it is installed. */
    static Optional<StockfishCounter> installed() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        List<Path> folders = Stream.concat(
                        Stream.of(path.split(java.io.File.pathSeparator)), Stream.of("/usr/games", "/usr/local/bin"))
                .filter(folder -> !folder.isBlank())
                .map(Path::of)
                .toList();
        for (Path folder : folders) {
            Path program = folder.resolve("stockfish");
            if (Files.isExecutable(program)) {
                try {
                    return Optional.of(new StockfishCounter(program));
                } catch (IOException | UncheckedIOException _) {
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }

    /** Reads lines up to one that begins with a text, and returns the rest of that line. */
    private String until(String beginning) {
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                if (line.startsWith(beginning)) {
                    return line.substring(beginning.length());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new UncheckedIOException(new IOException("Stockfish has ended"));
    }

    @Override
    public String program() {
        return name;
    }

    @Override
    public Form form() {
        return Form.BULK;
    }

    @Override
    public int less() {
        return 0;
    }

    @Override
    public Count count(Tree tree, int depth) {
        out.println("position fen " + tree.fen());
        out.println("isready");
        until("readyok");
        Optional<Duration> before = process.info().totalCpuDuration();
        long from = System.nanoTime();
        out.println("go perft " + depth);
        long leaves = Long.parseLong(until(NODES).strip());
        long wall = System.nanoTime() - from;
        // The system counts a process's time in hundredths of a second: for short counts the wall clock is more exact.
        Optional<Duration> used =
                before.flatMap(start -> process.info().totalCpuDuration().map(end -> end.minus(start)));
        return new Count(
                leaves,
                used.map(Duration::toNanos).filter(nanos -> nanos > 200_000_000).orElse(wall));
    }

    @Override
    public void close() {
        out.println("quit");
        process.destroy();
    }
}
