package org.onehall.virtualclock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.testkit.AuthorityMatrix;

/** The authority matrix for orders (regulations §5): for a board of Rome and Oslo. */
class AuthorityTest {
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");

    @ParameterizedTest
    @EnumSource
    void everyOrderHasItsRight(OrderKind kind) { // DEC-21
        boolean times = kind == OrderKind.SET_TIMES || kind == OrderKind.ADD_TIME;
        var give = new Command.Give(
                "order-1",
                kind,
                "demo",
                1,
                "",
                "",
                "noise",
                List.of(new OrderedBoard(BoardId.of("demo/1/1"), List.of("rome", "oslo"), OptionalInt.of(0))),
                Optional.empty(),
                times ? Optional.of(Duration.ofMinutes(1)) : Optional.empty(),
                Optional.empty(),
                kind == OrderKind.CORRECT_SETTING ? Optional.of(TimeControl.parse("90+30")) : Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                OptionalInt.empty(),
                Optional.empty());
        AuthorityMatrix.holds(
                kind.action().name(),
                "rome",
                "demo/1/1",
                "WHITE",
                actor -> ClockDecider.DECIDER.decide(
                        new Submitted<>(give, actor, "r", AT, AT),
                        Scenario.of(ClockDecider.DECIDER).state()));
    }

    @Test
    void aPlannedStartIsWithdrawnByWhoMayGiveIt() { // DEC-21
        var planned = Scenario.of(ClockDecider.DECIDER)
                .given(new Event.OrderGiven(
                        "order-1",
                        OrderKind.START,
                        "demo",
                        1,
                        "",
                        "",
                        "",
                        List.of(new OrderedBoard(BoardId.of("demo/1/1"), List.of("rome", "oslo"), OptionalInt.of(0))),
                        Optional.of(AT.plusSeconds(60)),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        false,
                        OptionalInt.empty(),
                        Optional.empty()));
        AuthorityMatrix.holds(
                "START_GAME",
                "rome",
                "demo/1/1",
                "WHITE",
                actor -> ClockDecider.DECIDER.decide(
                        new Submitted<>(new Command.Withdraw("order-1", "fire alarm"), actor, "r", AT, AT),
                        planned.state()));
    }

    @Test
    void aTimeSheetIsOfTheOwnCompetition() { // DEC-21
        var sheet = new Command.TakeTimeSheet("sheet-1", "demo", 1, AT, List.of(ClockDeciderTest.ROW), 1, 1);
        for (Actor actor : List.of(
                Actor.official("ca", Role.CHIEF_ARBITER, ""),
                Actor.official("lca", Role.LOCAL_CHIEF_ARBITER, "rome"))) {
            Scenario.of(ClockDecider.DECIDER).when(sheet, actor.of("demo"), AT).accepted();
            Scenario.of(ClockDecider.DECIDER)
                    .when(sheet, actor.of("another"), AT)
                    .refused(ClockRefusal.FORBIDDEN_ROLE);
        }
    }
}
