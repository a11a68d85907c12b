package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.AppealRefusal.*;
import static org.onehall.adjudication.domain.AppealedBoards.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;

/** Decisions of appeals, and the new score of the game (OCR 17.11). */
class AppealDecisionsTest {
    @Test
    void whoIsRightAboutAResultGetsAnotherScore() { // OCR 17.11
        filed().when(decide(AppealOutcome.UPHELD), CA, END)
                .refused(NEW_SCORE_MISSING)
                .when(change("0.5", "0.5"), CA, END)
                .accepted();
    }

    @Test
    void anAppealAgainstARulingThatWasTakenBackSinceChangesNoScore() { // OCR 17.11, OCR 18.3
        withdrawnSince().when(change("0.5", "0.5"), CA, END).refused(APPEALED_RULING_GONE);
        for (AppealOutcome outcome : List.of(AppealOutcome.UPHELD, AppealOutcome.DISMISSED))
            withdrawnSince().when(decide(outcome), CA, END).accepted();
    }

    /** By an arbiter who knew this number of rulings of the board. */
    private static Command seeing(int rulings, AppealOutcome outcome) {
        return new Command.DecideAppeal(
                BOARD,
                APPEAL,
                outcome,
                outcome == AppealOutcome.CHANGED ? Optional.of(score("0.5", "0.5")) : Optional.empty(),
                "heard",
                OptionalInt.of(rulings),
                ended("1", "0"));
    }

    @Test
    void aDecisionWithoutANewScoreStandsByItself() { // OCR 17.11
        filed().when(decide(AppealOutcome.DISMISSED), CA, END).then(dismissed(1), new Event.RulingApplied(RULING));
        for (Actor other : List.of(BLACK, LCA_BARI, DEPUTY))
            filed().when(decide(AppealOutcome.UPHELD), other, END).refused(FORBIDDEN_ROLE);
    }

    @Test
    void aNewScoreIsCheckedAndStillToBeApplied() { // OCR 17.11, DEC-20
        filed().when(change("0.5", "0.5"), CA, END)
                .then(new Event.AppealDecided(
                        RULING,
                        APPEAL,
                        AppealOutcome.CHANGED,
                        "heard",
                        Optional.of(score("1", "0")),
                        Optional.of(score("0.5", "0.5"))));
        filed().when(change("1", "0.5"), CA, END).refused(SCORE_NOT_ALLOWED);
        filed().when(
                        new Command.DecideAppeal(
                                BOARD,
                                APPEAL,
                                AppealOutcome.CHANGED,
                                Optional.of(score("0", "1")),
                                "heard",
                                OptionalInt.empty(),
                                known(Optional.empty())),
                        CA,
                        END)
                .refused(NO_SCORE);
    }

    @Test
    void aRefusedNewScoreOpensTheAppealForAnotherDecision() { // OCR 17.11
        var changed = filed().when(change("0.5", "0.5"), CA, END);
        assertTrue(changed.state().appeals().getFirst().decided());
        var refused = changed.when(new Command.NoteRuling(RULING, false, "SCORE_MOVED", ""), SERVICE, END);
        assertFalse(refused.state().appeals().getFirst().decided());
        refused.when(decide(AppealOutcome.DISMISSED), CA, END)
                .then(dismissed(2), new Event.RulingApplied(BOARD + "/ruling-2"));
    }

    @Test
    void whoDecidesIsToldWhatWasRuledMeanwhile() { // OCR 17.11, OCR 18.4
        for (AppealOutcome outcome : List.of(AppealOutcome.CHANGED, AppealOutcome.DISMISSED)) {
            var penalised =
                    filed().when(penalise(PenaltyKind.WARNING), LCA_BARI, END).accepted();
            var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                    .decide(new Submitted<>(seeing(0, outcome), CA, "r", END, END), penalised.state());
            assertEquals(RULED_MEANWHILE, refused.refusal());
            assertTrue(
                    refused.refusal().text(refused.details()).contains("black: warning"), refused.details()::toString);
            penalised.when(seeing(1, outcome), CA, END).accepted();
        }
        filed().when(penalise(PenaltyKind.WARNING), LCA_BARI, END)
                .when(decide(AppealOutcome.DISMISSED), CA, END)
                .accepted(); // an arbiter who does not state what he knew
    }

    @Test
    void ofTwoWhoDecideAtOnceOneDoesAndTheOtherIsToldHow() { // OCR 17.11
        Map.of(
                        AppealOutcome.DISMISSED,
                        "Ruling 1 of this board has already decided this appeal: rejected.",
                        AppealOutcome.CHANGED,
                        "accepted, 0.5-0.5.",
                        AppealOutcome.UPHELD,
                        "accepted.")
                .forEach((first, told) -> {
                    boolean upheld = first == AppealOutcome.UPHELD;
                    var decided = (upheld ? appealed(ruled()) : filed())
                            .when(seeing(upheld ? 1 : 0, first), ORGANISER, END)
                            .accepted();
                    var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                            .decide(
                                    new Submitted<>(seeing(0, AppealOutcome.UPHELD), CA, "r", END, END),
                                    decided.state());
                    assertEquals(APPEAL_DECIDED, refused.refusal());
                    assertTrue(refused.refusal().text(refused.details()).contains(told), refused.details()::toString);
                });
    }
}
