package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.PenalisedBoards.*;
import static org.onehall.adjudication.domain.PenaltyKind.*;
import static org.onehall.adjudication.domain.PenaltyRefusal.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Scenario;

/** Who may impose which penalty, also when two arbiters rule at the same time. */
class PenaltyRightsTest {
    @Test
    void penaltiesComeFromArbitersOfTheOffendersVenueOrTheChiefArbiter() { // OCR 18.4
        for (Actor arbiter : List.of(CA, LCA_BARI, FLOOR_BARI))
            playing().when(penalise(WARNING), arbiter, T0).accepted();
        for (Actor other : List.of(LCA_ROME, LTA_BARI, BLACK, WHITE, SERVICE))
            playing().when(penalise(WARNING), other, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void eachPenaltyNeedsItsOwnRight() { // DEC-21, LAW 12.9
        for (PenaltyKind kind : PenaltyKind.values()) {
            var board = kind.changesPoints() ? over() : playing();
            var penalty = penalise(
                    List.of(item(kind)),
                    !kind.changesPoints()
                            ? known(Optional.empty())
                            : ended("0", kind == RAISE_SCORE_OF_OPPONENT ? "0" : "0.5"));
            board.when(penalty, CA, T0).accepted();
            check(kind.changesPoints() ? over() : playing(), penalty, LCA_BARI, kind.compareTo(FINE) < 0);
            check(
                    kind.changesPoints() ? over() : playing(),
                    penalty,
                    FLOOR_BARI,
                    kind.compareTo(RAISE_SCORE_OF_OPPONENT) < 0);
        }
    }

    private static void check(
            Scenario<Command, Event, AdjudicationState> board, Command penalty, Actor actor, boolean allowed) {
        if (allowed) board.when(penalty, actor, T0).accepted();
        else board.when(penalty, actor, T0).refused(PENALTY_FORBIDDEN);
    }

    @Test
    void whoMayNotIsToldWhatHeMay() { // DEC-21
        assertEquals(
                "Your role does not allow you to impose the penalty of OCR 18.4.6, so no penalty was imposed. You "
                        + "may impose OCR 18.4.1, OCR 18.4.2, OCR 18.4.3.",
                text(
                        penalise(List.of(item(WARNING), item(GAME_LOST))),
                        playing().state(),
                        FLOOR_BARI));
    }

    @Test
    void ofTwoArbitersOneRulesAndTheOtherIsToldWhatHappened() { // OCR 18.4
        var board = playing()
                .when(seeing(9), CA, T0)
                .refused(RULED_MEANWHILE)
                .when(seeing(0), LCA_BARI, T0)
                .accepted()
                .when(seeing(0), CA, T0)
                .refused(RULED_MEANWHILE);
        assertTrue(text(seeing(0), board.state(), CA).contains("the latest: black: warning"));
        board.when(seeing(1), CA, T0).accepted();
    }

    @Test
    void theScoreIsRuledUponWhenEarlierRulingsAreSettled() { // OCR 18.4
        var board = over().when(penalise(List.of(item(LOWER_SCORE_OF_OFFENDER)), ended("0.5", "0.5")), CA, T0);
        board.when(penalise(List.of(item(GAME_LOST)), ended("0.5", "0.5")), CA, T0)
                .refused(RULING_PENDING)
                .when(penalise(WARNING), CA, T0)
                .accepted()
                .when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0)
                .when(penalise(List.of(item(GAME_LOST)), ended("0.5", "0")), CA, T0)
                .accepted();
    }
}
