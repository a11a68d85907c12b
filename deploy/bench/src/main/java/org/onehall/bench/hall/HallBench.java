package org.onehall.bench.hall;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.onehall.bench.play.GamesInPlay;
import org.onehall.bench.play.Pace;
import org.onehall.bench.play.Times;
import org.onehall.demo.HallClient;
import org.onehall.local.Progress;

/** Moves in a separate hall, and the least that such a move could cost, in turn in the same run. */
final class HallBench {
    private static final int ARRIVAL_SECONDS = 30;

    private final Plan plan;
    private final Progress progress;
    /** Moves that have not arrived at a screen yet, by screen, board and the number of half-moves it makes. */
    private final Map<String, CompletableFuture<Void>> awaited = new ConcurrentHashMap<>();

    /**
     * What must be measured.
     *
     * @param rates moves in a second over all boards, one after another
     * @param seconds length of each part
     * @param rounds how often floor and hall are measured at each rate, in turn
     */
    record Plan(int boards, List<Integer> rates, int seconds, int rounds) {}

    /**
     * One way at one rate.
     *
     * @param cold whether the hall and the floor had just been started
     * @param ofFloor p50 and p99 as multiples of those of the two hops; empty for the floors themselves
     */
    record Row(int rate, boolean cold, String what, Times.Summary times, List<Double> ofFloor) {}

    /** What the hall used at one rate, each process; written bytes include what goes to sockets. */
    record Use(int rate, boolean cold, int moves, double seconds, Expenses expenses) {}

    /** Where the time of the moves at one rate went. */
    record Part(int rate, boolean cold, Stages.Stage stage) {}

    /** @param notMade moves that were due and for which no game had a move left, or none yet */
    record Result(
            String java, int processors, int boards, List<Row> rows, List<Part> stages, List<Use> uses, int notMade) {
        boolean isWhole() {
            return rows.stream().allMatch(row -> row.times().failed() == 0);
        }
    }

    /** Times of everything that is measured at one rate. */
    private static final class Measured {
        final Map<Way, Times> floors = new TreeMap<>();
        final Times answer = new Times();
        final Times opponent = new Times();
        final Times arbiter = new Times();
        final Queue<Stages.Moved> moved = new ConcurrentLinkedQueue<>();
        double seconds;
        int notMade;
        Optional<Expenses> expenses = Optional.empty();

        Measured() {
            for (Way way : Way.values()) floors.put(way, new Times());
        }

        /** Waits until everything has arrived or is too late. */
        void settle() {
            floors.values().forEach(Times::settle);
            for (Times times : List.of(answer, opponent, arbiter)) times.settle();
        }
    }

    HallBench(Plan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** @param folder for the hall's data */
    Result measure(Path folder) throws IOException, InterruptedException {
        List<Row> rows = new ArrayList<>();
        List<Use> uses = new ArrayList<>();
        List<Part> stages = new ArrayList<>();
        int notMade = 0;
        try (GamesInPlay games = GamesInPlay.start(folder, "moves", plan.boards(), progress);
                FloorLine floor = new FloorLine(games.hall().access(), folder.resolve("floor"))) {
            watch(games);
            idle(games, uses);
            boolean cold = true;
            for (int rate : plan.rates()) {
                for (boolean now : cold ? List.of(true, false) : List.of(false)) {
                    Measured measured = measure(games, floor, rate, now ? 1 : plan.rounds());
                    add(rate, now, measured, rows, uses);
                    notMade += measured.notMade;
                    Stages.read(games.hall().access())
                            .of(List.copyOf(measured.moved))
                            .forEach(stage -> stages.add(new Part(rate, now, stage)));
                }
                cold = false;
            }
        }
        return new Result(
                System.getProperty("java.vm.version"),
                Runtime.getRuntime().availableProcessors(),
                plan.boards(),
                rows,
                stages,
                uses,
                notMade);
    }

    private void watch(GamesInPlay games) {
        for (HallClient screen : games.players()) screen.listen(frame -> arrived(screen, frame));
        for (HallClient screen : games.localArbiters()) screen.listen(frame -> arrived(screen, frame));
    }

    private static String key(HallClient screen, String board, int plies) {
        return System.identityHashCode(screen) + "|" + board + "|" + plies;
    }

    private void arrived(HallClient screen, JsonNode frame) {
        if (!frame.path("t").asText().equals("board")) return;
        JsonNode board = frame.path("board");
        CompletableFuture<Void> move = awaited.remove(
                key(screen, board.path("id").asText(), board.path("ply").asInt()));
        if (move != null) move.complete(null);
    }

    private CompletableFuture<Void> await(HallClient screen, GamesInPlay.Next move) {
        CompletableFuture<Void> arrival = new CompletableFuture<>();
        awaited.put(key(screen, move.board(), move.ply() + 1), arrival);
        return arrival.orTimeout(ARRIVAL_SECONDS, TimeUnit.SECONDS);
    }

    /** What the hall uses while all boards stand still. */
    private void idle(GamesInPlay games, List<Use> uses) throws IOException, InterruptedException {
        progress.at("nobody moves");
        Expenses before = Expenses.of(games.hall().parts());
        Thread.sleep(TimeUnit.SECONDS.toMillis(plan.seconds()));
        uses.add(new Use(
                0, true, 0, plan.seconds(), Expenses.of(games.hall().parts()).since(before)));
    }

    private Measured measure(GamesInPlay games, FloorLine floor, int rate, int rounds)
            throws IOException, InterruptedException {
        Measured measured = new Measured();
        for (int round = 1; round <= rounds; round++) {
            progress.at(rate + " moves a second, round " + round + ": the floor");
            for (Way way : Way.values()) {
                Times times = measured.floors.get(way);
                // Shorter, for the three of them together should not take longer than the hall.
                Pace.keep(Math.max(1, plan.seconds() / 2), 60 * rate, number -> {
                    long due = System.nanoTime();
                    times.took(floor.send(way), due);
                });
            }
            progress.at(rate + " moves a second, round " + round + ": the hall");
            long begun = System.nanoTime();
            Expenses before = Expenses.of(games.hall().parts());
            Pace.keep(
                    plan.seconds(),
                    60 * rate,
                    number -> games.next()
                            .ifPresentOrElse(next -> play(games, next, measured), () -> measured.notMade++));
            measured.settle();
            Expenses used = Expenses.of(games.hall().parts()).since(before);
            measured.seconds += (System.nanoTime() - begun) / 1e9;
            measured.expenses = Optional.of(
                    measured.expenses.map(earlier -> earlier.plus(used)).orElse(used));
        }
        return measured;
    }

    private void play(GamesInPlay games, GamesInPlay.Next next, Measured measured) {
        CompletableFuture<Void> opponent = await(next.opponent(), next);
        List<CompletableFuture<Void>> arbiters = games.localArbiters().stream()
                .filter(screen -> screen.board(next.board()).isPresent())
                .map(screen -> await(screen, next))
                .toList();
        long due = System.nanoTime();
        long sent = System.currentTimeMillis();
        CompletableFuture<JsonNode> answer = next.play().orTimeout(ARRIVAL_SECONDS, TimeUnit.SECONDS);
        answer.thenApply(_ -> System.currentTimeMillis())
                .thenAcceptBoth(
                        opponent.thenApply(_ -> System.currentTimeMillis()),
                        (answered, shown) -> measured.moved.add(new Stages.Moved(next.board(), sent, answered, shown)));
        measured.answer.took(answer, due);
        measured.opponent.took(opponent, due);
        for (CompletableFuture<Void> arbiter : arbiters) measured.arbiter.took(arbiter, due);
    }

    private static void add(int rate, boolean cold, Measured measured, List<Row> rows, List<Use> uses) {
        Times.Summary least = measured.floors.get(Way.HOPS).summary();
        measured.floors.forEach(
                (way, times) -> rows.add(new Row(rate, cold, "floor: " + way.title(), times.summary(), List.of())));
        rows.add(row(rate, cold, "the mover's answer", measured.answer, least));
        rows.add(row(rate, cold, "at the opponent's screen", measured.opponent, least));
        rows.add(row(rate, cold, "on a Local Chief Arbiter's wall", measured.arbiter, least));
        uses.add(new Use(
                rate, cold, measured.answer.summary().number(), measured.seconds, measured.expenses.orElseThrow()));
    }

    private static Row row(int rate, boolean cold, String what, Times times, Times.Summary least) {
        Times.Summary all = times.summary();
        return new Row(
                rate,
                cold,
                what,
                all,
                List.of(ratio(all.p50Micros(), least.p50Micros()), ratio(all.p99Micros(), least.p99Micros())));
    }

    private static double ratio(long of, long to) {
        return Math.round(10.0 * of / Math.max(1, to)) / 10.0;
    }
}
