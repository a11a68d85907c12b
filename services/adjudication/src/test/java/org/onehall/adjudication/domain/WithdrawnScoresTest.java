package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.WithdrawalRefusal.*;
import static org.onehall.adjudication.domain.WithdrawnRulings.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;

/** Scores and lost games that are given back. */
class WithdrawnScoresTest {
    @Test
    void aScoreBecomesWhatItWas() { // OCR 18.4.4, OCR 18.4.5
        var back = lowered()
                .when(withdraw(ended("0.5", "0"), LOWER_SCORE_OF_OFFENDER), LCA_BARI, T0)
                .accepted();
        var event = (Event.RulingWithdrawn) back.events().getFirst();
        assertEquals(
                List.of(Optional.of(score("0.5", "0")), Optional.of(score("0.5", "0.5")), false),
                List.of(event.before(), event.after(), event.goesOn()));
        var both = swapped()
                .when(withdrawByChief(ended("1", "0"), RAISE_SCORE_OF_OPPONENT, LOWER_SCORE_OF_OFFENDER), CA, T0)
                .accepted();
        assertEquals(
                Optional.of(score("0", "1")),
                ((Event.RulingWithdrawn) both.events().getFirst()).after());
    }

    @Test
    void aGameThatWasDeclaredLostGoesOn() { // OCR 18.4.6
        var back = lost(GAME_LOST)
                .when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0)
                .accepted();
        var event = (Event.RulingWithdrawn) back.events().getFirst();
        assertEquals(
                List.of(true, Optional.empty(), 1),
                List.of(event.goesOn(), event.after(), back.events().size()));
        lost(GAME_LOST)
                .when(withdrawByChief(official("1", "0"), GAME_LOST), CA, T0)
                .refused(SCORE_OFFICIAL);
        lost(GAME_LOST)
                .when(withdrawByChief(ended("0.5", "0"), GAME_LOST), CA, T0)
                .refused(SCORE_RULED_SINCE);
    }

    @Test
    void aLostGameThatHadBeenPlayedGetsItsScoreBack() { // OCR 18.4.6
        var lost = applied(playing()
                .given(noted(1, false, true))
                .when(penalise(List.of(item(GAME_LOST)), ended("0", "1")), CA, T0));
        var event = (Event.RulingWithdrawn) lost.when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0)
                .accepted()
                .events()
                .getFirst();
        assertEquals(List.of(false, Optional.of(score("0", "1"))), List.of(event.goesOn(), event.after()));
    }

    @Test
    void whoIsExpelledNoLongerStillLosesAGameThatWasDeclaredLostToo() { // OCR 18.4.6, OCR 18.4.9
        var both = lost(GAME_LOST, EXPULSION);
        both.when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0).refused(WITHDRAWN_TOGETHER);
        var event = (Event.RulingWithdrawn) both.when(withdrawByChief(ended("1", "0"), EXPULSION), CA, T0)
                .accepted()
                .events()
                .getFirst();
        assertEquals(false, event.goesOn());
        var alone = (Event.RulingWithdrawn) lost(EXPULSION)
                .when(withdrawByChief(ended("1", "0"), EXPULSION), CA, T0)
                .accepted()
                .events()
                .getFirst();
        assertTrue(alone.goesOn());
    }

    @Test
    void theGameOfAPlayerWhomAnotherRulingExpelsDoesNotGoOn() { // OCR 18.4.6, OCR 18.4.9
        var refused = (Decision.Refused<Event>) new Boards.Seeing()
                .decide(
                        new Submitted<>(withdrawByChief(ended("1", "0"), GAME_LOST), CA, "r", T0, T0),
                        lostThenExpelled().state());
        assertEquals(EXPELLED_SINCE, refused.refusal());
        assertTrue(
                refused.refusal().text(refused.details()).startsWith("Ruling 2 of board 1/3 expels"),
                refused.details()::toString);
        var first = new Command.WithdrawRuling(
                BOARD,
                SECOND,
                List.of(EXPULSION),
                "not he",
                ALL_SEEN,
                Optional.of(Role.CHIEF_ARBITER),
                ended("1", "0"),
                List.of());
        lostThenExpelled()
                .when(first, CA, T0)
                .accepted()
                .when(tells(3, true), SERVICE, T0)
                .accepted()
                .when(withdrawByChief(ended("1", "0"), GAME_LOST), CA, T0)
                .accepted();
        lost(GAME_LOST)
                .when(withdrawByChief(expelledElsewhere(), GAME_LOST), CA, T0)
                .refused(EXPELLED_SINCE);
    }

    private static Circumstances expelledElsewhere() {
        Circumstances known = ended("1", "0");
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                known.started(),
                known.score(),
                0,
                0,
                true,
                0,
                false,
                Optional.of("demo/2/1/ruling-1"),
                0,
                false,
                false);
    }
}
