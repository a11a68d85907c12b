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
 * What an engine says of the positions of some games, out of a file of analyses as far as it has them; what is missing
 * is made and kept there at once, so that nothing is lost when it is broken off.
 *
 * @param kept file that has all the positions
 * @param complete whether it had them all before, and no engine was asked
 */
public record Analyses(AnalysisFile kept, boolean complete) {
    /** No engine needs so long for a position. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);
    /** Nor says nothing at all for so long. */
    private static final Duration QUIET = Duration.ofSeconds(15);

    /**
     * What to analyse with.
     *
     * @param engine its program; empty: the first Stockfish that is found
     * @param workers processes at the same time, at least 1
     * @param cache file of the analyses; empty: one in {@code folder} with the settings in its name
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
     * @param expected what a calibration is for, so that the file can be known without an engine; empty: any engine
     * @param progress is told how many of how many have been made
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
                            + " is no ordinary file, in which analyses could be kept; name another one");
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
                                .map(path -> path + " is no program; give a UCI engine with --engine")
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
                throw new Complaint(Complaint.NO, "broken off");
            } finally {
                takeBack(end);
            }
        } catch (EngineFailure e) {
            throw new Complaint(Complaint.NO, String.join(" ", command) + ": " + e.getMessage());
        }
    }

    /**
     * Begins the file of analyses of some settings with those that come with OneHall, if there are any and there is no
     * such file yet.
     *
     * @param packed folder of files as in {@code folder}, each packed by gzip
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

    /** Starts engines; a person who waits for one that says nothing is told so. */
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

    /** A file of analyses; a complaint says why it cannot be used, in the words of {@link AnalysisFile}. */
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
     * What is done when the program is broken off from outside: it is told what is kept, and no engine's process stays
     * behind; to be {@link #takeBack taken back}.
     */
    public static Thread whenBrokenOff(EnginePool pool, Path file) {
        Thread hook = Thread.ofPlatform().unstarted(() -> {
            System.err.println(
                    "\nonehall: what is analysed is kept in " + file + "; the same command goes on from there");
            pool.close();
        });
        Runtime.getRuntime().addShutdownHook(hook);
        return hook;
    }

    /** The work was done to its end. */
    public static void takeBack(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException _) {
            // The program is ending: the hook is at work.
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

    /** "stockfish-15.1-nodes-100000-multipv-6-hash-16.jsonl". */
    static String fileName(EngineSettings settings) {
        return settings.version().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-") + ".jsonl";
    }
}
