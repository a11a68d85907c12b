package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;
import static org.onehall.adjudication.domain.WithdrawalRefusal.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;

/** Penalties that are taken back by a new ruling (OCR 18.3). */
class WithdrawalsTest {
    private static final String FIRST = BOARD + "/ruling-1";
    private static final String SECOND = BOARD + "/ruling-2";

    /** One way to each refusal of a withdrawal. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(
                WITHDRAWAL_FINAL, () -> warned().when(withdraw(WARNING), CA, T0).when(of(SECOND, WARNING), CA, T0));
        ways.put(
                NO_PENALTY_TO_WITHDRAW,
                () -> decidable()
                        .when(decide(DisconnectionOption.RESUME), CA, T0)
                        .when(withdraw(WARNING), CA, T0));
        ways.put(WITHDRAWAL_REASON_MISSING, () -> warned().when(because(" "), CA, T0));
        ways.put(NOT_OF_RULING, () -> warned().when(withdraw(FINE), CA, T0));
        ways.put(WITHDRAWAL_FORBIDDEN, () -> warned().when(withdraw(WARNING), LCA_ROME, T0));
        ways.put(RULED_ABOVE, () -> warned().when(byTheChiefArbiter(WARNING), LCA_BARI, T0));
        ways.put(
                NOTHING_TO_WITHDRAW,
                () -> playing()
                        .when(penalise(REDUCE_TIME_OF_OFFENDER), CA, T0)
                        .when(tells(1, false), SERVICE, T0)
                        .when(withdraw(REDUCE_TIME_OF_OFFENDER), CA, T0));
        ways.put(
                ALREADY_WITHDRAWN,
                () -> warned().when(withdraw(WARNING), CA, T0).when(withdraw(WARNING), CA, T0));
        ways.put(
                CLOCKS_SET_SINCE, () -> reduced().when(withdraw(List.of(Side.BLACK), REDUCE_TIME_OF_OFFENDER), CA, T0));
        ways.put(
                TIME_PLAYED,
                () -> reduced().given(noted(1, false, true)).when(withdraw(REDUCE_TIME_OF_OFFENDER), CA, T0));
        ways.put(
                EXCLUSION_EFFECTED,
                () -> applied(playing().when(penalise(EXCLUSION), CA, T0))
                        .when(withdraw(open(1, 2, 3, 4), EXCLUSION), CA, T0));
        ways.put(WITHDRAWN_TOGETHER, () -> swapped().when(withdraw(ended("1", "0"), RAISE_SCORE_OF_OPPONENT), CA, T0));
        ways.put(
                GAME_WENT_ON,
                () -> lowered()
                        .given(noted(2, false, true))
                        .when(withdraw(ended("1", "0"), LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(SCORE_OFFICIAL, () -> lowered().when(withdraw(official("0.5", "0"), LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(SCORE_RULED_SINCE, () -> lowered().when(withdraw(ended("1", "0"), LOWER_SCORE_OF_OFFENDER), CA, T0));
        ways.put(EXPELLED_SINCE, () -> lostThenExpelled().when(withdraw(ended("1", "0"), GAME_LOST), CA, T0));
        ways.put(
                NEXT_ROUND_OPEN, () -> lost(GAME_LOST).when(withdraw(scored(open(1, 2), "1", "0"), GAME_LOST), CA, T0));
        return ways;
    }

    private static Scenario<Command, Event, AdjudicationState> warned() {
        return playing().when(penalise(WARNING), LCA_BARI, T0).accepted();
    }

    private static Scenario<Command, Event, AdjudicationState> reduced() {
        return applied(playing().when(penalise(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0));
    }

    /** Lowers Black's score from a half to nothing. */
    private static Scenario<Command, Event, AdjudicationState> lowered() {
        return applied(playing()
                .given(noted(1, false, true))
                .when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")), LCA_BARI, T0));
    }

    /** Changes a win of Black to a win of White. */
    private static Scenario<Command, Event, AdjudicationState> swapped() {
        return applied(playing()
                .given(noted(1, false, true))
                .when(
                        penalise(
                                List.of(item(RAISE_SCORE_OF_OPPONENT), item(LOWER_SCORE_OF_OFFENDER)), ended("0", "1")),
                        CA,
                        T0));
    }

    /** A running game that these penalties end. */
    private static Scenario<Command, Event, AdjudicationState> lost(PenaltyKind... kinds) {
        var items = java.util.Arrays.stream(kinds).map(Boards::item).toList();
        return applied(playing().when(penalise(items), CA, T0)).given(noted(1, false, true));
    }

    /** The same player is expelled by a second ruling after the loss of the game. */
    private static Scenario<Command, Event, AdjudicationState> lostThenExpelled() {
        return lost(GAME_LOST)
                .when(penalise(List.of(item(EXPULSION)), ended("1", "0")), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted();
    }

    private static Scenario<Command, Event, AdjudicationState> applied(
            Scenario<Command, Event, AdjudicationState> made) {
        return made.accepted().when(tells(1, true), SERVICE, T0).accepted();
    }

    private static Command tells(int ruling, boolean applied) {
        return new Command.NoteRuling(BOARD + "/ruling-" + ruling, applied, applied ? "" : "REDUCTION_TOO_LARGE", "");
    }

    private static Command.WithdrawRuling of(String ruling, PenaltyKind... kinds) {
        return new Command.WithdrawRuling(
                BOARD,
                ruling,
                List.of(kinds),
                "not he",
                ALL_SEEN,
                Optional.of(Role.CHIEF_ARBITER),
                known(Optional.empty()),
                List.of());
    }

    private static Command.WithdrawRuling because(String reason) {
        return new Command.WithdrawRuling(
                BOARD,
                FIRST,
                List.of(WARNING),
                reason,
                ALL_SEEN,
                Optional.of(Role.LOCAL_CHIEF_ARBITER),
                known(Optional.empty()),
                List.of());
    }

    private static Command.WithdrawRuling byTheChiefArbiter(PenaltyKind kind) {
        return of(FIRST, kind);
    }

    private static Circumstances open(Integer... rounds) {
        Circumstances known = known(Optional.empty());
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                List.of(rounds),
                known.score(),
                0,
                0,
                true,
                0,
                false,
                Optional.empty(),
                0,
                false,
                false);
    }

    private static Circumstances scored(Circumstances open, String white, String black) {
        return new Circumstances(
                open.scoring(),
                open.fines(),
                open.rounds(),
                open.started(),
                Optional.of(score(white, black)),
                0,
                0,
                true,
                0,
                open.official(),
                Optional.empty(),
                0,
                false,
                false);
    }

    private static Circumstances official(String white, String black) {
        Circumstances known = ended(white, black);
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                known.started(),
                known.score(),
                0,
                0,
                true,
                0,
                true,
                Optional.empty(),
                0,
                false,
                false);
    }

    private static Event.RulingWithdrawn withdrawn(boolean whole, PenaltyItem... items) {
        return new Event.RulingWithdrawn(
                SECOND,
                FIRST,
                Side.BLACK,
                "p-black",
                List.of(items),
                "it was another player",
                1,
                false,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                whole,
                Optional.empty());
    }

    private static Event.PenaltiesImposed next(Scenario<Command, Event, AdjudicationState> scenario) {
        return (Event.PenaltiesImposed) scenario.accepted().events().getFirst();
    }

    // ---- warnings, counters, calls

    @Test
    void aWithdrawnWarningCountsNoLongerAndItsRulingStaysOnTheRecord() { // OCR 18.3, OCR 18.4.1
        var back = warned().when(withdraw(WARNING), LCA_BARI, T0)
                .then(withdrawn(true, item(WARNING)), new Event.RulingApplied(SECOND));
        assertEquals("OCR 18.4.1", new AdjudicationDecider().rule(back.events().getFirst()));
        assertEquals(2, back.state().rulings().size());
        var again = next(back.when(penalise(WARNING), CA, T0));
        assertEquals(List.of(1, 1), List.of(again.count(), again.warnings()));
    }

    @Test
    void noTwoWarningsOfAPlayerHaveOneNumberAndThoseThatStandAreCounted() { // OCR 18.3, OCR 18.4.1
        var two = warned().when(penalise(WARNING), LCA_BARI, T0).accepted();
        var third = next(two.when(withdraw(WARNING), LCA_BARI, T0).accepted().when(penalise(WARNING), CA, T0));
        assertEquals(
                List.of(2, 3), List.of(third.warnings(), third.warning()), "the second stands, and keeps its number");
        var refused = playing()
                .when(penalise(List.of(item(WARNING), item(REDUCE_TIME_OF_OFFENDER))), CA, T0)
                .accepted();
        assertEquals(2, next(refused.when(penalise(WARNING), CA, T0)).warning());
        assertEquals(
                3,
                next(refused.when(tells(1, false), SERVICE, T0).accepted().when(penalise(WARNING), CA, T0))
                        .warning());
        assertEquals(0, next(two.when(penalise(FINE), CA, T0)).warning());
    }

    @Test
    void warningsOfOlderLogsKeepTheNumbersTheyHad() { // OCR 18.4.1
        var old = new Event.PenaltiesImposed(
                FIRST,
                Side.BLACK,
                "p-black",
                List.of(item(WARNING)),
                "noise",
                4,
                4,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                Optional.empty(),
                false);
        assertEquals(
                5,
                next(playing().given(old, new Event.RulingApplied(FIRST)).when(penalise(WARNING), CA, T0))
                        .warning());
        assertEquals(
                3,
                next(playing()
                                .given(
                                        new Event.PenaltyImposed(
                                                FIRST, Side.BLACK, WARNING, Optional.empty(), "noise", 2),
                                        new Event.RulingApplied(FIRST))
                                .when(penalise(WARNING), CA, T0))
                        .warning());
    }

    @Test
    void oneOfSeveralPenaltiesIsTakenBackAndTheOthersStand() { // OCR 18.3, OCR 18.4.1, OCR 18.4.7
        var both = playing()
                .when(penalise(List.of(item(WARNING), item(FINE))), CA, T0)
                .accepted();
        var back = both.when(byTheChiefArbiter(WARNING), CA, T0).accepted();
        assertEquals(false, ((Event.RulingWithdrawn) back.events().getFirst()).whole());
        var again = next(back.when(penalise(WARNING), CA, T0));
        assertEquals(
                List.of(2, 1),
                List.of(again.count(), again.warnings()),
                "the ruling still counts, its warning does not");
        var fine = back.when(byTheChiefArbiter(FINE), CA, T0).accepted();
        assertEquals(
                List.of(true, "50"),
                List.of(
                        ((Event.RulingWithdrawn) fine.events().getFirst()).whole(),
                        org.onehall.regulations.Points.text(
                                ((Event.RulingWithdrawn) fine.events().getFirst())
                                        .items()
                                        .getFirst()
                                        .amount()
                                        .orElseThrow())));
    }

    @Test
    void aCardGoesWithWhatItStoodFor() { // OCR 18.4.1, OCR 18.4.6
        var shown = playing()
                .when(shown(List.of(item(WARNING), item(FINE)), true, 0), CA, T0)
                .accepted();
        assertEquals(
                false,
                ((Event.RulingWithdrawn) shown.when(byTheChiefArbiter(FINE), CA, T0)
                                .events()
                                .getFirst())
                        .card());
        var back = shown.when(byTheChiefArbiter(WARNING), CA, T0).accepted();
        assertTrue(((Event.RulingWithdrawn) back.events().getFirst()).card());
        back.when(shown(List.of(item(GAME_LOST)), true, 0), CA, T0).refused(NO_YELLOW_CARD);
        assertEquals(
                1,
                next(back.when(shown(List.of(item(WARNING)), true, 0), CA, T0)).card());
    }

    @Test
    void aCallWithoutReasonIsOwedItsPenaltyAgain() { // OCR 19.1, LAW 6.11.4
        var call = BOARD + "/call-1";
        var invalid =
                playing().when(call(Side.BLACK), BLACK, T0).when(new Command.AnswerCall(call, false, ""), LCA_BARI, T0);
        var penalised = invalid.when(
                        new Command.ImposePenalty(
                                BOARD,
                                Side.BLACK,
                                List.of(item(WARNING)),
                                "again",
                                ALL_SEEN,
                                known(Optional.empty()),
                                Optional.of(call),
                                false,
                                Optional.empty()),
                        LCA_BARI,
                        T0)
                .accepted();
        assertEquals(
                CallState.PENALISED, penalised.state().call(call).orElseThrow().state());
        assertEquals(
                CallState.INVALID,
                penalised
                        .when(withdraw(WARNING), LCA_BARI, T0)
                        .accepted()
                        .state()
                        .call(call)
                        .orElseThrow()
                        .state());
    }

    // ---- who may

    @Test
    void whatTheChiefArbiterRuledOnlyHeTakesBack() { // DEC-21
        warned().when(byTheChiefArbiter(WARNING), FLOOR_BARI, T0)
                .refused(RULED_ABOVE)
                .when(byTheChiefArbiter(WARNING), CA, T0)
                .accepted();
        warned().when(withdraw(WARNING), FLOOR_BARI, T0).refused(RULED_ABOVE);
        warned().when(withdraw(WARNING), BLACK, T0)
                .refused(FORBIDDEN_ROLE)
                .when(withdraw(WARNING), LTA_BARI, T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void ofTwoArbitersAtOnceOneTakesItBackAndTheOtherIsTold() { // OCR 18.3
        var command = new Command.WithdrawRuling(
                BOARD,
                FIRST,
                List.of(WARNING),
                "not he",
                1,
                Optional.of(Role.LOCAL_CHIEF_ARBITER),
                known(Optional.empty()),
                List.of());
        var first = warned().when(command, LCA_BARI, T0).accepted();
        var refused = (Decision.Refused<Event>)
                new AdjudicationDecider().decide(new Submitted<>(command, CA, "r", T0, T0), first.state());
        assertEquals(RULED_MEANWHILE, refused.refusal());
        assertTrue(
                refused.refusal().text(refused.details()).contains("withdrawal of ruling 1, black: warning"),
                refused.details()::toString);
    }

    @Test
    void twiceIsTooOftenAndTheFirstIsNamed() { // OCR 18.3
        var twice = (Decision.Refused<Event>) new Boards.Seeing()
                .decide(
                        new Submitted<>(withdraw(WARNING), CA, "r", T0, T0),
                        warned().when(withdraw(WARNING), CA, T0).accepted().state());
        assertTrue(
                twice.refusal().text(twice.details()).startsWith("Ruling 2 of this board"), twice.details()::toString);
    }

    // ---- time

    @Test
    void timeIsPutBackInTheGameInWhichItWasTaken() { // OCR 18.4.3
        reduced()
                .when(withdraw(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0)
                .then(withdrawn(true, item(REDUCE_TIME_OF_OFFENDER)));
        reduced()
                .given(noted(2, true, false))
                .when(withdraw(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0)
                .refused(TIME_PLAYED);
    }

    @Test
    void timeIsNotPutBackWhileTheGameIsAdjourned() { // ADJ I.5, OCR 18.4.3
        reduced()
                .given(adjourned())
                .when(withdraw(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0)
                .refused(CLOCKS_ADJOURNED);
        reduced()
                .given(adjourned(), noted(1, true, false))
                .when(withdraw(REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0)
                .accepted();
        warned().given(adjourned()).when(withdraw(WARNING), LCA_BARI, T0).accepted();
    }

    @Test
    void timeThatAnArbiterHasSetAwayMeanwhileIsNoRulingOnTheRecord() { // OCR 18.3, OCR 19.5
        for (List<Side> set : List.of(List.of(Side.BLACK), List.of(Side.WHITE, Side.BLACK)))
            reduced().when(withdraw(set, REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0).refused(CLOCKS_SET_SINCE);
        reduced()
                .when(withdraw(List.of(Side.WHITE), REDUCE_TIME_OF_OFFENDER), LCA_BARI, T0)
                .then(withdrawn(true, item(REDUCE_TIME_OF_OFFENDER)));
        var both = applied(playing().when(penalise(List.of(item(WARNING), item(ADD_TIME_TO_OPPONENT))), LCA_BARI, T0));
        both.when(withdraw(List.of(Side.WHITE), WARNING, ADD_TIME_TO_OPPONENT), LCA_BARI, T0)
                .refused(CLOCKS_SET_SINCE)
                .when(withdraw(List.of(Side.WHITE), WARNING), LCA_BARI, T0)
                .accepted();
    }

    @Test
    void aWithdrawalThatTheClockRefusesLeavesTheRulingStanding() { // OCR 18.3, DEC-21
        var made = applied(playing().when(penalise(List.of(item(WARNING), item(ADD_TIME_TO_OPPONENT))), LCA_BARI, T0))
                .when(withdraw(WARNING, ADD_TIME_TO_OPPONENT), LCA_BARI, T0)
                .accepted();
        made.when(withdraw(WARNING), LCA_BARI, T0).refused(ALREADY_WITHDRAWN);
        var refused = made.when(tells(2, false), SERVICE, T0).accepted();
        assertEquals(2, next(refused.when(penalise(WARNING), CA, T0)).warnings());
        refused.when(withdraw(WARNING), LCA_BARI, T0).accepted();
    }

    @Test
    void whileOnePartIsBeingTakenBackTheOthersWait() { // OCR 18.3
        applied(playing().when(penalise(List.of(item(WARNING), item(ADD_TIME_TO_OPPONENT))), LCA_BARI, T0))
                .when(withdraw(ADD_TIME_TO_OPPONENT), LCA_BARI, T0)
                .accepted()
                .when(withdraw(WARNING), LCA_BARI, T0)
                .refused(RULING_PENDING);
    }

    // ---- the score and the game

    @Test
    void aScoreBecomesWhatItWas() { // OCR 18.4.4, OCR 18.4.5
        var back = lowered()
                .when(withdraw(ended("0.5", "0"), LOWER_SCORE_OF_OFFENDER), LCA_BARI, T0)
                .accepted();
        var event = (Event.RulingWithdrawn) back.events().getFirst();
        assertEquals(
                List.of(Optional.of(score("0.5", "0")), Optional.of(score("0.5", "0.5")), false),
                List.of(event.before(), event.after(), event.goesOn()));
        var both = swapped()
                .when(withdrawByChief(ended("1", "0"), RAISE_SCORE_OF_OPPONENT, LOWER_SCORE_OF_OFFENDER), CA, T0)
                .accepted();
        assertEquals(
                Optional.of(score("0", "1")),
                ((Event.RulingWithdrawn) both.events().getFirst()).after());
    }

    private static Command.WithdrawRuling withdrawByChief(Circumstances known, PenaltyKind... kinds) {
        return new Command.WithdrawRuling(
                BOARD, FIRST, List.of(kinds), "not he", ALL_SEEN, Optional.of(Role.CHIEF_ARBITER), known, List.of());
    }

    @Test
    void aGameThatWasDeclaredLostGoesOn() { // OCR 18.4.6
        var back = lost(GAME_LOST)
                .when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0)
                .accepted();
        var event = (Event.RulingWithdrawn) back.events().getFirst();
        assertEquals(
                List.of(true, Optional.empty(), 1),
                List.of(event.goesOn(), event.after(), back.events().size()));
        lost(GAME_LOST)
                .when(withdrawByChief(official("1", "0"), GAME_LOST), CA, T0)
                .refused(SCORE_OFFICIAL);
        lost(GAME_LOST)
                .when(withdrawByChief(ended("0.5", "0"), GAME_LOST), CA, T0)
                .refused(SCORE_RULED_SINCE);
    }

    @Test
    void aLostGameThatHadBeenPlayedGetsItsScoreBack() { // OCR 18.4.6
        var lost = applied(playing()
                .given(noted(1, false, true))
                .when(penalise(List.of(item(GAME_LOST)), ended("0", "1")), CA, T0));
        var event = (Event.RulingWithdrawn) lost.when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0)
                .accepted()
                .events()
                .getFirst();
        assertEquals(List.of(false, Optional.of(score("0", "1"))), List.of(event.goesOn(), event.after()));
    }

    @Test
    void whoIsExpelledNoLongerStillLosesAGameThatWasDeclaredLostToo() { // OCR 18.4.6, OCR 18.4.9
        var both = lost(GAME_LOST, EXPULSION);
        both.when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0).refused(WITHDRAWN_TOGETHER);
        var event = (Event.RulingWithdrawn) both.when(withdrawByChief(ended("1", "0"), EXPULSION), CA, T0)
                .accepted()
                .events()
                .getFirst();
        assertEquals(false, event.goesOn());
        var alone = (Event.RulingWithdrawn) lost(EXPULSION)
                .when(withdrawByChief(ended("1", "0"), EXPULSION), CA, T0)
                .accepted()
                .events()
                .getFirst();
        assertTrue(alone.goesOn());
    }

    @Test
    void theGameOfAPlayerWhomAnotherRulingExpelsDoesNotGoOn() { // OCR 18.4.6, OCR 18.4.9
        var refused = (Decision.Refused<Event>) new Boards.Seeing()
                .decide(
                        new Submitted<>(withdrawByChief(ended("1", "0"), GAME_LOST), CA, "r", T0, T0),
                        lostThenExpelled().state());
        assertEquals(EXPELLED_SINCE, refused.refusal());
        assertTrue(
                refused.refusal().text(refused.details()).startsWith("Ruling 2 of board 1/3 expels"),
                refused.details()::toString);
        var first = new Command.WithdrawRuling(
                BOARD,
                SECOND,
                List.of(EXPULSION),
                "not he",
                ALL_SEEN,
                Optional.of(Role.CHIEF_ARBITER),
                ended("1", "0"),
                List.of());
        lostThenExpelled()
                .when(first, CA, T0)
                .accepted()
                .when(tells(3, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0)
                .accepted();
        lost(GAME_LOST)
                .when(withdrawByChief(expelledElsewhere(), GAME_LOST), CA, T0)
                .refused(EXPELLED_SINCE);
    }

    private static Circumstances expelledElsewhere() {
        Circumstances known = ended("1", "0");
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                known.started(),
                known.score(),
                0,
                0,
                true,
                0,
                false,
                Optional.of("demo/2/1/ruling-1"),
                0,
                false,
                false);
    }

    @Test
    void anExclusionIsTakenBackBeforeItsRounds() { // OCR 18.4.8
        applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2), EXCLUSION), CA, T0)
                .accepted();
    }

    @Test
    void ofAnExclusionTheRoundsThatAreNotOpenAreTakenBack() { // OCR 18.3, OCR 18.4.8
        var lifted = applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .accepted();
        var event = (Event.RulingWithdrawn) lifted.events().getFirst();
        assertEquals(List.of(PenaltyItem.exclusion(List.of(4))), event.items(), "round 3 stays as it was opened");
        assertEquals(false, event.whole(), "he has missed a round by it");
        assertEquals(
                2,
                next(lifted.when(tells(2, true), SERVICE, T0).accepted().when(penalise(WARNING), CA, T0))
                        .count());
    }

    @Test
    void whatIsLeftOfAnExclusionIsNotTakenBackAndOfOneThatLeftNothingIsSaidSo() { // OCR 18.3, OCR 18.4.8
        applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .accepted()
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .refused(RULING_PENDING)
                .when(tells(2, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .refused(EXCLUSION_EFFECTED);
        applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2), EXCLUSION), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(open(1, 2), EXCLUSION), CA, T0)
                .refused(ALREADY_WITHDRAWN);
    }

    @Test
    void anExpulsionIsLiftedForTheRoundsToComeOnceItsGameDoesNotGoOn() { // OCR 18.3, OCR 18.4.9
        for (Circumstances over : List.of(scored(open(1, 2), "1", "0"), official("1", "0"))) {
            var lifted = lost(EXPULSION)
                    .when(withdrawByChief(over, EXPULSION), CA, T0)
                    .accepted();
            var event = (Event.RulingWithdrawn) lifted.events().getFirst();
            List<Integer> toCome = over.official() ? List.of(2, 3, 4) : List.of(3, 4);
            assertEquals(
                    List.of(List.of(PenaltyItem.lifted(toCome)), false, false, Optional.empty()),
                    List.of(event.items(), event.goesOn(), event.whole(), event.after()));
            var applied = lifted.when(tells(2, true), SERVICE, T0).accepted();
            assertEquals(
                    2, next(applied.when(penalise(WARNING), CA, T0)).count(), "the game was lost by it and stays so");
        }
        lost(EXPULSION)
                .when(withdrawByChief(scored(open(1, 2), "1", "0"), EXPULSION), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(scored(open(1, 2), "1", "0"), EXPULSION), CA, T0)
                .refused(ALREADY_WITHDRAWN);
        lost(EXPULSION)
                .when(withdrawByChief(scored(open(1, 2, 3, 4), "1", "0"), EXPULSION), CA, T0)
                .refused(NEXT_ROUND_OPEN);
        lost(EXPULSION)
                .when(withdrawByChief(ended("0.5", "0"), EXPULSION), CA, T0)
                .refused(SCORE_RULED_SINCE);
    }

    @Test
    void whoIsLetInAgainKeepsNoGameFromGoingOn() { // OCR 18.3, OCR 18.4.6, OCR 18.4.9
        var expelledLater = lost(EXPULSION)
                .when(withdrawByChief(official("1", "0"), EXPULSION), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted();
        assertTrue(
                expelledLater
                        .state()
                        .standing(expelledLater.state().rulings().getFirst())
                        .orElseThrow()
                        .items()
                        .stream()
                        .noneMatch(PenaltyItem::expels));
    }
}
