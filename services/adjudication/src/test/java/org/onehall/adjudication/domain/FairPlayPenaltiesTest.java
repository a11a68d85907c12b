package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;

/** Penalties in fair play, with and without proof (APP-I A9, A10). */
class FairPlayPenaltiesTest {
    @Test
    void suspicionAloneIsSanctionedOnlyWhereTheRegulationsAllowIt() { // APP-I A9
        playing().when(suspected(false, item(GAME_LOST)), CA, T0).refused(PROOF_NEEDED);
        for (PenaltyItem item : List.of(item(GAME_LOST), item(EXPULSION), PenaltyItem.exclusion(List.of(2)))) {
            var ruled = only(playing().when(suspected(true, item), CA, T0));
            assertEquals(Optional.of(FairPlayGround.SUSPECTED), ruled.fairPlay());
            assertEquals("APP-I A9", new AdjudicationDecider().rule(ruled));
            var proven = only(
                    playing().when(inFairPlay(FairPlayGround.PROVEN, false, false, Optional.empty(), item), CA, T0));
            assertEquals(item.kind().article(), new AdjudicationDecider().rule(proven));
        }
    }

    /** It ends the game, changes its score or excludes from rounds like the same penalty for any other reason. */
    @Test
    void aSanctionWithoutProofHasTheEffectOfThePenaltyItIs() { // APP-I A9, OCR 18.4.6, OCR 18.4.9
        var lost = only(playing().when(suspected(true, item(GAME_LOST)), CA, T0));
        assertEquals(only(playing().when(penalise(GAME_LOST), CA, T0)).lost(), lost.lost());
        var over = only(over().when(
                        inFairPlay(
                                FairPlayGround.SUSPECTED, true, false, Optional.of(score("0", "1")), item(GAME_LOST)),
                        CA,
                        T0));
        assertEquals(Optional.of(score("1", "0")), over.after());
        assertEquals(
                List.of(PenaltyItem.exclusion(List.of(2, 3))),
                only(playing().when(suspected(true, PenaltyItem.exclusion(List.of(3, 2))), CA, T0))
                        .items());
    }

    @Test
    void aRulingInFairPlayIsTheChiefArbitersWhateverElseOthersMay() { // APP-I A9, A10
        for (Actor other : List.of(LCA_BARI, FLOOR_BARI, DEPUTY)) {
            var answer = playing().when(suspected(true, item(GAME_LOST)), other, T0);
            assertEquals(List.of(), answer.events(), other.subject());
        }
        playing().when(penalise(GAME_LOST), LCA_BARI, T0).accepted();
    }

    @Test
    void whatIsWiderThanALossOrAnExclusionIsARulingOfItsOwn() { // APP-I A10
        for (PenaltyKind kind : List.of(WARNING, ADD_TIME_TO_OPPONENT, REDUCE_TIME_OF_OFFENDER, FINE))
            playing()
                    .when(
                            inFairPlay(
                                    FairPlayGround.PROVEN, true, true, Optional.empty(), item(kind), item(EXPULSION)),
                            CA,
                            T0)
                    .refused(WIDER_SANCTION);
    }

    @Test
    void aRulingInFairPlayIsFinalWhereTheRegulationsSaySo() { // APP-I A10
        for (boolean isFinal : List.of(true, false))
            assertEquals(
                    isFinal,
                    only(playing()
                                    .when(
                                            inFairPlay(
                                                    FairPlayGround.PROVEN,
                                                    false,
                                                    isFinal,
                                                    Optional.empty(),
                                                    item(EXPULSION)),
                                            CA,
                                            T0))
                            .decisionFinal());
        assertFalse(only(playing()
                        .when(
                                new Command.ImposePenalty(
                                        BOARD,
                                        Side.BLACK,
                                        List.of(item(EXPULSION)),
                                        "noise",
                                        ALL_SEEN,
                                        inFairPlay(FairPlayGround.PROVEN, true, true, Optional.empty())
                                                .circumstances(),
                                        Optional.empty(),
                                        false,
                                        Optional.empty()),
                                CA,
                                T0))
                .decisionFinal());
    }
}
