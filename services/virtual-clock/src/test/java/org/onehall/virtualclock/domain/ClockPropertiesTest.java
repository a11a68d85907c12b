package org.onehall.virtualclock.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;

class ClockPropertiesTest {
    private static final List<String> VENUES = List.of("rome", "oslo", "bonn");

    @Test
    void whateverIsAskedTheLogReplaysToTheLiveStateAndCountsEveryBoardOnce() {
        for (long seed = 1; seed <= 400; seed++) {
            Random random = new Random(seed);
            var scenario = Scenario.of(ClockDecider.DECIDER);
            for (int step = 0; step < 40; step++)
                scenario.when(command(random), actor(random), Instant.ofEpochSecond(step));
            ClockState state = scenario.state();
            if (!(state instanceof ClockState.Order order)) continue;
            int boards = scenario.log().stream()
                    .filter(Event.OrderGiven.class::isInstance)
                    .map(Event.OrderGiven.class::cast)
                    .mapToInt(given -> (int) given.boards().stream()
                            .map(OrderedBoard::boardId)
                            .distinct()
                            .count())
                    .sum();
            assertEquals(boards, order.waiting().size() + order.applied() + order.refused(), "seed " + seed);
            boolean withdrawn = scenario.log().stream().anyMatch(Event.OrderWithdrawn.class::isInstance);
            assertEquals(order.over(), order.waiting().isEmpty() || withdrawn, "seed " + seed);
            assertEquals(
                    order.over() && !withdrawn ? 1 : 0,
                    scenario.log().stream()
                            .filter(Event.OrderCompleted.class::isInstance)
                            .count(),
                    "seed " + seed);
        }
    }

    private static Command command(Random random) {
        return switch (random.nextInt(9)) {
            case 0, 1 ->
                new Command.Give(
                        "order-1",
                        OrderKind.values()[random.nextInt(OrderKind.values().length)],
                        random.nextInt(9) == 0 ? "" : "demo",
                        random.nextInt(3) - 1,
                        "",
                        "",
                        random.nextBoolean() ? "" : "Noise",
                        boards(random),
                        maybe(random, Instant.ofEpochSecond(random.nextInt(60))),
                        maybe(random, Duration.ofSeconds(random.nextInt(9) - 4)),
                        maybe(random, Duration.ofHours(random.nextInt(9))),
                        Optional.empty(),
                        maybe(random, TimeControl.parse("90+30")),
                        OptionalInt.empty(),
                        random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(9)),
                        random.nextInt(5) == 0,
                        OptionalInt.empty(),
                        Optional.empty());
            case 2 -> new Command.Withdraw("order-1", random.nextBoolean() ? "" : "Postponed");
            case 3 ->
                new Command.RaiseAlarm(
                        "order-1",
                        AlarmKind.values()[random.nextInt(3)],
                        "demo",
                        Optional.empty(),
                        "",
                        "",
                        "",
                        boards(random),
                        Optional.empty(),
                        Optional.empty());
            case 4 -> new Command.BeginOrder("order-1");
            default ->
                new Command.NoteBoard(
                        "order-1",
                        new BoardId("demo", 1, random.nextInt(5)),
                        random.nextBoolean(),
                        "",
                        "",
                        Optional.empty(),
                        Optional.empty());
        };
    }

    private static <T> Optional<T> maybe(Random random, T value) {
        return random.nextInt(4) == 0 ? Optional.of(value) : Optional.empty();
    }

    private static List<OrderedBoard> boards(Random random) {
        return IntStream.range(0, random.nextInt(4))
                .mapToObj(_ -> new OrderedBoard(
                        new BoardId("demo", 1, random.nextInt(5)),
                        List.of(VENUES.get(random.nextInt(3)), VENUES.get(random.nextInt(3))),
                        random.nextInt(4) == 0 ? OptionalInt.empty() : OptionalInt.of(random.nextInt(3))))
                .toList();
    }

    private static Actor actor(Random random) {
        if (random.nextBoolean()) return Actor.service("virtual-clock");
        Role role = Role.values()[random.nextInt(Role.values().length)];
        return Actor.official("somebody", role, role == Role.CHIEF_ARBITER ? "" : VENUES.get(random.nextInt(3)));
    }
}
