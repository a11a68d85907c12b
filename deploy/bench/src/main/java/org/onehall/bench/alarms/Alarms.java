package org.onehall.bench.alarms;

import io.netty.channel.EventLoop;
import io.netty.channel.nio.NioEventLoopGroup;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onehall.chess.PgnReader;
import org.onehall.demo.Zone;
import org.onehall.local.OwnHall;
import org.onehall.local.Progress;

/** Devices are lost, as planned, in a separate hall; what the hall shows about this is measured. */
final class Alarms {
    private static final int MOST_BOARDS = 500;
    private static final int MOST_VENUES = 50;
    private static final long LOOK_MS = 10;
    private static final long START_LOOK_MS = 100;
    private static final Duration START_PATIENCE = Duration.ofMinutes(10);
    /** Average time from one single loss to the next. */
    private static final int GAP_MS = 250;

    private static final int VENUES_ONE_BY_ONE = 3;
    private static final long CASE_GOAL_MS = 1_000;
    private static final long CHIEF_GOAL_MS = 2_000;
    private static final long DECISION_GOAL_MS = 500;

    private final Plan plan;
    private final Progress progress;
    private final Random random = new Random();
    private final List<Tournament> tournaments = new ArrayList<>();
    private final List<Usage> usages = new ArrayList<>();

    /**
     * What must be measured.
     *
     * @param cases single devices that are lost
     * @param warmUp devices lost before them, shown separately
     * @param dark venues that are offline together; 0: none, and no single venue either
     */
    record Plan(int boards, int venues, int cases, int warmUp, int dark) {
        /** A competition has no more boards and venues than the hall allows. */
        int competitions() {
            return Math.max(Math.ceilDiv(boards, MOST_BOARDS), Math.ceilDiv(venues, MOST_VENUES));
        }
    }

    /** How many processors each part kept busy on average during a measurement. */
    record Usage(String during, double seconds, Map<String, Double> processors) {}

    /**
     * What was measured.
     *
     * @param whole lost devices that became one case with one decision
     * @param strange cases of seats that nobody had lost
     * @param breaks device connections that ended unexpectedly
     */
    record Result(
            String java,
            int processors,
            int boards,
            int venues,
            int competitions,
            List<Row> rows,
            int drops,
            int whole,
            int strange,
            int breaks,
            List<String> complaints,
            List<Usage> usages) {
        boolean isWhole() {
            return whole == drops && strange == 0;
        }
    }

    Alarms(Plan plan, Progress progress) {
        this.plan = plan;
        this.progress = progress;
    }

    /** @param folder for the hall's data */
    Result measure(Path folder) throws IOException, InterruptedException {
        int port = OwnHall.freePort();
        Zone zone = new Zone(URI.create("http://127.0.0.1:" + port));
        Path pgn = Path.of(System.getProperty("onehall.home", "")).resolve("deploy/demo/games/real-200.pgn");
        List<List<String>> scripts = PgnReader.readAll(Files.readString(pgn)).stream()
                .map(game ->
                        game.moves().stream().map(move -> move.move().uci()).toList())
                .toList();
        for (int i = 0; i < plan.competitions(); i++)
            tournaments.add(new Tournament("alarms-" + (i + 1), share(plan.boards(), i), venues(i), zone, scripts));
        Path first = tournaments.getFirst().write(folder.resolve("alarms-1"));
        progress.at("starting the hall");
        NioEventLoopGroup loops = new NioEventLoopGroup(
                1, Thread.ofPlatform().daemon().name("devices").factory());
        try (OwnHall hall = new OwnHall(folder.resolve("data"), port, 1, "", first)) {
            Runtime.getRuntime().addShutdownHook(new Thread(hall::close, "end of the hall"));
            try {
                for (Tournament other : tournaments.subList(1, tournaments.size()))
                    load(hall, other, folder.resolve(other.id()));
                sit(hall, loops.next());
                lose(hall);
                return result();
            } finally {
                tournaments.forEach(Tournament::close);
            }
        } finally {
            loops.shutdownGracefully();
        }
    }

    private static void load(OwnHall hall, Tournament tournament, Path folder)
            throws IOException, InterruptedException {
        Path file = tournament.write(folder);
        Map<String, String> beside = new LinkedHashMap<>();
        for (String name : List.of("players.csv", "pairings.csv"))
            beside.put(name, Files.readString(folder.resolve(name)));
        hall.load(file, beside);
    }

    private int share(int of, int competition) {
        int competitions = plan.competitions();
        return of / competitions + (competition < of % competitions ? 1 : 0);
    }

    /** No two competitions have a venue of the same name. */
    private List<String> venues(int competition) {
        int before = IntStream.range(0, competition)
                .map(i -> share(plan.venues(), i))
                .sum();
        return IntStream.rangeClosed(before + 1, before + share(plan.venues(), competition))
                .mapToObj(number -> "venue" + number)
                .toList();
    }

    // ---- before the first loss

    private void sit(OwnHall hall, EventLoop loop) throws IOException, InterruptedException {
        progress.at("the officials come");
        for (Tournament tournament : tournaments) tournament.officials(hall.operatorToken());
        await("the officials", Tournament::isStaffed);
        for (Tournament tournament : tournaments) tournament.open();
        await("the rounds to be opened", Tournament::isOpen);
        progress.at("the players come");
        for (Tournament tournament : tournaments) tournament.players(hall.operatorToken(), loop);
        await("the players to be connected", Tournament::isComplete);
        progress.at("checks are made and the games start");
        tournaments.forEach(Tournament::check);
        await("the games to start", Tournament::isPlaying);
    }

    private void await(String what, Predicate<Tournament> holds) throws InterruptedException {
        long deadline = System.nanoTime() + START_PATIENCE.toNanos();
        while (!tournaments.stream().map(holds::test).toList().stream().allMatch(yes -> yes)) {
            if (System.nanoTime() > deadline) throw new IllegalStateException("waited in vain for " + what);
            Thread.sleep(START_LOOK_MS);
        }
    }

    // ---- losses

    private void lose(OwnHall hall) throws IOException, InterruptedException {
        during(hall, "the first ones", () -> singles(plan.warmUp(), _ -> Group.FIRST));
        during(hall, "single devices", () -> singles(plan.cases(), i -> i % 2 == 0 ? Group.SILENT : Group.CLOSED));
        if (plan.dark() == 0) return;
        during(hall, "one venue dark", () -> {
            for (int i = 0; i < VENUES_ONE_BY_ONE; i++) dark(Group.VENUE, i, 1);
        });
        during(hall, "many venues dark", () -> dark(Group.VENUES, VENUES_ONE_BY_ONE, plan.dark()));
    }

    private interface Part {
        void measure() throws InterruptedException;
    }

    private void during(OwnHall hall, String what, Part part) throws IOException, InterruptedException {
        progress.at(what);
        Map<String, Long> before = processorNanos(hall);
        long begun = System.nanoTime();
        part.measure();
        long took = System.nanoTime() - begun;
        Map<String, Double> used = new TreeMap<>();
        processorNanos(hall)
                .forEach((name, nanos) -> used.put(name, (nanos - before.getOrDefault(name, 0L)) / (double) took));
        usages.add(new Usage(what, took / 1e9, used));
    }

    private static Map<String, Long> processorNanos(OwnHall hall) throws IOException {
        Map<String, Long> used = new TreeMap<>();
        hall.parts().forEach((name, process) -> used.put(name, nanos(process)));
        used.put("generator", nanos(ProcessHandle.current()));
        return used;
    }

    private static long nanos(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos();
    }

    /** Devices are lost one after another at random times, and come back. */
    private void singles(int count, IntFunction<Group> group) throws InterruptedException {
        long next = System.currentTimeMillis();
        for (int lost = 0; lost < count; look()) {
            if (System.currentTimeMillis() < next) continue;
            Tournament tournament = tournaments.get(random.nextInt(tournaments.size()));
            if (tournament.loseOne(group.apply(lost), lost % 2 == 1, random)) lost++;
            next += 1 + random.nextInt(2 * GAP_MS);
        }
        rest();
    }

    /**
     * Venues whose players play each other are next to each other: every second one is taken first. All belong to one
     * Chief Arbiter, as far as that one has so many.
     */
    private void dark(Group group, int from, int count) throws InterruptedException {
        List<Map.Entry<Tournament, String>> all = new ArrayList<>();
        for (Tournament tournament : tournaments)
            for (int half = 0; half < 2; half++)
                for (int i = half; i < tournament.venues().size(); i += 2)
                    all.add(Map.entry(tournament, tournament.venues().get(i)));
        for (int i = 0; i < count; i++) {
            var venue = all.get((from + i) % all.size());
            venue.getKey().loseAll(venue.getValue(), group);
        }
        rest();
    }

    private void rest() throws InterruptedException {
        do look();
        while (!tournaments.stream().allMatch(Tournament::isAtRest));
    }

    private void look() throws InterruptedException {
        long now = System.currentTimeMillis();
        tournaments.forEach(tournament -> tournament.look(now));
        Thread.sleep(LOOK_MS);
    }

    // ---- what is seen

    private Result result() {
        long window = tournaments.getFirst().window();
        List<Drop> drops = tournaments.stream()
                .flatMap(tournament -> tournament.drops().stream())
                .toList();
        Map<Group, List<Drop>> groups =
                drops.stream().collect(Collectors.groupingBy(Drop::group, TreeMap::new, Collectors.toList()));
        List<Row> rows = new ArrayList<>();
        groups.forEach(
                (group, of) -> rows.add(Row.of("noticed by the zone", group, of, drop -> drop.detection(window), 0)));
        groups.forEach((group, of) -> rows.add(Row.of(
                "case at the venue's LTA",
                group,
                of,
                drop -> drop.lag(drop.seat().venue(), window),
                CASE_GOAL_MS)));
        groups.forEach((group, of) -> rows.add(
                Row.of("case at the CA", group, of, drop -> drop.lag(Sightings.CHIEF, window), CHIEF_GOAL_MS)));
        groups.forEach((group, of) ->
                rows.add(Row.of("decision applied, from sending", group, of, Drop::sinceSent, DECISION_GOAL_MS)));
        groups.forEach((group, of) ->
                rows.add(Row.of("decision applied, from its answer", group, of, Drop::sinceAcknowledged, 0)));
        return new Result(
                System.getProperty("java.vm.version"),
                Runtime.getRuntime().availableProcessors(),
                plan.boards(),
                plan.venues(),
                plan.competitions(),
                rows,
                drops.size(),
                (int) drops.stream().filter(Drop::isWhole).count(),
                tournaments.stream().mapToInt(Tournament::strange).sum(),
                tournaments.stream().mapToInt(Tournament::breaks).sum(),
                tournaments.stream()
                        .flatMap(tournament -> tournament.complaints().stream())
                        .toList(),
                usages);
    }
}
