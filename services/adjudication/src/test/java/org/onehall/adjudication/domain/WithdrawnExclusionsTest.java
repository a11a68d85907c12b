package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.WithdrawalRefusal.*;
import static org.onehall.adjudication.domain.WithdrawnRulings.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Exclusions and expulsions that are taken back for the rounds to come. */
class WithdrawnExclusionsTest {
    @Test
    void anExclusionIsTakenBackBeforeItsRounds() { // OCR 18.4.8
        applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2), EXCLUSION), CA, T0)
                .accepted();
    }

    @Test
    void ofAnExclusionTheRoundsThatAreNotOpenAreTakenBack() { // OCR 18.3, OCR 18.4.8
        var lifted = applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .accepted();
        var event = (Event.RulingWithdrawn) lifted.events().getFirst();
        assertEquals(List.of(PenaltyItem.exclusion(List.of(4))), event.items(), "round 3 stays as it was opened");
        assertEquals(false, event.whole(), "he has missed a round by it");
        assertEquals(
                2,
                next(lifted.when(tells(2, true), SERVICE, T0).accepted().when(penalise(WARNING), CA, T0))
                        .count());
    }

    @Test
    void whatIsLeftOfAnExclusionIsNotTakenBackAndOfOneThatLeftNothingIsSaidSo() { // OCR 18.3, OCR 18.4.8
        applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .accepted()
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .refused(RULING_PENDING)
                .when(tells(2, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(open(1, 2, 3), EXCLUSION), CA, T0)
                .refused(EXCLUSION_EFFECTED);
        applied(playing().when(penalise(EXCLUSION), CA, T0))
                .when(withdrawByChief(open(1, 2), EXCLUSION), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(open(1, 2), EXCLUSION), CA, T0)
                .refused(ALREADY_WITHDRAWN);
    }

    @Test
    void anExpulsionIsLiftedForTheRoundsToComeOnceItsGameDoesNotGoOn() { // OCR 18.3, OCR 18.4.9
        for (Circumstances over : List.of(scored(open(1, 2), "1", "0"), official("1", "0"))) {
            var lifted = lost(EXPULSION)
                    .when(withdrawByChief(over, EXPULSION), CA, T0)
                    .accepted();
            var event = (Event.RulingWithdrawn) lifted.events().getFirst();
            List<Integer> toCome = over.official() ? List.of(2, 3, 4) : List.of(3, 4);
            assertEquals(
                    List.of(List.of(PenaltyItem.lifted(toCome)), false, false, Optional.empty()),
                    List.of(event.items(), event.goesOn(), event.whole(), event.after()));
            var applied = lifted.when(tells(2, true), SERVICE, T0).accepted();
            assertEquals(
                    2, next(applied.when(penalise(WARNING), CA, T0)).count(), "the game was lost by it and stays so");
        }
        lost(EXPULSION)
                .when(withdrawByChief(scored(open(1, 2), "1", "0"), EXPULSION), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(scored(open(1, 2), "1", "0"), EXPULSION), CA, T0)
                .refused(ALREADY_WITHDRAWN);
        lost(EXPULSION)
                .when(withdrawByChief(scored(open(1, 2, 3, 4), "1", "0"), EXPULSION), CA, T0)
                .refused(NEXT_ROUND_OPEN);
        lost(EXPULSION)
                .when(withdrawByChief(ended("0.5", "0"), EXPULSION), CA, T0)
                .refused(SCORE_RULED_SINCE);
    }

    @Test
    void whoIsLetInAgainKeepsNoGameFromGoingOn() { // OCR 18.3, OCR 18.4.6, OCR 18.4.9
        var expelledLater = lost(EXPULSION)
                .when(withdrawByChief(official("1", "0"), EXPULSION), CA, T0)
                .accepted()
                .when(tells(2, true), SERVICE, T0)
                .accepted();
        assertTrue(
                expelledLater
                        .state()
                        .standing(expelledLater.state().rulings().getFirst())
                        .orElseThrow()
                        .items()
                        .stream()
                        .noneMatch(PenaltyItem::expels));
    }
}
