package org.onehall.local.screening;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import java.util.zip.GZIPInputStream;
import org.onehall.chess.Position;
import org.onehall.engine.AnalysisFile;
import org.onehall.engine.Effort;
import org.onehall.engine.EngineFailure;
import org.onehall.engine.EngineLocator;
import org.onehall.engine.EnginePool;
import org.onehall.engine.PositionKey;
import org.onehall.engine.Silence;
import org.onehall.local.Complaint;
import org.onehall.local.Progress;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PositionAnalysis;

/**
 * An engine's analyses of the positions of some games, taken from a file of analyses as far as it contains them.
 * Missing ones are made and stored there at once, so that nothing is lost if the work is interrupted.
 *
 * @param kept file that has all the positions
 * @param complete whether the file had them all before, so that no engine was used
 */
public record Analyses(AnalysisFile kept, boolean complete) {
    /** No engine needs this long for a position. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    /** No engine stays silent for this long. */
    private static final Duration QUIET = Duration.ofSeconds(15);

    /**
     * The means of analysis.
     *
     * @param engine its program; empty for the first Stockfish that is found
     * @param workers processes at the same time, at least 1
     * @param cache file of the analyses; empty for a file in {@code folder} with the settings in its name
     */
    public record Means(Optional<Path> engine, Effort effort, int workers, Optional<Path> cache, Path folder) {}

    public EngineSettings settings() {
        return kept.settings();
    }

    public Optional<PositionAnalysis> find(Position position) {
        return kept.find(position);
    }

    /**
     * Has positions analysed. No engine is started if the file has them all. A complaint says what is missing or does
     * not fit.
     *
     * @param expected the settings of a calibration, so that the file can be found without an engine; empty for any
     *     engine
     * @param progress is called with the number of finished analyses and their total
     */
    public static Analyses of(
            List<Position> positions,
            Means means,
            Optional<EngineSettings> expected,
            BiConsumer<Integer, Integer> progress)
            throws IOException, InterruptedException {
        if (expected.isPresent() && !means.effort().of(expected.get().engine()).equals(expected.get()))
            throw new Complaint(
                    Complaint.NO,
                    "the calibration is for " + expected.get().version() + ", but the options ask for "
                            + means.effort().of(expected.get().engine()).version()
                            + "; leave --nodes out, or make a calibration for them with ./onehall calibrate");
        if (means.cache().filter(Files::isDirectory).isPresent())
            throw new Complaint(Complaint.USAGE, "--cache: " + means.cache().get() + " is a folder; name a file in it");
        if (means.cache()
                .filter(file -> Files.exists(file) && !Files.isRegularFile(file))
                .isPresent())
            throw new Complaint(
                    Complaint.USAGE,
                    "--cache: " + means.cache().get()
                            + " is not an ordinary file, so it cannot keep analyses; name another");
        Optional<Path> known =
                means.cache().or(() -> expected.map(settings -> means.folder().resolve(fileName(settings))));
        if (known.isPresent() && Files.isRegularFile(known.get())) {
            AnalysisFile kept = usable(() -> AnalysisFile.read(known.get()));
            fits(kept.settings(), means.effort(), expected, known.get().toString());
            if (positions.stream()
                    .allMatch(position -> position.legalMoves().isEmpty()
                            || kept.find(position).isPresent())) return new Analyses(kept, true);
        }
        List<String> command = new EngineLocator(
                        means.engine(),
                        Optional.ofNullable(System.getenv("PATH")).orElse(""))
                .command()
                .orElseThrow(() -> new Complaint(
                        Complaint.NO,
                        means.engine()
                                .map(path -> path + " is not a program; give a UCI engine with --engine")
                                .orElse("no engine found; install one: apt-get install stockfish (or give a "
                                        + "UCI engine with --engine)")));
        try (EnginePool pool = start(command, means.effort(), means.workers())) {
            fits(pool.settings(), means.effort(), expected, "the engine");
            Path file = known.orElseGet(() -> means.folder().resolve(fileName(pool.settings())));
            Files.createDirectories(file.toAbsolutePath().getParent());
            Thread end = whenBrokenOff(pool, file);
            try (AnalysisFile kept = usable(() -> AnalysisFile.open(file, pool.settings()))) {
                int missing = (int) positions.stream()
                        .filter(position -> kept.find(position).isEmpty())
                        .map(PositionKey::of)
                        .distinct()
                        .count();
                AtomicInteger made = new AtomicInteger();
                kept.fill(positions.iterator(), pool, _ -> progress.accept(made.incrementAndGet(), missing));
                return new Analyses(kept, false);
            } catch (CancellationException _) {
                throw new Complaint(Complaint.NO, "interrupted");
            } finally {
                takeBack(end);
            }
        } catch (EngineFailure e) {
            throw new Complaint(Complaint.NO, String.join(" ", command) + ": " + e.getMessage());
        }
    }

    /**
     * Creates the file of analyses for some settings from those that come with OneHall, if there are any and the file
     * does not exist yet.
     *
     * @param packed folder of such files as in {@code folder}, each packed by gzip
     * @param folder of analyses
     */
    public static void begin(Path packed, Path folder, EngineSettings settings) throws IOException {
        Path file = folder.resolve(fileName(settings));
        Path from = packed.resolve(fileName(settings) + ".gz");
        if (Files.exists(file) || !Files.isRegularFile(from)) return;
        Files.createDirectories(folder);
        Path unpacked = Files.createTempFile(folder, fileName(settings), ".part");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(from))) {
            Files.copy(in, unpacked, StandardCopyOption.REPLACE_EXISTING);
            Files.move(unpacked, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(unpacked);
        }
    }

    /** Starts engines; if an engine does not answer, the waiting person is told so. */
    public static EnginePool start(List<String> command, Effort effort, int workers)
            throws EngineFailure, InterruptedException {
        return start(command, effort, workers, QUIET);
    }

    static EnginePool start(List<String> command, Effort effort, int workers, Duration quiet)
            throws EngineFailure, InterruptedException {
        return EnginePool.start(
                command,
                effort,
                PATIENCE,
                workers,
                new Silence(quiet, line -> Progress.onTerminal().told(line)));
    }

    /** Something that is done with a file. */
    @FunctionalInterface
    public interface Use {
        AnalysisFile file() throws IOException;
    }

    /** A file of analyses; a complaint says, in the words of {@link AnalysisFile}, why it cannot be used. */
    public static AnalysisFile usable(Use use) throws IOException {
        try {
            return use.file();
        } catch (FileSystemException e) {
            throw e;
        } catch (IOException e) {
            throw new Complaint(Complaint.NO, e.getMessage() + "; name another file for the analyses");
        }
    }

    /**
     * Registers what to do if the program is interrupted from outside: it reports what was stored and leaves no engine
     * process behind. It must be {@link #takeBack taken back} afterwards.
     */
    public static Thread whenBrokenOff(EnginePool pool, Path file) {
        Thread hook = Thread.ofPlatform().unstarted(() -> {
            System.err.println(
                    "\nonehall: the analyses so far are kept in " + file + "; the same command continues from there");
            pool.close();
        });
        Runtime.getRuntime().addShutdownHook(hook);
        return hook;
    }

    /** The work has been completed; removes the hook. */
    public static void takeBack(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // the program is ending and the hook is running
        }
    }

    private static void fits(EngineSettings settings, Effort effort, Optional<EngineSettings> expected, String whose) {
        EngineSettings wanted = expected.orElse(effort.of(settings.engine()));
        if (!settings.equals(wanted))
            throw new Complaint(
                    Complaint.NO,
                    (expected.isPresent() ? "the calibration is for " : "the options ask for ") + wanted.version()
                            + ", but " + whose + " has " + settings.version()
                            + "; take that engine, or make a calibration for this one with ./onehall calibrate");
    }

    /** Such as "stockfish-15.1-nodes-100000-multipv-6-hash-16.jsonl". */
    static String fileName(EngineSettings settings) {
        return settings.version().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-") + ".jsonl";
    }
}
