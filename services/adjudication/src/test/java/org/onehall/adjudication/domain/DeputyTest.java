package org.onehall.adjudication.domain;

import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectedBoards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.regulations.DisconnectionOption;

/** Who decides a disconnection: the Chief Arbiter, or the deputy in his place. */
class DeputyTest {
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
}
