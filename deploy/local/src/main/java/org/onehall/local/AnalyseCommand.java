package org.onehall.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.engine.AnalysisFile;
import org.onehall.engine.Effort;
import org.onehall.engine.EngineFailure;
import org.onehall.engine.EngineLocator;
import org.onehall.engine.EnginePool;
import org.onehall.local.screening.Analyses;
import org.onehall.text.TextReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall analyse}. */
@Command(
        name = "analyse",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = "Have an engine analyse each position of PGN files once, and keep the analyses.",
        footer = {
            "",
            "The file is in JSON lines: first the engine and its settings, then one analysis a line,",
            "in the order of the games, written as soon as it is made. An interrupted run continues",
            "from there. The same positions get the same lines with any number of workers.",
            "Exit code 1 if a game is broken (its moves before the fault are analysed), a file contains",
            "no games, or the engine fails three times on one position."
        })
final class AnalyseCommand implements Callable<Integer> {
    private static final int FIRST_MOVE = 9;
    private static final int MOST_WORKERS = 256;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "PGN files.")
    private List<Path> files = List.of();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "File in which the analyses are kept " + "(${DEFAULT-VALUE}).")
    private Path out = Path.of("analyses.jsonl");

    @Option(names = "--nodes", paramLabel = "N", description = "Nodes searched per position (${DEFAULT-VALUE}).")
    private long nodes = Effort.DEFAULT.nodes();

    @Option(
            names = "--multipv",
            paramLabel = "K",
            description = "Moves listed per position, 2 to 50 (${DEFAULT-VALUE}).")
    private int multiPv = Effort.DEFAULT.multiPv();

    @Option(
            names = "--workers",
            paramLabel = "N",
            description = "Engine processes at the same time (${DEFAULT-VALUE}).")
    private int workers = 1;

    @Option(
            names = "--from-move",
            paramLabel = "N",
            description = "Number of the first move that counts (${DEFAULT-VALUE}).")
    private int fromMove = FIRST_MOVE;

    @Option(names = "--limit-games", paramLabel = "N", description = "Analyse only the first N games.")
    private long limit = Long.MAX_VALUE;

    @Option(
            names = "--engine",
            paramLabel = "PROGRAM",
            description = "The UCI engine (default: stockfish on the PATH or in the usual folders).")
    private Optional<Path> engine = Optional.empty();

    @Mixin
    private EncodingOption encoding;

    @Mixin
    private HelpOption help;

    private final Progress progress = Progress.onTerminal();
    private int analysed;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (workers < 1 || workers > MOST_WORKERS)
            throw new ParameterException(spec.commandLine(), "--workers must be 1 to " + MOST_WORKERS);
        if (fromMove < 1) throw new ParameterException(spec.commandLine(), "--from-move must be at least 1");
        if (limit < 1) throw new ParameterException(spec.commandLine(), "--limit-games must be at least 1");
        Effort effort = effort();
        for (Path file : files) {
            if (!Files.isRegularFile(file))
                throw new Complaint(Complaint.USAGE, file + " does not exist or is not a file");
        }
        OutFile.check("--out", out, files);
        List<String> command = new EngineLocator(
                        engine, Optional.ofNullable(System.getenv("PATH")).orElse(""))
                .command()
                .orElseThrow(() -> new Complaint(
                        Complaint.NO,
                        engine.isPresent()
                                ? engine.get() + " is not a program that can be run"
                                : "no UCI engine is installed: apt-get install stockfish, or name one with --engine"));
        try (EnginePool pool = Analyses.start(command, effort, workers);
                AnalysisFile kept = Analyses.usable(() -> AnalysisFile.open(out, pool.settings()));
                Played positions = new Played()) {
            Thread end = Analyses.whenBrokenOff(pool, out);
            try {
                kept.fill(positions, pool, _ -> told(positions));
            } finally {
                Analyses.takeBack(end);
            }
            progress.end();
            System.out.println(positions.games + (positions.games == 1 ? " game, " : " games, ") + positions.count
                    + " positions, " + analysed + " analysed now, " + kept.size() + " in " + out + " ("
                    + pool.settings().version() + ")");
            return positions.broken ? Complaint.NO : 0;
        } catch (EngineFailure failure) {
            progress.end();
            throw new Complaint(
                    Complaint.NO,
                    String.join(" ", command) + ": " + failure.getMessage()
                            + (Files.exists(out)
                                    ? ". The analyses so far are kept in " + out + "; run the command again to continue"
                                    : ""));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private Effort effort() {
        try {
            return new Effort(nodes, multiPv, Effort.DEFAULT.hashMb());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "Bad settings: " + e.getMessage());
        }
    }

    private void told(Played positions) {
        analysed++;
        progress.at("analysed " + analysed + ", at game " + positions.games + " of " + positions.name);
    }

    /** The positions before each move that is analysed, game after game. */
    private final class Played implements Iterator<Position>, AutoCloseable {
        private final Iterator<Path> left = files.iterator();
        private final Deque<Position> next = new ArrayDeque<>();
        private TextReader in;
        private PgnReader reader;
        private String name = "";
        private long games;
        /** The number of the game in this file. */
        private long number;

        private long count;
        private boolean broken;

        @Override
        public boolean hasNext() {
            try {
                while (next.isEmpty() && game()) continue;
                return !next.isEmpty();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public Position next() {
            if (!hasNext()) throw new NoSuchElementException();
            count++;
            return next.remove();
        }

        /** Reads a game; returns whether there may be another. */
        private boolean game() throws IOException {
            if (games == limit) return false;
            if (reader == null) {
                if (!left.hasNext()) return false;
                Path file = left.next();
                name = file.toString();
                in = PgnCommand.open(name, encoding.charset());
                reader = new PgnReader(in);
                number = 0;
            }
            Optional<PgnGame> game = reader.next();
            if (game.isEmpty()) {
                if (number == 0) told(name + " contains no games");
                PgnCommand.doubts(name, in)
                        .forEach(line -> spec.commandLine().getErr().println("onehall: " + line));
                close();
                reader = null;
                return true;
            }
            games++;
            number++;
            game.get()
                    .notes()
                    .forEach(note -> spec.commandLine()
                            .getErr()
                            .println("onehall: " + Printable.of(name + ", game " + number + ", note: " + note)));
            game.get().error().ifPresent(error -> told(name + ", game " + number + ": " + error));
            Position position = game.get().firstPosition();
            for (PgnMove move : game.get().moves()) {
                if (position.fullmoveNumber() >= fromMove) next.add(position);
                position = position.play(move.move());
            }
            return true;
        }

        private void told(String fault) {
            broken = true;
            spec.commandLine().getErr().println("onehall: " + Printable.of(fault));
        }

        @Override
        public void close() throws IOException {
            if (in != null) in.close();
        }
    }
}
