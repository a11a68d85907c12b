package org.onehall.bench.screening;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.onehall.chess.Position;
import org.onehall.engine.EngineFailure;
import org.onehall.engine.EngineLocator;
import org.onehall.engine.PositionKey;
import org.onehall.local.Home;
import org.onehall.local.Progress;
import org.onehall.local.Table;
import org.onehall.local.screening.Analyses;
import org.onehall.local.screening.CalibrationOption;
import org.onehall.local.screening.EngineOptions;
import org.onehall.local.screening.GameFiles;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.Calibration;
import org.onehall.screening.Calibrations;
import org.onehall.screening.PgnAnalysis;
import org.onehall.screening.TailShare;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall bench screen}. */
@Command(
        name = "screen",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Measure fair-play screening: against printed intrinsic ratings, on games of honest people and of "
                    + "engines, and how fast it is.",
            "Without --published and --throughput: all that the data folder has, but not how fast."
        },
        footer = {
            "",
            "Analyses are kept, as of ./onehall screen: a second run is fast.",
            "Exit code 1 if workers, a kill or a torn file change an answer; a goal that is missed is for a person "
                    + "to judge."
        })
public final class ScreenBenchCommand implements Callable<Integer> {
    private static final int MOST_POSITIONS = 10_000;

    @Spec
    private CommandSpec spec;

    @Option(names = "--published", description = "Only the printed ratings of the data folder.")
    private boolean published;

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = {
                "Folder of the games: published/published-ipr.csv with the PGN files it names,",
                "honest-otb-*.pgn, event-*.pgn, engine-*.pgn, as far as there are (default: printed ratings only, "
                        + "which come with OneHall)."
            })
    private Optional<Path> data = Optional.empty();

    @Option(
            names = "--throughput",
            description = "Measure how fast games are analysed, and that the answers do not depend on how.")
    private boolean throughput;

    @Option(
            names = "--positions",
            paramLabel = "N",
            description = "Positions that --throughput analyses (${DEFAULT-VALUE}).")
    private int positions = 200;

    @Option(
            names = "--calibration",
            paramLabel = "FILE",
            description = "Calibration (default: the one that comes with OneHall).")
    private Optional<Path> calibration = Optional.empty();

    @Mixin
    private EngineOptions engine;

    @Option(names = "--json", description = "Print one JSON object instead of tables.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public Integer call() throws IOException, InterruptedException, EngineFailure {
        Path folder = data.orElseGet(() -> Home.current().root().resolve("deploy/bench/data/fairplay"));
        wanted(Files.isDirectory(folder), folder + " is no folder");
        wanted(positions >= 20 && positions <= MOST_POSITIONS, "--positions must be from 20 to " + MOST_POSITIONS);
        Calibration taken =
                calibration.isPresent() ? CalibrationOption.read(calibration.get()) : Calibrations.current();
        Analyses.begin(
                Home.current().root().resolve("deploy/bench/data/analyses"),
                Home.current().analyses(),
                taken.settings());
        Analyses.Means means = engine.means(
                EngineOptions.effort(taken.settings()), Home.current().analyses());
        Progress progress = Progress.onTerminal();
        Sets sets =
                new Sets(folder, means, taken.settings(), (done, of) -> progress.at("analysed " + done + " of " + of));
        wanted(
                !published && !throughput || Files.isRegularFile(sets.published()),
                sets.published() + " does not exist");
        Map<String, Object> results = new LinkedHashMap<>();
        results.put("calibration", taken.version());
        results.put("settings", taken.settings().version());
        PrintWriter out = spec.commandLine().getOut();
        boolean same = true;
        try {
            if (!json)
                out.println("calibration " + taken.version() + ", "
                        + taken.settings().version() + "\n");
            if (published || !throughput && Files.isRegularFile(sets.published())) {
                Published printed = Published.of(sets, taken);
                progress.end();
                results.put("published", printed);
                if (!json) print(printed, out);
            }
            if (!published && !throughput) {
                Map<String, List<AnalysedGame>> honest = sets.honest();
                List<AnalysedGame> engines = sets.engines();
                progress.at("statistics");
                if (honest.isEmpty()) {
                    progress.end();
                    if (!json)
                        out.println("No games of honest people in " + folder
                                + ": a folder that has them is given with --data.");
                } else {
                    List<Honest> lines = new ArrayList<>(Honest.of(honest, taken));
                    lines.addAll(Honest.halves(honest, taken.settings()));
                    List<Apart> apart = Apart.of(
                            honest.values().stream().flatMap(List::stream).toList(), engines, taken);
                    progress.end();
                    results.put("honest", lines);
                    results.put("separation", apart);
                    if (!json) {
                        printHonest(lines, out);
                        printApart(apart, out);
                    }
                }
            }
            if (throughput) {
                Throughput measured = measure(means, sets, progress);
                progress.end();
                same = measured.isSame();
                results.put("throughput", measured);
                if (!json) print(measured, out);
            }
        } finally {
            progress.end();
        }
        if (json)
            out.println(new ObjectMapper()
                    .enable(SerializationFeature.INDENT_OUTPUT)
                    .writeValueAsString(results));
        out.flush();
        return same ? 0 : 1;
    }

    private void wanted(boolean holds, String otherwise) {
        if (!holds) throw new ParameterException(spec.commandLine(), otherwise);
    }

    private Throughput measure(Analyses.Means means, Sets sets, Progress progress)
            throws IOException, EngineFailure, InterruptedException {
        List<String> command = new EngineLocator(
                        means.engine(),
                        Optional.ofNullable(System.getenv("PATH")).orElse(""))
                .command()
                .orElseThrow(() -> new IOException("no engine found; install one: apt-get install stockfish"));
        List<Path> files;
        try (Stream<Path> all = Files.list(sets.published().getParent())) {
            files = all.filter(file -> file.toString().endsWith(".pgn"))
                    .sorted()
                    .toList();
        }
        Map<String, Position> all = new LinkedHashMap<>();
        int games = 0;
        for (GameFiles.Named game : GameFiles.read(files).games()) {
            games++;
            PgnAnalysis.toAnalyse(game.game()).forEach(position -> all.putIfAbsent(PositionKey.of(position), position));
            if (all.size() >= positions) break;
        }
        return Throughput.measure(
                command,
                means.effort(),
                all.values().stream().limit(positions).toList(),
                (double) all.size() / games,
                progress);
    }

    // ---- tables

    private static void print(Published printed, PrintWriter out) {
        Table table = new Table(List.of(
                "event",
                "player",
                "moves printed",
                "ours",
                "IPR printed",
                "ours",
                "2 sigma",
                "ours to scale",
                "difference"));
        for (Published.Row row : printed.rows())
            table.add(List.of(
                    row.event(),
                    row.player(),
                    String.valueOf(row.printedMoves()),
                    String.valueOf(row.moves()),
                    fixed(row.printed(), 0),
                    fixed(row.ours(), 0),
                    fixed(row.twoSigma(), 0),
                    fixed(row.toScale(), 0),
                    fixed(row.toScale() - row.printed(), 0)));
        out.println("Intrinsic ratings printed by K. Regan (2012), beside ours of the same games; to scale: printed = "
                + fixed(printed.agreement().shift(), 0) + " + "
                + fixed(printed.agreement().scale(), 3) + " ours.");
        out.println();
        out.println(table);
        out.println("rank correlation " + fixed(printed.agreement().rankCorrelation(), 3) + " over "
                + printed.agreement().rows() + " rows (goal " + Published.LEAST_CORRELATION + ": "
                + yes(printed.agreement().rankCorrelation() >= Published.LEAST_CORRELATION) + ")");
        out.println("printed within our 2 sigma, each half of the rows to the scale of the other: "
                + printed.agreement().within() + " of " + printed.agreement().rows() + ", "
                + fixed(100 * printed.shareWithin(), 0) + " % (goal 90 %: "
                + yes(printed.shareWithin() >= Published.LEAST_WITHIN) + ")");
        out.println();
    }

    private static void printHonest(List<Honest> lines, PrintWriter out) {
        Table table = new Table(List.of(
                "set", "z of", "games", "units", "moves", "mean", "sd", "|z| > 2", "normal", "|z| > 3", "normal",
                "|z| > 4", "normal", "slope", "held"));
        for (Honest line : lines) {
            List<String> row = new ArrayList<>(List.of(
                    line.set(),
                    line.unit(),
                    String.valueOf(line.games()),
                    String.valueOf(line.units()),
                    String.valueOf(line.moves()),
                    fixed(line.mean(), 3),
                    fixed(line.deviation(), 3)));
            for (TailShare tail : line.tails()) {
                row.add(tail.beyond() + " (" + fixed(100 * tail.share(), 2) + " %)");
                row.add(tail.lowest() + ".." + tail.highest());
            }
            row.add(String.format(
                    Locale.ROOT,
                    "%+.3f ± %.3f",
                    line.trend().slope(),
                    line.trend().error()));
            row.add(yes(line.isHeld()));
            table.add(row);
        }
        out.println("Honest people: how many z lie far out, beside what 95 of 100 sets of so many normal z have; slope "
                + "of z by 1,000 rating points with its");
        out.println("standard error. game: a player in a game, from " + Honest.GAME_MOVES
                + " moves that count on; player: over all games; 9 games: of players of like rating.");
        out.println("each half by the other: all games, each by a calibration made of the half it is not in. held: all "
                + "three within, and the slope within 1.96");
        out.println("errors of 0.");
        out.println();
        out.println(table);
    }

    private static void printApart(List<Apart> lines, PrintWriter out) {
        Table table = new Table(List.of(
                "play", "against", "z of", "units", "moves", "units against", "moves against", "AUC", "goal", "held"));
        for (Apart line : lines)
            table.add(List.of(
                    line.play(),
                    line.against(),
                    line.unit(),
                    String.valueOf(line.units()),
                    String.valueOf(line.moves()),
                    String.valueOf(line.honestUnits()),
                    String.valueOf(line.honestMoves()),
                    fixed(line.auc(), 4),
                    line.goal() == 0 ? "" : fixed(line.goal(), 2),
                    line.goal() == 0 ? "" : yes(line.isHeld())));
        out.println("Separation: probability that play with an engine has the greater z than honest play. The engines' "
                + "games count as if");
        out.println("people of that rating had handed in their moves, beside games of people whose ratings are within "
                + "200 points.");
        out.println("The last ones are games of people in which the first choice of the engine that screens stands for "
                + "all or, by chance, some of the moves.");
        out.println();
        out.println(table);
    }

    private static void print(Throughput measured, PrintWriter out) {
        out.println(measured.settings() + ", " + measured.positions() + " positions, "
                + fixed(measured.positionsAGame(), 1) + " a game");
        out.println("positions/s per core: bare engine " + fixed(measured.bare(), 2) + ", ours "
                + fixed(measured.ours(), 2) + "; overhead " + fixed(100 * measured.overhead(), 1)
                + " %, median of interleaved rounds (goal 10 %: " + yes(measured.isHeld()) + ")");
        out.println("positions/s with " + measured.workers() + " workers: " + fixed(measured.withWorkers(), 2) + ", "
                + fixed(measured.gamesAnHour(), 0) + " games/hour");
        out.println("the same bytes: 1 and 4 workers " + yes(measured.sameForFour()) + ", after " + measured.killed()
                + " kills of an engine " + yes(measured.sameAfterKill()) + ", after a torn file "
                + yes(measured.sameAfterTear()));
    }

    private static String yes(boolean held) {
        return held ? "yes" : "no";
    }

    private static String fixed(double value, int decimals) {
        return String.format(Locale.ROOT, "%." + decimals + "f", value);
    }
}
