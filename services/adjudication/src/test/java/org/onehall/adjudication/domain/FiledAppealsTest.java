package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.AppealRefusal.*;
import static org.onehall.adjudication.domain.AppealedBoards.*;
import static org.onehall.adjudication.domain.Boards.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.regulations.Points;

/** Who may appeal, and against what; the copy for the other side, and the fee (OCR 17.11, LAW 11.10). */
class FiledAppealsTest {
    @Test
    void aRulingOfWhichNothingStandsIsNotAppealedAgainstButItsWithdrawalIs() { // OCR 17.11, OCR 18.3
        takenBack()
                .when(file(Optional.of(RULING), "why", FREE), BLACK, T0)
                .refused(NOTHING_TO_APPEAL)
                .when(file(Optional.of(BOARD + "/ruling-2"), "it was right", FREE), BLACK, T0)
                .accepted();
        playing()
                .when(penalise(List.of(item(PenaltyKind.WARNING), item(PenaltyKind.FINE))), CA, T0)
                .when(withdraw(PenaltyKind.WARNING), LCA_BARI, T0)
                .accepted()
                .when(file(Optional.of(RULING), "the fine stands", FREE), BLACK, T0)
                .accepted();
    }

    @Test
    void resultsThatAreFinalLeaveRulingsToAppealAgainst() { // FSSI gen-8 a
        over().when(penalise(PenaltyKind.WARNING), CA, END)
                .when(file(Optional.of(RULING), "why", FSSI), BLACK, END)
                .accepted();
        over().when(file(Optional.of(RULING), "why", FSSI), BLACK, END).refused(UNKNOWN_RULING);
    }

    @Test
    void whoHasTheWholePointAppealsAgainstARulingButNotAgainstHisOwnWin() { // OCR 17.11, OCR 7.1
        over().when(penalise(PenaltyKind.WARNING), CA, END)
                .when(file(WON), BLACK, END)
                .refused(OWN_WIN)
                .when(file(WON), LCA_BARI, END)
                .refused(OWN_WIN)
                .when(file(Optional.of(RULING), "I was quiet", WON), BLACK, END)
                .accepted();
    }

    @Test
    void thePlayerAppealsOrAnArbiterOfHisVenueForHim() { // OCR 17.11
        for (Actor actor : List.of(BLACK, LCA_BARI, CA))
            over().when(file(FREE), actor, END).accepted();
        for (Actor other : List.of(WHITE, BLACK_ELSEWHERE, LCA_ROME, LTA_BARI, FLOOR_BARI, DEPUTY, SERVICE))
            over().when(file(FREE), other, END).refused(FORBIDDEN_ROLE);
    }

    @Test
    void theCaptainAppealsWhereHeSpeaksForTheTeam() { // FSSI team-b
        var captain =
                new CallTerms(true, false, false, Duration.ZERO, List.of(new CallTerms.Captain("p-captain", "Bo")));
        var appeal = new Command.FileAppeal(BOARD, Side.BLACK, Optional.empty(), "why", captain, FREE);
        over().when(appeal, BLACK, END)
                .refused(VIA_CAPTAIN)
                .when(appeal, LCA_BARI, END)
                .accepted();
        over().when(appeal, Actor.seat("p-captain", "bari", "demo/1/4", "WHITE"), END)
                .accepted();
    }

    @Test
    void bothSidesMayAppealAgainstTheSame() { // OCR 17.11
        filed().when(new Command.FileAppeal(BOARD, Side.WHITE, Optional.empty(), "I agree", TERMS, FREE), WHITE, END)
                .accepted();
    }

    @Test
    void theOtherSideTakesItsCopyOnce() { // FSSI gen-8 c
        var copy = new Command.TakeCopy(BOARD, APPEAL);
        for (Actor receiver : List.of(WHITE, LCA_ROME, CA))
            filed().when(copy, receiver, END)
                    .then(new Event.AppealCopyTaken(APPEAL))
                    .when(copy, receiver, END)
                    .then();
        for (Actor other : List.of(BLACK, LCA_BARI, FLOOR_BARI))
            filed().when(copy, other, END).refused(FORBIDDEN_ROLE);
    }

    @Test
    void aProceedingOpensWhenItsFeeIsPaid() { // FSSI gen-8 e
        var due = over().when(file(terms(true, Optional.empty(), "200")), BLACK, END);
        for (Actor other : List.of(BLACK, LCA_BARI))
            due.when(new Command.RecordFee(BOARD, APPEAL, "CRO 1"), other, END).refused(FORBIDDEN_ROLE);
        due.when(new Command.RecordFee(BOARD, APPEAL, "CRO 1"), ORGANISER, END)
                .then(new Event.AppealFeePaid(APPEAL, "CRO 1"))
                .when(decide(AppealOutcome.DISMISSED), ORGANISER, END)
                .accepted();
    }

    @Test
    void anAppealAgainstTheDecisionOfAnAppealCostsMore() { // FSSI gen-8 e
        var again = filed().when(decide(AppealOutcome.DISMISSED), CA, END)
                .when(file(Optional.of(RULING), "still wrong", FREE), BLACK, END);
        assertEquals(Points.of("500"), ((Event.AppealFiled) again.events().getFirst()).fee());
    }
}
