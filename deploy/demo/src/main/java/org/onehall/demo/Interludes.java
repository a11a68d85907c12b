package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The incidents of the demonstration: two lost connections, at two venues, and one call of an arbiter; each happens
 * once for the same data. Driven by one thread.
 */
final class Interludes {
    static final String COMPLAINT = "The clock shows a wrong time, please come";

    /** @param down how long a connection is lost; empty: an arbiter is called */
    private record Step(int board, int fromPly, Optional<Duration> down) {}

    private static final List<Step> STEPS = List.of(
            new Step(3, 16, Optional.empty()),
            new Step(2, 20, Optional.of(Duration.ofSeconds(10))),
            new Step(5, 30, Optional.of(Duration.ofSeconds(8))));
    /** The board whose disconnection costs its player time. */
    private static final int REDUCED_BOARD = 5;

    private final int round;
    private final List<Robot> robots;
    private final Consumer<String> out;
    private final Set<Step> done = new HashSet<>();
    private Optional<String> firstVenue = Optional.empty();

    /**
     * @param round in which they happen
     * @param robots the robots that sit; more may be added
     */
    Interludes(int round, List<Robot> robots, Consumer<String> out) {
        this.round = round;
        this.robots = robots;
        this.out = out;
    }

    /** Whether a case is the one that ends with less time for the player. */
    static boolean reduced(int round, JsonNode disconnection) {
        return disconnection.path("board").asText().endsWith("/" + round + "/" + REDUCED_BOARD)
                && disconnection.path("earlierCases").asInt() == 0;
    }

    /** Checks whether it is time for an incident. */
    void look(Collection<JsonNode> cases, Collection<JsonNode> calls) {
        for (Step step : STEPS) {
            if (done.contains(step)) continue;
            String suffix = "/" + round + "/" + step.board();
            Collection<JsonNode> traces = step.down().isPresent() ? cases : calls;
            Optional<JsonNode> trace = traces.stream()
                    .filter(view -> view.path("board").asText().endsWith(suffix))
                    .findFirst();
            if (trace.isPresent()) {
                done.add(step);
                if (step.down().isPresent())
                    firstVenue = firstVenue.or(
                            () -> Optional.of(trace.get().path("venue").asText()));
                continue;
            }
            actor(suffix)
                    .filter(robot -> robot.ply() >= step.fromPly() && robot.playing())
                    .ifPresent(robot -> play(step, robot));
        }
    }

    /** A robot of the board; for the second lost connection preferably one of another venue than the first. */
    private Optional<Robot> actor(String suffix) {
        List<Robot> there = new ArrayList<>(robots.stream()
                .filter(robot -> robot.board().endsWith(suffix)
                        && !robot.client().isGone()
                        && robot.client().isConnected())
                .toList());
        there.sort(Comparator.comparing((Robot robot) ->
                        firstVenue.filter(robot.client().who().venue()::equals).isPresent())
                .thenComparing(Robot::side));
        return there.stream().findFirst();
    }

    private void play(Step step, Robot robot) {
        done.add(step);
        if (step.down().isEmpty()) {
            robot.client().command("callArbiter", Map.of("text", COMPLAINT));
            return;
        }
        firstVenue = firstVenue.or(() -> Optional.of(robot.client().who().venue()));
        out.accept("script: board " + step.board() + " " + robot.side().name().toLowerCase(Locale.ROOT)
                + " loses the connection for " + step.down().get().toSeconds() + " s");
        robot.client().drop();
        HallClient.TIMER.schedule(robot.client()::restore, step.down().get().toMillis(), TimeUnit.MILLISECONDS);
    }
}
