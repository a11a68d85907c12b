package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;
import static org.onehall.adjudication.domain.WithdrawnRulings.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.adjudication.domain.AdjudicationState.CallState;
import org.onehall.chess.Side;

/** Warnings that are taken back, and what counts then (OCR 18.3). */
class WithdrawnWarningsTest {
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
}
