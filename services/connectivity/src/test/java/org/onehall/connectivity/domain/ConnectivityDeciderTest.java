package org.onehall.connectivity.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.onehall.chess.Side.BLACK;
import static org.onehall.chess.Side.WHITE;
import static org.onehall.connectivity.domain.LinkState.DOWN;
import static org.onehall.connectivity.domain.LinkState.SUSPECT;
import static org.onehall.connectivity.domain.LinkState.UP;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.CorruptLogException;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.regulations.RuleCatalogue;

class ConnectivityDeciderTest {
    private static final Instant AT = Instant.parse("2026-03-01T14:00:00Z");
    /** Facts may arrive long after the edge saw them: the time of the command must not matter. */
    private static final Instant LATE = AT.plusSeconds(3600);
    /** When the report is due of a case that was reported at {@link #LATE}. */
    private static final Instant DUE = LATE.plusSeconds(90);

    private static final Actor OWN = Actor.service("connectivity");
    private static final Actor LTA = Actor.official("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "rome");
    private static final GameGlimpse NO_GAME =
            new GameGlimpse(false, 0, 0, Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.empty());
    private static final GameGlimpse PLAYING = new GameGlimpse(
            true,
            1,
            23,
            Optional.of(BLACK),
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 0 1",
            Optional.of(new ClockReading(
                    Duration.ofMinutes(14),
                    Duration.ofSeconds(560),
                    Optional.of(BLACK),
                    AT,
                    Optional.of(AT.plusSeconds(560)),
                    Optional.empty())),
            Optional.of(WHITE),
            Optional.of(Duration.ofSeconds(90)));

    private static Scenario<Command, Event, VenueState> rome() {
        return Scenario.of(ConnectivityDecider.DECIDER);
    }

    private static Instant after(long millis) {
        return AT.plusMillis(millis);
    }

    private static String board(int number) {
        return "demo/1/" + number;
    }

    private static Command seen(int board, Side side, LinkState state, long lastSeen, GameGlimpse game) {
        return new Command.ReportPresence(
                "demo/rome",
                board(board),
                side,
                "tablet-" + board,
                state,
                after(lastSeen),
                after(lastSeen + 5_000),
                Optional.empty(),
                game,
                false);
    }

    private static Event.LinkChanged changed(int board, Side side, LinkState state, long lastSeen) {
        return new Event.LinkChanged(
                board(board), side, "tablet-" + board, state, after(lastSeen), Optional.empty(), false);
    }

    private static Event.LinkChanged lostAgain(long lastSeen) {
        return new Event.LinkChanged(
                board(1),
                WHITE,
                "tablet-1",
                DOWN,
                after(lastSeen),
                Optional.empty(),
                false,
                Optional.of(new Event.LostAgain("demo/rome/case-1", PLAYING)));
    }

    private static Event.CaseOpened opened(int number, int board, Side side, long lastSeen, int earlier) {
        return new Event.CaseOpened(
                "demo/rome/case-" + number,
                board(board),
                side,
                after(lastSeen),
                after(lastSeen + 5_000),
                PLAYING,
                earlier,
                Optional.of(DUE));
    }

    private static Event.OutageDetected outage(int number, long since, String... cases) {
        return new Event.OutageDetected("demo/rome/outage-" + number, after(since), List.of(cases));
    }

    private static Scenario<Command, Event, VenueState> withCase() {
        return rome().given(changed(1, WHITE, UP, 0), changed(1, WHITE, DOWN, 1_000), opened(1, 1, WHITE, 1_000, 0));
    }

    @Test
    void aLinkIsToldWhenItChangesAndOnlyThen() { // OCR 18.8/a
        rome().when(seen(1, WHITE, UP, 0, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, UP, 1_000, NO_GAME), OWN, LATE)
                .then()
                .when(seen(1, WHITE, SUSPECT, 2_000, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, SUSPECT, 2_000))
                .when(seen(1, WHITE, UP, 3_000, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, UP, 3_000));
    }

    @Test
    void anotherDeviceAtTheSeatIsToldThoughTheLinkStaysUp() {
        var tablet = new Command.ReportPresence(
                "demo/rome",
                board(1),
                WHITE,
                "tablet-9",
                UP,
                AT,
                AT,
                Optional.of(Duration.ofMillis(18)),
                NO_GAME,
                false);
        rome().given(changed(1, WHITE, UP, 0))
                .when(tablet, OWN, LATE)
                .then(new Event.LinkChanged(
                        board(1), WHITE, "tablet-9", UP, AT, Optional.of(Duration.ofMillis(18)), false));
    }

    @Test
    void aLinkLostDuringAGameOpensACaseWithTheGameAsItWas() { // OCR 18.9/a
        rome().given(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, DOWN, 1_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 1_000), opened(1, 1, WHITE, 1_000, 0));
    }

    @Test
    void aLinkLostAgainTellsTheGameAtThatLossUnlessItsClocksStand() { // OCR 18.9/a
        var again =
                withCase().when(seen(1, WHITE, UP, 7_000, PLAYING), OWN, LATE).accepted();
        again.when(seen(1, WHITE, DOWN, 20_000, PLAYING), OWN, LATE).then(lostAgain(20_000));
        ClockReading stood = new ClockReading(
                Duration.ofMinutes(14),
                Duration.ofSeconds(555),
                Optional.empty(),
                AT,
                Optional.empty(),
                Optional.empty());
        GameGlimpse paused = new GameGlimpse(
                true,
                1,
                23,
                PLAYING.toMove(),
                PLAYING.fen(),
                Optional.of(stood),
                PLAYING.drawOffer(),
                PLAYING.reportWithin());
        withCase()
                .when(seen(1, WHITE, UP, 7_000, paused), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 20_000, paused), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 20_000));
    }

    @Test
    void aLinkLostWithoutAGameIsNoDisconnection() {
        rome().given(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, DOWN, 1_000, NO_GAME), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 1_000));
    }

    @Test
    void aGapOfFourSecondsIsOnlySuspect() { // OCR 18.9/a, OCR 18.8/a
        rome().when(seen(1, WHITE, SUSPECT, 1_000, PLAYING), OWN, LATE).then(changed(1, WHITE, SUSPECT, 1_000));
    }

    @Test
    void aLinkAlreadyDownWhenTheGameStartsOpensACaseThen() {
        rome().given(changed(1, WHITE, DOWN, 1_000))
                .when(seen(1, WHITE, DOWN, 1_000, PLAYING), OWN, LATE)
                .then(opened(1, 1, WHITE, 1_000, 0));
    }

    @Test
    void aSeatKnownDownIsNoNews() {
        withCase().when(seen(1, WHITE, DOWN, 1_000, PLAYING), OWN, LATE).then();
    }

    @Test
    void theReturnTellsHowLongTheLinkWasDown() {
        withCase()
                .when(seen(1, WHITE, UP, 8_500, PLAYING), OWN, LATE)
                .then(
                        changed(1, WHITE, UP, 8_500),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofMillis(7_500)));
    }

    @Test
    void aSuspectLinkHasNotReturned() {
        withCase()
                .when(seen(1, WHITE, SUSPECT, 7_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, SUSPECT, 7_000))
                .when(seen(1, WHITE, DOWN, 7_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 7_000))
                .when(seen(1, WHITE, UP, 20_000, PLAYING), OWN, LATE)
                .then(
                        changed(1, WHITE, UP, 20_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(19)));
    }

    @Test
    void aSecondDropWhileTheCaseIsOpenBelongsToIt() {
        withCase()
                .when(seen(1, WHITE, UP, 8_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(lostAgain(60_000))
                .when(seen(1, WHITE, UP, 70_000, PLAYING), OWN, LATE)
                .then(
                        changed(1, WHITE, UP, 70_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(10)));
    }

    @Test
    void aDropAfterTheDecisionIsANewCaseThatNamesTheEarlierOnes() {
        withCase()
                .given(
                        changed(1, WHITE, UP, 8_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(7)),
                        new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"))
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 60_000), opened(2, 1, WHITE, 60_000, 1));
    }

    @Test
    void aLinkThatIsDownWhenItsCaseIsClosedIsANewCaseOnceItIsReportedAgain() {
        withCase()
                .when(seen(1, WHITE, UP, 8_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(lostAgain(60_000))
                .when(new Command.CloseCase("demo/rome", "demo/rome/case-1", "ruling-1"), OWN, LATE)
                .then(new Event.CaseClosed("demo/rome/case-1", board(1), "ruling-1"))
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(opened(2, 1, WHITE, 60_000, 1));
    }

    @Test
    void theOtherSeatOfTheBoardHasItsOwnCases() {
        withCase()
                .when(seen(1, BLACK, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(changed(1, BLACK, DOWN, 60_000), opened(2, 1, BLACK, 60_000, 0));
    }

    @Test
    void twoSeatsLostWithinFiveSecondsAreAnOutageWhoeverIsReportedFirst() {
        withCase()
                .when(seen(2, BLACK, DOWN, 6_000, PLAYING), OWN, LATE)
                .then(
                        changed(2, BLACK, DOWN, 6_000),
                        opened(2, 2, BLACK, 6_000, 0),
                        outage(1, 1_000, "demo/rome/case-1", "demo/rome/case-2"));
        withCase()
                .when(seen(2, BLACK, DOWN, -4_000, PLAYING), OWN, LATE)
                .then(
                        changed(2, BLACK, DOWN, -4_000),
                        opened(2, 2, BLACK, -4_000, 0),
                        outage(1, -4_000, "demo/rome/case-1", "demo/rome/case-2"));
    }

    @Test
    void twoSeatsLostMoreThanFiveSecondsApartAreTwoFailures() {
        withCase()
                .when(seen(2, BLACK, DOWN, 6_001, PLAYING), OWN, LATE)
                .then(changed(2, BLACK, DOWN, 6_001), opened(2, 2, BLACK, 6_001, 0));
    }

    @Test
    void anOutageIsToldAgainWithTheLongerListWhenAnotherSeatJoins() {
        var scenario =
                withCase().when(seen(2, BLACK, DOWN, 4_000, PLAYING), OWN, LATE).accepted();
        scenario.when(seen(3, WHITE, DOWN, 9_000, PLAYING), OWN, LATE)
                .then(
                        changed(3, WHITE, DOWN, 9_000),
                        opened(3, 3, WHITE, 9_000, 0),
                        outage(1, 1_000, "demo/rome/case-1", "demo/rome/case-2", "demo/rome/case-3"));
        scenario.when(seen(4, WHITE, DOWN, 14_001, PLAYING), OWN, LATE)
                .then(changed(4, WHITE, DOWN, 14_001), opened(4, 4, WHITE, 14_001, 0));
        scenario.when(seen(5, WHITE, DOWN, 15_000, PLAYING), OWN, LATE)
                .then(
                        changed(5, WHITE, DOWN, 15_000),
                        opened(5, 5, WHITE, 15_000, 0),
                        outage(2, 14_001, "demo/rome/case-4", "demo/rome/case-5"));
    }

    @Test
    void aSeatThatIsDownAgainCountsForAnOutage() {
        withCase()
                .when(seen(1, WHITE, UP, 8_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(2, BLACK, DOWN, 58_000, PLAYING), OWN, LATE)
                .accepted()
                .when(seen(1, WHITE, DOWN, 60_000, PLAYING), OWN, LATE)
                .then(lostAgain(60_000), outage(1, 58_000, "demo/rome/case-2", "demo/rome/case-1"));
    }

    @Test
    void aFlickeringSeatAloneIsNoOutage() {
        withCase()
                .given(
                        changed(1, WHITE, UP, 2_000),
                        new Event.LinkRestored("demo/rome/case-1", board(1), WHITE, Duration.ofSeconds(1)),
                        new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"))
                .when(seen(1, WHITE, DOWN, 3_000, PLAYING), OWN, LATE)
                .then(changed(1, WHITE, DOWN, 3_000), opened(2, 1, WHITE, 3_000, 1));
    }

    @Test
    void theTechnicalArbiterOfTheVenueConfirmsTheReport() {
        withCase()
                .when(new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "Cable pulled"), LTA, LATE)
                .then(new Event.CaseReported("demo/rome/case-1", board(1), "Cable pulled"));
    }

    /** OCR 18.9/b: the drafted report counts as the report, and the delay is logged. */
    @Test
    void aReportNobodyConfirmsInTimeIsOverdueOnce() {
        var overdue = new Command.NoteOverdue("demo/rome", "demo/rome/case-1");
        withCase()
                .when(overdue, OWN, DUE)
                .then(new Event.ReportOverdue("demo/rome/case-1", board(1), DUE))
                .when(overdue, OWN, DUE.plusSeconds(1))
                .then();
    }

    @Test
    void anOverdueReportMayStillBeCompleted() {
        withCase()
                .given(new Event.ReportOverdue("demo/rome/case-1", board(1), DUE))
                .when(
                        new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "Cable pulled"),
                        LTA,
                        DUE.plusSeconds(5))
                .then(new Event.CaseReported("demo/rome/case-1", board(1), "Cable pulled"));
    }

    @Test
    void whatIsReportedOrClosedIsNotOverdue() {
        var overdue = new Command.NoteOverdue("demo/rome", "demo/rome/case-1");
        withCase()
                .given(new Event.CaseReported("demo/rome/case-1", board(1), ""))
                .when(overdue, OWN, DUE)
                .then();
        withCase()
                .given(new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"))
                .when(overdue, OWN, DUE)
                .then();
        rome().when(overdue, OWN, DUE).refused(ConnectivityRefusal.UNKNOWN_CASE);
        withCase().when(overdue, LTA, DUE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void aGameThatDoesNotSayHowLongAReportMayTakeGivesItAMinute() {
        var silent =
                new GameGlimpse(true, 1, 0, Optional.empty(), "", Optional.empty(), Optional.empty(), Optional.empty());
        rome().given(changed(1, WHITE, UP, 0))
                .when(seen(1, WHITE, DOWN, 1_000, silent), OWN, LATE)
                .then(
                        changed(1, WHITE, DOWN, 1_000),
                        new Event.CaseOpened(
                                "demo/rome/case-1",
                                board(1),
                                WHITE,
                                after(1_000),
                                after(6_000),
                                silent,
                                0,
                                Optional.of(LATE.plusSeconds(60))));
    }

    @ParameterizedTest
    @EnumSource(Role.class)
    void onlyTheTechnicalArbiterOfTheVenueReports(Role role) {
        var confirm = new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "");
        var here = withCase().when(confirm, new Actor("somebody", role, "", "rome", board(1), "WHITE"), LATE);
        if (role == Role.LOCAL_TECHNICAL_ARBITER) here.accepted();
        else here.refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        withCase()
                .when(confirm, Actor.official("somebody", role, "oslo"), LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void nobodyReportsWhatHappensInAVenueOfAnotherCompetition() { // DEC-21
        var foreign = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "other", "rome", "", "");
        var own = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "demo", "rome", "", "");
        var here = new Command.ReportCommunication(
                "demo/rome", "p1", false, Optional.empty(), CommunicationSource.ARBITER);
        var nowhere =
                new Command.ReportCommunication("rome", "p1", false, Optional.empty(), CommunicationSource.ARBITER);
        rome().when(here, foreign, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        rome().when(here, own, LATE).accepted();
        rome().when(nowhere, foreign, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        rome().when(nowhere, LTA, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        withCase()
                .when(new Command.ConfirmReport("demo/rome", "demo/rome/case-1", ""), foreign, LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void aCaseOfALogThatNamesNoCompetitionIsReportedThere() { // DEC-21
        var old = new Event.CaseOpened(
                "rome/case-1", board(1), WHITE, after(1_000), after(6_000), PLAYING, 0, Optional.of(DUE));
        var confirm = new Command.ConfirmReport("rome", "rome/case-1", "");
        var own = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "demo", "rome", "", "");
        var foreign = new Actor("rome-lta", Role.LOCAL_TECHNICAL_ARBITER, "other", "rome", "", "");
        rome().given(old).when(confirm, foreign, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        rome().given(old).when(confirm, own, LATE).accepted();
    }

    @Test
    void anAppliedDecisionClosesTheCaseReportedOrNot() {
        withCase()
                .when(new Command.CloseCase("demo/rome", "demo/rome/case-1", "demo/1/1/ruling-1"), OWN, LATE)
                .then(new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1"));
    }

    @Test
    void everyRefusalIsGivenForItsReason() {
        var reported = new Event.CaseReported("demo/rome/case-1", board(1), "");
        var closed = new Event.CaseClosed("demo/rome/case-1", board(1), "demo/1/1/ruling-1");
        var confirm = new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "");
        Map<ConnectivityRefusal, Scenario<Command, Event, VenueState>> cases = new EnumMap<>(ConnectivityRefusal.class);
        cases.put(
                ConnectivityRefusal.FORBIDDEN_ROLE,
                withCase().when(new Command.CloseCase("demo/rome", "demo/rome/case-1", "r"), LTA, LATE));
        cases.put(ConnectivityRefusal.UNKNOWN_CASE, rome().when(confirm, LTA, LATE));
        cases.put(
                ConnectivityRefusal.ALREADY_REPORTED, withCase().given(reported).when(confirm, LTA, LATE));
        cases.put(ConnectivityRefusal.CASE_CLOSED, withCase().given(closed).when(confirm, LTA, LATE));
        cases.put(
                ConnectivityRefusal.NOT_OVERDUE,
                withCase().when(new Command.NoteOverdue("demo/rome", "demo/rome/case-1"), OWN, DUE.minusMillis(1)));
        cases.put(
                ConnectivityRefusal.BAD_NODE,
                rome().when(new Command.RecordProbes("demo/rome", "", "s1", Optional.empty(), List.of()), LTA, LATE));
        cases.put(ConnectivityRefusal.BAD_PROBES, rome().when(probes(), LTA, LATE));
        cases.put(
                ConnectivityRefusal.PROBES_AHEAD,
                rome().when(probes(span(1, ProbeSpan.Hop.ZONE, 0, 4_000_000, 1)), LTA, LATE));
        cases.put(
                ConnectivityRefusal.NOBODY,
                rome().when(
                                new Command.ReportCommunication(
                                        "demo/rome", " ", true, Optional.empty(), CommunicationSource.ARBITER),
                                LTA,
                                LATE));
        cases.put(
                ConnectivityRefusal.NOTE_TOO_LONG,
                withCase()
                        .when(
                                new Command.ConfirmReport("demo/rome", "demo/rome/case-1", "x".repeat(2_001)),
                                LTA,
                                LATE));
        assertEquals(EnumSet.allOf(ConnectivityRefusal.class), cases.keySet());
        cases.forEach((refusal, scenario) -> {
            scenario.refused(refusal);
            scenario.state();
        });
    }

    @Test
    void closingRefusesWhatIsUnknownOrClosed() {
        var close = new Command.CloseCase("demo/rome", "demo/rome/case-1", "r");
        rome().when(close, OWN, LATE).refused(ConnectivityRefusal.UNKNOWN_CASE);
        withCase().when(close, OWN, LATE).accepted().when(close, OWN, LATE).refused(ConnectivityRefusal.CASE_CLOSED);
    }

    @Test
    void onlyAServiceReportsPresence() {
        rome().when(seen(1, WHITE, UP, 0, NO_GAME), LTA, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void everyArticleNamedIsInTheCatalogue() {
        Arrays.stream(ConnectivityRefusal.values())
                .map(ConnectivityRefusal::rule)
                .filter(rule -> !rule.isEmpty())
                .forEach(rule -> RuleCatalogue.standard().require(rule));
        List.of(changed(1, WHITE, UP, 0), opened(1, 1, WHITE, 0, 0), outage(1, 0))
                .forEach(event -> RuleCatalogue.standard().require(ConnectivityDecider.DECIDER.rule(event)));
    }

    @Test
    void aLogThatCouldNotHaveBeenWrittenIsCorrupt() {
        var decider = ConnectivityDecider.DECIDER;
        assertThrows(
                CorruptLogException.class,
                () -> decider.replay(List.of(new Event.CaseClosed("demo/rome/case-1", board(1), "r"))));
        assertThrows(CorruptLogException.class, () -> decider.replay(List.of(outage(1, 0, "demo/rome/case-1"))));
        assertThrows(
                CorruptLogException.class,
                () -> decider.replay(List.of(opened(1, 1, WHITE, 0, 0), opened(1, 1, WHITE, 0, 0))));
    }

    private static Command assess(String caseId, Cause.Evidence evidence, boolean settled) {
        return new Command.AssessCause("demo/rome", caseId, evidence, settled);
    }

    private static Event.CauseFound found(
            Cause.Segment segment, Cause.Confidence confidence, Cause.Evidence evidence, boolean settled) {
        return new Event.CauseFound("demo/rome/case-1", board(1), segment, confidence, evidence, settled);
    }

    @Test
    void aCauseIsToldAgainWhenMoreIsKnownAndNeverOnceSettled() { // ENG-7
        var alone = new Cause.Evidence(9, 0, 3, 0, Optional.empty());
        var dark = new Cause.Evidence(9, 9, 3, 0, Optional.empty());
        withCase()
                .when(assess("demo/rome/case-1", alone, false), OWN, LATE)
                .then(found(Cause.Segment.DEVICE, Cause.Confidence.HIGH, alone, false))
                .when(assess("demo/rome/case-1", alone, false), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", dark, true), OWN, LATE)
                .then(found(Cause.Segment.VENUE_LINE, Cause.Confidence.MEDIUM, dark, true))
                .when(assess("demo/rome/case-1", alone, false), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", alone, true), OWN, LATE)
                .then();
    }

    private static Optional<Probes> measured(Probes.Probe gateway) {
        return Optional.of(new Probes(
                Optional.empty(),
                Optional.of(gateway),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty()));
    }

    @Test
    void whatANodeMeasuredWhileItsLineWasCutIsAddedToASettledCause() { // OCR 18.9
        var counted = new Cause.Evidence(9, 9, 3, 0, Optional.empty());
        var measured = new Cause.Evidence(9, 9, 3, 0, measured(Probes.Probe.SILENT));
        var recounted = new Cause.Evidence(9, 0, 3, 0, measured(Probes.Probe.SILENT));
        withCase()
                .given(found(Cause.Segment.VENUE_LINE, Cause.Confidence.MEDIUM, counted, true))
                .when(assess("demo/rome/case-1", recounted, true), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", measured, true), OWN, LATE)
                .then(found(Cause.Segment.VENUE_NETWORK, Cause.Confidence.HIGH, measured, true))
                .when(assess("demo/rome/case-1", measured, true), OWN, LATE)
                .then()
                .when(assess("demo/rome/case-1", counted, true), OWN, LATE)
                .then();
    }

    private static ProbeSpan span(long sequence, ProbeSpan.Hop hop, long from, long to, int answered) {
        return new ProbeSpan(
                sequence,
                hop,
                "10.0.0.1",
                Optional.empty(),
                Optional.empty(),
                after(from),
                after(to),
                answered,
                10 - answered,
                answered < 5,
                Optional.empty());
    }

    private static Command probes(ProbeSpan... spans) {
        return new Command.RecordProbes(
                "demo/rome", "node-1", "s1", Optional.of(Duration.ofMillis(-20)), List.of(spans));
    }

    @Test
    void measurementsOfAVenueNodeAreTakenOnceAndInOrder() { // OCR 18.8
        var first = span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        var second = span(2, ProbeSpan.Hop.ZONE, 0, 9_000, 0);
        var fourth = span(4, ProbeSpan.Hop.ZONE, 9_000, 12_000, 10);
        var offset = Optional.of(Duration.ofMillis(-20));
        rome().when(probes(first, second), LTA, LATE)
                .then(new Event.ProbesRecorded("node-1", "s1", offset, List.of(first, second)))
                .when(probes(first, second), LTA, LATE)
                .then()
                .when(probes(second, fourth), OWN, LATE)
                .then(new Event.ProbesRecorded("node-1", "s1", offset, List.of(fourth)))
                .when(
                        new Command.RecordProbes("demo/rome", "node-2", "s1", Optional.empty(), List.of(first)),
                        LTA,
                        LATE)
                .then(new Event.ProbesRecorded("node-2", "s1", Optional.empty(), List.of(first)));
    }

    @Test
    void measurementsThatCannotHaveBeenMadeAreRefused() {
        var good = span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        rome().when(probes(), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(good, good), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(0, ProbeSpan.Hop.GATEWAY, 0, 1, 1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(1_000_000_000_001L, ProbeSpan.Hop.GATEWAY, 0, 1, 1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(1, ProbeSpan.Hop.GATEWAY, 2, 1, 1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(probes(span(1, ProbeSpan.Hop.GATEWAY, 0, 1, -1)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_PROBES)
                .when(new Command.RecordProbes("demo/rome", " ", "s1", Optional.empty(), List.of(good)), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(
                        new Command.RecordProbes("demo/rome", "node\u0007", "s1", Optional.empty(), List.of(good)),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(
                        new Command.RecordProbes("demo/rome", "node-1", "s|1", Optional.empty(), List.of(good)),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(new Command.RecordProbes("oslo", "node-1", "s1", Optional.empty(), List.of(good)), LTA, LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    private static Command probes(ProbeSpan span, Duration offset) {
        return new Command.RecordProbes("demo/rome", "node-1", "s1", Optional.of(offset), List.of(span));
    }

    @Test
    void measurementsOutOfAllBoundsAreRefused() { // OCR 18.8
        Instant from = LATE.minusSeconds(60);
        for (Duration roundTrip :
                List.of(Duration.ofNanos(-1), Duration.ofSeconds(60).plusNanos(1), Duration.ofDays(400_000)))
            badProbes(ofZone("zone", from, LATE, 1, 0, Optional.of(roundTrip)), Duration.ZERO);
        for (String target : List.of("", "x".repeat(101), "zone\u202E", "a\u2028b", "a\tb"))
            badProbes(ofZone(target, from, LATE, 1, 0, Optional.empty()), Duration.ZERO);
        for (int probes : List.of(-1, 10_001, Integer.MAX_VALUE))
            badProbes(ofZone("zone", from, LATE, probes, 0, Optional.empty()), Duration.ZERO);
        for (Duration length : List.of(Duration.ofDays(1).plusMillis(1), Duration.ofDays(400)))
            badProbes(ofZone("zone", LATE.minus(length), LATE, 1, 0, Optional.empty()), Duration.ZERO);
        badProbes(ofZone("zone", Instant.EPOCH, LATE, 1, 0, Optional.empty()), Duration.ZERO);
        Instant oldest = LATE.minus(Duration.ofDays(60));
        for (Instant past : List.of(oldest.minusMillis(1), Instant.EPOCH))
            badProbes(ofZone("zone", past, past, 1, 0, Optional.empty()), Duration.ZERO);
        ProbeSpan good = ofZone("zone", from, LATE, 10_000, 10_000, Optional.of(Duration.ofSeconds(60)));
        for (Duration offset : List.of(Duration.ofDays(36_526), Duration.ofDays(-36_526))) badProbes(good, offset);
        rome().when(probes(good, Duration.ofDays(-36_525)), LTA, LATE).accepted();
        rome().when(probes(ofZone("zone", oldest, oldest, 1, 0, Optional.empty()), Duration.ZERO), LTA, LATE)
                .accepted();
    }

    private static ProbeSpan ofZone(
            String target, Instant from, Instant to, int answered, int silent, Optional<Duration> roundTrip) {
        return new ProbeSpan(
                1,
                ProbeSpan.Hop.ZONE,
                target,
                Optional.empty(),
                Optional.empty(),
                from,
                to,
                answered,
                silent,
                false,
                roundTrip);
    }

    private static void badProbes(ProbeSpan span, Duration offset) {
        rome().when(probes(span, offset), LTA, LATE).refused(ConnectivityRefusal.BAD_PROBES);
    }

    @Test
    void aVenueHasNoNodesWithoutEnd() { // OCR 18.8
        var venue = rome();
        for (int i = 0; i < 20; i++)
            venue = venue.when(probesOf("node-" + i, "s1"), LTA, LATE).accepted();
        venue.when(probesOf("node-20", "s1"), LTA, LATE)
                .refused(ConnectivityRefusal.BAD_NODE)
                .when(probesOf("node-19", "s2"), LTA, LATE)
                .accepted();
    }

    @Test
    void aNodeThatOftenStartsAgainIsHeardAndTheVenueKeepsItsLastSeriesOnly() {
        var starts = rome();
        for (int start = 0; start < 1_500; start++)
            starts = starts.when(measured("s" + start, 1, start), LTA, LATE).accepted();
        assertEquals(
                List.of("s1490", "s1491", "s1492", "s1493", "s1494", "s1495", "s1496", "s1497", "s1498", "s1499"),
                starts.state().nodes().get("node").series().stream()
                        .map(VenueNode.Series::name)
                        .toList());
    }

    @Test
    void aRepeatedMeasurementCountsOnceThoughItsSeriesIsForgotten() { // OCR 18.8
        var starts = rome();
        for (int start = 0; start < 12; start++)
            starts = starts.when(measured("s" + start, 1, start), LTA, LATE).accepted();
        starts.when(measured("s0", 1, 0), LTA, LATE)
                .then()
                .when(measured("s1", 1, 1), LTA, LATE)
                .then()
                .when(measured("s2", 1, 2), LTA, LATE)
                .then()
                .when(measured("s0", 2, 12), LTA, LATE)
                .accepted()
                .when(measured("s2", 1, 2), LTA, LATE)
                .then();
    }

    /** One measurement, for the whole second after this many seconds. */
    private static Command measured(String series, long sequence, int second) {
        return new Command.RecordProbes(
                "demo/rome",
                "node",
                series,
                Optional.empty(),
                List.of(span(sequence, ProbeSpan.Hop.GATEWAY, 1 + second * 1_000, 1_000 + second * 1_000, 10)));
    }

    private static Command probesOf(String node, String series) {
        return new Command.RecordProbes(
                "demo/rome", node, series, Optional.empty(), List.of(span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10)));
    }

    @Test
    void twoSeriesOfOneNodeTakeNothingFromEachOther() { // OCR 18.8
        var first = span(1, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        var ninth = span(9, ProbeSpan.Hop.GATEWAY, 0, 10_000, 10);
        rome().when(probes(ninth), LTA, LATE)
                .accepted()
                .when(
                        new Command.RecordProbes("demo/rome", "node-1", "s2", Optional.empty(), List.of(first)),
                        LTA,
                        LATE)
                .then(new Event.ProbesRecorded("node-1", "s2", Optional.empty(), List.of(first)))
                .when(probes(first), LTA, LATE)
                .then();
    }

    @Test
    void measurementsFromTheFutureAreRefused() {
        long late = Duration.between(AT, LATE).toMillis();
        var allowed = span(1, ProbeSpan.Hop.ZONE, 0, late + 60_000, 10);
        rome().when(probes(allowed, span(2, ProbeSpan.Hop.ZONE, 0, late + 60_001, 10)), LTA, LATE)
                .refused(ConnectivityRefusal.PROBES_AHEAD)
                .when(probes(allowed), LTA, LATE)
                .accepted();
    }

    private static Command meeting(boolean present, long at, CommunicationSource source) {
        return new Command.ReportCommunication("demo/rome", "p1", present, Optional.of(after(at)), source);
    }

    private static Event.CommunicationChanged meets(boolean present, long at, CommunicationSource source) {
        return new Event.CommunicationChanged("p1", present, after(at), source);
    }

    @Test
    void whoIsInTheMeetingIsToldWhenItChangesAndNeverAsADisconnection() { // OCR 18.8/b, C-17
        rome().given(changed(1, WHITE, UP, 0))
                .when(meeting(true, 1_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(meets(true, 1_000, CommunicationSource.ZOOM))
                .when(meeting(true, 2_000, CommunicationSource.ZOOM), OWN, LATE)
                .then()
                .when(meeting(false, 5_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(meets(false, 5_000, CommunicationSource.ZOOM))
                .when(meeting(true, 4_000, CommunicationSource.ZOOM), OWN, LATE)
                .then()
                .when(meeting(true, 6_000, CommunicationSource.JITSI), LTA, LATE)
                .then(meets(true, 6_000, CommunicationSource.ARBITER))
                .when(
                        new Command.ReportCommunication(
                                "demo/rome", "p1", false, Optional.empty(), CommunicationSource.ARBITER),
                        LTA,
                        LATE)
                .then(new Event.CommunicationChanged("p1", false, LATE, CommunicationSource.ARBITER));
        rome().when(meeting(true, 7_200_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(new Event.CommunicationChanged("p1", true, LATE, CommunicationSource.ZOOM))
                .when(
                        new Command.ReportCommunication(
                                "demo/rome", "", true, Optional.empty(), CommunicationSource.ARBITER),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.NOBODY)
                .when(
                        new Command.ReportCommunication(
                                "oslo", "p1", true, Optional.empty(), CommunicationSource.ARBITER),
                        LTA,
                        LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void whatAnArbiterHasSeenIsUndoneByNothingThatWasBefore() { // OCR 18.8/b
        rome().given(meets(true, 1_000, CommunicationSource.ZOOM))
                .when(meeting(true, 10_000, CommunicationSource.ZOOM), LTA, LATE)
                .then(meets(true, 10_000, CommunicationSource.ARBITER))
                .when(meeting(true, 12_000, CommunicationSource.ZOOM), LTA, LATE)
                .then()
                .when(meeting(false, 5_000, CommunicationSource.ZOOM), OWN, LATE)
                .then()
                .when(meeting(false, 13_000, CommunicationSource.ZOOM), OWN, LATE)
                .then(meets(false, 13_000, CommunicationSource.ZOOM));
    }

    private static Command move(int ply, long at) {
        return new Command.NoteMove("demo/rome", "p1", board(1), WHITE, ply, after(at));
    }

    @Test
    void aMoveMadeOutsideTheMeetingIsPutOnRecordWithItsNumber() { // OCR 13.3
        rome().when(move(1, 500), OWN, LATE)
                .then()
                .given(meets(true, 1_000, CommunicationSource.ZOOM), meets(false, 5_000, CommunicationSource.ZOOM))
                .when(move(3, 4_000), OWN, LATE)
                .then()
                .when(move(5, 6_000), OWN, LATE)
                .then(new Event.MovedWithoutCommunication(board(1), WHITE, "p1", 5))
                .when(move(5, 6_000), LTA, LATE)
                .refused(ConnectivityRefusal.FORBIDDEN_ROLE);
    }

    @Test
    void aCoveredPageIsNewsOfALinkThatIsUp() { // OCR 16.7
        var away = new Command.ReportPresence(
                "demo/rome", board(1), WHITE, "tablet-1", UP, AT, AT, Optional.empty(), PLAYING, true);
        rome().given(changed(1, WHITE, UP, 0))
                .when(away, OWN, LATE)
                .then(new Event.LinkChanged(board(1), WHITE, "tablet-1", UP, AT, Optional.empty(), true))
                .when(away, OWN, LATE)
                .then();
    }

    @Test
    void onlyAServiceJudgesTheCauseOfACaseOpenOrClosed() {
        var alone = new Cause.Evidence(9, 0, 3, 0, Optional.empty());
        withCase().when(assess("demo/rome/case-1", alone, true), LTA, LATE).refused(ConnectivityRefusal.FORBIDDEN_ROLE);
        withCase().when(assess("demo/rome/case-2", alone, true), OWN, LATE).refused(ConnectivityRefusal.UNKNOWN_CASE);
        withCase()
                .given(new Event.CaseClosed("demo/rome/case-1", board(1), "ruling"))
                .when(assess("demo/rome/case-1", alone, true), OWN, LATE)
                .then(found(Cause.Segment.DEVICE, Cause.Confidence.HIGH, alone, true));
    }
}
