package org.onehall.fairplay.engine;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.onehall.chess.Position;

/**
 * A UCI engine in a process of its own: one thread, 16 MB of hash, fixed nodes. Trusts nothing it says: every answer has
 * a deadline, lines have a longest length, what is not understood is passed over. After an {@link EngineFailure} only
 * {@link #close()} makes sense. Not for several threads at once.
 */
public final class UciEngine implements Analyst, AutoCloseable {
    private static final int LONGEST_LINE = 8_192;
    private static final int LONGEST_NAME = 100;
    private static final int LINES_AHEAD = 1_024;
    private static final int MATE = 10_000;
    private static final Duration FAREWELL = Duration.ofSeconds(2);
    /** Stands for the end of what the process said; no line read can be this object. */
    private static final String END = new String("end");

    private final Process process;
    private final long nodes;
    private final Duration patience;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(LINES_AHEAD);
    private final Thread reader;
    private String name = "unnamed engine";
    private boolean chess960;

    private UciEngine(Process process, long nodes, Duration patience) {
        this.process = process;
        this.nodes = nodes;
        this.patience = patience;
        this.reader = Thread.ofPlatform().daemon().name("engine-" + process.pid()).unstarted(this::read);
    }

    /** Starts the process and agrees with it; a process that does not agree is killed. */
    public static UciEngine start(List<String> command, long nodes, Duration patience) throws EngineFailure, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException e) {
            throw new EngineFailure(EngineFailure.Kind.NOT_STARTED, "the engine could not be started: " + e.getMessage());
        }
        UciEngine engine = new UciEngine(process, nodes, patience);
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
        long deadline = deadline();
        for (String line = next(deadline); !line.equals("uciok"); line = next(deadline))
            if (line.startsWith("id name ")) name = clean(line.substring("id name ".length()));
        send("setoption name Threads value 1");
        send("setoption name Hash value 16");
        awaitReady();
    }

    @Override public String name() {
        return name;
    }

    /** Id of the process, for tests and for the log. */
    public long pid() {
        return process.pid();
    }

    @Override public void newGame() throws EngineFailure, InterruptedException {
        send("ucinewgame");
        awaitReady();
    }

    @Override public Verdict judge(String fen, List<String> moves, Optional<String> only) throws EngineFailure, InterruptedException {
        speak(Position.ofFen(fen).isChess960());
        send("position fen " + fen + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves)));
        send("go nodes " + nodes + only.map(move -> " searchmoves " + move).orElse(""));
        Score score = Score.NONE;
        long deadline = deadline();
        while (true) {
            List<String> words = Arrays.asList(next(deadline).strip().split("\\s+"));
            if (words.getFirst().equals("info")) score = score.or(words);
            if (words.getFirst().equals("bestmove")) {
                if (words.size() < 2) throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine names no move");
                if (score.rank == 0) throw new EngineFailure(EngineFailure.Kind.NONSENSE, "the engine gives no value");
                return new Verdict(words.get(1), score.value);
            }
        }
    }

    /** How castling is written: in Chess960 as the king's move onto its own rook (960 II.3.1). */
    private void speak(boolean of960) throws EngineFailure {
        if (of960 != chess960) send("setoption name UCI_Chess960 value " + of960);
        chess960 = of960;
    }

    /** @param rank 0 nothing said yet, 1 a bound, 2 exact */
    private record Score(int rank, int value) {
        static final Score NONE = new Score(0, 0);

        /** The later of two equally good scores; an info without a readable score changes nothing. */
        Score or(List<String> info) {
            int at = info.indexOf("score");
            if (at < 0 || at + 2 >= info.size() || otherLine(info)) return this;
            boolean bound = info.contains("lowerbound") || info.contains("upperbound");
            try {
                int number = Integer.parseInt(info.get(at + 2));
                Score said = switch (info.get(at + 1)) {
                    case "cp" -> new Score(bound ? 1 : 2, Math.clamp(number, -MATE, MATE));
                    case "mate" -> new Score(bound ? 1 : 2, number > 0 ? MATE : -MATE);
                    default -> this;
                };
                return said.rank >= rank ? said : this;
            } catch (NumberFormatException noNumber) {
                return this;
            }
        }

        private static boolean otherLine(List<String> info) {
            int at = info.indexOf("multipv");
            return at >= 0 && at + 1 < info.size() && !info.get(at + 1).equals("1");
        }
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
        long left = deadline - System.nanoTime();
        String line = left <= 0 ? null : lines.poll(left, TimeUnit.NANOSECONDS);
        if (line == null) throw new EngineFailure(EngineFailure.Kind.SILENT, "the engine gave no answer in " + patience.toMillis() + " ms");
        if (isEnd(line)) throw ended();
        return line;
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
        return printable.length() > LONGEST_NAME ? printable.substring(0, LONGEST_NAME) : printable;
    }

    /** Kills the process, whatever it is doing. */
    @Override public void close() {
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
