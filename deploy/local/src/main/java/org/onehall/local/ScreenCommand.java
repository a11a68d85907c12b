package org.onehall.local;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.Position;
import org.onehall.local.screening.Analyses;
import org.onehall.local.screening.CalibrationOption;
import org.onehall.local.screening.EngineOptions;
import org.onehall.local.screening.GameFiles;
import org.onehall.local.screening.ScreenTable;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.Calibration;
import org.onehall.screening.Calibrations;
import org.onehall.screening.CanonicalJson;
import org.onehall.screening.EventReport;
import org.onehall.screening.PgnAnalysis;
import org.onehall.screening.Screening;
import org.onehall.screening.ScreeningOptions;
import org.onehall.screening.report.ScreeningPdf;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall screen}. */
@Command(
        name = "screen",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Screen the games of PGN files for fair play, offline: compare every move with an engine's choices, and "
                    + "with the moves that are expected of players with the same rating.",
            "The result is an indication, never proof (APP-I A3)."
        },
        footer = {
            "",
            "Analyses are kept: an interrupted run continues from there. Players without a rating get their figures, "
                    + "but no z (the distance from the expected play).",
            "Exit code 1 if a game is broken (it is named and left out), a file has no games, or there is no engine."
        })
final class ScreenCommand implements Callable<Integer> {
    private static final int MOST_RATING_ERROR = 500;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "PGN files.")
    private List<Path> files = List.of();

    @Option(
            names = "--json",
            description = "Print one JSON object instead of a table: the same bytes for the same games, however many "
                    + "workers. services/shared/screening/DESIGN.md explains how its figures are calculated.")
    private boolean json;

    @Option(
            names = "--pdf",
            paramLabel = "FILE",
            description = "Write a PDF report for arbiters and the Fair Play Commission to this file.")
    private Optional<Path> pdf = Optional.empty();

    @Option(names = "--lang", paramLabel = "en|it", description = "Language of the PDF (${DEFAULT-VALUE}).")
    private String language = "en";

    @Mixin
    private EncodingOption encoding;

    @Mixin
    private EngineOptions engine;

    @Option(
            names = "--calibration",
            paramLabel = "FILE",
            description = "Calibration made with ./onehall calibrate (default: the one that comes with OneHall).")
    private Optional<Path> calibration = Optional.empty();

    @Option(
            names = "--rating-error",
            paramLabel = "N",
            description =
                    "By how many rating points the playing strength differs from the rating (one standard deviation; "
                            + "default: as in the calibration).")
    private Optional<Integer> ratingError = Optional.empty();

    @Option(
            names = "--increment",
            paramLabel = "N",
            description =
                    "Increment in seconds per move, for games whose files do not state the increment; without the "
                            + "increment, the times of their moves are unknown.")
    private Optional<Integer> increment = Optional.empty();

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        wanted(List.of("en", "it").contains(language), "--lang must be en or it");
        wanted(increment.orElse(0) >= 0, "--increment must not be negative");
        wanted(
                ratingError.orElse(0) >= 0 && ratingError.orElse(0) <= MOST_RATING_ERROR,
                "--rating-error must be from 0 to " + MOST_RATING_ERROR);
        if (pdf.isPresent()) {
            OutFile.check(
                    "--pdf",
                    pdf.get(),
                    Stream.of(
                                    files,
                                    calibration.stream().toList(),
                                    engine.cache().stream().toList())
                            .flatMap(List::stream)
                            .toList());
            OutFile.checkKind("--pdf", pdf.get(), OutFile.PDF, "PDF");
        }
        Calibration taken = calibration();
        Analyses.Means means = engine.means(
                EngineOptions.effort(taken.settings()), Home.current().analyses());
        GameFiles read = GameFiles.read(files, encoding.charset());
        PrintWriter err = spec.commandLine().getErr();
        if (taken.isForTrials())
            err.println("onehall: the calibration " + taken.version() + " is for trials only: "
                    + taken.set().moves() + " moves, and its IPR misses by " + Math.round(taken.iprError())
                    + " points; do not rely on its figures");
        read.broken().forEach(line -> err.println("onehall: " + Printable.of(line)));
        read.doubts().forEach(line -> err.println("onehall: " + Printable.of(line)));
        if (read.games().isEmpty()) return Complaint.NO;
        List<Position> positions = read.games().stream()
                .flatMap(game -> PgnAnalysis.toAnalyse(game.game()).stream())
                .toList();
        Progress progress = Progress.onTerminal();
        Analyses analyses;
        try {
            analyses = Analyses.of(
                    positions,
                    means,
                    Optional.of(taken.settings()),
                    (done, of) -> progress.at(done + " of " + of + " positions analysed"));
        } finally {
            progress.end();
        }
        if (analyses.complete())
            engine.program()
                    .ifPresent(program -> err.println(
                            "onehall: " + program + " was not asked: all positions were analysed before, by "
                                    + analyses.settings().version()));
        List<AnalysedGame> games = read.games().stream()
                .map(game -> PgnAnalysis.of(game.id(), game.game(), increment.map(Duration::ofSeconds), analyses::find))
                .toList();
        EventReport report = Screening.report(games, analyses.settings(), taken, ScreeningOptions.defaults())
                .leavingOut(read.leftOut(), read.empty())
                .doubting(read.maybeOne());
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.print(CanonicalJson.write(report) + "\n");
        else out.print(ScreenTable.of(report, taken));
        out.flush();
        if (pdf.isPresent()) {
            String data =
                    files.stream().map(file -> file.getFileName().toString()).collect(Collectors.joining(", "));
            OutFile.write("--pdf", pdf.get(), ScreeningPdf.of(report, taken, data, Instant.now(), language));
        }
        return read.broken().isEmpty() ? 0 : Complaint.NO;
    }

    private Calibration calibration() throws IOException {
        Calibration read = calibration.isPresent() ? CalibrationOption.read(calibration.get()) : Calibrations.current();
        return ratingError.isEmpty() ? read : withRatingError(read, ratingError.get());
    }

    /**
     * The calibration with another rating error, under another name, because the same name must never stand for
     * different numbers.
     */
    private static Calibration withRatingError(Calibration of, int ratingError) {
        return new Calibration(
                of.version() + "-rating-error-" + ratingError,
                of.settings(),
                of.date(),
                of.set(),
                of.skill(),
                of.covariance(),
                of.offset(),
                of.inflation(),
                ratingError,
                of.correlation(),
                of.skewness(),
                of.ipr(),
                of.iprError(),
                of.reference());
    }

    private void wanted(boolean holds, String otherwise) {
        if (!holds) throw new ParameterException(spec.commandLine(), otherwise);
    }
}
