package org.onehall.chaos;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.demo.Director;
import org.onehall.demo.Enrolment;
import org.onehall.demo.HallClient;
import org.onehall.demo.Zone;

/**
 * The officials of one competition: they open, check and start, report and decide disconnections, resume boards that an
 * outage has paused, pause venues for a moment and add time. Driven by one thread.
 */
final class Arbiter implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMillis(500);
    /** From one order to resume to the next; longer and longer as long as boards are still stopped. */
    private static final long RESUME_EVERY_MS = 2_000;

    private static final long RESUME_SELDOM_MS = 30_000;
    private static final long PAUSE_EVERY_MS = 20_000;
    private static final long PAUSE_MS = 1_500;
    private static final long GIVE_EVERY_MS = 5_000;

    private final Event event;
    private final HallClient chief;
    private final Director director;
    private final List<String> venues;
    private final Random random;
    private long resumeEvery = RESUME_EVERY_MS;
    private long nextResume;
    private long nextPause;
    private long nextGift;
    private long pausedUntil;
    private boolean meddles = true;

    /** @param officials connected: the Chief Arbiter, and LCA and LTA of each venue */
    private Arbiter(Event event, List<HallClient> officials, Random random, Consumer<String> out) {
        this.event = event;
        this.random = random;
        chief = officials.stream()
                .filter(one -> one.who().role().equals("CHIEF_ARBITER"))
                .findFirst()
                .orElseThrow();
        director = new Director(officials, PATIENCE, _ -> random.nextInt(4) == 0, out);
        venues = officials.stream()
                .map(one -> one.who().venue())
                .filter(venue -> !venue.isEmpty())
                .distinct()
                .toList();
        long now = System.currentTimeMillis();
        nextPause = now + random.nextLong(PAUSE_EVERY_MS);
        nextGift = now + random.nextLong(GIVE_EVERY_MS);
    }

    static Arbiter of(
            Event event, Zone zone, List<Enrolment> officials, Journal journal, Random random, Consumer<String> out) {
        return new Arbiter(
                event,
                officials.stream()
                        .map(who -> HallClient.connect(zone, who, journal))
                        .toList(),
                random,
                out);
    }

    /** The boards, as the officials see them. */
    List<JsonNode> boards() {
        return director.boards(1);
    }

    boolean opened() {
        if (boards().size() == event.boards()) return true;
        director.open(1);
        return false;
    }

    /** No more pauses and added time; stopped boards are still resumed. */
    void settle() {
        meddles = false;
    }

    /** Looks once and does what is due. Never waits. */
    void look() {
        director.look(1);
        if (!chief.isConnected()) return;
        long now = System.currentTimeMillis();
        List<JsonNode> boards = boards();
        Set<String> undecided =
                undecided().map(one -> one.path("board").asText()).collect(Collectors.toSet());
        boolean stand = boards.stream()
                .anyMatch(view -> status(view, "PAUSED")
                        && !undecided.contains(view.path("id").asText()));
        if (!stand) resumeEvery = RESUME_EVERY_MS;
        if (stand && now >= nextResume && now >= pausedUntil) {
            nextResume = now + resumeEvery;
            resumeEvery = Math.min(RESUME_SELDOM_MS, 2 * resumeEvery);
            chief.command("order", Map.of("kind", "RESUME", "reason", "The hall is back."));
        }
        List<JsonNode> playing =
                boards.stream().filter(view -> status(view, "PLAYING")).toList();
        if (!meddles || playing.isEmpty()) return;
        if (now >= nextPause) {
            nextPause = now + PAUSE_EVERY_MS / 2 + random.nextLong(PAUSE_EVERY_MS);
            pausedUntil = now + PAUSE_MS;
            chief.command(
                    "order",
                    Map.of(
                            "kind",
                            "PAUSE",
                            "venue",
                            venues.get(random.nextInt(venues.size())),
                            "reason",
                            "A light has failed."));
        }
        if (now >= nextGift) {
            nextGift = now + GIVE_EVERY_MS / 2 + random.nextLong(GIVE_EVERY_MS);
            JsonNode board = playing.get(random.nextInt(playing.size()));
            chief.command(
                    "penalise",
                    Map.of(
                            "board",
                            board.path("id").asText(),
                            "offender",
                            random.nextBoolean() ? "WHITE" : "BLACK",
                            "kind",
                            "ADD_TIME_TO_OPPONENT",
                            "seconds",
                            1 + random.nextInt(20),
                            "reason",
                            "Noise.",
                            "seen",
                            chief.rulings().values().stream()
                                    .filter(one -> one.path("board").equals(board.path("id")))
                                    .count()));
        }
    }

    /** A line for each of these boards, with what the Chief Arbiter sees of it. */
    List<String> standing(List<String> boards) {
        return boards().stream()
                .filter(view -> boards.contains(view.path("id").asText()))
                .map(view -> {
                    JsonNode id = view.path("id");
                    List<JsonNode> cases = undecided()
                            .filter(one -> one.path("board").equals(id))
                            .toList();
                    List<JsonNode> rulings = chief.rulings().values().stream()
                            .filter(one -> one.path("board").equals(id)
                                    && cases.stream()
                                            .anyMatch(of -> of.path("rulingId").equals(one.path("id"))))
                            .toList();
                    return "stands: " + view + "; cases " + cases + "; rulings " + rulings;
                })
                .toList();
    }

    private Stream<JsonNode> undecided() {
        return chief.cases().values().stream()
                .filter(one -> !one.path("state").asText().equals("CLOSED"));
    }

    private static boolean status(JsonNode view, String status) {
        return view.path("status").asText().equals(status);
    }

    @Override
    public void close() {
        director.close();
    }
}
