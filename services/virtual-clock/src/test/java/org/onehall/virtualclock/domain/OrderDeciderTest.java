package org.onehall.virtualclock.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.RuleCatalogue;

class OrderDeciderTest {
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");
    private static final Actor CHIEF = Actor.official("chief", Role.CHIEF_ARBITER, "");
    private static final Actor ROME = Actor.official("rome-lca", Role.LOCAL_CHIEF_ARBITER, "rome");
    private static final Actor ROME_FLOOR = Actor.official("rome-floor", Role.FLOOR_ARBITER, "rome");
    private static final Actor OWN = Actor.service("virtual-clock");
    private static final OrderedBoard ROME_OSLO = new OrderedBoard("demo/1/1", List.of("rome", "oslo"));
    private static final OrderedBoard OSLO_BONN = new OrderedBoard("demo/1/2", List.of("oslo", "bonn"));

    private static Scenario<Command, Event, OrderState> order() {
        return Scenario.of(OrderDecider.DECIDER);
    }

    private static Command.Give give(OrderKind kind, String reason, OrderedBoard... boards) {
        return new Command.Give("order-1", kind, "demo", 1, "", "", reason, List.of(boards));
    }

    private static Event.OrderGiven given(OrderKind kind, String reason, OrderedBoard... boards) {
        return new Event.OrderGiven("order-1", kind, "demo", 1, "", "", reason, List.of(boards));
    }

    private static Command.NoteBoard applied(OrderedBoard board) {
        return new Command.NoteBoard("order-1", board.boardId(), true, "", "");
    }

    private static Event.BoardNoted done(OrderedBoard board) {
        return new Event.BoardNoted("order-1", board.boardId(), true, "", "");
    }

    @Test void theChiefArbiterPausesEveryBoardWithAReason() {
        order().when(give(OrderKind.PAUSE, "Fire alarm", ROME_OSLO, OSLO_BONN), CHIEF, AT)
                .then(given(OrderKind.PAUSE, "Fire alarm", ROME_OSLO, OSLO_BONN));
    }

    @Test void aStartAndAResumptionNeedNoReason() {
        order().when(give(OrderKind.START, "", ROME_OSLO), CHIEF, AT).then(given(OrderKind.START, "", ROME_OSLO));
        order().when(give(OrderKind.RESUME, "", ROME_OSLO), CHIEF, AT).then(given(OrderKind.RESUME, "", ROME_OSLO));
    }

    @Test void aLocalChiefArbiterOrdersGamesInWhichTheOwnVenueHasASeat() {
        order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO), ROME, AT).accepted();
        order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO, OSLO_BONN), ROME, AT).refused(OrderRefusal.FORBIDDEN_ROLE);
    }

    @Test void aFloorArbiterPausesButDoesNotStart() {
        order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO), ROME_FLOOR, AT).accepted();
        order().when(give(OrderKind.START, "", ROME_OSLO), ROME_FLOOR, AT).refused(OrderRefusal.FORBIDDEN_ROLE);
    }

    @ParameterizedTest @EnumSource(Role.class) void onlyArbitersWithTheRightGiveAnyOrder(Role role) {
        var may = EnumSet.of(Role.CHIEF_ARBITER, Role.LOCAL_CHIEF_ARBITER, Role.FLOOR_ARBITER);
        var actor = new Actor("somebody", role, "rome", "demo/1/1", "WHITE");
        var scenario = order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO), actor, AT);
        if (may.contains(role)) scenario.accepted();
        else scenario.refused(OrderRefusal.FORBIDDEN_ROLE);
    }

    @Test void anOrderIsCompletedOnceEveryBoardIsNoted() {
        var scenario = order().given(given(OrderKind.START, "", ROME_OSLO, OSLO_BONN));
        scenario.when(applied(ROME_OSLO), OWN, AT).then(done(ROME_OSLO));
        var held = new Event.BoardNoted("order-1", "demo/1/2", false, "DEVICE_CHECK_MISSING", "Not ready.");
        scenario.when(new Command.NoteBoard("order-1", "demo/1/2", false, "DEVICE_CHECK_MISSING", "Not ready."), OWN, AT)
                .then(held, new Event.OrderCompleted("order-1", 1, 1));
        assertTrue(scenario.state().completed());
    }

    @Test void aBoardMeantTwiceIsNotedOnce() {
        order().given(given(OrderKind.START, "", ROME_OSLO, ROME_OSLO)).when(applied(ROME_OSLO), OWN, AT)
                .then(done(ROME_OSLO), new Event.OrderCompleted("order-1", 1, 0));
    }

    @Test void everyRefusalIsGivenForItsReason() {
        Map<OrderRefusal, Scenario<Command, Event, OrderState>> cases = new EnumMap<>(OrderRefusal.class);
        var long101 = "x".repeat(101);
        cases.put(OrderRefusal.FORBIDDEN_ROLE, order().when(give(OrderKind.START, "", OSLO_BONN), ROME, AT));
        cases.put(OrderRefusal.ORDER_ID_TOO_LONG, order().when(
                new Command.Give(long101, OrderKind.START, "demo", 0, "", "", "", List.of(ROME_OSLO)), CHIEF, AT));
        cases.put(OrderRefusal.COMPETITION_MISSING, order().when(
                new Command.Give("order-1", OrderKind.START, " ", 0, "", "", "", List.of(ROME_OSLO)), CHIEF, AT));
        cases.put(OrderRefusal.REASON_MISSING, order().when(give(OrderKind.PAUSE, " ", ROME_OSLO), CHIEF, AT));
        cases.put(OrderRefusal.REASON_TOO_LONG, order().when(give(OrderKind.PAUSE, "x".repeat(501), ROME_OSLO), CHIEF, AT));
        cases.put(OrderRefusal.ORDER_EXISTS, order().given(given(OrderKind.START, "", ROME_OSLO))
                .when(give(OrderKind.START, "", ROME_OSLO), CHIEF, AT));
        cases.put(OrderRefusal.NO_BOARDS, order().when(give(OrderKind.START, ""), CHIEF, AT));
        cases.put(OrderRefusal.UNKNOWN_ORDER, order().when(applied(ROME_OSLO), OWN, AT));
        cases.put(OrderRefusal.UNKNOWN_BOARD, order().given(given(OrderKind.START, "", ROME_OSLO)).when(applied(OSLO_BONN), OWN, AT));
        cases.put(OrderRefusal.ALREADY_NOTED, order().given(given(OrderKind.START, "", ROME_OSLO, OSLO_BONN), done(ROME_OSLO))
                .when(applied(ROME_OSLO), OWN, AT));
        assertEquals(EnumSet.allOf(OrderRefusal.class), cases.keySet());
        cases.forEach((refusal, scenario) -> {
            scenario.refused(refusal);
            scenario.state();
        });
    }

    @Test void onlyTheServiceNotesBoards() {
        order().given(given(OrderKind.START, "", ROME_OSLO)).when(applied(ROME_OSLO), CHIEF, AT).refused(OrderRefusal.FORBIDDEN_ROLE);
    }

    @Test void everyArticleNamedIsInTheCatalogue() {
        Arrays.stream(OrderRefusal.values()).map(OrderRefusal::rule).filter(rule -> !rule.isEmpty())
                .forEach(rule -> RuleCatalogue.standard().require(rule));
        Arrays.stream(OrderKind.values()).forEach(kind -> RuleCatalogue.standard()
                .require(OrderDecider.DECIDER.rule(given(kind, "", ROME_OSLO))));
    }

    @Test void aLogThatCouldNotHaveBeenWrittenIsCorrupt() {
        var decider = OrderDecider.DECIDER;
        assertThrows(CorruptLogException.class, () -> decider.replay(List.of(done(ROME_OSLO))));
        assertThrows(CorruptLogException.class, () -> decider.replay(List.of(new Event.OrderCompleted("order-1", 0, 0))));
        assertThrows(CorruptLogException.class, () -> decider.replay(List.of(given(OrderKind.START, "", ROME_OSLO),
                given(OrderKind.START, "", ROME_OSLO))));
    }
}
