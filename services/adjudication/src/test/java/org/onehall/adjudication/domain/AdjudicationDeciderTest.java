package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.Period;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.CheckKind;
import org.onehall.regulations.RuleCatalogue;

/** Calls, decisions and penalties (OCR 18.4, 18.9, 19.1; DEC-17). */
class AdjudicationDeciderTest {
    private static final String RULING = BOARD + "/ruling-1";
    private static final String WHITE_CASE = "rome/case-1";
    private static final List<Precedent> EARLIER = List.of(
            new Precedent(DisconnectionOption.REDUCE, 2), new Precedent(DisconnectionOption.RESTART_SHORTER, 1));

    private static final Set<DisconnectionOption> NEW_GAMES =
            Set.of(DisconnectionOption.RESTART, DisconnectionOption.RESTART_SHORTER);
    private static final Duration A_MINUTE = Duration.ofMinutes(1);
    private static final Command DELEGATE = new Command.DelegateDecision(BOARD, CASE);
    private static final Command UNANSWERED = new Command.NoteUnanswered(CASE);

    private static Event.DisconnectionDecided decided(int number, DisconnectionOption option) {
        Command.DecideDisconnection decision = decide(option);
        return new Event.DisconnectionDecided(
                BOARD + "/ruling-" + number,
                CASE,
                "bari",
                Side.BLACK,
                option,
                decision.reduceBy(),
                decision.control(),
                decision.reason(),
                decision.addTo(),
                decision.addTime(),
                1,
                List.of(),
                NEW_GAMES.contains(option) ? List.of(CheckKind.DEVICE, CheckKind.FAIR_PLAY) : List.of(),
                List.of());
    }

    /** White was disconnected too, and everything needed is there for both. */
    private static Scenario<Command, Event, AdjudicationState> bothDecidable() {
        var board = decidable();
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            board.given(ofWhite(state));
        return board;
    }

    @Test
    void oneDecisionIsAboutBothCasesOfABoard() { // OCR 18.9
        var board =
                bothDecidable().when(decide(DisconnectionOption.RESUME), CA, T0).accepted();
        var made = assertInstanceOf(
                Event.DisconnectionDecided.class, board.events().getFirst());
        assertEquals(List.of(new Event.DecidedCase(WHITE_CASE, "rome", Side.WHITE)), made.with());
        board.when(about(WHITE_CASE, DisconnectionOption.RESUME), CA, T0)
                .refused(DisconnectionRefusal.ALREADY_DECIDED)
                .when(new Command.NoteRuling(BOARD + "/ruling-1", false, "CASE_OPEN", "Not yet."), SERVICE, T0)
                .accepted()
                .when(about(WHITE_CASE, DisconnectionOption.RESUME), CA, T0)
                .accepted();
    }

    @Test
    void aDecisionWaitsForTheReportsOfBothCasesOfABoard() { // OCR 18.9/c
        decidable()
                .given(ofWhite(CaseState.OPEN), ofWhite(CaseState.RESTORED))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .refused(DisconnectionRefusal.NOT_REPORTED);
    }

    private static Event.CaseNoted ofWhite(CaseState state) {
        return new Event.CaseNoted(WHITE_CASE, "rome", Side.WHITE, state, 1, Optional.empty());
    }

    private static Command.DecideDisconnection about(String caseId, DisconnectionOption option) {
        return about(caseId, decide(option));
    }

    private static Command.DecideDisconnection about(String caseId, DisconnectionOption option, String control) {
        return about(caseId, decide(option, Optional.empty(), Optional.of(TimeControl.parse(control)), ""));
    }

    private static Command.DecideDisconnection about(String caseId, Command.DecideDisconnection like) {
        return new Command.DecideDisconnection(
                BOARD,
                caseId,
                like.option(),
                like.reduceBy(),
                like.control(),
                like.reason(),
                like.addTo(),
                like.addTime(),
                List.of(),
                like.left(),
                like.mostPeriods());
    }

    private static Command.DecideDisconnection reduce(Duration by) {
        return decide(DisconnectionOption.REDUCE, Optional.of(by), Optional.empty(), "");
    }

    private static Command.DecideDisconnection known(
            Command.DecideDisconnection like, Optional<Duration> left, OptionalInt mostPeriods) {
        return new Command.DecideDisconnection(
                BOARD,
                like.caseId(),
                like.option(),
                like.reduceBy(),
                like.control(),
                like.reason(),
                like.addTo(),
                like.addTime(),
                List.of(),
                left,
                mostPeriods);
    }

    /** One way to each refusal. */
    private static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(UNKNOWN_BOARD, () -> unknown().when(call(Side.BLACK), BLACK, T0));
        ways.put(FORBIDDEN_ROLE, () -> decidable().when(decide(DisconnectionOption.RESUME), LCA_BARI, T0));
        ways.put(
                TEXT_TOO_LONG,
                () -> playing()
                        .when(
                                new Command.CallArbiter(BOARD, Side.BLACK, "x".repeat(501), Optional.empty(), TERMS),
                                BLACK,
                                T0));
        ways.put(CALL_OPEN, () -> playing().when(call(Side.BLACK), BLACK, T0).when(call(Side.BLACK), BLACK, T0));
        ways.put(UNKNOWN_CALL, () -> playing().when(new Command.AnswerCall(BOARD + "/call-1", true, ""), CA, T0));
        ways.put(
                ALREADY_ANSWERED,
                () -> playing()
                        .when(call(Side.BLACK), BLACK, T0)
                        .when(new Command.AnswerCall(BOARD + "/call-1", true, ""), CA, T0)
                        .when(new Command.AnswerCall(BOARD + "/call-1", false, ""), CA, T0));
        ways.put(UNKNOWN_CASE, () -> playing().when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                ALREADY_DECIDED,
                () -> decidable()
                        .when(decide(DisconnectionOption.RESUME), CA, T0)
                        .when(decide(DisconnectionOption.RESTART), CA, T0));
        ways.put(
                GAME_VOIDED,
                () -> bothDecidable()
                        .when(decide(DisconnectionOption.RESTART), CA, T0)
                        .when(about(WHITE_CASE, DisconnectionOption.LOSS), CA, T0));
        ways.put(NOT_DELEGATED, () -> decidable().when(decide(DisconnectionOption.RESUME), DEPUTY, T0));
        ways.put(ALREADY_DELEGATED, () -> decidable().when(DELEGATE, CA, T0).when(DELEGATE, CA, T0));
        ways.put(
                NOT_OVERDUE,
                () -> decidableFor(A_MINUTE)
                        .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE).minusMillis(1)));
        ways.put(
                NOT_RECONNECTED,
                () -> playing()
                        .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                        .when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                OPPONENT_NOT_RECONNECTED,
                () -> decidable()
                        .given(new Event.CaseNoted(
                                "rome/case-1", "rome", Side.WHITE, CaseState.OPEN, 1, Optional.empty()))
                        .when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                NOT_REPORTED,
                () -> playing()
                        .given(noted(CaseState.OPEN), noted(CaseState.RESTORED))
                        .when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                GAME_ENDED,
                () -> decidable().given(noted(1, false, true)).when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                REDUCTION_MISSING,
                () -> decidable()
                        .when(
                                decide(DisconnectionOption.REDUCE, Optional.of(Duration.ZERO), Optional.empty(), ""),
                                CA,
                                T0));
        ways.put(REDUCTION_TOO_LARGE, () -> decidable().when(reduce(Duration.ofHours(24)), CA, T0));
        ways.put(
                TOO_MANY_PERIODS,
                () -> decidable()
                        .when(
                                known(
                                        decide(
                                                DisconnectionOption.RESTART_SHORTER,
                                                Optional.empty(),
                                                Optional.of(TimeControl.parse("10/5+0,5+0")),
                                                ""),
                                        Optional.empty(),
                                        OptionalInt.of(1)),
                                CA,
                                T0));
        ways.put(
                CONTROL_MISSING,
                () -> decidable()
                        .when(
                                decide(DisconnectionOption.RESTART_SHORTER, Optional.empty(), Optional.empty(), ""),
                                CA,
                                T0));
        ways.put(GAME_NOT_ENDED, () -> decidable().when(decide(DisconnectionOption.NO_ACTION), CA, T0));
        ways.put(
                CONNECTION_NOT_OF_PLAYER,
                () -> decidable()
                        .when(penalised(DisconnectionOption.RESUME, false, item(PenaltyKind.WARNING)), CA, T0));
        ways.put(
                PENALTY_OF_CHIEF_ARBITER,
                () -> decidable()
                        .when(DELEGATE, CA, T0)
                        .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), DEPUTY, T0));
        ways.put(
                PENALTY_NOT_WITH_DECISION,
                () -> decidable()
                        .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.GAME_LOST)), CA, T0));
        ways.put(
                DECISION_REASON_MISSING,
                () -> decidable()
                        .when(decide(DisconnectionOption.DRAW, Optional.empty(), Optional.empty(), " "), CA, T0));
        ways.put(
                PRECEDENT_REASON_MISSING,
                () -> decidable().when(after(DisconnectionOption.RESUME, "", EARLIER), CA, T0));
        ways.put(
                ADDITION_OUT_OF_RANGE,
                () -> decidable().when(addTime(Optional.of(Side.WHITE), Optional.of(Duration.ofMinutes(61))), CA, T0));
        ways.put(NOT_SHORTER, () -> decidable().when(shorter("115+5"), CA, T0));
        ways.putAll(PenalisedBoards.refusals());
        ways.putAll(CallsTest.refusals());
        ways.putAll(QuestionsTest.refusals());
        ways.putAll(AppealedBoards.refusals());
        ways.putAll(FailedPausesTest.refusals());
        ways.putAll(WithdrawnRulings.refusals());
        ways.put(UNKNOWN_RULING, () -> playing().when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0));
        return ways;
    }

    private static Command.DecideDisconnection shorter(String control) {
        return decide(
                DisconnectionOption.RESTART_SHORTER, Optional.empty(), Optional.of(TimeControl.parse(control)), "");
    }

    private static List<Refusal> all() {
        return Stream.<Refusal[]>of(
                        AdjudicationRefusal.values(),
                        AppealRefusal.values(),
                        DisconnectionRefusal.values(),
                        PenaltyRefusal.values(),
                        WithdrawalRefusal.values())
                .flatMap(Arrays::stream)
                .toList();
    }

    @Test
    void everyRefusalCanHappen() {
        assertEquals(Set.copyOf(all()), refusals().keySet());
        refusals().forEach((refusal, way) -> way.get().refused(refusal));
    }

    @Test
    void everyRefusalNamesAnArticleOfTheCatalogueAndSaysWhatIsAllowed() {
        for (Refusal refusal : all()) {
            if (!refusal.rule().isEmpty()) RuleCatalogue.standard().require(refusal.rule());
            assertTrue(refusal.text().endsWith("."), refusal.name());
        }
    }

    @Test
    void everyEventRestsOnAnArticleOfTheCatalogue() {
        var decider = new AdjudicationDecider();
        var rules = new TreeSet<>(List.of(
                decider.rule(decided(1, DisconnectionOption.RESUME)),
                decider.rule(noted(CaseState.OPEN)),
                decider.rule(new Event.DecisionDelegated("c", true)),
                decider.rule(called(1, Side.WHITE)),
                decider.rule(new Event.CallPauseNoted("c", true, "", "")),
                decider.rule(new Event.QuestionAnswered("q", "OCR 3.8", "")),
                decider.rule(new Event.AppealCopyTaken("a")),
                decider.rule(new Event.AppealFeePaid("a", "")),
                decider.rule(AppealedBoards.dismissed(1)),
                decider.rule(new Event.RulingApplied("r"))));
        Arrays.stream(PenaltyKind.values()).map(PenaltyKind::article).forEach(rules::add);
        assertEquals(
                new TreeSet<>(List.of(
                        "OCR 18.3",
                        "OCR 18.4.1",
                        "OCR 18.4.2",
                        "OCR 18.4.3",
                        "OCR 18.4.4",
                        "OCR 18.4.5",
                        "OCR 18.4.6",
                        "OCR 18.4.7",
                        "OCR 18.4.8",
                        "OCR 18.4.9",
                        "OCR 18.9",
                        "OCR 19.1",
                        "LAW 6.11.2",
                        "OCR 17.10",
                        "OCR 17.11",
                        "FSSI gen-8 c",
                        "FSSI gen-8 e")),
                rules);
        rules.forEach(RuleCatalogue.standard()::require);
    }

    @Test
    void aPlayerCallsAnArbiterToTheOwnSeat() { // OCR 19.1
        playing()
                .when(call(Side.BLACK), BLACK, T0)
                .then(called(1, Side.BLACK))
                .when(call(Side.WHITE), WHITE, T0)
                .then(called(2, Side.WHITE));
    }

    @Test
    void nobodyCallsForAnotherSeat() {
        for (Actor other : List.of(WHITE, BLACK_ELSEWHERE, LCA_BARI, CA, SERVICE))
            playing().when(call(Side.BLACK), other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void anAnsweredCallMakesRoomForTheNext() {
        playing()
                .when(call(Side.BLACK), BLACK, T0)
                .when(new Command.AnswerCall(BOARD + "/call-1", false, "nothing found"), LTA_BARI, T0)
                .then(new Event.CallAnswered(BOARD + "/call-1", false, "nothing found", false))
                .when(call(Side.BLACK), BLACK, T0)
                .then(called(2, Side.BLACK));
    }

    @Test
    void aCallIsAnsweredByArbitersOfTheCallersVenueOrTheChiefArbiter() { // OCR 19.1
        for (Actor arbiter : List.of(CA, LCA_BARI, LTA_BARI, FLOOR_BARI))
            playing()
                    .when(call(Side.BLACK), BLACK, T0)
                    .when(new Command.AnswerCall(BOARD + "/call-1", true, ""), arbiter, T0)
                    .accepted();
        for (Actor other : List.of(LCA_ROME, BLACK, WHITE, SERVICE))
            playing()
                    .when(call(Side.BLACK), BLACK, T0)
                    .when(new Command.AnswerCall(BOARD + "/call-1", true, ""), other, T0)
                    .refused(FORBIDDEN_ROLE);
    }

    @Test
    void onlyTheChiefArbiterDecidesADisconnection() { // OCR 18.9
        for (Actor other : List.of(
                LCA_BARI,
                LCA_ROME,
                LTA_BARI,
                FLOOR_BARI,
                BLACK,
                SERVICE,
                Actor.official("x", Role.CHIEF_ORGANISER, "")))
            decidable().when(decide(DisconnectionOption.RESUME), other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void theDeputyDecidesWhatTheChiefArbiterHandsOver() { // OCR 18.9
        decidable()
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0)
                .refused(NOT_DELEGATED)
                .when(DELEGATE, CA, T0)
                .then(new Event.DecisionDelegated(CASE, false))
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0)
                .then(decided(1, DisconnectionOption.RESUME));
        for (Actor other : List.of(DEPUTY, LCA_BARI, LTA_BARI, BLACK, SERVICE))
            decidable().when(DELEGATE, other, T0).refused(FORBIDDEN_ROLE);
        decidable()
                .when(DELEGATE, CA, T0)
                .when(decide(DisconnectionOption.RESUME), LCA_BARI, T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void aCaseMayBeHandedOverBeforeItCanBeDecided() {
        playing()
                .when(DELEGATE, CA, T0)
                .refused(UNKNOWN_CASE)
                .given(noted(CaseState.OPEN))
                .when(DELEGATE, CA, T0)
                .accepted()
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0)
                .refused(NOT_RECONNECTED);
        decidable()
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .when(DELEGATE, CA, T0)
                .refused(ALREADY_DECIDED);
    }

    @Test
    void theDeputyDecidesWhatTheChiefArbiterDoesNotAnswerInTime() { // OCR 18.9
        decidableFor(A_MINUTE)
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0.plus(A_MINUTE))
                .refused(NOT_DELEGATED)
                .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE))
                .then(new Event.DecisionDelegated(CASE, true))
                .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE))
                .refused(ALREADY_DELEGATED)
                .when(decide(DisconnectionOption.REDUCE), DEPUTY, T0.plus(A_MINUTE))
                .then(decided(1, DisconnectionOption.REDUCE))
                .when(decide(DisconnectionOption.RESUME), CA, T0.plus(A_MINUTE))
                .refused(ALREADY_DECIDED);
    }

    @Test
    void theChiefArbiterMayDecideAfterItsTimeToo() {
        decidableFor(A_MINUTE)
                .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE))
                .accepted()
                .when(decide(DisconnectionOption.RESUME), CA, T0.plus(A_MINUTE))
                .then(decided(1, DisconnectionOption.RESUME))
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0.plus(A_MINUTE))
                .refused(ALREADY_DECIDED);
    }

    @Test
    void aCaseThatIsLostAgainOrDecidedIsNotUnanswered() {
        var again = T0.plusSeconds(30);
        decidableFor(A_MINUTE)
                .when(note(CaseState.DOWN_AGAIN), SERVICE, again)
                .then(noted(CaseState.DOWN_AGAIN))
                .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE))
                .refused(NOT_OVERDUE)
                .when(note(CaseState.RESTORED), SERVICE, T0.plus(A_MINUTE))
                .then(noted(CaseState.RESTORED, Optional.of(T0.plus(A_MINUTE).plus(A_MINUTE))))
                .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE).plus(A_MINUTE))
                .then(new Event.DecisionDelegated(CASE, true));
        decidableFor(A_MINUTE)
                .when(decide(DisconnectionOption.RESUME), CA, again)
                .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE))
                .refused(ALREADY_DECIDED);
    }

    @Test
    void aRefusedDecisionGivesTheChiefArbiterHisTimeAnew() {
        var later = T0.plusSeconds(50);
        var refusal = new Command.NoteRuling(RULING, false, "REDUCTION_TOO_LARGE", "Too much.");
        decidableFor(A_MINUTE)
                .when(decide(DisconnectionOption.REDUCE), CA, T0)
                .when(refusal, SERVICE, later)
                .then(new Event.RulingRefused(
                        RULING, "REDUCTION_TOO_LARGE", "Too much.", Optional.of(later.plus(A_MINUTE))))
                .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE))
                .refused(NOT_OVERDUE)
                .when(UNANSWERED, SERVICE, later.plus(A_MINUTE))
                .accepted();
        decidable()
                .when(DELEGATE, CA, T0)
                .when(decide(DisconnectionOption.REDUCE), DEPUTY, T0)
                .when(refusal, SERVICE, T0)
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0)
                .then(decided(2, DisconnectionOption.RESUME));
    }

    @Test
    void aRefusedDecisionAboutTwoCasesGivesTheChiefArbiterTimeForBothAnew() { // OCR 18.9
        var later = T0.plusSeconds(50);
        var white = new Command.NoteUnanswered(WHITE_CASE);
        var both = decidableFor(A_MINUTE);
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            both.given(ofWhite(state));
        both.when(decide(DisconnectionOption.RESUME), CA, T0)
                .when(new Command.NoteRuling(RULING, false, "CASE_OPEN", "Not yet."), SERVICE, later)
                .accepted()
                .when(white, SERVICE, later.plus(A_MINUTE).minusMillis(1))
                .refused(NOT_OVERDUE)
                .when(white, SERVICE, later.plus(A_MINUTE))
                .then(new Event.DecisionDelegated(WHITE_CASE, true));
    }

    @Test
    void withoutATimeInTheRegulationsNothingIsUnanswered() {
        decidable().when(UNANSWERED, SERVICE, T0.plusSeconds(100_000)).refused(NOT_OVERDUE);
    }

    @Test
    void theDeputyDoesNothingElse() {
        for (Command command : List.of(penalise(PenaltyKind.WARNING), call(Side.BLACK)))
            decidable().when(DELEGATE, CA, T0).when(command, DEPUTY, T0).refused(FORBIDDEN_ROLE);
    }

    /** With the checks that a new game requires again (DEC-26). */
    @Test
    void eachOptionIsDecidedWithWhatItNeeds() { // OCR 18.9 a-d
        for (DisconnectionOption option : DisconnectionOption.values()) {
            var board =
                    option == DisconnectionOption.NO_ACTION ? decidable().given(noted(1, false, true)) : decidable();
            board.when(decide(option), CA, T0).then(decided(1, option));
        }
    }

    @Test
    void reportAndReconnectionMayComeInEitherOrder() {
        playing()
                .given(noted(CaseState.OPEN), noted(CaseState.REPORTED), noted(CaseState.RESTORED))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .accepted();
    }

    @Test
    void aLinkLostAgainHoldsTheDecisionBackAndTheReportStays() {
        decidable()
                .when(new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.DOWN_AGAIN, 1), SERVICE, T0)
                .then(noted(CaseState.DOWN_AGAIN))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .refused(NOT_RECONNECTED)
                .when(new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.RESTORED, 1), SERVICE, T0)
                .then(noted(CaseState.RESTORED))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .then(decided(1, DisconnectionOption.RESUME));
    }

    @Test
    void whatIsKnownOfACaseIsNotNotedTwice() {
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            decidable()
                    .when(new Command.NoteCase(CASE, "bari", Side.BLACK, state, 1), SERVICE, T0)
                    .then();
        playing()
                .given(noted(CaseState.OPEN))
                .when(new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.DOWN_AGAIN, 1), SERVICE, T0)
                .then();
    }

    @Test
    void aDecisionNeedsTheLinkBackAndAReportUnlessTheLinkCannotBeRestored() { // OCR 18.9/c, OCR 18.9 other
        for (DisconnectionOption option : DisconnectionOption.values()) {
            if (option == DisconnectionOption.NO_ACTION) continue;
            playing()
                    .given(noted(CaseState.OPEN), noted(CaseState.RESTORED))
                    .when(decide(option), CA, T0)
                    .refused(NOT_REPORTED);
            var away = playing()
                    .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                    .when(decide(option), CA, T0);
            if (Set.of(DisconnectionOption.CONFIRM_FLAG, DisconnectionOption.LOSS, DisconnectionOption.DRAW)
                    .contains(option)) away.then(decided(1, option));
            else away.refused(NOT_RECONNECTED);
        }
    }

    @Test
    void aRefusedRulingOpensItsCaseForAnotherDecision() {
        decidable()
                .when(decide(DisconnectionOption.REDUCE), CA, T0)
                .when(new Command.NoteRuling(RULING, false, "REDUCTION_TOO_LARGE", "Too much."), SERVICE, T0)
                .then(new Event.RulingRefused(RULING, "REDUCTION_TOO_LARGE", "Too much.", Optional.empty()))
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .then(decided(2, DisconnectionOption.RESUME));
    }

    @Test
    void anAppliedRulingIsTheOneDecision() { // OCR 18.9 other
        decidable()
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .then(new Event.RulingApplied(RULING))
                .when(new Command.NoteRuling(RULING, false, "X", "x"), SERVICE, T0)
                .then()
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .refused(ALREADY_DECIDED);
    }

    @Test
    void shorterMeansLessThanTheVoidedGamesBasesAndSixtyIncrements() { // DEC-17
        decidable().when(shorter("90+30"), CA, T0).refused(NOT_SHORTER);
        decidable().when(shorter("119+1"), CA, T0).refused(NOT_SHORTER);
        decidable().when(shorter("118+1"), CA, T0).accepted();
    }

    @Test
    void aNewGameIsTheDecisionAboutBothPlayersCases() { // OCR 18.9 c, d
        for (DisconnectionOption first : NEW_GAMES)
            for (DisconnectionOption second : DisconnectionOption.values()) {
                var board = bothDecidable().when(decide(first), CA, T0);
                var then = board.when(about(WHITE_CASE, second), CA, T0);
                if (second == first) then.then();
                else then.refused(GAME_VOIDED);
                board.when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                        .when(about(WHITE_CASE, second), CA, T0);
                if (second == first) board.then();
                else board.refused(GAME_VOIDED);
            }
        bothDecidable()
                .when(shorter("25+10"), CA, T0)
                .when(about(WHITE_CASE, DisconnectionOption.RESTART_SHORTER, "20+10"), CA, T0)
                .refused(GAME_VOIDED)
                .when(about(WHITE_CASE, DisconnectionOption.RESTART_SHORTER, "25+10"), DEPUTY, T0)
                .then();
    }

    private static String said(Command.DecideDisconnection decision) {
        var said = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(new Submitted<>(decision, CA, "r", T0, T0), decidable().state());
        return said.refusal().text(said.details());
    }

    @Test
    void whatTheGameWouldRefuseIsRefusedWithItsNumbers() { // OCR 18.9 b, OCR 18.9 d, DEC-17, V-10
        var left = Optional.of(Duration.ofSeconds(90));
        decidable()
                .when(known(reduce(Duration.ofSeconds(89)), left, OptionalInt.empty()), CA, T0)
                .accepted();
        assertEquals(
                "The player's clock shows 1:30, so 1:30 cannot be taken from the clock. Take less than 1:30.",
                said(known(reduce(Duration.ofSeconds(90)), left, OptionalInt.empty())));
        assertEquals(
                "The player's clock shows 1:30, so 24:00:00 cannot be taken from the clock. Take less than 1:30.",
                said(known(reduce(Duration.ofSeconds(86_400)), left, OptionalInt.empty())));
        assertEquals(
                "115+5 is not shorter than 90+30, the time control of this game. The base time plus 60 increments "
                        + "is 2:00:00 with the new time control, and 2:00:00 with the present one. Choose a shorter "
                        + "time control.",
                said(shorter("115+5")));
        assertEquals(
                "10/5+0,5+0 has 2 periods. A time control of this competition has at most 1.",
                said(known(shorter("10/5+0,5+0"), Optional.empty(), OptionalInt.of(1))));
        decidable()
                .when(known(shorter("10/5+0,5+0"), Optional.empty(), OptionalInt.of(2)), CA, T0)
                .accepted();
    }

    @Test
    void whoDecidesDifferentlyIsToldWhatIsDecided() { // OCR 18.9 c, d
        var said = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(
                        new Submitted<>(about(WHITE_CASE, DisconnectionOption.RESTART), CA, "r", T0, T0),
                        bothDecidable().when(shorter("25+10"), CA, T0).state());
        assertEquals(
                "Ruling 1 is a new game with 25+10, so game 1 of this board is void. This disconnection happened in "
                        + "the void game, so it is closed and cannot be decided separately.",
                said.refusal().text(said.details()));
    }

    @Test
    void aNewGameThatIsRefusedLeavesTheOtherCaseToBeDecided() {
        bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(new Command.NoteRuling(RULING, false, "FLAG_FALLEN", "No."), SERVICE, T0)
                .when(about(WHITE_CASE, DisconnectionOption.DRAW), CA, T0)
                .accepted();
    }

    private static Command after(DisconnectionOption option, String reason, List<Precedent> precedents) {
        return new Command.DecideDisconnection(
                BOARD,
                CASE,
                option,
                Optional.of(Duration.ofSeconds(90)),
                Optional.empty(),
                reason,
                Optional.empty(),
                Optional.empty(),
                precedents,
                Optional.empty(),
                OptionalInt.empty());
    }

    @Test
    void aDecisionUnlikeThoseOfLikeCasesSaysWhyAndAllAreOnRecord() { // OCR 18.9
        for (List<Precedent> none : List.of(
                List.<Precedent>of(), List.of(new Precedent(DisconnectionOption.RESUME, 1), EARLIER.getFirst())))
            decidable()
                    .when(after(DisconnectionOption.RESUME, "", none), CA, T0)
                    .accepted();
        decidable()
                .when(after(DisconnectionOption.REDUCE, " ", EARLIER), CA, T0)
                .accepted();
        var departed = (Event.DisconnectionDecided) decidable()
                .when(after(DisconnectionOption.RESUME, "his device was ours", EARLIER), CA, T0)
                .accepted()
                .events()
                .getFirst();
        assertEquals(EARLIER, departed.precedents());
    }

    @Test
    void whoOwesAReasonIsToldWhatWasDecidedBefore() { // OCR 18.9
        var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(
                        new Submitted<>(after(DisconnectionOption.RESUME, " ", EARLIER), CA, "r", T0, T0),
                        decidable().state());
        assertEquals(
                "Similar cases of this event were decided differently: reduce (2), restart shorter (1). Give a "
                        + "reason why you decide this case differently.",
                refused.refusal().text(refused.details()));
    }

    private static Command.DecideDisconnection penalised(
            DisconnectionOption option, boolean responsible, PenaltyItem... items) {
        Command.DecideDisconnection plain = decide(option);
        return new Command.DecideDisconnection(
                BOARD,
                CASE,
                option,
                plain.reduceBy(),
                plain.control(),
                "he pulled the cable",
                plain.addTo(),
                plain.addTime(),
                List.of(),
                Optional.empty(),
                OptionalInt.empty(),
                List.of(items),
                responsible,
                Optional.of(Boards.known(Optional.empty())));
    }

    private static final PenaltyItem FIVE_MINUTES =
            PenaltyItem.time(PenaltyKind.ADD_TIME_TO_OPPONENT, Optional.of(Duration.ofMinutes(5)));

    @Test
    void whereThePlayerAnswersForTheConnectionTheDecisionMayHoldAPenalty() { // OCR 11.1, OCR 16.5
        var events = decidable()
                .when(
                        penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING), item(PenaltyKind.FINE)),
                        CA,
                        T0)
                .accepted()
                .events();
        assertEquals(RULING, ((Event.DisconnectionDecided) events.getFirst()).rulingId());
        var imposed = (Event.PenaltiesImposed) events.get(1);
        assertEquals(
                List.of(BOARD + "/ruling-2", Side.BLACK, "he pulled the cable", 1),
                List.of(imposed.rulingId(), imposed.offender(), imposed.reason(), imposed.warnings()));
        assertEquals(2, events.size(), "they wait until the decision is carried out");
    }

    @Test
    void penaltiesOfADecisionStandOrFallWithIt() { // OCR 11.1, OCR 18.4
        String penalties = BOARD + "/ruling-2";
        var applied = decidable()
                .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), CA, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .accepted();
        assertEquals(List.of(new Event.RulingApplied(RULING), new Event.RulingApplied(penalties)), applied.events());
        var refused = decidable()
                .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), CA, T0)
                .accepted()
                .when(new Command.NoteRuling(penalties, true, "", ""), SERVICE, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, false, "GAME_ENDED", "over"), SERVICE, T0)
                .accepted();
        assertEquals(
                List.of(RULING + " GAME_ENDED", penalties + " GAME_ENDED"),
                refused.events().stream()
                        .map(Event.RulingRefused.class::cast)
                        .map(one -> one.rulingId() + " " + one.code())
                        .toList());
        var again = refused.when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), CA, T0)
                .accepted()
                .events();
        assertEquals(1, ((Event.PenaltiesImposed) again.get(1)).warnings(), "the refused one counts for nothing");
    }

    @Test
    void nobodyIsPenalisedForAConnectionTheOrganiserAnswersFor() { // OCR 16.5/b
        for (DisconnectionOption option : DisconnectionOption.values())
            if (option != DisconnectionOption.NO_ACTION)
                decidable()
                        .when(penalised(option, false, item(PenaltyKind.WARNING)), CA, T0)
                        .refused(CONNECTION_NOT_OF_PLAYER)
                        .when(decide(option), CA, T0)
                        .accepted();
    }

    @Test
    void aPenaltyOfADecisionIsMadeWithItOrNotAtAll() { // OCR 18.9, OCR 18.4
        for (DisconnectionOption option : List.of(
                DisconnectionOption.RESUME,
                DisconnectionOption.RESTART,
                DisconnectionOption.LOSS,
                DisconnectionOption.DRAW))
            decidable().when(penalised(option, true, FIVE_MINUTES), CA, T0).refused(PENALTY_NOT_WITH_DECISION);
        for (PenaltyKind points : List.of(
                PenaltyKind.RAISE_SCORE_OF_OPPONENT,
                PenaltyKind.LOWER_SCORE_OF_OFFENDER,
                PenaltyKind.GAME_LOST,
                PenaltyKind.EXCLUSION,
                PenaltyKind.EXPULSION))
            decidable()
                    .when(penalised(DisconnectionOption.RESUME, true, item(points)), CA, T0)
                    .refused(PENALTY_NOT_WITH_DECISION);
        decidable()
                .when(
                        penalised(
                                DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING), item(PenaltyKind.WARNING)),
                        CA,
                        T0)
                .refused(PENALTY_TWICE)
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .accepted();
    }

    @Test
    void theDeputyLeavesThePenaltyOfADecisionToTheChiefArbiter() { // OCR 18.9, DEC-21
        decidable()
                .when(DELEGATE, CA, T0)
                .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), DEPUTY, T0)
                .refused(PENALTY_OF_CHIEF_ARBITER)
                .when(decide(DisconnectionOption.RESUME), DEPUTY, T0)
                .then(decided(1, DisconnectionOption.RESUME));
    }

    private static int gameDecided(Scenario<Command, Event, AdjudicationState> board, String caseId) {
        var decision = new Command.DecideDisconnection(
                BOARD,
                caseId,
                DisconnectionOption.RESTART,
                Optional.empty(),
                Optional.empty(),
                "cable",
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                OptionalInt.empty());
        return ((Event.DisconnectionDecided)
                        board.when(decision, CA, T0).accepted().events().getFirst())
                .attempt();
    }

    @Test
    void aDecisionIsAboutTheGameOfItsCase() { // OCR 18.9 c
        assertEquals(1, gameDecided(decidable(), CASE));
        assertEquals(
                1,
                gameDecided(decidable().given(noted(2, false, false)), CASE),
                "whichever game the board has by then");
        var old = playing();
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            old.given(new Event.CaseNoted(CASE, "bari", Side.BLACK, state, 0, Optional.empty()));
        assertEquals(1, gameDecided(old, CASE), "an old log does not tell the game of a case");
    }

    private static final Command APPLIED = new Command.NoteRuling(RULING, true, "", "");
    private static final Command NEXT_GAME = new Command.NoteBoard(
            "rome",
            "bari",
            2,
            false,
            false,
            CONTROL,
            Optional.empty(),
            "p-white",
            "p-black",
            Optional.empty(),
            Optional.empty(),
            false);

    /** Whichever is reported first, and also while the other player is away. */
    @Test
    void theCasesOfAVoidGameAreClosedWithTheDecisionThatVoidedIt() { // OCR 18.9 c, d
        var voided = new Event.CaseVoided(WHITE_CASE, "rome", RULING);
        bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), voided)
                .when(NEXT_GAME, SERVICE, T0)
                .then(noted(2, false, false));
        bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(NEXT_GAME, SERVICE, T0)
                .then(noted(2, false, false))
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), voided);
        decidable()
                .given(ofWhite(CaseState.OPEN))
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), voided);
        bothDecidable()
                .when(decide(DisconnectionOption.DRAW), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING));
    }

    @Test
    void aCaseThatIsNotedAfterItsGameWasVoidedIsClosedAtOnce() { // OCR 18.9 c, d
        var late = new Command.NoteCase(WHITE_CASE, "rome", Side.WHITE, CaseState.OPEN, 1);
        decidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(late, SERVICE, T0)
                .then(ofWhite(CaseState.OPEN))
                .when(APPLIED, SERVICE, T0)
                .then(new Event.RulingApplied(RULING), new Event.CaseVoided(WHITE_CASE, "rome", RULING));
        decidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .when(late, SERVICE, T0)
                .then(ofWhite(CaseState.OPEN), new Event.CaseVoided(WHITE_CASE, "rome", RULING));
        decidable()
                .when(NEXT_GAME, SERVICE, T0)
                .then(noted(2, false, false), new Event.CaseVoided(CASE, "bari", "")); // OCR 19.2
    }

    @Test
    void aDecisionThatCameTooLateForItsGameClosesItsCaseToo() {
        decidable()
                .when(decide(DisconnectionOption.RESUME), CA, T0)
                .when(NEXT_GAME, SERVICE, T0)
                .when(new Command.NoteRuling(RULING, false, "ANOTHER_GAME", "Void."), SERVICE, T0)
                .then(
                        new Event.RulingRefused(RULING, "ANOTHER_GAME", "Void.", Optional.empty()),
                        new Event.CaseVoided(CASE, "bari", ""))
                .when(decide(DisconnectionOption.LOSS), CA, T0)
                .refused(GAME_VOIDED);
    }

    @Test
    void theNextGamesCasesAreDecidedOnTheirOwn() { // OCR 18.9
        String later = "rome/case-2";
        var board = bothDecidable()
                .when(decide(DisconnectionOption.RESTART), CA, T0)
                .when(APPLIED, SERVICE, T0)
                .when(NEXT_GAME, SERVICE, T0)
                .given(noted(2, true, false));
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            board.when(new Command.NoteCase(later, "rome", Side.WHITE, state, 2), SERVICE, T0)
                    .then(new Event.CaseNoted(later, "rome", Side.WHITE, state, 2, Optional.empty()));
        for (DisconnectionOption option : List.of(
                DisconnectionOption.LOSS,
                DisconnectionOption.DRAW,
                DisconnectionOption.REDUCE,
                DisconnectionOption.RESUME))
            board.when(about(WHITE_CASE, option), CA, T0).refused(GAME_VOIDED);
        assertEquals(2, gameDecided(board, later));
    }

    @Test
    void aCaseOfANewGameIsDecidedAboutThatOneThoughItsNoteIsStillOnTheWay() { // OCR 18.9
        String later = "bari/case-2";
        var board = decidable();
        for (CaseState state : List.of(CaseState.OPEN, CaseState.RESTORED, CaseState.REPORTED))
            board.given(new Event.CaseNoted(later, "bari", Side.BLACK, state, 2, Optional.empty()));
        assertEquals(2, gameDecided(board, later));
    }

    @Test
    void aReasonThatNoBoardTakesIsRefusedBeforeARulingIsMadeOfIt() {
        decidable()
                .when(decide(DisconnectionOption.RESUME, Optional.empty(), Optional.empty(), "all \u202Eright"), CA, T0)
                .refused(TEXT_TOO_LONG);
    }

    @Test
    void aReasonThatNobodySeesIsNone() { // OCR 18.9
        for (String unseen : List.of("\u200B", "\u00A0", "\u200F", "\uFEFF", " \u2060\t")) {
            decidable()
                    .when(decide(DisconnectionOption.LOSS, Optional.empty(), Optional.empty(), unseen), CA, T0)
                    .refused(DECISION_REASON_MISSING);
            decidable()
                    .when(after(DisconnectionOption.RESUME, unseen, EARLIER), CA, T0)
                    .refused(PRECEDENT_REASON_MISSING);
        }
    }

    @Test
    void theLongestControlIsNotShorterAndBreaksNothing() { // DEC-17
        Duration day = Duration.ofHours(24);
        decidable()
                .when(
                        decide(
                                DisconnectionOption.RESTART_SHORTER,
                                Optional.empty(),
                                Optional.of(TimeControl.of(
                                        List.of(Period.moves(1, day, Duration.ZERO), Period.rest(day, day)))),
                                ""),
                        CA,
                        T0)
                .refused(NOT_SHORTER);
    }

    @Test
    void ocr189OtherIsFreeWithAReasonAlsoWhenTheLinkCannotBeRestored() {
        for (DisconnectionOption option :
                List.of(DisconnectionOption.CONFIRM_FLAG, DisconnectionOption.LOSS, DisconnectionOption.DRAW)) {
            decidable().when(decide(option), CA, T0).accepted();
            playing()
                    .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                    .when(decide(option), CA, T0)
                    .accepted()
                    .when(decide(option), CA, T0)
                    .refused(ALREADY_DECIDED);
            playing().given(noted(CaseState.OPEN)).when(decide(option), CA, T0).refused(NOT_REPORTED);
            decidable().when(decide(option), LCA_BARI, T0).refused(FORBIDDEN_ROLE);
        }
        playing()
                .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                .when(decide(DisconnectionOption.ADD_TIME), CA, T0)
                .refused(NOT_RECONNECTED);
        decidable()
                .when(addTime(Optional.empty(), Optional.of(Duration.ofMinutes(1))), CA, T0)
                .refused(ADDITION_OUT_OF_RANGE)
                .when(addTime(Optional.of(Side.BLACK), Optional.of(Duration.ofMinutes(1))), CA, T0)
                .accepted();
    }

    @Test
    void dec16AfterTheResultOnlyThatNothingIsToBeDoneAndNotBefore() { // a game that waits for the decision would
        // wait for ever
        decidable().when(decide(DisconnectionOption.NO_ACTION), CA, T0).refused(GAME_NOT_ENDED);
        decidable()
                .given(noted(1, false, true))
                .when(decide(DisconnectionOption.LOSS), CA, T0)
                .refused(GAME_ENDED)
                .when(decide(DisconnectionOption.NO_ACTION), CA, T0)
                .accepted();
    }

    @Test
    void notesComeFromServicesOnly() {
        for (Command note : List.of(
                new Command.NoteCase(CASE, "bari", Side.BLACK, CaseState.RESTORED, 1),
                new Command.NoteRuling(RULING, true, "", ""),
                UNANSWERED,
                new Command.NoteUnacknowledged(BOARD + "/call-1"),
                new Command.NoteCallPause(BOARD + "/call-1", true, "", ""),
                new Command.NoteBoard(
                        "rome",
                        "bari",
                        1,
                        true,
                        false,
                        CONTROL,
                        Optional.empty(),
                        "p-white",
                        "p-black",
                        Optional.empty(),
                        Optional.empty(),
                        false)))
            for (Actor person : List.of(CA, LCA_BARI, BLACK))
                decidable().when(note, person, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void theSameBoardIsNotNotedTwice() {
        playing()
                .when(
                        new Command.NoteBoard(
                                "rome",
                                "bari",
                                1,
                                true,
                                false,
                                CONTROL,
                                Optional.empty(),
                                "p-white",
                                "p-black",
                                Optional.empty(),
                                Optional.of(START),
                                false),
                        SERVICE,
                        T0)
                .then();
    }
}
