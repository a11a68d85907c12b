package org.onehall.virtualclock.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.virtualclock.Games.START;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.IncrementCredit;
import org.onehall.clock.PeriodCredit;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.clock.v1.BoardProposal;
import org.onehall.proto.clock.v1.GiveRequest;
import org.onehall.proto.clock.v1.OrderKind;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;
import org.onehall.proto.competition.v1.Regulations;
import org.onehall.proto.game.v1.DefaultWaived;
import org.onehall.proto.game.v1.ForfeitReversed;
import org.onehall.proto.game.v1.GameEnded;
import org.onehall.proto.game.v1.GameRestarted;
import org.onehall.proto.game.v1.GameResumed;
import org.onehall.proto.game.v1.GameVoided;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.SeatExcluded;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.virtualclock.Facts;
import org.onehall.virtualclock.Games;
import org.onehall.virtualclock.domain.TroubleLevel;

@Tag("slow")
class BoardTest {
    private static final String ID = "demo/1/1";

    private final Boards boards = new Boards();
    private final Games game = new Games(ID, boards::fold);

    private <T> T ask(java.util.function.Function<Board, T> question) {
        return boards.ask(BoardId.of(ID), question).orElseThrow();
    }

    private Duration expected(Side side, Instant at) {
        return ask(board -> board.clocks().expected(side, at));
    }

    private void holds() {
        assertEquals(
                Optional.empty(),
                ask(board -> board.clocks().brokenAt()),
                () -> "the ledger differs from " + ask(board -> board.clocks().reading()));
    }

    private static Instant at(double seconds) {
        return START.plusMillis(Math.round(seconds * 1000));
    }

    private static Duration clock(int hours, int minutes, int seconds) {
        return Duration.ofHours(hours).plusMinutes(minutes).plusSeconds(seconds);
    }

    // ---- the ledger: worked examples of LAW 6.3 and 6.4, calculated without the clock library

    @Test
    void law631NinetyPlusThirtyShows13030AndAfterTwelveSeconds13048() {
        game.created("90+30").started(START);
        assertEquals(clock(1, 30, 30), expected(Side.WHITE, START));
        game.moved(at(12));
        assertEquals(clock(1, 30, 48), expected(Side.WHITE, at(12)));
        holds();
    }

    @Test
    void law632bADelayOfFiveSecondsIsFreeAndNeverSaved() {
        game.created("60d5").started(START).moved(at(3));
        assertEquals(clock(1, 0, 0), expected(Side.WHITE, at(3)));
        game.moved(at(3 + 12.5));
        assertEquals(clock(0, 59, 52).plusMillis(500), expected(Side.BLACK, at(15.5)));
        holds();
    }

    @Test
    void law64AtFlagFallFourMinutesGoOnDownAndThenAnHourIsThere() {
        fortyMovesByWhite(TimeControl.parse("40/120,60"));
        assertEquals(Duration.ofMinutes(4), expected(Side.WHITE, at(116 * 60)));
        holds();
        Instant again = at(116 * 60 + 1);
        game.moved(again);
        Instant zero = again.plus(Duration.ofMinutes(4));
        assertEquals(Duration.ofMinutes(60), expected(Side.WHITE, zero));
        game.periods(zero.plusMillis(3));
        holds();
        assertEquals(Duration.ofMinutes(59), expected(Side.WHITE, zero.plusSeconds(60)));
    }

    @Test
    void law64AtTheMoveCountFourMinutesBecome10400AtOnce() {
        fortyMovesByWhite(TimeControl.parse("40/120,60").with(PeriodCredit.AT_MOVE_COUNT));
        assertEquals(clock(1, 4, 0), expected(Side.WHITE, at(116 * 60)));
        holds();
    }

    /** White uses 116 minutes for forty moves, Black 1 s for thirty-nine. */
    private void fortyMovesByWhite(TimeControl control) {
        game.created(control).started(START);
        for (int move = 1; move < 40; move++) game.moved(at(move * 2 - 1)).moved(at(move * 2));
        game.moved(at(78 + (116 * 60 - 39)));
        game.clocks();
        game.paused(at(116 * 60 + 39)).resumed(at(116 * 60 + 39));
    }

    @Test
    void law6211NothingIsAddedAfterTheLastMove() {
        game.created("5+3").started(START).moved(at(1));
        var clocks = game.clocks().finish(at(5));
        assertEquals(clocks.remaining(Side.BLACK, at(5)), expected(Side.BLACK, at(5)));
    }

    @Test
    void eng4AnOutageIsChargedUpToTheLastSignOfLifeOnly() {
        game.created("5+0").started(START).outage(at(10), at(15));
        assertEquals(Duration.ofSeconds(290), expected(Side.WHITE, at(600)));
        holds();
        game.resumed(at(700)).moved(at(701));
        assertEquals(Duration.ofSeconds(289), expected(Side.WHITE, at(701)));
        holds();
    }

    @Test
    void aClockThatIsWrongByAMillisecondIsFoundAndOneThatAnArbiterSetsIsRight() {
        game.created("5+0").started(START).wrongBy(Duration.ofMillis(1)).moved(at(4));
        assertEquals(Optional.of(3L), ask(board -> board.clocks().brokenAt()));
        game.moved(at(6));
        assertEquals(Optional.of(3L), ask(board -> board.clocks().brokenAt()));
        game.wrongBy(Duration.ZERO)
                .set(Side.WHITE, Duration.ofMinutes(4), at(7))
                .moved(at(8));
        holds();
    }

    @Test
    void timeIsConservedInAThousandRandomGames() {
        for (long seed = 1; seed <= 1_000; seed++) {
            Random random = new Random(seed);
            List<String> controls =
                    List.of("3+2", "0:20+0", "2/0:10,2/0:05+1,0:05+3", "1d2", "3/0:30+1,0:10+0", "2/1d1,1d3");
            TimeControl control = TimeControl.parse(controls.get(random.nextInt(controls.size())))
                    .with(IncrementCredit.values()[random.nextInt(2)])
                    .with(PeriodCredit.values()[random.nextInt(2)]);
            Boards fresh = new Boards();
            List<Optional<Long>> broken = new ArrayList<>();
            fresh.onChange(board -> broken.add(board.clocks().brokenAt()));
            play(new Games(ID, fresh::fold).created(control).started(START), random);
            String what = "seed " + seed + " " + control.text();
            assertTrue(broken.stream().allMatch(Optional::isEmpty), what);
        }
    }

    private static void play(Games one, Random random) {
        Instant now = START;
        for (int step = 0; step < 60; step++) {
            now = now.plusMillis(random.nextInt(2_500));
            boolean runs = one.clocks().running().isPresent();
            if (runs && one.clocks().flagged(now)) {
                one.periods(one.clocks().flagAt().orElseThrow()).flagged(now.plusMillis(2));
                return;
            }
            if (runs) one.periods(now);
            Side side = Side.values()[random.nextInt(2)];
            Duration change = Duration.ofMillis(random.nextInt(4_000) - 1_500);
            switch (random.nextInt(12)) {
                case 0 -> {
                    if (runs) one.paused(now);
                }
                case 1, 2 -> {
                    if (!runs) one.resumed(now);
                }
                case 3 -> {
                    if (!change.isZero() && one.clocks().canTake(side, change.negated(), now))
                        one.adjusted(side, change, now);
                }
                case 4 -> one.set(side, Duration.ofMillis(1_000 + random.nextInt(20_000)), now);
                case 5 -> {
                    Instant to = now.plusMillis(random.nextInt(4_000));
                    if (runs && one.clocks().since().orElseThrow().isBefore(to)) {
                        one.outage(now, to);
                        now = to;
                    }
                }
                default -> {
                    if (!runs) break;
                    Duration spent = Duration.between(one.clocks().since().orElseThrow(), now);
                    Duration lag = Duration.ofMillis(random.nextInt(100));
                    Instant published = now.plusMillis(random.nextInt(30));
                    one.moved(now, published, lag.compareTo(spent) < 0 && random.nextInt(4) == 0 ? lag : Duration.ZERO);
                }
            }
        }
    }

    // ---- DEC-19

    private BoardProposal propose(GiveRequest.Builder order, Instant at) {
        var request = order.setCompetitionId("demo").setReason("Set wrong").build();
        return boards.propose(request, at).getFirst();
    }

    private static GiveRequest.Builder correct(String control) {
        return GiveRequest.newBuilder()
                .setKind(OrderKind.ORDER_KIND_CORRECT_SETTING)
                .setWhiteControl(Facts.control(control))
                .setBlackControl(Facts.control(control));
    }

    private static Duration white(BoardProposal proposal) {
        return Duration.ofSeconds(
                proposal.getWhite().getSeconds(), proposal.getWhite().getNanos());
    }

    @Test
    void ocr195SetSixtyPlusThirtyInsteadOfNinetyPlusThirtyWhite4120Becomes7120() {
        game.created("60+30")
                .started(START)
                .set(Side.WHITE, clock(0, 41, 20), at(60))
                .moved(at(60));
        game.set(Side.WHITE, clock(0, 41, 20), at(61));
        assertEquals(clock(1, 11, 20), white(propose(correct("90+30"), at(61))));
    }

    @Test
    void ocr195SetNinetyPlusFifteenInsteadOfThirtyAfterTwelveMovesGives315More() {
        game.created("90+15").started(START);
        for (int ply = 1; ply <= 24; ply++) game.moved(at(ply * 10));
        Duration now = game.clocks().remaining(Side.WHITE, at(240));
        assertEquals(now.plusSeconds(13 * 15), white(propose(correct("90+30"), at(240))));
    }

    @Test
    void theProposalOfARunningClockCountsTheTimeRunSoFar() {
        game.created("60+30").started(START);
        assertEquals(clock(1, 30, 30).minusSeconds(20), white(propose(correct("90+30"), at(20))));
    }

    @Test
    void ocr195AProposalOfZeroOrLessMustBeReplaced() {
        game.created("90+0").started(START).moved(at(1800));
        BoardProposal proposal = propose(correct("30+0"), at(1800));
        assertEquals(Duration.ZERO, white(proposal));
        assertTrue(proposal.getNeedsDecision());
        assertTrue(!propose(correct("30+0").setWhite(RecordMapper.duration(Duration.ofMinutes(5))), at(1800))
                .getNeedsDecision());
    }

    @Test
    void rapA411AfterTenMovesEachTheSettingChangesOnlyIfTheScheduleSuffers() {
        game.rules(rules -> rules.setCutoffMoves(10)).created("10+5").started(START);
        for (int ply = 1; ply <= 19; ply++) game.moved(at(ply));
        assertTrue(!propose(correct("15+5"), at(19)).getNeedsDecision());
        game.moved(at(20));
        assertTrue(propose(correct("15+5"), at(20)).getNeedsDecision());
        assertTrue(!propose(correct("15+5").setScheduleSuffers(true), at(20)).getNeedsDecision());
    }

    @Test
    void whatIsSetOrAddedIsShownAsItWillBe() {
        game.created("5+0").started(START).moved(at(10));
        var given = RecordMapper.duration(Duration.ofSeconds(30));
        assertEquals(
                Duration.ofSeconds(320),
                white(propose(
                        GiveRequest.newBuilder()
                                .setKind(OrderKind.ORDER_KIND_ADD_TIME)
                                .setWhite(given),
                        at(12))));
        assertEquals(
                Duration.ofSeconds(30),
                white(propose(
                        GiveRequest.newBuilder()
                                .setKind(OrderKind.ORDER_KIND_SET_TIMES)
                                .setWhite(given),
                        at(12))));
    }

    // ---- OCR 16.11

    private Optional<Instant> defaultAt() {
        return ask(Board::defaultAt);
    }

    @Test
    void ocr1611aWithoutDefaultTimeAnAbsentPlayerIsClaimedAtTheStartAndOneWhoIsThereIsNot() {
        game.defaultMinutes(0)
                .created("90+30")
                .present(Side.WHITE, START.minusSeconds(60))
                .started(START);
        assertEquals(Optional.of(START), defaultAt());
        game.present(Side.BLACK, START);
        assertEquals(Optional.empty(), defaultAt());
    }

    @Test
    void dec13ArrivalOneSecondLateIsLate() {
        game.defaultMinutes(0)
                .created("90+30")
                .present(Side.WHITE, START.minusSeconds(60))
                .started(START)
                .present(Side.BLACK, at(1));
        assertEquals(Optional.of(START), defaultAt());
    }

    @Test
    void anExcludedPlayerIsClaimedAtTheStartThoughHisDeviceIsOn() { // FSSI ind-b, DEC-13
        game.defaultMinutes(0)
                .created("90+30")
                .present(Side.WHITE, START.minusSeconds(60))
                .present(Side.BLACK, START.minusSeconds(60));
        game.tell(
                "seat_excluded",
                START.minusSeconds(30),
                SeatExcluded.newBuilder()
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_BLACK)
                        .setExcluded(true)
                        .build());
        game.started(START);
        assertEquals(Optional.of(START), defaultAt());
        game.tell(
                "seat_excluded",
                at(1),
                SeatExcluded.newBuilder()
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_BLACK)
                        .build());
        assertEquals(Optional.empty(), defaultAt());
    }

    @Test
    void aTickDuringAPauseDoesNotMakeALatePlayerPunctual() { // OCR 16.11, DEC-13
        game.defaultMinutes(0)
                .created("90+30")
                .present(Side.WHITE, START.minusSeconds(60))
                .started(START)
                .present(Side.BLACK, at(1))
                .paused(at(2))
                .present(Side.BLACK, at(1))
                .resumed(at(3));
        assertEquals(Optional.of(START), defaultAt());
    }

    @Test
    void ocr1611bThirtyMinutesAreWaitedForWhoeverHasNotComeOrMoved() {
        game.defaultMinutes(30).created("90+30").started(START).present(Side.WHITE, at(12 * 60));
        assertEquals(Optional.of(at(1800)), defaultAt());
        game.moved(at(13 * 60)).moved(at(14 * 60));
        assertEquals(Optional.empty(), defaultAt());
    }

    @Test
    void ocr1611cAWaiverAndAnExtensionCount() {
        game.defaultMinutes(30).created("90+30").started(START);
        game.tell(
                "default_waived",
                at(60),
                DefaultWaived.newBuilder()
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_WHITE)
                        .setMinutes(45)
                        .build());
        assertEquals(Optional.of(at(1800)), defaultAt());
        game.present(Side.BLACK, at(70));
        assertEquals(Optional.of(at(2700)), defaultAt());
        game.tell("default_waived", at(80), DefaultWaived.getDefaultInstance());
        assertEquals(Optional.empty(), defaultAt());
    }

    @Test
    void dec14AReversedForfeitEndsTheDefaultTimeOfTheForfeitedSeatOnly() {
        game.defaultMinutes(30).created("90+30").started(START);
        game.tell(
                "default_waived",
                at(60),
                DefaultWaived.newBuilder()
                        .setSide(org.onehall.proto.types.v1.Side.SIDE_BLACK)
                        .setMinutes(45)
                        .build());
        game.tell(
                "game_ended",
                at(1801),
                GameEnded.newBuilder()
                        .setResult(Result.RESULT_BLACK_WINS)
                        .setTermination(Termination.TERMINATION_FORFEIT)
                        .setClocks(game.reading(at(1801)))
                        .build());
        game.tell(
                "forfeit_reversed",
                at(1860),
                ForfeitReversed.newBuilder().setClocks(game.reading(at(1860))).build());
        game.tell(
                "game_resumed",
                at(1900),
                GameResumed.newBuilder().setClocks(game.reading(at(1900))).build());
        assertEquals(Optional.of(at(2700 + 99)), defaultAt(), "the game stood for 99 seconds");
    }

    @Test
    void ocr1611aDefaultTimeStandsWhileTheGameDoes() { // OCR 16.11, OCR 19.6, ENG-4
        game.defaultMinutes(30)
                .created("90+30")
                .present(Side.WHITE, START.minusSeconds(60))
                .started(START)
                .paused(at(600));
        assertEquals(Optional.empty(), defaultAt());
        game.resumed(at(900));
        assertEquals(Optional.of(at(2100)), defaultAt());
        game.outage(at(1000), at(1060)).resumed(at(1100));
        assertEquals(Optional.of(at(2200)), defaultAt());
    }

    @Test
    void eng4WhatWasOverBeforeTheOutageStaysOver() { // DEC-13
        game.defaultMinutes(0)
                .created("90+30")
                .present(Side.WHITE, START.minusSeconds(60))
                .started(START)
                .outage(at(0.2), at(60))
                .resumed(at(90));
        assertEquals(Optional.of(START), defaultAt());
    }

    @Test
    void aGameCreatedBeforePresenceWasRecordedIsNeverClaimed() {
        game.created("90+30").started(START);
        assertEquals(Optional.empty(), defaultAt());
    }

    // ---- the published setting

    private void published(String control) {
        boards.fold(CompetitionEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey("demo"))
                .setCompetitionLoaded(CompetitionLoaded.newBuilder()
                        .setRegulations(Regulations.newBuilder().setControl(Facts.control(control))))
                .build());
    }

    private Optional<TimeControl> wrong() {
        return ask(boards::publishedInstead);
    }

    @Test
    void aControlThatIsNotThePublishedOneIsFoundUntilItIsCorrected() {
        game.created("60+30");
        assertEquals(Optional.empty(), wrong());
        published("90+30");
        assertEquals(Optional.of(TimeControl.parse("90+30")), wrong());
        game.started(START).corrected("75+30", at(5));
        assertEquals(Optional.empty(), wrong());
        holds();
    }

    @Test
    void aDecidedRestartWithAShorterControlIsNoWrongSetting() {
        published("90+30");
        game.created("90+30").started(START);
        game.tell(
                "game_voided",
                at(5),
                GameVoided.newBuilder().setAttempt(1).setArticle("OCR 18.9").build());
        game.tell(
                "game_restarted",
                at(5),
                GameRestarted.newBuilder()
                        .setAttempt(2)
                        .setWhiteControl(Facts.control("15+10"))
                        .setBlackControl(Facts.control("15+10"))
                        .setClocks(Facts.standing(at(5)))
                        .build());
        assertEquals(Optional.empty(), wrong());
    }

    // ---- time trouble

    @Test
    void aLevelIsReachedWhenTheClockShowsLessAndMeansNothingWhereTheControlBeginsBelow() {
        game.created("6+0").started(START);
        assertEquals(Optional.of(at(60.001)), ask(board -> board.under(Side.WHITE, TroubleLevel.UNDER_5_MINUTES)));
        assertEquals(Optional.empty(), ask(board -> board.under(Side.BLACK, TroubleLevel.UNDER_5_MINUTES)));
        Games blitz = new Games("demo/1/2", boards::fold).created("3+2").started(START);
        assertEquals(
                List.of(Optional.empty(), Optional.of(at(62.001)), Optional.empty()),
                Stream.of(TroubleLevel.values())
                        .map(level -> boards.ask(BoardId.of("demo/1/2"), board -> board.under(Side.WHITE, level))
                                .orElseThrow())
                        .toList());
        assertEquals(Side.WHITE, blitz.clocks().running().orElseThrow());
    }

    @Test
    void incrementsDoNotMakeALevelNewsAgainButAnOrderThatLiftsTheClockAboveItDoes() {
        game.created("5:10+30")
                .started(START)
                .moved(at(60))
                .moved(at(61))
                .moved(at(200))
                .moved(at(201));
        Long before = ask(board -> board.clocks().raisedAt(Side.WHITE, TroubleLevel.UNDER_5_MINUTES));
        game.adjusted(Side.WHITE, Duration.ofSeconds(10), at(202));
        assertEquals(before, ask(board -> board.clocks().raisedAt(Side.WHITE, TroubleLevel.UNDER_5_MINUTES)));
        game.adjusted(Side.WHITE, Duration.ofMinutes(5), at(203));
        assertEquals(
                ask(Board::sequence), ask(board -> board.clocks().raisedAt(Side.WHITE, TroubleLevel.UNDER_5_MINUTES)));
    }
}
