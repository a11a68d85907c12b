package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectedBoards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;
import org.onehall.regulations.DisconnectionOption;

/** When a decision needs a reason, and which reasons count. */
class DecisionReasonsTest {
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
                "Similar disconnections in this competition were decided differently: reduce (2), restart "
                        + "shorter (1). Give a reason why your decision is different.",
                refused.refusal().text(refused.details()));
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
}
