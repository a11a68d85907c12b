package org.onehall.bench.moves;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.onehall.bench.Scratch;
import org.onehall.bench.Statistics;
import org.onehall.local.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ./onehall bench moves}. */
@Command(
        name = "moves",
        sortOptions = false,
        usageHelpAutoWidth = true,
        description = {
            "Measure the sealed log: how soon a move is acknowledged, how late a flag is claimed, what a running "
                    + "game takes of memory,"
                    + " and how long a service takes to come back with a long log.",
            "Broker, game-state, virtual-clock and the load generator all run on this machine."
        },
        footer = {"", "Exit code 1 if a move was refused or not answered at one of the rates asked for."})
public final class MovesCommand implements Callable<Integer> {
    private static final int GAME_STATE_HEAP = 2_048;
    private static final int CLOCK_HEAP = 512;
    static final int RAMP_SECONDS = 10;
    private static final double RAMP = 1.25;
    private static final List<Integer> WARM_UP_RATES = List.of(500, 1_000, 2_000);
    private static final int LEAST_RAMP = 1_000;
    private static final double HELD = 0.98;
    private static final int LONG = 3 * 3600;
    private static final int FLAG_WINDOW = 20;
    private static final int WARM_FLAG_WINDOW = FLAG_WINDOW / 4;
    private static final int PLIES = 50;
    private static final int FAIL_OVER_GAMES = 400;
    private static final int FAIL_OVER_RATE = 200;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--rates",
            split = ",",
            paramLabel = "N",
            description = "Moves a second (${DEFAULT-VALUE}).",
            defaultValue = "100,1000,5000")
    private List<Integer> rates;

    @Option(names = "--seconds", paramLabel = "N", description = "How long each rate is held (${DEFAULT-VALUE}).")
    private int seconds = 30;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "Look for the highest rate up to N moves a second; 0: do not (${DEFAULT-VALUE}).")
    private int most = 20_000;

    @Option(
            names = "--clocks",
            paramLabel = "N",
            description = "Running clocks for the flags and the memory; 0: do not measure them (${DEFAULT-VALUE}).")
    private int clocks = 100_000;

    @Option(
            names = "--flags",
            paramLabel = "N",
            description = "Flags that fall among the running clocks, within " + FLAG_WINDOW + " s; a quarter as many"
                    + " fall before and are shown apart: they warm up what claims them (${DEFAULT-VALUE}).")
    private int flags = 2_000;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description =
                    "Seconds of play that do not count, until the compiler has little left to do (${DEFAULT-VALUE}).")
    private int warmUp = 120;

    @Option(
            names = "--log",
            paramLabel = "N",
            description =
                    "Moves in the log when the services are killed and come back; the games that fill it show the "
                            + "memory"
                            + " with " + PLIES + " half-moves; 0: do not (${DEFAULT-VALUE}).")
    private int log = 1_000_000;

    @Option(
            names = "--fail-over",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description = "Kill one of two instances of game-state while moves are played (${DEFAULT-VALUE}).")
    private boolean failing;

    @Option(
            names = "--durable",
            negatable = true,
            defaultValue = "true",
            fallbackValue = "true",
            description =
                    "Play the same moves on a broker that flushes each batch to the disk, too (${DEFAULT-VALUE}).")
    private boolean durable;

    @Option(names = "--json", description = "Print one JSON object instead of tables.")
    private boolean json;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this help.")
    private boolean help;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (seconds < 1
                || rates.stream().anyMatch(rate -> rate < 1)
                || clocks < 0
                || flags < 0
                || log < 0
                || most < 0
                || warmUp < 0) {
            throw new ParameterException(
                    spec.commandLine(), "numbers must not be negative, and rates and seconds must be from 1");
        }
        if (clocks > 0 && 2L * flags > clocks) {
            throw new ParameterException(spec.commandLine(), "--flags must not be more than half of --clocks");
        }
        Progress progress = Progress.onTerminal();
        try (Scratch scratch = new Scratch();
                Stage stage = new Stage(scratch.folder())) {
            progress.at("starting the broker and two services");
            stage.startBroker(false);
            stage.startService(Stage.GAME_STATE, GAME_STATE_HEAP);
            MovesResult result = measure(stage, progress);
            progress.end();
            PrintWriter out = spec.commandLine().getOut();
            if (json) {
                out.println(new ObjectMapper()
                        .enable(SerializationFeature.INDENT_OUTPUT)
                        .writeValueAsString(result));
            } else {
                MovesReport.print(result, out);
            }
            return result.moves().stream()
                            .limit(rates.size())
                            .allMatch(row -> row.refused() == 0 && row.unanswered() == 0)
                    ? 0
                    : 1;
        } finally {
            progress.end();
        }
    }

    private MovesResult measure(Stage stage, Progress progress) throws IOException, InterruptedException {
        Path pgn = Path.of(System.getProperty("onehall.home", "")).resolve("deploy/demo/games/real-200.pgn");
        List<Load.Result> moves = new ArrayList<>();
        List<MovesResult.Memory> memory = new ArrayList<>();
        List<MovesResult.Recovery> recovery = new ArrayList<>();
        List<MovesResult.Flags> lateness = List.of();
        int sustained = 0;
        int played = 0;
        MovesResult.FailOver failOver = null;
        DurableCost.Result cost = null;
        try (Games games = new Games(stage, Stage.GAME_STATE, pgn, 0)) {
            int top = rates.stream().max(Comparator.naturalOrder()).orElseThrow();
            int count = Math.max(top, 1_000);
            warmUp(stage, games, progress);
            progress.at("starting " + count + " games");
            games.sign(count);
            Load load = new Load(stage, games.start(count, _ -> LONG, true));
            for (int rate : rates) {
                progress.at(rate + " moves a second");
                moves.add(load.play(rate, seconds));
                if (held(moves.getLast())) sustained = Math.max(sustained, rate);
            }
            int missed = 0;
            for (double rate = Math.max(LEAST_RAMP, sustained); missed < 2 && rate <= most; ) {
                int now = (int) rate;
                progress.at("looking for the highest rate: " + now);
                games.sign(now);
                moves.add(new Load(stage, games.start(now, _ -> LONG, true)).play(now, RAMP_SECONDS));
                if (held(moves.getLast())) {
                    missed = 0;
                    sustained = Math.max(sustained, now);
                    rate *= RAMP;
                } else {
                    missed++; // a single failure may have any cause
                }
            }
            if (durable) cost = durableCost(stage, games, pgn, count, progress);
            played = moves.stream().mapToInt(Load.Result::answered).sum();
            if (clocks > 0) {
                progress.at("starting " + clocks + " clocks");
                stage.startService(Stage.VIRTUAL_CLOCK, CLOCK_HEAP);
                long before = stage.heap(Stage.GAME_STATE);
                long began = System.nanoTime();
                int others = clocks - flags - flags / 4;
                games.start(others, _ -> LONG, false);
                memory.add(new MovesResult.Memory(
                        others, "started, no move", (stage.heap(Stage.GAME_STATE) - before) / others));
                lateness = flags(stage, games, (System.nanoTime() - began) / 1e9 / clocks);
            }
            if (failing) failOver = failOver(stage, pgn, games.made(), progress);
            if (log > 0) {
                int rate = Math.max(1_000, (int) (0.8 * sustained));
                long before = stage.heap(Stage.GAME_STATE);
                int full = Math.max(0, log - played) / (PLIES * rate);
                for (int i = 0; i < full; i++) played += fill(stage, games, rate, PLIES, played, progress);
                if (full > 0)
                    memory.add(new MovesResult.Memory(
                            full * rate,
                            PLIES + " half-moves played",
                            (stage.heap(Stage.GAME_STATE) - before) / full / rate));
                while (played < log)
                    played += fill(stage, games, rate, Math.min(PLIES, 1 + (log - played) / rate), played, progress);
                for (String service :
                        clocks > 0 ? List.of(Stage.GAME_STATE, Stage.VIRTUAL_CLOCK) : List.of(Stage.GAME_STATE)) {
                    progress.at(service + " comes back");
                    stage.kill(service);
                    Duration back = stage.startService(
                            service, service.equals(Stage.GAME_STATE) ? GAME_STATE_HEAP : CLOCK_HEAP);
                    recovery.add(new MovesResult.Recovery(service, played, back.toMillis()));
                }
            }
        }
        return new MovesResult(
                System.getProperty("java.vm.version"),
                Runtime.getRuntime().availableProcessors(),
                moves,
                sustained,
                lateness,
                memory,
                recovery,
                failOver,
                cost);
    }

    /** A second hall, as warm as the first, then both in turn. */
    private DurableCost.Result durableCost(Stage stage, Games games, Path pgn, int count, Progress progress)
            throws IOException, InterruptedException {
        progress.at("starting a durable broker and game-state beside it");
        try (Stage other = stage.second()) {
            other.startBroker(true);
            other.startService(Stage.GAME_STATE, GAME_STATE_HEAP);
            try (Games others = new Games(other, Stage.GAME_STATE, pgn, 0)) {
                warmUp(other, others, progress);
                progress.at("the same moves with and without --durable");
                games.sign(count);
                others.sign(count);
                return DurableCost.measure(
                        other.folder(),
                        rates,
                        seconds,
                        new Load(stage, games.start(count, _ -> LONG, true))::play,
                        new Load(other, others.start(count, _ -> LONG, true))::play);
            }
        }
    }

    private void warmUp(Stage stage, Games games, Progress progress) throws InterruptedException {
        for (int rate : warmUp == 0 ? List.<Integer>of() : WARM_UP_RATES) {
            progress.at("warming up at " + rate + " moves a second");
            games.sign(rate);
            new Load(stage, games.start(rate, _ -> LONG, true)).play(rate, warmUp / WARM_UP_RATES.size());
        }
    }

    private int fill(Stage stage, Games games, int rate, int plies, int played, Progress progress)
            throws InterruptedException {
        progress.at(played + " of " + log + " moves in the log");
        games.sign(rate);
        return new Load(stage, games.start(rate, _ -> LONG, true))
                .play(rate, plies)
                .answered();
    }

    private static boolean held(Load.Result row) {
        return row.refused() + row.unanswered() == 0 && row.rate() >= HELD * row.offered();
    }

    private MovesResult.FailOver failOver(Stage stage, Path pgn, int made, Progress progress)
            throws IOException, InterruptedException {
        progress.at("killing one of two instances");
        stage.startService(Stage.GAME_STATE_2, GAME_STATE_HEAP);
        try (Games games = new Games(stage, Stage.GAME_STATE_2, pgn, made)) {
            games.sign(FAIL_OVER_GAMES);
            Load load = new Load(stage, games.start(FAIL_OVER_GAMES, _ -> LONG, true));
            load.play(FAIL_OVER_RATE, 20); // by then both instances have their share of the partitions
            Thread killer = Thread.ofVirtual().start(() -> {
                try {
                    Thread.sleep(Duration.ofSeconds(3));
                    stage.kill(Stage.GAME_STATE);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            Load.Result result = load.play(FAIL_OVER_RATE, 20);
            killer.join();
            return new MovesResult.FailOver(
                    FAIL_OVER_RATE,
                    result.answered(),
                    result.unanswered() + result.refused(),
                    result.maxMicros() / 1000);
        } finally {
            stage.kill(Stage.GAME_STATE_2);
            stage.startService(Stage.GAME_STATE, GAME_STATE_HEAP);
        }
    }

    /** Lets flags fall one after another while other clocks run on. */
    private List<MovesResult.Flags> flags(Stage stage, Games games, double secondsPerStart)
            throws IOException, InterruptedException {
        if (flags == 0) return List.of(); // no flag fell, so there is nothing to show
        int warm = flags / 4;
        int lead = 10 + (int) (3 * secondsPerStart * (flags + warm));
        int window = FLAG_WINDOW + WARM_FLAG_WINDOW;
        try (FlagTimes times = new FlagTimes(stage.access())) {
            games.start(flags + warm, i -> lead + window * i / (flags + warm), false);
            long[] late = times.read(flags + warm, Duration.ofSeconds(lead + 2L * window + 30));
            return List.of(
                    flags("the first", Arrays.copyOf(late, Math.min(warm, late.length)), warm),
                    flags("after them", Arrays.copyOfRange(late, Math.min(warm, late.length), late.length), flags));
        }
    }

    private MovesResult.Flags flags(String which, long[] late, int wanted) {
        if (late.length == 0) return new MovesResult.Flags(which, clocks, 0, wanted, 0, 0, 0);
        return new MovesResult.Flags(
                which,
                clocks,
                late.length,
                wanted,
                Statistics.percentile(late, 0.5),
                Statistics.percentile(late, 0.99),
                Statistics.percentile(late, 1));
    }
}
