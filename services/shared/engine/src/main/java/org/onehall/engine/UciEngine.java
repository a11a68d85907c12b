package org.onehall.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.onehall.chess.Position;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/**
 * A UCI engine in its own process: one thread, fixed nodes, the hash cleared before each position, so that its answer
 * depends only on the position. Its output is not trusted: every answer has a deadline, lines have a maximum length,
 * and text that is not understood is skipped. After an {@link EngineFailure} only {@link #close()} makes sense. Not for
 * several threads at once.
 */
public final class UciEngine implements AutoCloseable {
    private static final String UNNAMED = "unnamed engine";
    private static final int LONGEST_LINE = 8_192;
    private static final int LONGEST_NAME = 100;
    private static final int LINES_AHEAD = 1_024;
    private static final Duration FAREWELL = Duration.ofSeconds(2);
    private static final Duration GREETING = Duration.ofSeconds(20);
    /** Stands for the end of the process's output; no line read can be this object. */
    private static final String END = new String("end");

    private final Process process;
    private final Effort effort;
    private final Duration patience;
    private final Silence silence;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(LINES_AHEAD);
    private final Thread reader;
    private String name = UNNAMED;
    private boolean chess960;

    private UciEngine(Process process, Effort effort, Duration patience, Silence silence) {
        this.process = process;
        this.effort = effort;
        this.patience = patience;
        this.silence = silence;
        this.reader =
                Thread.ofPlatform().daemon().name("engine-" + process.pid()).unstarted(this::read);
    }

    /**
     * Starts the process and does the UCI handshake; a process that fails it is killed.
     *
     * @param patience longest wait for any one answer
     */
    public static UciEngine start(List<String> command, Effort effort, Duration patience)
            throws EngineFailure, InterruptedException {
        return start(command, effort, patience, Silence.UNTOLD);
    }

    /** The same, and reports a long wait. */
    public static UciEngine start(List<String> command, Effort effort, Duration patience, Silence silence)
            throws EngineFailure, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new EngineFailure(
                    EngineFailure.Kind.NOT_STARTED, "the engine could not be started: " + e.getMessage());
        }
        UciEngine engine = new UciEngine(process, effort, patience, silence);
        engine.reader.start();
        try {
            engine.agree();
            return engine;
        } catch (EngineFailure | InterruptedException | RuntimeException e) {
            engine.close();
            throw e;
        }
    }

    private void agree() throws EngineFailure, InterruptedException {
        send("uci");
        long deadline = System.nanoTime() + greeting(patience).toNanos();
        for (String line = greeting(deadline); !line.equals("uciok"); line = greeting(deadline))
            if (line.startsWith("id name ")) name = clean(line.substring("id name ".length()));
        send("setoption name Threads value 1");
        send("setoption name Hash value " + effort.hashMb());
        send("setoption name MultiPV value " + effort.multiPv());
        awaitReady();
    }

    /**
     * How long a process may take to identify itself. This needs no calculation, so a program that is not an engine is
     * detected soon.
     */
    static Duration greeting(Duration patience) {
        return patience.compareTo(GREETING) < 0 ? patience : GREETING;
    }

    private String greeting(long deadline) throws EngineFailure, InterruptedException {
        try {
            return next(deadline);
        } catch (EngineFailure failure) {
            if (failure.kind() != EngineFailure.Kind.SILENT) throw failure;
            throw new EngineFailure(
                    EngineFailure.Kind.SILENT,
                    "this does not seem to be a UCI engine: asked who it is it did not say uciok in "
                            + greeting(patience).toMillis() + " ms");
        }
    }

    /** The settings that determine its answers; the name is the one that the engine reports. */
    public EngineSettings settings() {
        return effort.of(name);
    }

    /** Id of the process, for tests and for the log. */
    public long pid() {
        return process.pid();
    }

    /**
     * Analyses a position in the form of {@link PositionKey}, in which it is also named in the answer. A text that is
     * not a FEN, or a position without a legal move, is refused with an IllegalArgumentException.
     */
    public PositionAnalysis analyse(String fen) throws EngineFailure, InterruptedException {
        Position position = Position.ofFen(fen);
        if (position.legalMoves().isEmpty()) throw new IllegalArgumentException("there is no legal move in " + fen);
        String key = PositionKey.of(position);
        speak(position.isChess960());
        send("ucinewgame");
        awaitReady();
        send("position fen " + key);
        send("go nodes " + effort.nodes());
        Listing listing = new Listing(Position.ofFen(key), key, effort.multiPv(), effort.nodes());
        long deadline = deadline();
        for (String line = next(deadline);
                !line.equals("bestmove") && !line.startsWith("bestmove ");
                line = next(deadline)) if (line.startsWith("info ")) listing.take(line);
        return listing.end();
    }

    /** How castling is written: in Chess960 as the king's move onto its own rook (960 II.3.1). */
    private void speak(boolean of960) throws EngineFailure {
        if (of960 != chess960) send("setoption name UCI_Chess960 value " + of960);
        chess960 = of960;
    }

    private void awaitReady() throws EngineFailure, InterruptedException {
        send("isready");
        long deadline = deadline();
        while (!next(deadline).equals("readyok")) continue;
    }

    private void send(String line) throws EngineFailure {
        try {
            OutputStream out = process.getOutputStream();
            out.write((line + "\n").getBytes(StandardCharsets.US_ASCII));
            out.flush();
        } catch (IOException gone) {
            throw ended();
        }
    }

    private String next(long deadline) throws EngineFailure, InterruptedException {
        String line =
                poll(Math.min(deadline - System.nanoTime(), silence.after().toNanos()));
        long left = deadline - System.nanoTime();
        if (line == null && left > 0) {
            silence.told()
                    .accept("the engine (process " + pid() + ") has said nothing for "
                            + silence.after().toSeconds() + " s; it is given up in "
                            + Duration.ofNanos(left).plusMillis(500).toSeconds() + " s");
            line = poll(left);
        }
        if (line == null)
            throw new EngineFailure(
                    EngineFailure.Kind.SILENT, "the engine gave no answer in " + patience.toMillis() + " ms");
        if (isEnd(line)) throw ended();
        return line;
    }

    /** The next line; null, as for a queue: none arrived in that time. */
    private @Nullable String poll(long nanos) throws InterruptedException {
        return nanos <= 0 ? null : lines.poll(nanos, TimeUnit.NANOSECONDS);
    }

    @SuppressWarnings("StringEquality")
    private static boolean isEnd(String line) {
        return line == END;
    }

    private EngineFailure ended() {
        return new EngineFailure(EngineFailure.Kind.ENDED, "the engine's process has ended");
    }

    private long deadline() {
        return System.nanoTime() + patience.toNanos();
    }

    private void read() {
        try (var in = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII))) {
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c >= 0; c = in.read()) {
                if (c == '\n') {
                    lines.put(line.toString().strip());
                    line.setLength(0);
                } else if (line.length() < LONGEST_LINE) {
                    line.append((char) c);
                }
            }
        } catch (IOException closed) {
            // the process is gone: the same as the end of its output
        } catch (InterruptedException closing) {
            return;
        }
        try {
            lines.put(END);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private static String clean(String text) {
        String printable = text.replaceAll("[^\\x20-\\x7e]", "").strip();
        if (printable.isEmpty()) return UNNAMED;
        return printable.length() > LONGEST_NAME ? printable.substring(0, LONGEST_NAME) : printable;
    }

    /** Kills the process, whatever it is doing. */
    @Override
    public void close() {
        reader.interrupt();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        try {
            process.waitFor(FAREWELL);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
