package org.onehall.local;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Position;
import org.onehall.chess.Side;
import org.onehall.engine.Effort;
import org.onehall.local.screening.Analyses;
import org.onehall.local.screening.EngineOptions;
import org.onehall.local.screening.GameFiles;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.Calibration;
import org.onehall.screening.CalibrationFile;
import org.onehall.screening.CalibrationRequest;
import org.onehall.screening.Calibrator;
import org.onehall.screening.FitReport;
import org.onehall.screening.Index;
import org.onehall.screening.PgnAnalysis;
import org.onehall.screening.Player;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ./onehall calibrate}. */
@Command(
        name = "calibrate",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Learn from games of honest players how well players of each rating choose moves, as judged by one "
                    + "engine with its settings.",
            "The command writes a file for ./onehall screen --calibration, and prints the model and how well the model "
                    + "fits."
        },
        footer = {
            "",
            "Games in which no player has a rating are left out. Exit code 1 if a game is broken (it is named and "
                    + "left out), there are too few",
            "games, or there is no engine."
        })
final class CalibrateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(arity = "1..*", paramLabel = "FILE", description = "PGN files.")
    private List<Path> files = List.of();

    @Option(
            names = "--out",
            paramLabel = "FILE",
            required = true,
            description = "Where to write the calibration; the file name without its ending is the version.")
    private Path out;

    @Option(names = "--date", paramLabel = "YYYY-MM-DD", description = "Date in the calibration (default: today).")
    private Optional<String> date = Optional.empty();

    @Option(
            names = "--description",
            paramLabel = "TEXT",
            description = "A description of the games, in one line (default: the names of the files).")
    private Optional<String> description = Optional.empty();

    @Mixin
    private EncodingOption encoding;

    @Mixin
    private EngineOptions engine;

    @Mixin
    private HelpOption help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        String version = out.getFileName().toString().replaceFirst("\\.[a-z]+$", "");
        wanted(
                version.matches("[a-z0-9][a-z0-9.-]*"),
                "--out must name a file in lower-case letters, digits, dots and hyphens: the name is the version");
        String day = date.orElse(LocalDate.now(ZoneOffset.UTC).toString());
        wanted(isDate(day), "--date must be like 2026-03-01, not " + day);
        String games = description.orElse(
                files.stream().map(file -> file.getFileName().toString()).collect(Collectors.joining(", ")));
        wanted(!games.isBlank() && games.lines().count() == 1, "--description must be one line");
        OutFile.check(
                "--out",
                out,
                Stream.concat(files.stream(), engine.cache().stream()).toList());
        OutFile.checkKind("--out", out, CalibrationFile.BEGIN, "calibration");
        Analyses.Means means = engine.means(Effort.DEFAULT, Home.current().analyses());
        GameFiles read = GameFiles.read(files, encoding.charset());
        PrintWriter err = spec.commandLine().getErr();
        read.broken().forEach(line -> err.println("onehall: " + Printable.of(line)));
        read.doubts().forEach(line -> err.println("onehall: " + Printable.of(line)));
        List<GameFiles.Named> named =
                read.games().stream().filter(CalibrateCommand::isRated).toList();
        if (named.isEmpty())
            throw new Complaint(
                    Complaint.NO,
                    "no player of these games has a rating (WhiteElo, BlackElo), so nothing can be learnt from them");
        List<Position> positions = named.stream()
                .flatMap(game -> PgnAnalysis.toAnalyse(game.game()).stream())
                .toList();
        Progress progress = Progress.onTerminal();
        Analyses analyses;
        try {
            analyses = Analyses.of(
                    positions,
                    means,
                    Optional.empty(),
                    (done, of) -> progress.at(done + " of " + of + " positions analysed"));
        } finally {
            progress.end();
        }
        List<AnalysedGame> rated = named.stream()
                .map(game -> PgnAnalysis.of(game.id(), game.game(), Optional.empty(), analyses::find))
                .toList();
        Calibrator.Fitted fitted;
        try {
            fitted = Calibrator.fit(rated, new CalibrationRequest(version, analyses.settings(), day, games));
        } catch (IllegalArgumentException e) {
            throw new Complaint(Complaint.NO, e.getMessage());
        }
        byte[] made = CalibrationFile.write(fitted.calibration()).getBytes(StandardCharsets.UTF_8);
        // the same name must never stand for different numbers
        if (Files.isRegularFile(out) && Files.size(out) > 0 && !Arrays.equals(made, Files.readAllBytes(out)))
            throw new Complaint(
                    Complaint.NO,
                    "--out: " + out
                            + " contains another calibration of the same name; name another file; "
                            + "the analyses so far are kept and used again");
        OutFile.write("--out", out, made);
        print(fitted, read.games().size() - rated.size(), spec.commandLine().getOut());
        if (fitted.calibration().isForTrials())
            err.println("onehall: for trials only: "
                    + fitted.calibration().set().games() + " games with "
                    + fitted.calibration().set().moves() + " moves that count, and the IPR misses by "
                    + fixed(fitted.calibration().iprError(), 0) + " points. A reliable calibration has at least "
                    + Calibration.ENOUGH_MOVES + " moves, of players of all ratings, and misses by less than "
                    + Calibration.LARGE_ERROR + "; add games");
        return read.broken().isEmpty() ? 0 : Complaint.NO;
    }

    private static boolean isRated(GameFiles.Named game) {
        BySide<Player> players = PgnAnalysis.players(game.id(), game.game());
        return List.of(Side.values()).stream()
                .anyMatch(side -> players.get(side).rating().isPresent());
    }

    private static boolean isDate(String text) {
        try {
            return LocalDate.parse(text).toString().equals(text);
        } catch (DateTimeException _) {
            return false;
        }
    }

    private void wanted(boolean holds, String otherwise) {
        if (!holds) throw new ParameterException(spec.commandLine(), otherwise);
    }

    private void print(Calibrator.Fitted fitted, int unrated, PrintWriter out) {
        Calibration made = fitted.calibration();
        FitReport report = fitted.report();
        List<Double> errors = report.standardErrors();
        out.println(made.version() + " for " + made.settings().version() + ", written to " + this.out);
        out.println(made.set().games() + " games, " + made.set().moves() + " moves that count, "
                + made.set().players() + " players, ratings " + made.set().lowest() + " to "
                + made.set().highest() + (unrated == 0 ? "" : "; " + unrated + " games without ratings left out"));
        out.println();
        out.println("ln s = a + b x, c = c0 + c1 x, x = (rating - 2000) / 1000");
        out.println("a " + withError(made.skill().a(), errors.get(0)) + ", b "
                + withError(made.skill().b(), errors.get(1)) + ", c0 "
                + withError(made.skill().c0(), errors.get(2))
                + ", c1 " + withError(made.skill().c1(), errors.get(3)) + "; likeliest: a "
                + fixed(report.likeliest().a(), 3) + ", b "
                + fixed(report.likeliest().b(), 3)
                + ", c0 " + fixed(report.likeliest().c0(), 3) + ", c1 "
                + fixed(report.likeliest().c1(), 3));
        out.println("-ln likelihood per move: " + fixed(report.surpriseOfFit(), 4) + "; the likeliest "
                + fixed(report.surprise(), 4));
        for (Index index : Index.values())
            out.println("kappa " + index + " "
                    + withError(
                            made.inflation().get(index).at2000(),
                            report.inflationError().get(index)) + ", offset per move "
                    + fixed(made.offset().get(index).at2000(), 4)
                    + (made.offset().get(index).per1000() < 0 ? " - " : " + ")
                    + fixed(Math.abs(made.offset().get(index).per1000()), 4) + " x");
        out.println("rho of EV and AE " + fixed(made.correlation(), 3) + "; skewness " + fixed(made.skewness(), 2)
                + " times that of independent moves");
        out.println("rating error " + fixed(made.ratingError(), 0) + " points, from " + report.pairs()
                + " pairs of games of one player");
        out.println("IPR = " + fixed(made.ipr().intercept(), 0) + " - "
                + fixed(made.ipr().slope(), 0) + " ln AE, which misses by " + fixed(made.iprError(), 0)
                + " points (one standard deviation), " + fixed(made.ipr().inflation(), 2)
                + " times as far as resampling of games says");
        out.println();
        Table bands = new Table(List.of(
                "ratings from",
                "games",
                "moves",
                "MM %",
                "exp.",
                "EV %",
                "exp.",
                "AE",
                "exp.",
                "z of all",
                "sd of games' z"));
        for (FitReport.Band band : report.bands())
            bands.add(List.of(
                    String.valueOf(band.from()),
                    String.valueOf(band.games()),
                    String.valueOf(band.moves()),
                    fixed(100 * band.observed().mm(), 1),
                    fixed(100 * band.expected().mm(), 1),
                    fixed(100 * band.observed().ev(), 1),
                    fixed(100 * band.expected().ev(), 1),
                    fixed(band.observed().ae(), 3),
                    fixed(band.expected().ae(), 3),
                    fixed(band.z(), 2),
                    fixed(band.scatter(), 2)));
        out.println(bands);
        Table milestones = new Table(List.of("rating", "moves", "s", "c", "AE projected", "IPR"));
        for (FitReport.Milestone one : report.milestones())
            milestones.add(List.of(
                    fixed(one.rating(), 0),
                    String.valueOf(one.moves()),
                    fixed(one.skill().sensitivity(), 3),
                    fixed(one.skill().consistency(), 3),
                    fixed(one.error(), 4),
                    fixed(one.ipr(), 0)));
        out.print(milestones);
        out.flush();
    }

    private static String withError(double value, double error) {
        return fixed(value, 3) + " ± " + fixed(error, 3);
    }

    private static String fixed(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
