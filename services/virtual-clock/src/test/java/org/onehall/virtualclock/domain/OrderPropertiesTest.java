package org.onehall.virtualclock.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

class OrderPropertiesTest {
    private static final List<String> VENUES = List.of("rome", "oslo", "bonn");

    @Test void whateverIsAskedTheLogReplaysToTheLiveStateAndCountsEveryBoardOnce() {
        for (long seed = 1; seed <= 400; seed++) {
            Random random = new Random(seed);
            var scenario = Scenario.of(OrderDecider.DECIDER);
            for (int step = 0; step < 40; step++) scenario.when(command(random), actor(random), Instant.ofEpochSecond(step));
            OrderState state = scenario.state();
            int boards = scenario.log().stream().filter(Event.OrderGiven.class::isInstance).map(Event.OrderGiven.class::cast)
                    .mapToInt(given -> (int) given.boards().stream().map(OrderedBoard::boardId).distinct().count()).sum();
            assertEquals(boards, state.waiting().size() + state.applied().size() + state.refused().size(), "seed " + seed);
            assertTrue(!state.completed() || state.waiting().isEmpty(), "seed " + seed);
            assertEquals(state.completed() ? 1 : 0, scenario.log().stream().filter(Event.OrderCompleted.class::isInstance).count(),
                    "seed " + seed);
        }
    }

    private static Command command(Random random) {
        if (random.nextInt(4) == 0) return new Command.Give("order-1", OrderKind.values()[random.nextInt(3)],
                random.nextInt(9) == 0 ? "" : "demo", random.nextInt(3) - 1, "", "", random.nextBoolean() ? "" : "Noise", boards(random));
        return new Command.NoteBoard("order-1", "demo/1/" + random.nextInt(5), random.nextBoolean(), "", "");
    }

    private static List<OrderedBoard> boards(Random random) {
        return IntStream.range(0, random.nextInt(4)).mapToObj(_ -> new OrderedBoard("demo/1/" + random.nextInt(5),
                List.of(VENUES.get(random.nextInt(3)), VENUES.get(random.nextInt(3))))).toList();
    }

    private static Actor actor(Random random) {
        if (random.nextBoolean()) return Actor.service("virtual-clock");
        Role role = Role.values()[random.nextInt(Role.values().length)];
        return Actor.official("somebody", role, role == Role.CHIEF_ARBITER ? "" : VENUES.get(random.nextInt(3)));
    }
}
