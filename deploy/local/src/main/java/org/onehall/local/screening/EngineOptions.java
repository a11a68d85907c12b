package org.onehall.local.screening;

import java.nio.file.Path;
import java.util.Optional;
import org.onehall.engine.Effort;
import org.onehall.local.Complaint;
import org.onehall.screening.EngineSettings;
import picocli.CommandLine.Option;

/** The options for analysing games. */
public final class EngineOptions {
    @Option(
            names = "--engine",
            paramLabel = "PATH",
            description = "The UCI engine, a program (default: the first stockfish that is found).")
    private Optional<Path> engine = Optional.empty();

    @Option(
            names = "--nodes",
            paramLabel = "N",
            description = "Nodes that the engine searches per position (default: as in the calibration).")
    private Optional<Long> nodes = Optional.empty();

    @Option(
            names = "--workers",
            paramLabel = "N",
            description =
                    "Engine processes at the same time (default: one for each processor); the answers are the same.")
    private int workers = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--cache",
            paramLabel = "FILE",
            description = "File in which analyses are kept, so that no position is analysed twice (default: a file for "
                    + "the engine's settings in .onehall/analysis).")
    private Optional<Path> cache = Optional.empty();

    /**
     * The means of analysis that the options ask for. Values out of range are a complaint.
     *
     * @param usual applies where no option is given
     * @param folder of analyses
     */
    public Analyses.Means means(Effort usual, Path folder) {
        if (workers < 1) throw new Complaint(Complaint.USAGE, "--workers must be from 1");
        if (nodes.isPresent() && nodes.get() < 1) throw new Complaint(Complaint.USAGE, "--nodes must be from 1");
        return new Analyses.Means(
                engine,
                new Effort(nodes.orElse(usual.nodes()), usual.multiPv(), usual.hashMb()),
                workers,
                cache,
                folder);
    }

    /** The engine that was named. */
    public Optional<Path> program() {
        return engine;
    }

    /** The file of analyses that was named. */
    public Optional<Path> cache() {
        return cache;
    }

    /** The effort that these settings state. */
    public static Effort effort(EngineSettings settings) {
        return new Effort(settings.nodes(), settings.multiPv(), settings.hashMb());
    }
}
