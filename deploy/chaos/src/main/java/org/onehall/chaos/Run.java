package org.onehall.chaos;

import java.io.IOException;
import java.io.PrintStream;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.onehall.demo.Enrolment;
import org.onehall.demo.Zone;

/** Games played in a hall whose parts are killed: the actions, without any judgement. */
final class Run {
    private static final long LOOK_EVERY_MS = 100;
    private static final Set<String> DIRECTED =
            Set.of("CHIEF_ARBITER", "LOCAL_CHIEF_ARBITER", "LOCAL_TECHNICAL_ARBITER");
    private static final Duration START_PATIENCE = Duration.ofMinutes(5);
    /**
     * How long the hall has to come to rest after the last kill, and how long the boards then have to continue;
     * whatever is stuck then counts as stuck.
     */
    private static final Duration REST_PATIENCE = Duration.ofMinutes(6);

    private static final Duration ANSWER_PATIENCE = Duration.ofSeconds(30);
    private static final long TELL_EVERY_MS = 10_000;

    private final Plan plan;
    private final TriedHall hall;
    private final Journal journal;
    private final Troubles trouble;
    private final PrintStream out;
    private final Random random;
    private final List<Player> players = new ArrayList<>();
    private final List<Arbiter> arbiters = new ArrayList<>();

    /**
     * The plan of a run.
     *
     * @param think how long a player thinks about a move on average
     * @param playFor from the first move to the last kill
     */
    record Plan(int games, Duration think, Duration playFor, long seed) {}

    /** Creates the troubles for the hall, once the games have begun. */
    interface Troubles {
        Trouble make(Random random) throws IOException;
    }

    Run(Plan plan, TriedHall hall, Journal journal, Troubles trouble, PrintStream out) {
        this.plan = plan;
        this.hall = hall;
        this.journal = journal;
        this.trouble = trouble;
        this.out = out;
        random = new Random(plan.seed());
    }

    /** Plays, kills, and lets everything come to rest. Returns what was killed, and how often. */
    Map<String, Integer> play(List<Event> events) throws IOException, InterruptedException {
        try (ScheduledExecutorService timer = Executors.newScheduledThreadPool(
                4, Thread.ofPlatform().daemon().name("robots-", 0).factory())) {
            try {
                sit(events, timer);
                try (Trouble killer = trouble.make(new Random(random.nextLong()))) {
                    long end = System.currentTimeMillis() + plan.playFor().toMillis();
                    long told = System.currentTimeMillis();
                    while (System.currentTimeMillis() < end || !killer.over()) {
                        killer.look();
                        pace();
                        if (System.currentTimeMillis() - told >= TELL_EVERY_MS) {
                            told = System.currentTimeMillis();
                            tell(Math.max(0, (end - told) / 1_000), killer);
                        }
                    }
                    rest(killer);
                    return killer.kills();
                }
            } finally {
                timer.shutdownNow();
                players.forEach(Player::close);
                arbiters.forEach(Arbiter::close);
            }
        }
    }

    private void tell(long secondsLeft, Trouble killer) {
        long playing = boards("PLAYING");
        out.printf(
                Locale.ROOT,
                "%4d s left: %d moves, %d boards play, %d stand, %d ended, %d kills%n",
                secondsLeft,
                journal.moves(),
                playing,
                boards("PAUSED") + boards("AWAITING_CA"),
                boards("ENDED"),
                killer.kills().values().stream().mapToInt(Integer::intValue).sum());
    }

    private long boards(String status) {
        return arbiters.stream()
                .flatMap(arbiter -> arbiter.boards().stream())
                .filter(view -> view.path("status").asText().equals(status))
                .count();
    }

    private void pace() throws InterruptedException {
        if (!hall.runs()) throw new IllegalStateException("nobody looks after the hall any more");
        arbiters.forEach(Arbiter::look);
        Thread.sleep(LOOK_EVERY_MS);
    }

    // ---- beginning

    private void sit(List<Event> events, ScheduledExecutorService timer) throws IOException, InterruptedException {
        Zone zone = zone("");
        for (Event event : events) {
            List<Zone.Code> codes = zone.robotCodes(event.id(), hall.operatorToken());
            List<Enrolment> officials = zone.enrolAll(codes.stream()
                    .filter(code -> DIRECTED.contains(code.role()))
                    .toList());
            arbiters.add(Arbiter.of(event, zone, officials, journal, new Random(random.nextLong()), _ -> {}));
        }
        await(
                "the round to be opened",
                () -> arbiters.stream().map(Arbiter::opened).toList().stream().allMatch(opened -> opened));
        for (Event event : events) {
            List<Zone.Code> seats = zone.robotCodes(event.id(), hall.operatorToken()).stream()
                    .filter(code -> !code.board().isEmpty())
                    .toList();
            for (Enrolment seat : zone.enrolAll(seats)) players.add(player(zone(seat.venue()), event, seat, timer));
        }
        await("everybody to sit down", () -> players.stream().allMatch(Player::ready));
        await("the games to start", () -> {
            arbiters.forEach(Arbiter::look);
            return boards("CREATED") == 0;
        });
        out.println(plan.games() + " games have begun");
    }

    private Zone zone(String venue) {
        return new Zone(URI.create(hall.url(venue)));
    }

    private Player player(Zone zone, Event event, Enrolment seat, ScheduledExecutorService timer) {
        int number = Integer.parseInt(seat.board().substring(seat.board().lastIndexOf('/') + 1));
        // Both players of a board draw the same lot.
        Random lot = new Random(plan.seed() * 31 + seat.board().hashCode());
        Player.Temper temper = switch (number % 10) {
            case 3 -> seat.side().equals("WHITE") ? Player.Temper.RESIGNS : Player.Temper.PLAYS_ON;
            case 5 -> Player.Temper.AGREES_TO_DRAWS;
            case 2, 7 -> event.brisk() ? Player.Temper.LETS_THE_FLAG_FALL : Player.Temper.PLAYS_ON;
            default -> Player.Temper.PLAYS_ON;
        };
        int plies = (int)
                Math.max(4, plan.playFor().toMillis() / Math.max(1, plan.think().toMillis()));
        return new Player(
                zone,
                seat,
                journal,
                timer,
                temper,
                2 + lot.nextInt(plies),
                plan.think().toMillis(),
                new Random(random.nextLong()));
    }

    private interface Question {
        boolean holds() throws IOException, InterruptedException;
    }

    private void await(String what, Question question) throws IOException, InterruptedException {
        long deadline = System.currentTimeMillis() + START_PATIENCE.toMillis();
        while (!question.holds()) {
            if (!hall.runs()) throw new IllegalStateException("nobody looks after the hall any more");
            if (System.currentTimeMillis() > deadline) throw new IllegalStateException("waited in vain for " + what);
            Thread.sleep(LOOK_EVERY_MS);
        }
    }

    // ---- the end

    /** No more kills: everything runs again, every game that has not ended goes on, and every question is answered. */
    private void rest(Trouble killer) throws IOException, InterruptedException {
        out.println("the killing is over; " + killer.heldBack()
                + " kills waited, because the part before was still starting again");
        long deadline = System.currentTimeMillis() + REST_PATIENCE.toMillis();
        while (System.currentTimeMillis() < deadline && !(killer.complete() && allReady())) pace();
        journal.quiet();
        long quiet = System.currentTimeMillis();
        arbiters.forEach(Arbiter::settle);
        players.forEach(Player::playOnly);
        Map<String, Integer> first = new HashMap<>();
        deadline = System.currentTimeMillis() + REST_PATIENCE.toMillis();
        do pace();
        while (System.currentTimeMillis() < deadline && !standing(first, quiet).isEmpty());
        List<String> standing = standing(first, quiet);
        arbiters.forEach(arbiter -> arbiter.standing(standing).forEach(out::println));
        players.stream().filter(player -> standing.contains(player.board())).forEach(out::println);
        players.forEach(Player::stop);
        long patience = System.currentTimeMillis() + ANSWER_PATIENCE.toMillis();
        while (System.currentTimeMillis() < patience && journal.unanswered() > 0) Thread.sleep(LOOK_EVERY_MS);
    }

    private boolean allReady() throws IOException, InterruptedException {
        for (String part : hall.parts().keySet()) if (!part.startsWith("broker") && !hall.ready(part)) return false;
        return true;
    }

    /**
     * The boards that have not ended and have not progressed beyond the ply at which a view first showed them since an
     * instant. An older view may be behind, and what it catches up with is not a new move.
     */
    private List<String> standing(Map<String, Integer> first, long since) {
        Map<String, Integer> now = plies(since);
        now.forEach(first::putIfAbsent);
        return plies(0).keySet().stream()
                .filter(board -> !now.containsKey(board) || now.get(board) <= first.get(board))
                .sorted()
                .toList();
    }

    /** Boards that have not ended and whose clocks were read at an instant or later, and their number of half-moves. */
    private Map<String, Integer> plies(long since) {
        Map<String, Integer> plies = new HashMap<>();
        arbiters.stream()
                .flatMap(arbiter -> arbiter.boards().stream())
                .filter(view -> !view.path("status").asText().equals("ENDED"))
                .filter(view -> view.path("clocks").path("at").asLong() >= since)
                .forEach(view ->
                        plies.put(view.path("id").asText(), view.path("ply").asInt()));
        return plies;
    }
}
