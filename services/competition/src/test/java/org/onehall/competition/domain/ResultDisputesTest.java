package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Submitted;

class ResultDisputesTest {
    @Test
    void playersConfirmTheirResultUntilAnArbiterHasApprovedIt() { // LAW 8.7, OCR 17.11
        Actor white = Actor.seat("r1", "rome", ID + "/1/1", "WHITE");
        Actor black = Actor.seat("m1", "milan", ID + "/1/1", "BLACK");
        open().when(confirm(Side.WHITE, true), white, T0).refused(NO_RESULT);
        var ended = open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0);
        ended.when(confirm(Side.WHITE, true), black, T0)
                .refused(FORBIDDEN_ROLE)
                .when(confirm(Side.WHITE, true), CA, T0)
                .refused(FORBIDDEN_ROLE)
                .when(confirm(Side.WHITE, true), white, T0)
                .then(new Event.ResultConfirmed(1, 1, Side.WHITE, true))
                .when(confirm(Side.WHITE, true), white, T0)
                .then()
                .when(confirm(Side.BLACK, false), black, T0)
                .then(new Event.ResultConfirmed(1, 1, Side.BLACK, false));
        assertEquals(
                Map.of(Side.WHITE, true, Side.BLACK, false),
                ended.state().score(1, 1).orElseThrow().confirmed());
        ended.when(note(1, 1, Result.DRAW), SERVICE, T0).accepted();
        assertEquals(
                Map.of(), ended.state().score(1, 1).orElseThrow().confirmed(), "a new result needs new confirmations");
        assertEquals(
                List.of(Side.BLACK), ended.state().disputes(1, 1), "what a player has objected to waits for an answer");
        ended.when(confirm(Side.BLACK, true), black, T0)
                .then(new Event.ResultConfirmed(1, 1, Side.BLACK, true))
                .when(approve(1, "1/2-1/2"), CA, T0)
                .then(approvedBy(CA))
                .when(confirm(Side.WHITE, false), white, T0)
                .refused(ALREADY_APPROVED);
    }

    @Test
    void aDisputeThatTheArbiterHasNotSeenIsHeardBeforeTheApproval() { // LAW 8.7, OCR 17.11
        Actor white = Actor.seat("r1", "rome", ID + "/1/1", "WHITE");
        Actor black = Actor.seat("m1", "milan", ID + "/1/1", "BLACK");
        var disputed = open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(confirm(Side.WHITE, true), white, T0)
                .when(confirm(Side.BLACK, false), black, T0);
        assertEquals(
                Decision.refuse(RESULT_DISPUTED, "sides", "Black"),
                new CompetitionDecider().decide(new Submitted<>(approve(1), CA, "r", T0, T0), disputed.state()));
        disputed.when(approve(1, "1-0", List.of(Side.WHITE)), CA, T0)
                .refused(RESULT_DISPUTED)
                .when(approve(1, "1-0", List.of(Side.BLACK)), CA, T0)
                .then(approvedBy(CA));
        open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(approve(1, "1-0", List.of(Side.BLACK)), CA, T0)
                .then(approvedBy(CA));
    }

    @Test
    void whoSaidThatAResultIsWrongIsToldWhyItIsApproved() { // LAW 8.7, OCR 17.11
        disputedByBlack()
                .when(
                        new Command.ApproveResult(ID, 1, 1, "1-0", List.of(Side.BLACK), " Both scoresheets say so "),
                        CA,
                        T0)
                .then(new Event.ResultApproved(
                        1, 1, Optional.of(new Approver(CA.subject(), T0, "Both scoresheets say so"))));
    }

    @Test
    void aDisputeIsOpenWhateverBecomesOfTheScoreUntilAnArbiterAnswersIt() { // LAW 8.7, OCR 17.11
        var lowered = disputedByBlack()
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .accepted();
        var another =
                disputedByBlack().when(note(1, 1, Result.DRAW), SERVICE, T0).accepted();
        var again = disputedByBlack()
                .when(new Command.WithdrawResult(ID, 1, 1, "Dead position", "OCR 19.3"), SERVICE, T0)
                .accepted();
        assertEquals(List.of(Side.BLACK), again.state().disputes(1, 1));
        again.when(note(1, 1, Result.DRAW), SERVICE, T0).accepted();
        Map.of("0.5-0", lowered, "1/2-1/2", again).forEach((shown, board) -> {
            board.when(approve(1, shown), CA, T0)
                    .refused(RESULT_DISPUTED)
                    .when(approve(1, shown, List.of(Side.BLACK)), CA, T0)
                    .then(approvedBy(CA));
            assertEquals(List.of(), board.state().disputes(1, 1));
        });
        another.when(confirm(Side.WHITE, true), Actor.seat("r1", "rome", ID + "/1/1", "WHITE"), T0)
                .accepted()
                .when(approve(1, "1/2-1/2"), CA, T0)
                .refused(RESULT_DISPUTED);
    }

    @Test
    void whoDisputedTakesItBackByConfirmingOrDisputesTheNewScoreToo() { // LAW 8.7
        Actor black = Actor.seat("m1", "milan", ID + "/1/1", "BLACK");
        disputedByBlack()
                .when(confirm(Side.BLACK, true), black, T0)
                .accepted()
                .when(approve(1), CA, T0)
                .then(approvedBy(CA));
        var changed = disputedByBlack()
                .when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(confirm(Side.BLACK, false), black, T0)
                .then(new Event.ResultConfirmed(1, 1, Side.BLACK, false));
        changed.when(approve(1, "1/2-1/2"), CA, T0)
                .refused(RESULT_DISPUTED)
                .when(confirm(Side.BLACK, true), black, T0)
                .accepted()
                .when(approve(1, "1/2-1/2"), CA, T0)
                .then(approvedBy(CA));
    }

    @Test
    void whatIsAnsweredIsNotOpenAgainWhenARulingChangesTheScoreLater() { // LAW 8.7, OCR 17.11
        disputedByBlack()
                .when(approve(1, "1-0", List.of(Side.BLACK)), CA, T0)
                .accepted()
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .accepted()
                .when(approve(1, "0.5-0"), CA, T0)
                .then(approvedBy(CA));
    }
}
