package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** Warnings and cards, and how they are counted (OCR 18.4.1, LAW 12.9.1). */
class WarningsAndCardsTest {
    @Test
    void cardsOfOtherRoundsCountAndARedOneFollowsAYellowOne() { // OCR 18.4.1, 18.4.6, LAW 12.9.1
        var yellow = playing().when(shown(List.of(item(WARNING)), true, 0), CA, T0);
        assertEquals(1, only(yellow).card());
        assertEquals(
                2,
                only(yellow.when(shown(List.of(item(GAME_LOST)), true, 0), CA, T0))
                        .card());
        assertEquals(
                2,
                only(playing().when(shown(List.of(item(GAME_LOST)), true, 1), CA, T0))
                        .card());
        assertEquals(
                3,
                only(playing().when(shown(List.of(item(WARNING)), true, 2), CA, T0))
                        .card(),
                "how many there were is no penalty by itself");
        assertEquals(
                0, only(yellow.when(penalise(List.of(item(WARNING))), CA, T0)).card());
    }

    @Test
    void aWarningIsAppliedAtOnceAndCounted() { // OCR 18.4.1, LAW 12.9.1
        playing()
                .when(penalise(WARNING), LCA_BARI, T0)
                .then(imposed(1, 1, item(WARNING)), new Event.RulingApplied(RULING))
                .when(penalise(WARNING), CA, T0)
                .then(imposed(2, 2, item(WARNING)), new Event.RulingApplied(BOARD + "/ruling-2"));
    }

    @Test
    void aWarningIsPossibleAfterTheGame() { // OCR 18.4.1
        over().when(penalise(WARNING), LCA_BARI, T0).accepted();
    }

    @Test
    void whatAPlayerHadAtOtherBoardsAndInEarlierRoundsCounts() { // OCR 18.4.1
        var earlier = new Circumstances(
                known(Optional.empty()).scoring(),
                List.of(),
                List.of(1, 2),
                List.of(1, 2),
                Optional.empty(),
                3,
                2,
                false,
                0,
                false,
                Optional.empty(),
                4,
                false,
                false);
        var second = only(playing()
                .when(penalise(REDUCE_TIME_OF_OFFENDER), CA, T0)
                .when(penalise(List.of(item(WARNING)), earlier), CA, T0));
        assertEquals(List.of(5, 3, 5), List.of(second.count(), second.warnings(), second.warning()));
    }

    @Test
    void countersGoWithThePlayerThoughTheSeatsAreExchanged() { // OCR 18.4.1, OCR 19.2
        var exchanged = new Event.BoardNoted(
                "bari",
                "rome",
                2,
                true,
                false,
                CONTROL,
                Optional.empty(),
                "p-black",
                "p-white",
                Optional.empty(),
                Optional.empty(),
                false);
        var board = playing().when(penalise(WARNING), CA, T0).given(exchanged);
        assertEquals(1, only(board.when(penalise(WARNING), CA, T0)).count());
        assertEquals(
                2,
                only(board.when(
                                new Command.ImposePenalty(
                                        BOARD,
                                        Side.WHITE,
                                        List.of(item(WARNING)),
                                        "noise",
                                        ALL_SEEN,
                                        known(Optional.empty()),
                                        Optional.empty(),
                                        false,
                                        Optional.empty()),
                                CA,
                                T0))
                        .count());
    }

    @Test
    void whatWasWrittenBeforeRulingsCouldHoldSeveralCountsToo() { // OCR 18.4.1
        var old = playing()
                .given(
                        new Event.PenaltyImposed(RULING, Side.BLACK, WARNING, Optional.empty(), "noise", 1),
                        new Event.RulingApplied(RULING));
        old.when(penalise(WARNING), CA, T0)
                .then(imposed(2, 2, item(WARNING)), new Event.RulingApplied(BOARD + "/ruling-2"));
    }

    @Test
    void warningsOutliveARestart() { // OCR 18.9 c
        assertEquals(
                2,
                only(playing()
                                .when(penalise(WARNING), CA, T0)
                                .given(noted(2, true, false))
                                .when(penalise(WARNING), CA, T0))
                        .warnings());
    }

    @Test
    void aRefusedPenaltyIsNotCounted() { // OCR 18.4.3
        assertEquals(
                1,
                only(playing()
                                .when(penalise(REDUCE_TIME_OF_OFFENDER), CA, T0)
                                .when(new Command.NoteRuling(RULING, false, "REDUCTION_TOO_LARGE", ""), SERVICE, T0)
                                .when(penalise(WARNING), CA, T0))
                        .count());
    }
}
