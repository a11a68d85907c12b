package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Submitted;

class ResultApprovalTest {
    @Test
    void aResultIsUnapprovedUntilAnArbiterOfEitherSeatOrTheChiefArbiterApproves() { // OCR 17.11
        for (Actor arbiter : List.of(CA, LCA_ROME, Actor.official("x", Role.LOCAL_CHIEF_ARBITER, "milan"))) {
            var board = open().when(note(1, 1, Result.BLACK_WINS), SERVICE, T0);
            assertFalse(board.state().score(1, 1).orElseThrow().approved());
            assertTrue(board.when(approve(1, "0-1"), arbiter, T0)
                    .then(approvedBy(arbiter))
                    .state()
                    .score(1, 1)
                    .orElseThrow()
                    .approved());
        }
    }

    @Test
    void nobodyApprovesAScoreHeHasNotSeen() { // OCR 17.11, OCR 18.4.5
        var ruled = open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .accepted();
        assertEquals(
                Decision.refuse(SCORE_CHANGED, "score", "0.5-0"),
                new CompetitionDecider().decide(new Submitted<>(approve(1), LCA_ROME, "r", T0, T0), ruled.state()));
        ruled.when(approve(1, "0.5-0"), LCA_ROME, T0)
                .then(approvedBy(LCA_ROME))
                .when(approve(1), LCA_MILAN, T0)
                .refused(ALREADY_APPROVED);
        open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(approve(1, "0-1"), CA, T0)
                .refused(SCORE_CHANGED)
                .when(approve(1, "1/2-1/2"), CA, T0)
                .accepted();
    }

    @Test
    void anUnapprovedResultIsReplacedAndTheSameOneSaysNothing() {
        var board = open().when(note(1, 1, Result.BLACK_WINS), SERVICE, T0);
        board.when(note(1, 1, Result.BLACK_WINS), SERVICE, T0).then();
        board.when(note(1, 1, Result.DRAW), SERVICE, T0)
                .then(new Event.ResultNoted(
                        1, 1, Result.DRAW, Termination.RESIGNATION, false, Optional.of(points("0.5", "0.5"))));
        assertEquals(Result.DRAW, board.state().score(1, 1).orElseThrow().result());
    }

    @Test
    void aReversedForfeitTakesItsResultAwayOfficialOrNot() { // DEC-14
        var withdraw = new Command.WithdrawResult(ID, 1, 1, "The bus was late", "DEC-14");
        open().when(withdraw, SERVICE, T0).then();
        var board = approved()
                .when(withdraw, LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE)
                .when(withdraw, SERVICE, T0)
                .then(new Event.ResultWithdrawn(1, 1, "The bus was late", "DEC-14"));
        assertTrue(board.state().score(1, 1).isEmpty());
        board.when(approve(1), CA, T0)
                .refused(NO_RESULT)
                .when(note(1, 1, Result.DRAW), SERVICE, T0)
                .accepted();
    }

    @Test
    void aResultThatAnArbiterChangesIsWithdrawnByItsArticleAndNotedAnewUnapproved() { // OCR 19.4, 17.11
        var board = approved()
                .when(new Command.WithdrawResult(ID, 1, 1, "A mate was possible", "OCR 19.4"), SERVICE, T0)
                .accepted();
        assertEquals("OCR 19.4", new CompetitionDecider().rule(board.events().getFirst()));
        board.when(note(1, 1, Result.DRAW), SERVICE, T0)
                .accepted()
                .when(note(1, 1, Result.DRAW), SERVICE, T0)
                .then();
        assertFalse(board.state().score(1, 1).orElseThrow().approved());
        assertEquals("DEC-14", new CompetitionDecider().rule(new Event.ResultWithdrawn(1, 1, "", "")));
    }

    @Test
    void aResultWithColoursReversedSaysSo() { // DEC-18
        var board = open().when(
                        new Command.NoteResult(ID, 1, 1, Result.WHITE_WINS, Termination.CHECKMATE, true), SERVICE, T0)
                .then(new Event.ResultNoted(
                        1, 1, Result.WHITE_WINS, Termination.CHECKMATE, true, Optional.of(points("1", "0"))))
                .when(approve(1), CA, T0)
                .accepted();
        assertTrue(board.state().score(1, 1).orElseThrow().coloursReversed());
    }

    @Test
    void resultsAreApprovedAtOnceWhereTheRegulationsSaySo() { // OCR 17.11
        var automatic = empty().when(
                        load(new Entries(
                                true, Optional.empty(), List.of(), List.of(), List.of(), List.of(), Optional.empty())),
                        OPERATOR,
                        T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0);
        automatic
                .when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .then(
                        new Event.ResultNoted(
                                1, 1, Result.WHITE_WINS, Termination.RESIGNATION, false, Optional.of(points("1", "0"))),
                        new Event.ResultApproved(1, 1, Optional.empty()))
                .when(approve(1), CA, T0)
                .refused(ALREADY_APPROVED)
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .then(
                        new Event.ScoreChanged(
                                1, 1, RULING, "OCR 18.4.5", points("1", "0"), points("0.5", "0"), Optional.empty()),
                        new Event.ResultApproved(1, 1, Optional.empty()))
                .when(note(1, 2, Result.DRAW), SERVICE, T0)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .then(new Event.RoundClosed(1));
    }

    @Test
    void whoeverIsSlowerLearnsWhoApprovedAndWhen() { // OCR 17.11
        var refusal = new CompetitionDecider()
                .decide(
                        new Submitted<>(approve(1), LCA_MILAN, "second", T0, T0),
                        finished().when(approve(1), LCA_ROME, T0).state());
        assertEquals(
                Map.of(
                        "approval",
                        " ("
                                + officials().stream()
                                        .filter(one -> one.officialId().equals(LCA_ROME.subject()))
                                        .findFirst()
                                        .orElseThrow()
                                        .name()
                                + ", "
                                + LocalTime.ofInstant(
                                                T0,
                                                ZoneId.of(venues().getFirst().timeZone()))
                                        .format(DateTimeFormatter.ISO_LOCAL_TIME)
                                + ")"),
                ((Decision.Refused<Event>) refusal).details());
    }
}
