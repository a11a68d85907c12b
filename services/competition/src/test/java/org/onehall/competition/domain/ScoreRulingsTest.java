package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.DeciderScenarios.*;
import static org.onehall.competition.domain.Halls.*;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Scenario;
import org.onehall.regulations.Points;
import org.onehall.regulations.ScoringTable;

class ScoreRulingsTest {
    @Test
    void aResultGivesThePointsOfTheTable() { // OCR 7.1, LAW 10.1, DEC-33
        var scoring = new ScoringTable(Points.of("3"), Points.of("1"), Points.of("0"));
        assertEquals(
                List.of(points("3", "0"), points("0", "3"), points("1", "1"), points("0", "0")),
                Arrays.stream(Result.values())
                        .map(result -> result.points(scoring))
                        .toList());
    }

    @Test
    void aRulingChangesTheScoreWhichWaitsForApprovalAgain() { // OCR 18.4.5, OCR 17.11
        var changed = approved()
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .then(new Event.ScoreChanged(
                        1, 1, RULING, "OCR 18.4.5", points("1", "0"), points("0.5", "0"), Optional.empty()));
        assertFalse(changed.state().score(1, 1).orElseThrow().approved());
        assertEquals(
                points("0.5", "0"), changed.state().score(1, 1).orElseThrow().points());
        assertTrue(changed.when(approve(1, "0.5-0"), CA, T0)
                .accepted()
                .state()
                .score(1, 1)
                .orElseThrow()
                .approved());
    }

    @Test
    void theScoreOfTheBodyThatDecidesAnAppealIsApprovedByWhoRecordsItAndNobodysToConfirm() { // OCR 17.11
        Actor white = Actor.seat("r1", "rome", ID + "/1/1", "WHITE");
        var decided = new Command.ApplyPenalty(
                ID,
                RULING,
                "OCR 17.11",
                1,
                1,
                Optional.of(new ScoreChange(points("1", "0"), points("0", "1"))),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                "ca");
        for (var board : List.of(finished(), approved(), disputedByBlack()))
            board.when(decided, SERVICE, T0)
                    .then(
                            new Event.ScoreChanged(
                                    1, 1, RULING, "OCR 17.11", points("1", "0"), points("0", "1"), Optional.empty()),
                            new Event.ResultApproved(1, 1, Optional.of(new Approver("ca", T0, ""))))
                    .when(confirm(Side.WHITE, false), white, T0)
                    .refused(ALREADY_APPROVED)
                    .when(approve(1, "0-1"), CA, T0)
                    .refused(ALREADY_APPROVED);
    }

    @Test
    void theArticleOfASidesPointsIsThatOfTheRulingTheyRestOn() { // OCR 17.11, OCR 18.4.5, OCR 18.3
        var appeal = new Command.ApplyPenalty(
                ID,
                "appeal",
                "OCR 17.11",
                1,
                1,
                Optional.of(new ScoreChange(points("0.5", "0.5"), points("1", "0"))),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                "ca");
        var lowered = open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(appeal, SERVICE, T0)
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .accepted();
        assertEquals(List.of("OCR 18.4.5", "OCR 17.11"), articles(lowered));
        assertEquals(
                List.of("OCR 17.11", "OCR 17.11"),
                articles(lowered.when(
                                back(Optional.of(new ScoreChange(points("0.5", "0"), points("1", "0"))), ""),
                                SERVICE,
                                T0)
                        .accepted()));
    }

    private static List<String> articles(Scenario<Command, Event, CompetitionState> of) {
        return Stream.of(Side.values())
                .map(side -> of.state().score(1, 1).orElseThrow().article(side))
                .toList();
    }

    @Test
    void theSameResultOnceMoreDoesNotTakeTheRulingBack() { // OCR 18.4.5
        var changed = open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0);
        assertEquals(
                points("0.5", "0"),
                changed.when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                        .then()
                        .state()
                        .score(1, 1)
                        .orElseThrow()
                        .points());
    }

    @Test
    void aScoreThatMovedOrIsNotLegalIsNotChanged() { // DEC-20, OCR 18.4.4
        finished()
                .when(score(points("0.5", "0.5"), points("1", "0")), SERVICE, T0)
                .refused(SCORE_MOVED);
        for (var illegal : List.of(points("1", "0.5"), points("0.75", "0")))
            finished().when(score(points("1", "0"), illegal), SERVICE, T0).refused(SCORE_NOT_ALLOWED);
        for (var legal : List.of(points("0", "0"), points("0.5", "0"), points("0", "1")))
            finished().when(score(points("1", "0"), legal), SERVICE, T0).accepted();
    }

    @Test
    void aGameGoesOnOnlyBeforeItsRoundIsOfficialAndALaterOneOpen() { // OCR 18.3, OCR 18.4.6
        finished().when(goesOn(true), SERVICE, T0).then();
        official().when(goesOn(true), SERVICE, T0).refused(SCORE_OFFICIAL);
        finished()
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .when(goesOn(true), SERVICE, T0)
                .refused(NEXT_ROUND_OPEN);
    }

    @Test
    void whatIsOnlyAskedIsAnsweredAndChangesNothing() { // OCR 18.3
        var lowered = new Command.ApplyPenalty(
                ID,
                RULING,
                "OCR 18.4.5",
                1,
                1,
                Optional.of(new ScoreChange(points("1", "0"), points("0.5", "0"))),
                Optional.empty(),
                Optional.empty(),
                false,
                true,
                "");
        finished().when(lowered, SERVICE, T0).then();
        var moved = new Command.ApplyPenalty(
                ID,
                RULING,
                "OCR 18.4.5",
                1,
                1,
                Optional.of(new ScoreChange(points("0", "1"), points("0", "0"))),
                Optional.empty(),
                Optional.empty(),
                false,
                true,
                "");
        finished().when(moved, SERVICE, T0).refused(SCORE_MOVED);
    }

    @Test
    void aPenaltyIsWholeOrNotAtAll() { // OCR 18.4
        var both = new Command.ApplyPenalty(
                ID,
                RULING,
                "OCR 18.4",
                1,
                1,
                Optional.of(new ScoreChange(points("1", "0"), points("0", "0"))),
                Optional.of(new Exclusion("r1", List.of(1), false)),
                Optional.empty(),
                false,
                false,
                "");
        var before = finished();
        assertEquals(
                before.state(),
                before.when(both, SERVICE, T0).refused(ROUND_STARTED).state());
    }

    @Test
    void aScoreIsGivenBackUntilTheRoundIsOfficial() { // OCR 18.3, OCR 18.4.5, OCR 17.11
        var given = Optional.of(new ScoreChange(points("0.5", "0"), points("1", "0")));
        var lowered = finished().when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0);
        var back = lowered.when(back(given, ""), SERVICE, T0)
                .then(new Event.ScoreChanged(
                        1,
                        1,
                        "spring/1/1/ruling-2",
                        "OCR 18.4",
                        points("0.5", "0"),
                        points("1", "0"),
                        Optional.of(RULING)));
        assertEquals(points("1", "0"), back.state().score(1, 1).orElseThrow().points());
        back.when(back(given, ""), SERVICE, T0).refused(SCORE_MOVED);
        closedWithLoweredScore().when(back(given, ""), SERVICE, T0).refused(SCORE_OFFICIAL);
    }

    @Test
    void anUpheldAppealGivesAScoreBackAlsoWhenTheRoundIsOfficial() { // OCR 17.11, OCR 18.4.5
        var given = new ScoreChange(points("0.5", "0"), points("1", "0"));
        var back = closedWithLoweredScore()
                .when(
                        new Command.ApplyPenalty(
                                ID,
                                "spring/1/1/ruling-3",
                                "OCR 17.11",
                                1,
                                1,
                                Optional.of(given),
                                Optional.empty(),
                                Optional.of(RULING),
                                false,
                                false,
                                "ca"),
                        SERVICE,
                        T0)
                .then(
                        new Event.ScoreChanged(
                                1,
                                1,
                                "spring/1/1/ruling-3",
                                "OCR 17.11",
                                points("0.5", "0"),
                                points("1", "0"),
                                Optional.of(RULING)),
                        new Event.ResultApproved(1, 1, Optional.of(new Approver("ca", T0, ""))));
        assertEquals(List.of(), back.state().closed());
        assertEquals(points("0.5", "0"), back.state().official().get(1).get(1).points(), "as it was made official");
    }
}
