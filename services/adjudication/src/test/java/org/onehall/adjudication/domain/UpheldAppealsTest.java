package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AppealRefusal.*;
import static org.onehall.adjudication.domain.AppealedBoards.*;
import static org.onehall.adjudication.domain.Boards.*;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Decision;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.Points;

/** What an upheld appeal undoes of the ruling that was appealed against (OCR 17.11). */
class UpheldAppealsTest {
    private static final String TAKEN_BACK = BOARD + "/ruling-3";
    private static final Event OVER = new Event.BoardNoted(
            "rome",
            "bari",
            1,
            false,
            true,
            CONTROL,
            Optional.empty(),
            "p-white",
            "p-black",
            Optional.of(END),
            Optional.of(START),
            false);

    private static Circumstances official(String white, String black, Integer... started) {
        Circumstances known = ended(white, black);
        return new Circumstances(
                known.scoring(),
                known.fines(),
                known.rounds(),
                List.of(started),
                known.score(),
                0,
                0,
                true,
                0,
                true,
                Optional.empty(),
                0,
                false,
                false);
    }

    private static Event.RulingWithdrawn undone(
            PenaltyItem item, boolean whole, Optional<BySide<BigDecimal>> before, Optional<BySide<BigDecimal>> after) {
        return new Event.RulingWithdrawn(
                TAKEN_BACK,
                RULING,
                Side.BLACK,
                "p-black",
                List.of(item),
                "heard",
                1,
                false,
                before,
                after,
                Optional.empty(),
                false,
                whole,
                Optional.of(APPEAL));
    }

    @Test
    void anUpheldAppealTakesTheWarningBackWithItsDecision() { // OCR 17.11, OCR 18.4.1
        var decided = appealed(ruled())
                .when(decide(AppealOutcome.UPHELD), CA, END)
                .then(
                        upheld(),
                        undone(item(PenaltyKind.WARNING), true, Optional.empty(), Optional.empty()),
                        new Event.RulingApplied(TAKEN_BACK),
                        new Event.RulingApplied(DECISION));
        assertEquals(
                "OCR 17.11", new AdjudicationDecider().rule(decided.events().get(1)));
        assertTrue(
                decided.state().standing(decided.state().rulings().getFirst()).isEmpty());
        appealed(ruled())
                .when(decide(AppealOutcome.DISMISSED), CA, END)
                .then(
                        new Event.AppealDecided(
                                DECISION, APPEAL, AppealOutcome.DISMISSED, "heard", Optional.empty(), Optional.empty()),
                        new Event.RulingApplied(DECISION));
    }

    @Test
    void anUpheldAppealGivesThePointsBackAlsoWhenTheRoundIsOfficial() { // OCR 17.11, OCR 18.4.5
        Event back = undone(
                PenaltyItem.points(PenaltyKind.LOWER_SCORE_OF_OFFENDER, Points.of("0")),
                true,
                Optional.of(score("0.5", "0")),
                Optional.of(score("0.5", "0.5")));
        for (Circumstances known : List.of(ended("0.5", "0"), official("0.5", "0", 1, 2)))
            lowered().when(upheld(known, false, List.of()), CA, END).then(upheld(), back);
    }

    @Test
    void theDecisionStandsOrFallsWithWhatItUndoes() { // OCR 17.11, OCR 18.3
        lowered()
                .when(upheld(ended("0.5", "0"), false, List.of()), CA, END)
                .when(new Command.NoteRuling(DECISION, true, "", ""), SERVICE, END)
                .then()
                .when(new Command.NoteRuling(TAKEN_BACK, true, "", ""), SERVICE, END)
                .then(new Event.RulingApplied(TAKEN_BACK), new Event.RulingApplied(DECISION));
        var refused = lowered()
                .when(upheld(ended("0.5", "0"), false, List.of()), CA, END)
                .when(new Command.NoteRuling(TAKEN_BACK, false, "SCORE_MOVED", ""), SERVICE, END)
                .then(
                        new Event.RulingRefused(TAKEN_BACK, "SCORE_MOVED", "", Optional.empty()),
                        new Event.RulingRefused(DECISION, "SCORE_MOVED", "", Optional.empty()));
        assertFalse(refused.state().appeals().getFirst().decided(), "it can be decided again");
        assertTrue(
                refused.state().standing(refused.state().rulings().getFirst()).isPresent());
    }

    private static Scenario<Command, Event, AdjudicationState> timed() {
        return playing()
                .when(penalise(List.of(item(PenaltyKind.WARNING), item(PenaltyKind.REDUCE_TIME_OF_OFFENDER))), CA, T0)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .accepted();
    }

    /** Black has lost the running game by a ruling. */
    private static Scenario<Command, Event, AdjudicationState> lost() {
        return playing()
                .when(
                        penalise(
                                List.of(PenaltyItem.points(PenaltyKind.GAME_LOST, Points.of("1"))),
                                known(Optional.empty())),
                        CA,
                        T0)
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .accepted()
                .given(OVER);
    }

    @Test
    void whatCanNotBeUndoneIsToldBeforeAndStaysOnlyIfThatIsConfirmed() { // OCR 17.11, OCR 18.4.3
        var after = appealed(timed().given(OVER));
        var refused = (Decision.Refused<Event>) new AdjudicationDecider()
                .decide(new Submitted<>(upheld(ended("1", "0"), false, List.of()), CA, "r", END, END), after.state());
        assertEquals(APPEAL_LEAVES_EFFECT, refused.refusal());
        assertEquals(Map.of("penalties", "OCR 18.4.3"), refused.details());
        after.when(upheld(ended("1", "0"), true, List.of()), CA, END)
                .then(
                        upheld(),
                        undone(item(PenaltyKind.WARNING), false, Optional.empty(), Optional.empty()),
                        new Event.RulingApplied(TAKEN_BACK),
                        new Event.RulingApplied(DECISION));
        appealed(timed())
                .when(upheld(known(Optional.empty()), false, List.of(Side.BLACK)), CA, END)
                .refused(APPEAL_LEAVES_EFFECT);
        lowered().when(upheld(ended("0", "1"), false, List.of()), CA, END).refused(APPEAL_LEAVES_EFFECT);
        lowered()
                .when(upheld(ended("0", "1"), true, List.of()), CA, END)
                .then(upheld(), new Event.RulingApplied(DECISION));
    }

    @Test
    void aGameThatARulingEndedGoesOnUnlessItCanNot() { // OCR 17.11, OCR 18.4.6
        var decided = appealed(lost())
                .when(upheld(ended("1", "0"), false, List.of()), CA, END)
                .accepted();
        assertTrue(((Event.RulingWithdrawn) decided.events().get(1)).goesOn());
        appealed(lost())
                .when(upheld(official("1", "0", 1, 2), false, List.of()), CA, END)
                .refused(APPEAL_LEAVES_EFFECT);
    }
}
