package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Refusal;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;

/** Calls, from the acknowledgement to the penalty that is required (OCR 19.1, LAW 6.11, FSSI team-b). */
class CallsTest {
    private static final String CALL = BOARD + "/call-1";
    private static final Duration A_MINUTE = Duration.ofMinutes(1);
    private static final Actor CAPTAIN = Actor.seat("p-captain", "bari", "demo/1/4", "WHITE");
    private static final Command ACKNOWLEDGE = new Command.AcknowledgeCall(CALL);
    private static final Command UNACKNOWLEDGED = new Command.NoteUnacknowledged(CALL);

    /** One way to each refusal of a call. */
    static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(VIA_CAPTAIN, () -> playing().when(call(Side.BLACK, viaCaptain()), BLACK, T0));
        ways.put(
                ALREADY_ACKNOWLEDGED,
                () -> called().when(ACKNOWLEDGE, LCA_BARI, T0).when(ACKNOWLEDGE, CA, T0));
        ways.put(
                CALL_NOT_OVERDUE,
                () -> playing()
                        .when(call(Side.BLACK, within(A_MINUTE)), BLACK, T0)
                        .when(UNACKNOWLEDGED, SERVICE, T0.plus(A_MINUTE).minusMillis(1)));
        ways.put(NOT_INVALID, () -> answered(true).when(penaltyFor(CALL), CA, T0));
        return ways;
    }

    private static CallTerms viaCaptain() {
        return new CallTerms(
                true, false, false, Duration.ZERO, List.of(new CallTerms.Captain("p-captain", "Bo Capitano")));
    }

    private static CallTerms within(Duration time) {
        return new CallTerms(false, false, false, time, List.of());
    }

    private static CallTerms laws(boolean shallPenalise) {
        return new CallTerms(false, true, shallPenalise, Duration.ZERO, List.of());
    }

    private static Scenario<Command, Event, AdjudicationState> called() {
        return playing().when(call(Side.BLACK), BLACK, T0);
    }

    /** A call of Black under regulations by which an invalid call must be penalised. */
    private static Scenario<Command, Event, AdjudicationState> answered(boolean valid) {
        return playing()
                .when(call(Side.BLACK, laws(true)), BLACK, T0)
                .when(new Command.AnswerCall(CALL, valid, "nothing"), LCA_BARI, T0);
    }

    private static Command penaltyFor(String callId) {
        return new Command.ImposePenalty(
                BOARD,
                Side.BLACK,
                List.of(item(PenaltyKind.ADD_TIME_TO_OPPONENT)),
                "call without reason",
                ALL_SEEN,
                known(Optional.empty()),
                Optional.of(callId),
                false,
                Optional.empty());
    }

    private static CallState state(Scenario<Command, Event, AdjudicationState> board) {
        return board.state().calls().getFirst().state();
    }

    // ---- acknowledgement

    @Test
    void anArbiterWhoIsOnTheWaySaysSoOnceAndAnswersThen() { // OCR 19.1
        for (Actor arbiter : List.of(CA, LCA_BARI, LTA_BARI, FLOOR_BARI))
            called().when(ACKNOWLEDGE, arbiter, T0)
                    .then(new Event.CallAcknowledged(CALL))
                    .when(ACKNOWLEDGE, arbiter, T0)
                    .refused(ALREADY_ACKNOWLEDGED)
                    .when(new Command.AnswerCall(CALL, true, ""), CA, T0)
                    .accepted()
                    .when(ACKNOWLEDGE, CA, T0)
                    .refused(ALREADY_ANSWERED);
        for (Actor other : List.of(LCA_ROME, BLACK, WHITE, SERVICE))
            called().when(ACKNOWLEDGE, other, T0).refused(FORBIDDEN_ROLE);
        playing().when(ACKNOWLEDGE, CA, T0).refused(UNKNOWN_CALL);
    }

    @Test
    void anAcknowledgedCallIsStillOpen() { // OCR 19.1
        called().when(ACKNOWLEDGE, LCA_BARI, T0)
                .when(call(Side.BLACK), BLACK, T0)
                .refused(CALL_OPEN);
    }

    // ---- overdue

    @Test
    void aCallNobodyAcknowledgesInTimeIsOverdueOnceAndCanStillBeAcknowledged() { // OCR 19.1
        var board = playing()
                .when(call(Side.BLACK, within(A_MINUTE)), BLACK, T0)
                .then(Boards.called(1, Side.BLACK, false, false, Optional.of(T0.plus(A_MINUTE))));
        board.when(UNACKNOWLEDGED, SERVICE, T0.plus(A_MINUTE))
                .then(new Event.CallEscalated(CALL))
                .when(UNACKNOWLEDGED, SERVICE, T0.plus(A_MINUTE))
                .then()
                .when(ACKNOWLEDGE, CA, T0.plus(A_MINUTE))
                .accepted()
                .when(UNACKNOWLEDGED, SERVICE, T0.plus(A_MINUTE))
                .refused(ALREADY_ACKNOWLEDGED);
    }

    @Test
    void withoutATimeInTheRegulationsNoCallIsOverdue() { // OCR 19.1
        called().when(UNACKNOWLEDGED, SERVICE, T0.plusSeconds(100_000)).refused(CALL_NOT_OVERDUE);
    }

    // ---- the clocks

    @Test
    void aCallOfEitherSideStopsTheClocksOfAGameInProgressWhereTheRegulationsSaySo() { // LAW 6.11.2
        playing()
                .when(call(Side.BLACK, laws(false)), BLACK, T0)
                .then(Boards.called(1, Side.BLACK, true, false, Optional.empty()))
                .when(call(Side.WHITE, laws(false)), WHITE, T0)
                .then(Boards.called(2, Side.WHITE, true, false, Optional.empty()));
        for (Event.BoardNoted still : List.of(noted(1, false, false), noted(1, false, true)))
            unknown()
                    .given(still)
                    .when(call(Side.BLACK, laws(false)), BLACK, T0)
                    .then(Boards.called(1, Side.BLACK, false, false, Optional.empty()));
    }

    @Test
    void whatBecameOfThePauseIsNotedOnce() { // LAW 6.11.2, OCR 19.6
        var note = new Command.NoteCallPause(CALL, false, "FLAG_FALLEN", "The flag has fallen.");
        playing()
                .when(call(Side.BLACK, laws(false)), BLACK, T0)
                .when(note, SERVICE, T0)
                .then(new Event.CallPauseNoted(CALL, false, "FLAG_FALLEN", "The flag has fallen."))
                .when(note, SERVICE, T0)
                .then();
        playing().when(note, SERVICE, T0).refused(UNKNOWN_CALL);
    }

    // ---- the captain

    @Test
    void whereTheCaptainSpeaksAPlayerIsToldWhoThatIs() { // FSSI team-b
        var decision = new AdjudicationDecider()
                .decide(
                        new Submitted<>(call(Side.BLACK, viaCaptain()), BLACK, "r", T0, T0),
                        playing().state());
        assertEquals(
                "Bo Capitano", ((Decision.Refused<Event>) decision).details().get("captain"));
    }

    @Test
    void theCaptainCallsToAnyBoardOfHisTeam() { // FSSI team-b
        playing().when(call(Side.BLACK, viaCaptain()), CAPTAIN, T0).then(Boards.called(1, Side.BLACK));
        playing().when(call(Side.BLACK), CAPTAIN, T0).refused(FORBIDDEN_ROLE);
        playing().when(call(Side.BLACK, viaCaptain()), WHITE, T0).refused(FORBIDDEN_ROLE);
        playing()
                .when(call(Side.BLACK, viaCaptain()), Actor.seat("p-captain", "bari", "other/1/4", "WHITE"), T0)
                .refused(FORBIDDEN_ROLE);
    }

    @Test
    void medicalAndTechnicalHelpEverybodyCallsForHimself() { // FSSI team-b, OCR 19.1
        for (CallKind kind : CallKind.values())
            playing()
                    .when(new Command.CallArbiter(BOARD, Side.BLACK, "", Optional.of(kind), viaCaptain()), BLACK, T0)
                    .accepted();
    }

    @Test
    void aTeamWithoutACaptainSpeaksForItself() { // FSSI team-b
        playing()
                .when(call(Side.BLACK, new CallTerms(true, false, false, Duration.ZERO, List.of())), BLACK, T0)
                .accepted();
    }

    // ---- the penalty

    @Test
    void anInvalidCallOwesAPenaltyUntilARulingNamesIt() { // LAW 6.11.4, OCR 19.1
        answered(false).then(new Event.CallAnswered(CALL, false, "nothing", true));
        var board = answered(false).when(penaltyFor(CALL), LCA_BARI, T0).accepted();
        assertEquals(CallState.PENALISED, state(board));
        board.when(penaltyFor(CALL), CA, T0).refused(NOT_INVALID);
    }

    @Test
    void aRefusedRulingLeavesThePenaltyOwed() { // LAW 6.11.4
        var board = answered(false)
                .when(penaltyFor(CALL), LCA_BARI, T0)
                .when(new Command.NoteRuling(BOARD + "/ruling-1", false, "GAME_ENDED", ""), SERVICE, T0);
        assertEquals(CallState.INVALID, state(board));
        board.when(penaltyFor(CALL), CA, T0).accepted();
    }

    @Test
    void whereAPenaltyIsOptionalNoneIsOwedButOneMayNameTheCall() { // OCR 19.1
        var board = playing()
                .when(call(Side.BLACK, laws(false)), BLACK, T0)
                .when(new Command.AnswerCall(CALL, false, ""), LCA_BARI, T0)
                .then(new Event.CallAnswered(CALL, false, "", false));
        board.when(penaltyFor(CALL), LCA_BARI, T0).accepted();
    }

    @Test
    void aPenaltyIsNotForTheCallOfTheOtherPlayerNorForAnUnknownOne() { // OCR 19.1
        answered(false).when(penaltyFor(BOARD + "/call-2"), CA, T0).refused(UNKNOWN_CALL);
        playing()
                .when(call(Side.WHITE, laws(true)), WHITE, T0)
                .when(new Command.AnswerCall(CALL, false, ""), CA, T0)
                .when(penaltyFor(CALL), CA, T0)
                .refused(NOT_INVALID);
    }
}
