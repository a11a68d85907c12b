package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;
import static org.onehall.adjudication.domain.WithdrawalRefusal.*;
import static org.onehall.adjudication.domain.WithdrawnRulings.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** Penalties of time that are taken back. */
class WithdrawnTimeTest {
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
}
