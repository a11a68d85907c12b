package org.onehall.virtualclock.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.RuleCatalogue;

class ClockDeciderTest {
    private static final int NONE = Integer.MIN_VALUE;
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");
    private static final Actor CHIEF = Actor.official("chief", Role.CHIEF_ARBITER, "");
    private static final Actor ROME = Actor.official("rome-lca", Role.LOCAL_CHIEF_ARBITER, "rome");
    private static final Actor ROME_FLOOR = Actor.official("rome-floor", Role.FLOOR_ARBITER, "rome");
    private static final Actor OWN = Actor.service("virtual-clock");
    private static final OrderedBoard ROME_OSLO =
            new OrderedBoard(BoardId.of("demo/1/1"), List.of("rome", "oslo"), OptionalInt.of(0));
    private static final OrderedBoard UNSEEN =
            new OrderedBoard(BoardId.of("demo/1/3"), List.of("rome", "bonn"), OptionalInt.empty());
    private static final OrderedBoard OSLO_BONN =
            new OrderedBoard(BoardId.of("demo/1/2"), List.of("oslo", "bonn"), OptionalInt.of(2));

    private static Scenario<Command, Event, ClockState> order() {
        return Scenario.of(ClockDecider.DECIDER);
    }

    private static Command.Give give(OrderKind kind, String reason, OrderedBoard... boards) {
        return give("order-1", kind, "demo", reason, boards);
    }

    private static Command.Give give(
            String id, OrderKind kind, String competition, String reason, OrderedBoard... boards) {
        return new Command.Give(
                id,
                kind,
                competition,
                1,
                "",
                "",
                reason,
                List.of(boards),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                OptionalInt.empty(),
                Optional.empty());
    }

    private static Event.OrderGiven given(OrderKind kind, String reason, OrderedBoard... boards) {
        return new Event.OrderGiven(
                "order-1",
                kind,
                "demo",
                1,
                "",
                "",
                reason,
                List.of(boards),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                OptionalInt.empty(),
                Optional.empty());
    }

    private static Command.Give at(Instant startAt) {
        return new Command.Give(
                "order-1",
                OrderKind.START,
                "demo",
                1,
                "",
                "",
                "",
                List.of(ROME_OSLO),
                Optional.of(startAt),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                OptionalInt.empty(),
                Optional.empty());
    }

    private static Command.Give times(OrderKind kind, Duration white, Duration black) {
        return new Command.Give(
                "order-1",
                kind,
                "demo",
                1,
                "",
                "",
                "Noise",
                List.of(ROME_OSLO),
                Optional.empty(),
                Optional.ofNullable(white),
                Optional.ofNullable(black),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                OptionalInt.empty(),
                Optional.empty());
    }

    private static Command.Give setting(OrderKind kind, String control, int moves) {
        return new Command.Give(
                "order-1",
                kind,
                "demo",
                1,
                "",
                "",
                "Set wrong",
                List.of(ROME_OSLO),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.ofNullable(control).map(TimeControl::parse),
                Optional.empty(),
                moves == NONE ? OptionalInt.empty() : OptionalInt.of(moves),
                OptionalInt.empty(),
                false,
                OptionalInt.empty(),
                Optional.empty());
    }

    @Test
    void whoChangesClocksSaysWhatWasSeenOfEachBoardMeant() { // OCR 19.5, OCR 18.4
        for (OrderKind kind : OrderKind.values()) {
            var order = new Command.Give(
                    "order-1",
                    kind,
                    "demo",
                    1,
                    "rome",
                    "",
                    "Noise",
                    List.of(ROME_OSLO, UNSEEN),
                    Optional.empty(),
                    kind.changesClocks() ? Optional.of(Duration.ofMinutes(1)) : Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    OptionalInt.empty(),
                    OptionalInt.empty(),
                    false,
                    OptionalInt.empty(),
                    Optional.empty());
            var given = order().when(order, CHIEF, AT);
            if (kind.changesClocks()) given.refused(ClockRefusal.CHANGES_NOT_SEEN);
            else
                assertEquals(
                        List.of(ROME_OSLO, UNSEEN),
                        ((Event.OrderGiven) given.accepted().events().getFirst()).boards());
        }
    }

    private static Command.NoteBoard applied(OrderedBoard board) {
        return new Command.NoteBoard("order-1", board.boardId(), true, "", "", Optional.empty(), Optional.empty());
    }

    private static Event.BoardNoted done(OrderedBoard board) {
        return new Event.BoardNoted("order-1", board.boardId(), true, "", "", Optional.empty(), Optional.empty());
    }

    @Test
    void theChiefArbiterPausesEveryBoardWithAReason() {
        order().when(give(OrderKind.PAUSE, "Fire alarm", ROME_OSLO, OSLO_BONN), CHIEF, AT)
                .then(given(OrderKind.PAUSE, "Fire alarm", ROME_OSLO, OSLO_BONN));
    }

    @Test
    void onlyAStartNeedsNoReason() {
        order().when(give(OrderKind.START, "", ROME_OSLO), CHIEF, AT).then(given(OrderKind.START, "", ROME_OSLO));
        for (OrderKind kind : EnumSet.complementOf(EnumSet.of(OrderKind.START)))
            order().when(give(kind, " ", ROME_OSLO), CHIEF, AT).refused(ClockRefusal.REASON_MISSING);
    }

    @Test
    void law125OneSecondToSixtyMinutesAreGivenAtATime() {
        for (OrderKind kind : List.of(OrderKind.ADD_TIME, OrderKind.RESUME)) {
            order().when(times(kind, Duration.ofSeconds(1), Duration.ofMinutes(60)), ROME_FLOOR, AT)
                    .accepted();
            order().when(times(kind, Duration.ofMillis(999), null), CHIEF, AT).refused(ClockRefusal.GRANT_OUT_OF_RANGE);
            order().when(times(kind, null, Duration.ofMinutes(60).plusMillis(1)), CHIEF, AT)
                    .refused(ClockRefusal.GRANT_OUT_OF_RANGE);
        }
    }

    @Test
    void timeIsTakenByANegativeChangeWhichIsNoGrant() {
        order().when(times(OrderKind.ADD_TIME, Duration.ofHours(-2), null), CHIEF, AT)
                .accepted();
        order().when(times(OrderKind.ADD_TIME, Duration.ofHours(-25), null), CHIEF, AT)
                .refused(ClockRefusal.MALFORMED_TIME);
        for (long seconds : new long[] {Long.MIN_VALUE, Long.MAX_VALUE})
            order().when(times(OrderKind.ADD_TIME, null, Duration.ofSeconds(seconds)), CHIEF, AT)
                    .refused(ClockRefusal.MALFORMED_TIME);
        order().when(times(OrderKind.ADD_TIME, Duration.ZERO, null), CHIEF, AT).refused(ClockRefusal.MALFORMED_TIME);
        order().when(times(OrderKind.ADD_TIME, null, null), CHIEF, AT).refused(ClockRefusal.MALFORMED_TIME);
    }

    @Test
    void timesAreSetToMoreThanZeroAndAtMostADay() {
        order().when(times(OrderKind.SET_TIMES, Duration.ofMillis(1), Duration.ofHours(24)), ROME_FLOOR, AT)
                .accepted();
        for (Duration bad : List.of(
                Duration.ZERO, Duration.ofSeconds(-1), Duration.ofHours(24).plusMillis(1)))
            order().when(times(OrderKind.SET_TIMES, null, bad), CHIEF, AT).refused(ClockRefusal.MALFORMED_TIME);
        order().when(times(OrderKind.SET_TIMES, null, null), CHIEF, AT).refused(ClockRefusal.MALFORMED_TIME);
    }

    @Test
    void aCorrectionSaysWhatIsRight() {
        order().when(setting(OrderKind.CORRECT_SETTING, "90+30", NONE), ROME_FLOOR, AT)
                .accepted();
        order().when(setting(OrderKind.CORRECT_SETTING, null, 12), CHIEF, AT).accepted();
        order().when(setting(OrderKind.CORRECT_SETTING, null, NONE), CHIEF, AT).refused(ClockRefusal.SETTING_MISSING);
        order().when(setting(OrderKind.CORRECT_SETTING, null, -1), CHIEF, AT).refused(ClockRefusal.SETTING_MISSING);
    }

    @Test
    void whatAnOrderHasNoUseForIsRefused() {
        order().when(times(OrderKind.START, Duration.ofMinutes(1), null), CHIEF, AT)
                .refused(ClockRefusal.NOT_PART_OF_ORDER);
        order().when(
                        new Command.Give(
                                "order-1",
                                OrderKind.PAUSE,
                                "demo",
                                1,
                                "",
                                "",
                                "Noise",
                                List.of(ROME_OSLO),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                false,
                                OptionalInt.empty(),
                                Optional.of(AT)),
                        CHIEF,
                        AT)
                .refused(ClockRefusal.NOT_PART_OF_ORDER);
        order().when(times(OrderKind.PAUSE, null, Duration.ofMinutes(1)), CHIEF, AT)
                .refused(ClockRefusal.NOT_PART_OF_ORDER);
        order().when(setting(OrderKind.SET_TIMES, "90+30", NONE), CHIEF, AT).refused(ClockRefusal.NOT_PART_OF_ORDER);
    }

    @Test
    void law66AStartWaitsForItsInstantAndCanBeWithdrawnUntilItIsBegun() {
        Instant three = AT.plusSeconds(3600);
        var scenario = order().when(at(three), CHIEF, AT).accepted();
        scenario.when(new Command.Withdraw("order-1", "Round postponed"), ROME, AT.plusSeconds(10))
                .then(new Event.OrderWithdrawn("order-1", "Round postponed"));
        scenario.when(applied(ROME_OSLO), OWN, three).refused(ClockRefusal.ALREADY_NOTED);
        scenario.when(new Command.BeginOrder("order-1"), OWN, three).refused(ClockRefusal.NOT_PENDING);
        var begun = order().when(at(three), CHIEF, AT)
                .when(new Command.BeginOrder("order-1"), OWN, three)
                .then(new Event.OrderBegun("order-1"));
        begun.when(new Command.Withdraw("order-1", "Too late"), CHIEF, three).refused(ClockRefusal.NOT_PENDING);
        begun.when(new Command.BeginOrder("order-1"), OWN, three.plusSeconds(5))
                .then(); // Another instance continues with it.
        order().when(at(three), CHIEF, AT)
                .when(new Command.BeginOrder("order-1"), CHIEF, three)
                .refused(ClockRefusal.FORBIDDEN_ROLE);
        order().when(at(three), CHIEF, AT)
                .when(new Command.Withdraw("order-1", "The hall was out"), CHIEF, three.plusSeconds(20))
                .accepted();
        order().when(at(three), CHIEF, AT)
                .when(new Command.Withdraw("order-1", "Not mine"), ROME_FLOOR, AT)
                .refused(ClockRefusal.FORBIDDEN_ROLE);
        order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO), CHIEF, AT)
                .when(new Command.Withdraw("order-1", "Quiet"), CHIEF, AT)
                .refused(ClockRefusal.NOT_PENDING);
        order().when(at(AT.minusMillis(1)), CHIEF, AT).refused(ClockRefusal.START_AT_PAST);
    }

    private static Command.RaiseAlarm alarm(AlarmKind kind, OrderedBoard... boards) {
        return new Command.RaiseAlarm(
                "alarm-1",
                kind,
                "demo",
                Optional.empty(),
                "",
                "",
                "Look.",
                List.of(boards),
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void anAlarmIsRaisedOnceAndAnOutageAgainOnlyWithMoreBoards() {
        var setting = order().when(alarm(AlarmKind.SETTING_DIFFERS, ROME_OSLO), OWN, AT)
                .accepted();
        setting.when(alarm(AlarmKind.SETTING_DIFFERS, ROME_OSLO, OSLO_BONN), OWN, AT)
                .refused(ClockRefusal.ALREADY_NOTED);
        var outage = order().when(alarm(AlarmKind.OUTAGE, ROME_OSLO), OWN, AT).accepted();
        outage.when(alarm(AlarmKind.OUTAGE, ROME_OSLO), OWN, AT).refused(ClockRefusal.ALREADY_NOTED);
        outage.when(alarm(AlarmKind.OUTAGE, ROME_OSLO, OSLO_BONN), OWN, AT).accepted();
        outage.state();
        order().when(alarm(AlarmKind.OUTAGE, ROME_OSLO), CHIEF, AT).refused(ClockRefusal.FORBIDDEN_ROLE);
    }

    private static final ClockReading READING = new ClockReading(
            Duration.ofMinutes(4),
            Duration.ofMinutes(9),
            Optional.of(Side.WHITE),
            AT,
            Optional.of(AT.plusSeconds(240)),
            Optional.empty());

    @Test
    void timeTroubleIsNotedOnceByTheServiceOnly() {
        var trouble = new Command.NoteTimeTrouble(
                "trouble-1", BoardId.of("demo/1/1"), 1, Side.WHITE, TroubleLevel.UNDER_5_MINUTES, READING);
        order().when(trouble, OWN, AT).accepted().when(trouble, OWN, AT).refused(ClockRefusal.ALREADY_NOTED);
        order().when(trouble, CHIEF, AT).refused(ClockRefusal.FORBIDDEN_ROLE);
    }

    private static Command.TakeTimeSheet sheet(String id, TimeSheetRow... rows) {
        return new Command.TakeTimeSheet(id, "demo", 1, AT, List.of(rows), 1, 1);
    }

    static final TimeSheetRow ROW =
            new TimeSheetRow(BoardId.of("demo/1/1"), 12, 11, READING, Duration.ofMinutes(13), true, "PLAYING");

    @Test
    void aTimeSheetIsTakenByArbitersAndByTheServiceOnceUnderItsId() {
        for (Actor actor : List.of(CHIEF, ROME, ROME_FLOOR, OWN))
            order().when(sheet("sheet-1", ROW), actor, AT)
                    .accepted()
                    .when(sheet("sheet-1", ROW), actor, AT)
                    .refused(ClockRefusal.ALREADY_NOTED);
        order().when(sheet("sheet-1", ROW), new Actor("p", Role.PLAYER, "", "rome", "demo/1/1", "WHITE"), AT)
                .refused(ClockRefusal.FORBIDDEN_ROLE);
        order().when(sheet("sheet-1"), CHIEF, AT).refused(ClockRefusal.NO_BOARDS);
    }

    @Test
    void dec21AnArbiterWithoutVenueOrWithoutBoardsInTheRoundTakesNoTimeSheet() {
        for (Role role : List.of(Role.LOCAL_CHIEF_ARBITER, Role.FLOOR_ARBITER)) {
            order().when(sheet("sheet-1", ROW), Actor.official("nowhere", role, ""), AT)
                    .refused(ClockRefusal.FORBIDDEN_ROLE);
            order().when(sheet("sheet-1"), Actor.official("elsewhere", role, "paris"), AT)
                    .refused(ClockRefusal.FORBIDDEN_ROLE);
        }
    }

    @Test
    void nobodyTakesTheIdsUnderWhichTheServiceNotesThings() {
        for (String id : List.of(
                "trouble:demo/1/1:1:WHITE:UNDER_5_MINUTES:0",
                "alarm:outage:demo:1772373600000",
                "sheet:demo:1:1772373600")) {
            order().when(sheet(id, ROW), ROME, AT).refused(ClockRefusal.ORDER_ID_RESERVED);
            order().when(give(id, OrderKind.PAUSE, "demo", "Noise", ROME_OSLO), CHIEF, AT)
                    .refused(ClockRefusal.ORDER_ID_RESERVED);
        }
        order().when(sheet("sheet:demo:1:1772373600", ROW), OWN, AT).accepted();
        order().when(give("order\u0000-1", OrderKind.PAUSE, "demo", "Noise", ROME_OSLO), CHIEF, AT)
                .refused(ClockRefusal.ORDER_ID_MALFORMED);
    }

    @Test
    void aReasonHidesAndTurnsNoText() {
        for (String reason : List.of("Noise\u0000", "\u001b[2JNoise", "Noise \u202eeciton", "\u2066Noise")) {
            order().when(give(OrderKind.PAUSE, reason, ROME_OSLO), CHIEF, AT).refused(ClockRefusal.REASON_MALFORMED);
            order().when(at(AT.plusSeconds(60)), CHIEF, AT)
                    .when(new Command.Withdraw("order-1", reason), CHIEF, AT)
                    .refused(ClockRefusal.REASON_MALFORMED);
        }
        order().when(give(OrderKind.PAUSE, "Noise,\n\tthen an alarm: caffè 🔥", ROME_OSLO), CHIEF, AT)
                .accepted();
    }

    @Test
    void aLocalChiefArbiterOrdersGamesInWhichTheOwnVenueHasASeat() {
        order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO), ROME, AT).accepted();
        order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO, OSLO_BONN), ROME, AT)
                .refused(ClockRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void aFloorArbiterPausesButDoesNotStart() {
        order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO), ROME_FLOOR, AT).accepted();
        order().when(give(OrderKind.START, "", ROME_OSLO), ROME_FLOOR, AT).refused(ClockRefusal.FORBIDDEN_ROLE);
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void onlyArbitersWithTheRightGiveAnyOrder(Role role) {
        var may = EnumSet.of(Role.CHIEF_ARBITER, Role.LOCAL_CHIEF_ARBITER, Role.FLOOR_ARBITER);
        var actor = new Actor("somebody", role, "", "rome", "demo/1/1", "WHITE");
        var scenario = order().when(give(OrderKind.PAUSE, "Noise", ROME_OSLO), actor, AT);
        if (may.contains(role)) scenario.accepted();
        else scenario.refused(ClockRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void anOrderIsCompletedOnceEveryBoardIsNoted() {
        var scenario = order().given(given(OrderKind.START, "", ROME_OSLO, OSLO_BONN));
        scenario.when(applied(ROME_OSLO), OWN, AT).then(done(ROME_OSLO));
        var held = new Event.BoardNoted(
                "order-1",
                BoardId.of("demo/1/2"),
                false,
                "DEVICE_CHECK_MISSING",
                "Not ready.",
                Optional.empty(),
                Optional.empty());
        scenario.when(
                        new Command.NoteBoard(
                                "order-1",
                                BoardId.of("demo/1/2"),
                                false,
                                "DEVICE_CHECK_MISSING",
                                "Not ready.",
                                Optional.empty(),
                                Optional.empty()),
                        OWN,
                        AT)
                .then(held, new Event.OrderCompleted("order-1", 1, 1));
        assertEquals(
                new ClockState.Order(
                        OrderKind.START, Optional.empty(), List.of(ROME_OSLO, OSLO_BONN), List.of(), 1, 1, false, true),
                scenario.state());
    }

    @Test
    void aBoardMeantTwiceIsNotedOnce() {
        order().given(given(OrderKind.START, "", ROME_OSLO, ROME_OSLO))
                .when(applied(ROME_OSLO), OWN, AT)
                .then(done(ROME_OSLO), new Event.OrderCompleted("order-1", 1, 0));
    }

    @Test
    void everyRefusalIsGivenForItsReason() {
        Map<ClockRefusal, Scenario<Command, Event, ClockState>> cases = new EnumMap<>(ClockRefusal.class);
        var long101 = "x".repeat(101);
        cases.put(ClockRefusal.FORBIDDEN_ROLE, order().when(give(OrderKind.START, "", OSLO_BONN), ROME, AT));
        cases.put(
                ClockRefusal.ORDER_ID_MALFORMED,
                order().when(give(long101, OrderKind.START, "demo", "", ROME_OSLO), CHIEF, AT));
        cases.put(
                ClockRefusal.ORDER_ID_RESERVED,
                order().when(give("alarm:outage:demo:1", OrderKind.START, "demo", "", ROME_OSLO), CHIEF, AT));
        cases.put(
                ClockRefusal.COMPETITION_MISSING,
                order().when(give("order-1", OrderKind.START, " ", "", ROME_OSLO), CHIEF, AT));
        cases.put(ClockRefusal.REASON_MISSING, order().when(give(OrderKind.PAUSE, " ", ROME_OSLO), CHIEF, AT));
        cases.put(
                ClockRefusal.REASON_MALFORMED,
                order().when(give(OrderKind.PAUSE, "x".repeat(501), ROME_OSLO), CHIEF, AT));
        cases.put(
                ClockRefusal.ORDER_EXISTS,
                order().given(given(OrderKind.START, "", ROME_OSLO))
                        .when(give(OrderKind.START, "", ROME_OSLO), CHIEF, AT));
        cases.put(
                ClockRefusal.CHANGES_NOT_SEEN,
                order().when(
                                new Command.Give(
                                        "order-1",
                                        OrderKind.ADD_TIME,
                                        "demo",
                                        1,
                                        "",
                                        "",
                                        "Noise",
                                        List.of(ROME_OSLO, UNSEEN),
                                        Optional.empty(),
                                        Optional.of(Duration.ofMinutes(1)),
                                        Optional.empty(),
                                        Optional.empty(),
                                        Optional.empty(),
                                        OptionalInt.empty(),
                                        OptionalInt.empty(),
                                        false,
                                        OptionalInt.empty(),
                                        Optional.empty()),
                                CHIEF,
                                AT));
        cases.put(ClockRefusal.NO_BOARDS, order().when(give(OrderKind.START, ""), CHIEF, AT));
        cases.put(ClockRefusal.UNKNOWN_ORDER, order().when(applied(ROME_OSLO), OWN, AT));
        cases.put(
                ClockRefusal.UNKNOWN_BOARD,
                order().given(given(OrderKind.START, "", ROME_OSLO)).when(applied(OSLO_BONN), OWN, AT));
        cases.put(
                ClockRefusal.ALREADY_NOTED,
                order().given(given(OrderKind.START, "", ROME_OSLO, OSLO_BONN), done(ROME_OSLO))
                        .when(applied(ROME_OSLO), OWN, AT));
        cases.put(ClockRefusal.MALFORMED_TIME, order().when(times(OrderKind.SET_TIMES, null, null), CHIEF, AT));
        cases.put(
                ClockRefusal.GRANT_OUT_OF_RANGE,
                order().when(times(OrderKind.ADD_TIME, Duration.ofHours(2), null), CHIEF, AT));
        cases.put(
                ClockRefusal.SETTING_MISSING, order().when(setting(OrderKind.CORRECT_SETTING, null, NONE), CHIEF, AT));
        cases.put(
                ClockRefusal.NOT_PART_OF_ORDER,
                order().when(times(OrderKind.PAUSE, null, Duration.ofMinutes(1)), CHIEF, AT));
        cases.put(ClockRefusal.START_AT_PAST, order().when(at(AT.minusSeconds(1)), CHIEF, AT));
        cases.put(
                ClockRefusal.NOT_PENDING,
                order().given(given(OrderKind.START, "", ROME_OSLO))
                        .when(new Command.Withdraw("order-1", "Postponed"), CHIEF, AT));
        assertEquals(EnumSet.allOf(ClockRefusal.class), cases.keySet());
        cases.forEach((refusal, scenario) -> {
            scenario.refused(refusal);
            scenario.state();
        });
    }

    @Test
    void onlyTheServiceNotesBoards() {
        order().given(given(OrderKind.START, "", ROME_OSLO))
                .when(applied(ROME_OSLO), CHIEF, AT)
                .refused(ClockRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void everyArticleNamedIsInTheCatalogue() {
        Arrays.stream(ClockRefusal.values())
                .map(ClockRefusal::rule)
                .filter(rule -> !rule.isEmpty())
                .forEach(rule -> RuleCatalogue.standard().require(rule));
        Arrays.stream(OrderKind.values())
                .forEach(kind ->
                        RuleCatalogue.standard().require(ClockDecider.DECIDER.rule(given(kind, "", ROME_OSLO))));
    }

    @Test
    void aLogThatCouldNotHaveBeenWrittenIsCorrupt() {
        var decider = ClockDecider.DECIDER;
        assertThrows(CorruptLogException.class, () -> decider.replay(List.of(done(ROME_OSLO))));
        assertThrows(
                CorruptLogException.class, () -> decider.replay(List.of(new Event.OrderCompleted("order-1", 0, 0))));
        assertThrows(
                CorruptLogException.class,
                () -> decider.replay(
                        List.of(given(OrderKind.START, "", ROME_OSLO), given(OrderKind.START, "", ROME_OSLO))));
    }
}
