package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.domain.CompetitionRefusal.*;
import static org.onehall.competition.domain.Halls.*;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Role;
import org.onehall.decider.Scenario;
import org.onehall.decider.Submitted;
import org.onehall.regulations.Points;
import org.onehall.regulations.Profile;
import org.onehall.regulations.RuleCatalogue;

class CompetitionDeciderTest {
    @Test
    void aValidDefinitionIsLoadedWhole() { // OCR 16.1
        loaded().then(Event.CompetitionLoaded.of(load().definition()));
        empty().when(load(), ORGANISER, T0).accepted();
    }

    @Test
    void theSameDefinitionAgainChangesNothing() {
        loaded().when(load(), OPERATOR, T0).then();
    }

    @Test
    void anOpenedRoundCarriesItsPairings() { // LAW 6.6
        open().then(new Event.RoundOpened(1, rounds().getFirst().pairings(), List.of(), OptionalInt.empty()));
        loaded().when(new Command.OpenRound(ID, 2, 518), OPERATOR, T0).accepted();
    }

    @Test
    void aRoundOfChess960HasOnePositionTheGivenOneOrTheOneDrawn() { // 960 II.1, 960 II.2
        List<Pairing> pairings = rounds().getFirst().pairings();
        for (var start : Map.of(new Chess960(OptionalInt.empty()), 959, new Chess960(OptionalInt.of(0)), 0)
                .entrySet())
            loading(load(
                            venues(),
                            officials(),
                            players(),
                            List.of(new Round(1, pairings, Optional.empty(), Optional.of(start.getKey())))))
                    .when(new Command.OpenRound(ID, 1, 959), CA, T0)
                    .then(new Event.RoundOpened(1, pairings, List.of(), OptionalInt.of(start.getValue())));
        for (int number : List.of(-1, 960))
            loading(load(
                            venues(),
                            officials(),
                            players(),
                            List.of(new Round(
                                    1, pairings, Optional.empty(), Optional.of(new Chess960(OptionalInt.of(number)))))))
                    .refused(MALFORMED_ROUND);
    }

    @Test
    void theNextRoundOpensWhenEveryGameHasAResult() {
        var half = open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .refused(ROUND_NOT_FINISHED);
        half.when(note(1, 2, Result.WHITE_WINS), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .accepted();
    }

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

    // ---- a round's way to being official

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
        assertEquals(Map.of(), ended.state().score(1, 1).orElseThrow().confirmed(), "another result is confirmed anew");
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
                        1, 1, Optional.of(new Approval(CA.subject(), T0, "Both scoresheets say so"))));
    }

    private static Scenario<Command, Event, CompetitionState> disputedByBlack() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(confirm(Side.BLACK, false), Actor.seat("m1", "milan", ID + "/1/1", "BLACK"), T0);
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

    private static Event.ResultApproved approvedBy(Actor arbiter) {
        return new Event.ResultApproved(1, 1, Optional.of(new Approval(arbiter.subject(), T0, "")));
    }

    private static Command.ConfirmResult confirm(Side side, boolean agrees) {
        return new Command.ConfirmResult(ID, 1, 1, side, agrees);
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

    // ---- reports of a round

    @Test
    void theLocalChiefArbiterSignsTheReportOfHisVenueWhenItsResultsAreApproved() { // OCR 18.3, 17.11
        open().when(sign(1, "rome"), LCA_ROME, T0).refused(REPORT_GAME_OPEN);
        finished().when(sign(1, "rome"), LCA_ROME, T0).refused(REPORT_NOT_APPROVED);
        open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                .when(note(1, 2, Result.DRAW), SERVICE, T0)
                .when(approve(2, "1/2-1/2"), CA, T0)
                .when(sign(1, "rome"), LCA_ROME, T0)
                .refused(REPORT_NOT_APPROVED);
        var signed = allApproved()
                .when(sign(1, "rome"), LCA_ROME, T0)
                .then(new Event.ReportSigned(1, "rome", "A quiet round.", DIGEST, "rome-lca"));
        signed.when(sign(1, "rome"), LCA_ROME, T0)
                .refused(REPORT_SIGNED)
                .when(sign(1, "milan"), LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE)
                .when(sign(1, "rome"), CA, T0)
                .refused(FORBIDDEN_ROLE)
                .when(sign(2, "rome"), LCA_ROME, T0)
                .refused(ROUND_NOT_OPEN)
                .when(sign(1, "milan"), LCA_MILAN, T0)
                .accepted();
    }

    @Test
    void aVenueOfNoBoardOfTheRoundHasNothingToSign() { // OCR 18.3
        allApproved()
                .when(sign(1, "oslo"), LCA_ELSEWHERE, T0)
                .refused(VENUE_NOT_PLAYING)
                .when(sign(3, "rome"), LCA_ROME, T0)
                .refused(UNKNOWN_ROUND);
    }

    @Test
    void theChiefArbiterSignsLast() { // OCR 18.3
        var one = allApproved().when(sign(1, "rome"), LCA_ROME, T0);
        assertEquals(
                Decision.refuse(VENUES_NOT_SIGNED, "venues", "Milan"),
                new CompetitionDecider().decide(new Submitted<>(sign(1, ""), CA, "r", T0, T0), one.state()));
        signed().when(sign(1, ""), LCA_ROME, T0)
                .refused(FORBIDDEN_ROLE)
                .when(sign(1, ""), CA, T0)
                .then(new Event.ReportSigned(1, "", "A quiet round.", DIGEST, "ca"))
                .when(sign(1, ""), CA, T0)
                .refused(REPORT_SIGNED);
    }

    @Test
    void aReportWhoseResultsChangeIsSignedAgainByTheVenuesOfTheBoardAndTheChiefArbiter() { // OCR 18.3, 18.4.5
        var changed = signed().when(sign(1, ""), CA, T0)
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .accepted();
        assertEquals(Map.of(), changed.state().signatures());
        changed.when(sign(1, "rome"), LCA_ROME, T0)
                .refused(REPORT_NOT_APPROVED)
                .when(sign(1, ""), CA, T0)
                .refused(REPORT_NOT_APPROVED)
                .when(approve(1, "0.5-0"), CA, T0)
                .when(sign(1, ""), CA, T0)
                .refused(VENUES_NOT_SIGNED)
                .when(sign(1, "rome"), LCA_ROME, T0)
                .when(sign(1, "milan"), LCA_MILAN, T0)
                .when(sign(1, ""), CA, T0)
                .accepted();
    }

    @Test
    void aReportOfWhichMoreIsRecordedIsSignedAgainAndItsResultsStayOfficial() { // OCR 18.3
        String since = "f".repeat(64);
        signed().when(sign(1, ""), CA, T0)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted()
                .when(new Command.SignReport(ID, 1, "rome", "A warning after the round.", since, true), LCA_MILAN, T0)
                .refused(FORBIDDEN_ROLE)
                .when(new Command.SignReport(ID, 1, "rome", "A warning after the round.", since, true), LCA_ROME, T0)
                .then(new Event.ReportSigned(1, "rome", "A warning after the round.", since, "rome-lca"))
                .when(new Command.SignReport(ID, 1, "rome", "Again", since, true), LCA_ROME, T0)
                .refused(REPORT_SIGNED)
                .when(new Command.SignReport(ID, 1, "", "", since, true), CA, T0)
                .then(new Event.ReportSigned(1, "", "", since, "ca"));
    }

    @Test
    void whatIsSignedIsNamedByItsDigestAndRemarksAreOfReasonableLength() { // OCR 18.3
        for (String digest : List.of("", "abc", DIGEST.toUpperCase(Locale.ROOT), DIGEST + "0"))
            allApproved()
                    .when(new Command.SignReport(ID, 1, "rome", "", digest, true), LCA_ROME, T0)
                    .refused(MALFORMED_REPORT);
        for (String remarks : List.of("x".repeat(2_001), "a\u202Eb"))
            allApproved()
                    .when(new Command.SignReport(ID, 1, "rome", remarks, DIGEST, true), LCA_ROME, T0)
                    .refused(MALFORMED_REPORT);
        allApproved()
                .when(new Command.SignReport(ID, 1, "rome", "x".repeat(2_000), DIGEST, true), LCA_ROME, T0)
                .accepted();
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

    // ---- teams

    @Test
    void theCaptainOfATeamIsOneOfItsPlayers() { // FSSI team-a, team-b
        loading(load(entries(List.of(
                        new Team("a", "A", "r2", List.of("r1", "r2")), new Team("b", "B", "m1", List.of("m1", "m2"))))))
                .accepted();
        loading(load(entries(List.of(new Team("a", "A", "m1", List.of("r1", "r2"))))))
                .refused(CAPTAIN_NOT_PLAYER);
        loading(load(entries(List.of(new Team("a", "A", "", List.of("r1", "r2"))))))
                .refused(CAPTAIN_NOT_PLAYER);
    }

    @Test
    void aTeamHasItsBoardsAndUpToItsReserves() { // FSSI team-a
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "r2", "m1"))))))
                .accepted();
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1")))))).refused(MALFORMED_TEAM);
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "r2", "m1", "m2"))))))
                .refused(MALFORMED_TEAM);
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "r1"))))))
                .refused(MALFORMED_TEAM);
        loading(load(entries(List.of(new Team("a", "A", "r1", List.of("r1", "x"))))))
                .refused(UNKNOWN_PLAYER);
        loading(load(entries(List.of(new Team("A!", "A", "r1", List.of("r1", "r2"))))))
                .refused(MALFORMED_ID);
    }

    // ---- penalties

    private static final String RULING = "spring/1/1/ruling-1";

    private static BySide<BigDecimal> points(String white, String black) {
        return new BySide<>(Points.of(white), Points.of(black));
    }

    private static Command.ApplyPenalty score(BySide<BigDecimal> before, BySide<BigDecimal> after) {
        return new Command.ApplyPenalty(
                ID,
                RULING,
                "OCR 18.4.5",
                1,
                1,
                Optional.of(new ScoreChange(before, after)),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                "");
    }

    private static Command.ApplyPenalty exclusion(String player, boolean expelled, Integer... rounds) {
        return new Command.ApplyPenalty(
                ID,
                RULING,
                expelled ? "OCR 18.4.9" : "OCR 18.4.8",
                1,
                1,
                Optional.empty(),
                Optional.of(new Exclusion(player, List.of(rounds), expelled)),
                Optional.empty(),
                false,
                false,
                "");
    }

    private static Scenario<Command, Event, CompetitionState> finished() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0).when(note(1, 2, Result.DRAW), SERVICE, T0);
    }

    @Test
    void aResultGivesThePointsOfTheTable() { // OCR 7.1, LAW 10.1, DEC-33
        var scoring = new Profile.Scoring(Points.of("3"), Points.of("1"), Points.of("0"));
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
                            new Event.ResultApproved(1, 1, Optional.of(new Approval("ca", T0, ""))))
                    .when(confirm(Side.WHITE, false), white, T0)
                    .refused(ALREADY_APPROVED)
                    .when(approve(1, "0-1"), CA, T0)
                    .refused(ALREADY_APPROVED);
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
    void aRoundWaitsForARulingThatExcludesAPlayerFromIt() { // OCR 18.4.8, OCR 18.4.9
        var waiting = finished()
                .when(new Command.OpenRound(ID, 2, 518, List.of(ID + "/1/1")), CA, T0)
                .refused(ROUND_WAITS)
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .accepted()
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .accepted();
        assertTrue(
                waiting.events().stream()
                        .anyMatch(event ->
                                event instanceof Event.ResultNoted noted && noted.termination() == Termination.FORFEIT),
                "the excluded player does not play the round that waited");
    }

    @Test
    void aRoundIsNotMadeOfficialWhileOneOfItsResultsIsTakenBack() { // OCR 18.3, OCR 17.11
        allApproved()
                .when(new Command.CloseRound(ID, 1, List.of(ID + "/1/1")), CA, T0)
                .refused(ROUND_WAITS)
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .then(new Event.RoundClosed(1));
    }

    /** The game of round 1 at board 1 goes on, after a ruling had ended it. */
    private static Command.ApplyPenalty goesOn(boolean asked) {
        return new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-2",
                "OCR 18.4.6",
                1,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.of(RULING),
                true,
                asked,
                "");
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
    void anExcludedPlayersBoardIsAForfeitWithoutAGame() { // OCR 18.4.8
        finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .then(new Event.PlayerExcluded("m1", RULING, "OCR 18.4.8", List.of(2), false, false))
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .then(
                        new Event.RoundOpened(2, rounds().getLast().pairings(), List.of(2), OptionalInt.empty()),
                        new Event.ResultNoted(
                                2, 2, Result.WHITE_WINS, Termination.FORFEIT, false, Optional.of(points("1", "0"))),
                        new Event.ResultApproved(2, 2, Optional.empty(), "OCR 18.4.8"));
        var both = finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .when(exclusion("r2", false, 2), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0);
        assertEquals(points("0", "0"), both.state().score(2, 2).orElseThrow().points());
        assertTrue(both.state().score(2, 1).isEmpty());
    }

    @Test
    void theRulingHasDecidedTheBoardOfWhoIsExcludedSoNobodyIsAskedToApproveIt() { // OCR 18.4.8, OCR 18.4.9, APP-I
        // A9, OCR 18.3, OCR 17.11
        for (String article : List.of("OCR 18.4.8", "OCR 18.4.9", "APP-I A9")) {
            var ban = new Command.ApplyPenalty(
                    ID,
                    RULING,
                    article,
                    1,
                    1,
                    Optional.empty(),
                    Optional.of(new Exclusion("m1", List.of(2), article.equals("OCR 18.4.9"))),
                    Optional.empty(),
                    false,
                    false,
                    "");
            var open = finished()
                    .when(ban, SERVICE, T0)
                    .accepted()
                    .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                    .accepted();
            assertTrue(open.state().score(2, 2).orElseThrow().approved(), article);
            assertEquals(
                    article, new CompetitionDecider().rule(new Event.ResultApproved(2, 2, Optional.empty(), article)));
            open.when(new Command.ApproveResult(ID, 2, 2, "1-0", List.of(), ""), CA, T0)
                    .refused(ALREADY_APPROVED)
                    .when(note(2, 1, Result.DRAW), SERVICE, T0)
                    .when(sign(2, "rome"), LCA_ROME, T0)
                    .refused(REPORT_NOT_APPROVED)
                    .when(new Command.ApproveResult(ID, 2, 1, "1/2-1/2", List.of(), ""), CA, T0)
                    .accepted()
                    .when(sign(2, "rome"), LCA_ROME, T0)
                    .accepted()
                    .when(sign(2, "milan"), LCA_MILAN, T0)
                    .accepted()
                    .when(sign(2, ""), CA, T0)
                    .accepted()
                    .when(new Command.CloseRound(ID, 2), CA, T0)
                    .accepted();
        }
        assertEquals("OCR 17.11", new CompetitionDecider().rule(new Event.ResultApproved(1, 1, Optional.empty())));
    }

    @Test
    void whoIsExpelledIsOutOfEveryRoundThatIsNotOpen() { // OCR 18.4.9
        finished()
                .when(exclusion("r1", true), SERVICE, T0)
                .then(new Event.PlayerExcluded("r1", RULING, "OCR 18.4.9", List.of(2), true, false))
                .when(new Command.OpenRound(ID, 2, 518), CA, T0);
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

    private static Command.ApplyPenalty back(Optional<ScoreChange> score, String player) {
        return new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-2",
                "OCR 18.4",
                1,
                1,
                score,
                player.isEmpty() ? Optional.empty() : Optional.of(new Exclusion(player, List.of(), false)),
                Optional.of(RULING),
                false,
                false,
                "");
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
                        new Event.ResultApproved(1, 1, Optional.of(new Approval("ca", T0, ""))));
        assertEquals(List.of(), back.state().closed());
        assertEquals(points("0.5", "0"), back.state().official().get(1).get(1).points(), "as it was made official");
    }

    private static Scenario<Command, Event, CompetitionState> closedWithLoweredScore() {
        return finished()
                .when(score(points("1", "0"), points("0.5", "0")), SERVICE, T0)
                .when(approve(1, "0.5-0"), CA, T0)
                .when(approve(2, Result.DRAW.text()), CA, T0)
                .accepted()
                .when(new Command.CloseRound(ID, 1), CA, T0)
                .accepted();
    }

    @Test
    void whoWasExcludedPlaysAgainUnlessARoundWasOpenedWithoutHim() { // OCR 18.3, OCR 18.4.8, OCR 18.4.9
        for (boolean expelled : new boolean[] {false, true}) {
            var out = finished()
                    .when(expelled ? exclusion("m1", true) : exclusion("m1", false, 2), SERVICE, T0)
                    .accepted();
            var in = out.when(back(Optional.empty(), "m1"), SERVICE, T0)
                    .then(new Event.PlayerReadmitted("m1", "spring/1/1/ruling-2", "OCR 18.4", RULING, List.of(2)));
            assertEquals(
                    List.of(List.of(), false),
                    List.of(in.state().excluded("m1"), in.state().isExpelled("m1")));
            in.when(new Command.OpenRound(ID, 2, 518), CA, T0)
                    .then(new Event.RoundOpened(2, rounds().getLast().pairings(), List.of(), OptionalInt.empty()));
            in.when(back(Optional.empty(), "m1"), SERVICE, T0).refused(NOT_KEPT_OUT);
        }
        finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                .accepted()
                .when(back(Optional.empty(), "m1"), SERVICE, T0)
                .refused(EXCLUSION_EFFECTED);
    }

    @Test
    void heIsLetInAgainForTheRoundsThatAreNotOpen() { // OCR 18.3, OCR 18.4.8, OCR 18.4.9
        for (boolean expelled : List.of(false, true)) {
            var out = threeRounds()
                    .when(expelled ? exclusion("m1", true) : exclusion("m1", false, 2, 3), SERVICE, T0)
                    .accepted()
                    .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                    .accepted()
                    .when(note(2, 1, Result.DRAW), SERVICE, T0)
                    .accepted();
            out.when(back(2, 3), SERVICE, T0).refused(EXCLUSION_EFFECTED);
            var in = out.when(expelled ? back() : back(3), SERVICE, T0)
                    .then(new Event.PlayerReadmitted("m1", "spring/1/1/ruling-2", "OCR 18.4", RULING, List.of(3)));
            assertEquals(
                    List.of(List.of(2), false),
                    List.of(in.state().excluded("m1"), in.state().isExpelled("m1")),
                    "round 2 stays as it was opened");
            in.when(back(), SERVICE, T0)
                    .refused(EXCLUSION_EFFECTED)
                    .when(new Command.OpenRound(ID, 3, 518), CA, T0)
                    .then(new Event.RoundOpened(3, rounds().getFirst().pairings(), List.of(), OptionalInt.empty()));
        }
    }

    /** Round 1 is finished; round 3 has the same pairings. */
    private static Scenario<Command, Event, CompetitionState> threeRounds() {
        var all = Stream.concat(
                        rounds().stream(),
                        Stream.of(new Round(3, rounds().getFirst().pairings())))
                .toList();
        return empty().when(load(venues(), officials(), players(), all), OPERATOR, T0)
                .when(new Command.OpenRound(ID, 1, 518), CA, T0)
                .when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(note(1, 2, Result.DRAW), SERVICE, T0)
                .accepted();
    }

    private static Command.ApplyPenalty back(Integer... rounds) {
        return new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-2",
                "OCR 18.4",
                1,
                1,
                Optional.empty(),
                Optional.of(new Exclusion("m1", List.of(rounds), false)),
                Optional.of(RULING),
                false,
                false,
                "");
    }

    @Test
    void anotherRulingGoesOnKeepingHimOut() { // OCR 18.3, OCR 18.4.8
        var other = new Command.ApplyPenalty(
                ID,
                "spring/1/1/ruling-9",
                "OCR 18.4.8",
                1,
                1,
                Optional.empty(),
                Optional.of(new Exclusion("m1", List.of(2), false)),
                Optional.empty(),
                false,
                false,
                "");
        var in = finished()
                .when(exclusion("m1", false, 2), SERVICE, T0)
                .when(other, SERVICE, T0)
                .when(back(Optional.empty(), "m1"), SERVICE, T0)
                .accepted();
        assertEquals(List.of(2), in.state().excluded("m1"));
    }

    @Test
    void onlyServicesApplyPenalties() { // DEC-21
        for (Actor actor : List.of(CA, LCA_ROME, ORGANISER, PLAYER))
            finished().when(exclusion("r1", true), actor, T0).refused(FORBIDDEN_ROLE);
    }

    @Test
    void aCompetitionLoadedBeforePenaltiesWereRecordedHasTheStandardOnes() { // OCR 7.1
        var penalties = regulations().penaltyRules();
        assertEquals(Profile.Scoring.STANDARD, penalties.scoring());
        assertEquals(List.of(), penalties.fines());
        loaded().when(
                        new Command.Load(
                                ID,
                                "Spring Open",
                                venues(),
                                officials(),
                                players(),
                                rounds(),
                                new Regulations(
                                        regulations().rules(),
                                        regulations().control(),
                                        Optional.of(PenaltyRules.STANDARD),
                                        regulations().floor(),
                                        regulations().assistance(),
                                        regulations().appeals(),
                                        regulations().input(),
                                        regulations().screening(),
                                        regulations().fairPlay()),
                                Optional.of(Entries.NONE)),
                        OPERATOR,
                        T0)
                .then();
    }

    // ---- rights and refusals

    @Test
    void rightsFollowTheTable() { // DEC-21
        for (Role role : Role.values()) {
            Actor actor = Actor.official("x", role, "rome");
            boolean organises = role == Role.CHIEF_ORGANISER || role == Role.OPERATOR;
            check(empty().when(load(), actor, T0), organises);
            check(loaded().when(new Command.OpenRound(ID, 1, 518), actor, T0), organises || role == Role.CHIEF_ARBITER);
            check(open().when(note(1, 1, Result.DRAW), actor, T0), role == Role.SERVICE);
            check(
                    open().when(note(1, 1, Result.DRAW), SERVICE, T0).when(approve(1, "1/2-1/2"), actor, T0),
                    role == Role.CHIEF_ARBITER || role == Role.LOCAL_CHIEF_ARBITER);
        }
    }

    private static void check(Scenario<Command, Event, CompetitionState> scenario, boolean allowed) {
        if (allowed) scenario.accepted();
        else scenario.refused(FORBIDDEN_ROLE);
    }

    @Test
    void everyRefusalHasAWayToIt() {
        Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways = ways();
        // This one refuses a reader, not a command: RightsWalkIT shows it.
        assertEquals(EnumSet.complementOf(EnumSet.of(CompetitionRefusal.OWN_GAME_IN_PROGRESS)), ways.keySet());
        ways.forEach((refusal, way) -> {
            var before = way.get();
            before.refused(refusal);
            assertFalse(refusal.text().isBlank());
        });
    }

    @Test
    void everyArticleARefusalNamesIsInTheCatalogue() {
        for (CompetitionRefusal refusal : CompetitionRefusal.values())
            assertTrue(
                    refusal.rule().isEmpty()
                            || RuleCatalogue.standard().find(refusal.rule()).isPresent(),
                    refusal.toString());
    }

    private static Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways() {
        Map<CompetitionRefusal, Supplier<Scenario<Command, Event, CompetitionState>>> ways =
                new EnumMap<>(CompetitionRefusal.class);
        ways.put(
                MALFORMED_ID,
                () -> loading(new Command.Load(
                        "Spring Open!",
                        "x",
                        venues(),
                        officials(),
                        players(),
                        rounds(),
                        regulations(),
                        Optional.empty())));
        ways.put(
                MALFORMED_NAME,
                () -> loading(new Command.Load(
                        ID, " ", venues(), officials(), players(), rounds(), regulations(), Optional.empty())));
        ways.put(
                DUPLICATE_ID,
                () -> loading(load(
                        venues(), officials(), with(players(), new Player("ca", "Bo Blu", 0, "rome", "")), rounds())));
        ways.put(
                UNKNOWN_VENUE,
                () -> loading(load(
                        venues(), officials(), with(players(), new Player("x", "Bo Blu", 0, "oslo", "")), rounds())));
        ways.put(
                UNKNOWN_TIME_ZONE,
                () -> loading(load(
                        List.of(new Venue("rome", "Rome", "Rome time"), venues().getLast()),
                        officials(),
                        players(),
                        rounds())));
        ways.put(
                MALFORMED_OFFICIAL,
                () -> loading(load(
                        venues(),
                        with(officials(), new Official("x", "Bo Blu", Role.PLAYER, "rome")),
                        players(),
                        rounds())));
        ways.put(STAFF_INCOMPLETE, () -> loading(load(venues(), officials().subList(1, 7), players(), rounds())));
        ways.put(
                LCA_EQUALS_LTA,
                () -> loading(load(
                        venues(),
                        replaced(
                                officials(),
                                2,
                                new Official("rome-lta", " ada  due", Role.LOCAL_TECHNICAL_ARBITER, "rome")),
                        players(),
                        rounds())));
        ways.put(
                MALFORMED_PLAYER,
                () -> loading(load(
                        venues(),
                        officials(),
                        with(players(), new Player("x", "Bo Blu", 4001, "rome", "")),
                        rounds())));
        ways.put(MALFORMED_ROUND, () -> loading(load(venues(), officials(), players(), rounds().subList(1, 2))));
        ways.put(UNKNOWN_PLAYER, () -> pairing(new Pairing(1, "r1", "nobody")));
        ways.put(PAIRED_TWICE, () -> pairing(new Pairing(1, "r1", "r1")));
        ways.put(MALFORMED_BOARD, () -> pairing(new Pairing(1, "r1", "m1"), new Pairing(1, "r2", "m2")));
        ways.put(
                TOO_LARGE,
                () -> loading(load(
                        venues(),
                        officials(),
                        IntStream.rangeClosed(1, 1001)
                                .mapToObj(n -> new Player("p" + n, "P", 0, "rome", ""))
                                .toList(),
                        rounds())));
        ways.put(
                COMPETITION_EXISTS,
                () -> loaded().when(load(venues(), officials(), players(), rounds().subList(0, 1)), OPERATOR, T0));
        ways.put(
                SCORE_OFFICIAL,
                () -> closedWithLoweredScore()
                        .when(
                                back(Optional.of(new ScoreChange(points("0.5", "0"), points("1", "0"))), ""),
                                SERVICE,
                                T0));
        ways.put(NOT_KEPT_OUT, () -> finished().when(back(Optional.empty(), "m1"), SERVICE, T0));
        ways.put(
                EXCLUSION_EFFECTED,
                () -> finished()
                        .when(exclusion("m1", false, 2), SERVICE, T0)
                        .when(new Command.OpenRound(ID, 2, 518), CA, T0)
                        .when(back(Optional.empty(), "m1"), SERVICE, T0));
        ways.put(UNKNOWN_COMPETITION, () -> empty().when(new Command.OpenRound(ID, 1, 518), CA, T0));
        ways.put(
                FORBIDDEN_ROLE,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0).when(approve(1), LCA_ELSEWHERE, T0));
        ways.put(UNKNOWN_ROUND, () -> loaded().when(new Command.OpenRound(ID, 3, 518), CA, T0));
        ways.put(ROUND_ALREADY_OPEN, () -> open().when(new Command.OpenRound(ID, 1, 518), CA, T0));
        ways.put(ROUND_WAITS, () -> finished().when(new Command.OpenRound(ID, 2, 518, List.of(ID + "/1/1")), CA, T0));
        ways.put(
                NEXT_ROUND_OPEN,
                () -> finished().when(new Command.OpenRound(ID, 2, 518), CA, T0).when(goesOn(true), SERVICE, T0));
        ways.put(ROUND_NOT_FINISHED, () -> open().when(new Command.OpenRound(ID, 2, 518), CA, T0));
        ways.put(ROUND_NOT_OPEN, () -> loaded().when(note(1, 1, Result.DRAW), SERVICE, T0));
        ways.put(UNKNOWN_BOARD, () -> open().when(note(1, 3, Result.DRAW), SERVICE, T0));
        ways.put(NO_RESULT, () -> open().when(approve(1), CA, T0));
        ways.put(RESULT_APPROVED, () -> approved().when(note(1, 1, Result.DRAW), SERVICE, T0));
        ways.put(
                RESULT_DISPUTED,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                        .when(confirm(Side.WHITE, false), Actor.seat("r1", "rome", ID + "/1/1", "WHITE"), T0)
                        .when(approve(1, "1/2-1/2"), CA, T0));
        ways.put(
                SCORE_CHANGED,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0).when(approve(1), CA, T0));
        ways.put(ALREADY_APPROVED, () -> approved().when(approve(1), CA, T0));
        ways.put(
                CAPTAIN_NOT_PLAYER,
                () -> loading(load(entries(List.of(new Team("a", "A", "m1", List.of("r1", "r2")))))));
        ways.put(
                MALFORMED_TEAM,
                () -> loading(load(entries(List.of(
                        new Team("a", "A", "r1", List.of("r1", "r2")),
                        new Team("b", "B", "m1", List.of("m1", "r2")))))));
        ways.put(
                MALFORMED_BYE,
                () -> loading(load(new Entries(
                        false,
                        Optional.empty(),
                        List.of(),
                        List.of(new Bye(1, "r1", ByeKind.HALF)),
                        List.of(),
                        List.of(),
                        Optional.empty()))));
        ways.put(
                MALFORMED_DETAILS,
                () -> loading(load(new Entries(
                        false,
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        List.of(new Details("r1", 0, "", "", "", "")),
                        List.of(),
                        Optional.empty()))));
        ways.put(
                MALFORMED_REGISTRATION,
                () -> loading(load(
                        registered(Optional.of(T0), new Registration.Registered("nobody", "1", Optional.empty())))));
        ways.put(
                NUMBER_MISSING,
                () -> loading(load(
                        registered(Optional.of(T0), new Registration.Registered("r1", "812345", Optional.empty())))));
        ways.put(
                CONDITIONS_NOT_ACCEPTED,
                () -> loading(load(registered(Optional.empty(), everybody(Optional.empty())))));
        ways.put(ROUND_NOT_APPROVED, () -> approved().when(new Command.CloseRound(ID, 1), CA, T0));
        ways.put(ROUND_OFFICIAL, () -> official().when(new Command.CloseRound(ID, 1), CA, T0));
        ways.put(
                REPORT_NOT_COMPARED,
                () -> allApproved().when(new Command.SignReport(ID, 1, "rome", "", DIGEST, false), LCA_ROME, T0));
        ways.put(
                MALFORMED_REPORT,
                () -> allApproved().when(new Command.SignReport(ID, 1, "rome", "", "0", true), LCA_ROME, T0));
        ways.put(VENUE_NOT_PLAYING, () -> allApproved().when(sign(1, "oslo"), LCA_ELSEWHERE, T0));
        ways.put(REPORT_GAME_OPEN, () -> open().when(sign(1, "rome"), LCA_ROME, T0));
        ways.put(
                REPORT_NOT_APPROVED,
                () -> open().when(note(1, 1, Result.DRAW), SERVICE, T0)
                        .when(note(1, 2, Result.DRAW), SERVICE, T0)
                        .when(sign(1, "rome"), LCA_ROME, T0));
        ways.put(REPORT_SIGNED, () -> signed().when(sign(1, "rome"), LCA_ROME, T0));
        ways.put(VENUES_NOT_SIGNED, () -> allApproved().when(sign(1, ""), CA, T0));
        ways.put(SCORE_MOVED, () -> finished().when(score(points("0", "1"), points("0", "0")), SERVICE, T0));
        ways.put(SCORE_NOT_ALLOWED, () -> finished().when(score(points("1", "0"), points("1", "1")), SERVICE, T0));
        ways.put(NO_SUCH_PLAYER, () -> finished().when(exclusion("nobody", true), SERVICE, T0));
        ways.put(ROUND_STARTED, () -> finished().when(exclusion("r1", false, 1), SERVICE, T0));
        return ways;
    }

    private static Entries registered(Optional<Instant> accepted, Registration.Registered... persons) {
        return new Entries(
                false,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.of(new Registration("2026-1", accepted, List.of(persons))));
    }

    private static Registration.Registered[] everybody(Optional<Instant> accepted) {
        return players().stream()
                .map(player -> new Registration.Registered(player.playerId(), "8" + player.playerId(), accepted))
                .toArray(Registration.Registered[]::new);
    }

    /** APP-I A4: each player is registered under the FIDE ID or member number; there is no field for another name. */
    @Test
    void playersAreRegisteredUnderTheirNumber() {
        loading(load(registered(Optional.of(T0), everybody(Optional.empty())))).accepted();
        loading(load(registered(Optional.of(T0), new Registration.Registered("r1", "8 1", Optional.empty()))))
                .refused(MALFORMED_REGISTRATION);
        assertEquals(
                List.of("playerId", "name", "rating", "venueId", "federation"),
                Stream.of(Player.class.getRecordComponents())
                        .map(java.lang.reflect.RecordComponent::getName)
                        .toList());
    }

    /**
     * APP-I J: with version and instant, for each player separately or stated by the organiser for all; a player who
     * has not accepted is not paired.
     */
    @Test
    void onlyWhoHasAcceptedTheConditionsIsPaired() {
        loading(load(registered(Optional.empty(), everybody(Optional.of(T0))))).accepted();
        loading(load(registered(Optional.of(T0), everybody(Optional.empty())))).accepted();
        loading(load(registered(Optional.empty(), everybody(Optional.empty())))).refused(CONDITIONS_NOT_ACCEPTED);
        Registration stated = new Registration(
                "2026-1", Optional.empty(), List.of(new Registration.Registered("r1", "81", Optional.of(T0))));
        assertTrue(stated.hasAccepted("r1"));
        assertFalse(stated.hasAccepted("r2"));
    }

    /** APP-I H3: a competition that names a panel must name its chair. */
    @Test
    void aPanelHasOneChair() {
        loading(load(
                        venues(),
                        with(officials(), new Official("f2", "Ada Otto", Role.FAIR_PLAY_PANEL, "")),
                        players(),
                        rounds()))
                .refused(STAFF_INCOMPLETE);
        loading(load(
                        venues(),
                        with(
                                with(officials(), new Official("f2", "Ada Otto", Role.FAIR_PLAY_PANEL, "")),
                                new Official("f1", "Ada Nove", Role.FAIR_PLAY_CHAIR, "")),
                        players(),
                        rounds()))
                .accepted();
    }

    private static Scenario<Command, Event, CompetitionState> approved() {
        return open().when(note(1, 1, Result.WHITE_WINS), SERVICE, T0)
                .when(approve(1), CA, T0)
                .accepted();
    }

    private static Scenario<Command, Event, CompetitionState> loading(Command.Load load) {
        return empty().when(load, OPERATOR, T0);
    }

    private static Scenario<Command, Event, CompetitionState> pairing(Pairing... pairings) {
        return loading(load(venues(), officials(), players(), List.of(new Round(1, List.of(pairings)))));
    }

    private static <T> List<T> with(List<T> list, T more) {
        List<T> longer = new ArrayList<>(list);
        longer.add(more);
        return longer;
    }

    private static <T> List<T> replaced(List<T> list, int index, T other) {
        List<T> changed = new ArrayList<>(list);
        changed.set(index, other);
        return changed;
    }

    @Test
    void aRoundIsPlannedAfterTheOneBeforeIt() { // LAW 6.6
        List<Pairing> pairings = rounds().getFirst().pairings();
        for (long later : List.of(-1L, 0L))
            loading(load(
                            venues(),
                            officials(),
                            players(),
                            List.of(
                                    new Round(1, pairings, Optional.of(T0)),
                                    new Round(2, pairings, Optional.of(T0.plusSeconds(later))))))
                    .refused(MALFORMED_ROUND);
        loading(load(
                        venues(),
                        officials(),
                        players(),
                        List.of(
                                new Round(1, pairings, Optional.of(T0)),
                                new Round(2, pairings, Optional.of(T0.plusSeconds(1))),
                                new Round(3, pairings))))
                .accepted();
    }

    @Test
    void aNameNoBoardCouldBeCreatedWithIsRefusedBeforeTheRound() {
        for (String name : List.of("Anna\u202e Neri", "Anna\u0085Neri", "Anna\nNeri", "x".repeat(101)))
            loading(new Command.Load(
                            ID, name, venues(), officials(), players(), rounds(), regulations(), Optional.empty()))
                    .refused(MALFORMED_NAME);
        loading(new Command.Load(
                        ID,
                        "Coppa dell'Università — Čačak",
                        venues(),
                        officials(),
                        players(),
                        rounds(),
                        regulations(),
                        Optional.empty()))
                .accepted();
    }

    @Test
    void allProblemsOfADefinitionAreFoundAtOnce() {
        var problems = DefinitionChecks.problems(
                "UPPER",
                "x",
                venues(),
                officials(),
                with(players(), new Player("x", "", -1, "oslo", "it")),
                List.of(new Round(1, List.of(new Pairing(0, "r1", "r1")))),
                Entries.NONE);
        assertEquals(
                List.of(
                        "id",
                        "players[4].name",
                        "players[4].venue",
                        "players[4].rating",
                        "players[4].federation",
                        "rounds[0].pairings[0].board",
                        "rounds[0].pairings[0].black"),
                problems.stream().map(DefinitionChecks.Problem::path).toList());
        assertEquals(
                7,
                Arrays.stream(problems.stream()
                                .map(DefinitionChecks.Problem::text)
                                .collect(Collectors.joining("\n"))
                                .split("\n"))
                        .count());
    }
}
