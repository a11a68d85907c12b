package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;

class OfficialRoundTest {
    @Test
    void aRoundIsOfficialWhenTheChiefArbiterSaysSoOfApprovedResults() { // OCR 17.11
        var close = new Command.CloseRound(ID, 1);
        open().when(close, CA, T0).refused(ROUND_NOT_APPROVED);
        approved()
                .when(note(1, 2, Result.DRAW), SERVICE, T0)
                .when(close, CA, T0)
                .refused(ROUND_NOT_APPROVED);
        for (Actor actor : List.of(LCA_ROME, ORGANISER, OPERATOR, SERVICE, PLAYER))
            approved().when(close, actor, T0).refused(FORBIDDEN_ROLE);
        var official = official().then(new Event.RoundClosed(1));
        assertEquals(List.of(1), official.state().closed());
        official.when(close, CA, T0)
                .refused(ROUND_OFFICIAL)
                .when(new Command.CloseRound(ID, 2), CA, T0)
                .refused(ROUND_NOT_OPEN)
                .when(new Command.CloseRound(ID, 3), CA, T0)
                .refused(UNKNOWN_ROUND);
    }

    @Test
    void anOfficialRoundChangesByARulingOnlyAndIsNotOfficialThen() { // OCR 17.11, 18.4.5, DEC-14
        official().when(note(1, 1, Result.DRAW), SERVICE, T0).refused(RESULT_APPROVED);
        var changed = official()
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .accepted();
        assertEquals(List.of(), changed.state().closed());
        assertEquals("OCR 18.4.5", changed.state().score(1, 1).orElseThrow().article(Side.WHITE));
        changed.when(new Command.CloseRound(ID, 1), CA, T0)
                .refused(ROUND_NOT_APPROVED)
                .when(approve(1, "0.5-0"), CA, T0)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .then(new Event.RoundClosed(1));
        assertEquals(
                List.of(),
                official()
                        .when(new Command.WithdrawResult(ID, 1, 2, "The bus was late", "DEC-14"), SERVICE, T0)
                        .accepted()
                        .state()
                        .closed());
    }

    @Test
    void aRoundIsNotMadeOfficialWhileOneOfItsResultsIsTakenBack() { // OCR 18.3, OCR 17.11
        allApproved()
                .when(new Command.CloseRound(ID, 1, List.of(ID + "/1/1")), CA, T0)
                .refused(ROUND_WAITS)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .then(new Event.RoundClosed(1));
    }
}
