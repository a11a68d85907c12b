package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.board.IrregularityView;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.report.Reports;
import org.onehall.playingzone.projection.report.Reports.AbsenceReport;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.LackingView;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.Reports.VoidGameReport;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.projection.timeline.IrregularityReport;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.venue.ConductView;
import org.onehall.playingzone.projection.venue.InspectionView;

/** OCR 18.1-18.3: what a round's report contains, who has signed it, and what it still lacks. */
class RoundReportTest {
    private static final String BOARD = PlayedRound.ONE;

    private static RulingReport ruling(SignedReport report, String kind) {
        return report.content().rulings().stream()
                .filter(one -> one.kind().equals(kind))
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        kind + " is not among " + report.content().rulings()));
    }

    @Test
    void aVenuesReportTellsOfItsOpeningItsBoardsAndAllThatHappened() { // OCR 16.3-16.5, 16.8, 17.3/d, 17.7,
        // 18.1-18.3, 18.9, 19.6
        var content =
                new PlayedRound().open().played().approved().report("rome").content();
        var rome = content.venues().getFirst();
        assertEquals(
                List.of("rome"), content.venues().stream().map(one -> one.id()).toList());
        assertTrue(rome.openedAt().isPresent() && rome.closedAt().isEmpty());
        assertEquals("Tea", rome.staff().getFirst().name());
        assertEquals(List.of("AREA_SEARCHED"), rome.measures());
        assertEquals(5, rome.notTaken().size());
        assertEquals(
                List.of("A photographer"),
                rome.incidents().stream().map(one -> one.person()).toList());
        BoardReport board = content.boards().getFirst();
        assertEquals(
                List.of(1, 2),
                content.boards().stream().map(BoardReport::number).toList());
        assertEquals(Optional.of("1-0"), board.result());
        assertEquals(Optional.of("0.5-0"), board.score());
        assertTrue(board.official());
        assertEquals(
                OptionalLong.of(10_000),
                OptionalLong.of(board.pauses().getFirst().to().orElseThrow()
                        - board.pauses().getFirst().from()));
        assertEquals("{FIRE_ALARM}", board.pauses().getFirst().reason());
        assertEquals("window opened", board.calls().getFirst().note().orElseThrow());
        assertEquals("a telephone rang", board.incidents().getFirst().note());
        assertFalse(board.absences().getFirst().authorised());
        assertTrue(board.absences().getFirst().backAt().isPresent());
        assertEquals("Lia", board.inspections().getFirst().inspector());
        assertEquals(1, board.irregularities().size());
        assertEquals(42_000, board.disconnections().getFirst().exposureMs());
        assertEquals(
                "REDUCE",
                board.disconnections().getFirst().ruling().orElseThrow().kind());
        assertEquals(
                List.of("ASSISTANT_NAMED", "ASSISTANT_ADMITTED"),
                board.assistants().stream().map(step -> step.kind().name()).toList());
        assertEquals(
                Optional.of(BOARD + "/ruling-3"), board.appeals().getFirst().decision());
        assertEquals(2, board.clocks().size());
    }

    @Test
    void whatHappenedAroundSeatsOfAnotherVenueIsInTheReportOfThatVenueAndOfTheRound() { // OCR 18.3, DEC-21
        var round = new PlayedRound().open().played();
        BoardReport milan = round.report("milan").content().boards().getFirst();
        assertEquals(
                List.of(),
                List.of(milan.incidents(), milan.absences(), milan.inspections(), milan.calls(), milan.disconnections())
                        .stream()
                        .flatMap(List::stream)
                        .toList());
        assertEquals(
                1, round.report("").content().boards().getFirst().incidents().size());
        assertEquals(2, round.report("").content().venues().size());
        assertEquals(Optional.empty(), RoundReports.of(round.hall, "demo", 9, "", PlayedRound.LATER));
        assertEquals(Optional.empty(), RoundReports.of(round.hall, "demo", 1, "oslo", PlayedRound.LATER));
    }

    @Test
    void everyRulingIsThereOnceWithItsArticleItsEffectAndWhatItReplaces() { // OCR 18.3, 18.4, 18.9, 17.11, 19.3,
        // 19.5, AMD 7.5
        var report = new PlayedRound().open().played().report("");
        assertEquals(
                List.of(
                        "ADD_TIME_TO_OPPONENT",
                        "TIME_CHANGED",
                        "REDUCE",
                        "IRREGULARITY",
                        "DRAW_DECLARED",
                        "APPEAL_CHANGED"),
                report.content().rulings().stream().map(RulingReport::kind).toList());
        RulingReport penalty = ruling(report, "ADD_TIME_TO_OPPONENT");
        assertEquals(
                List.of(
                        BOARD + "/ruling-1",
                        BOARD,
                        "OCR 18.4",
                        "LOCAL_CHIEF_ARBITER",
                        "Luca",
                        "APPLIED",
                        "w",
                        "Anna",
                        "again"),
                List.of(
                        penalty.id(),
                        penalty.board(),
                        penalty.article(),
                        penalty.by(),
                        penalty.name(),
                        penalty.state(),
                        penalty.playerId(),
                        penalty.player(),
                        penalty.reason()));
        assertEquals(1, penalty.ply());
        assertEquals(OptionalLong.of(120_000), penalty.effects().getFirst().ms());
        assertEquals(
                List.of(5_000_000L, 5_120_000L),
                List.of(
                        penalty.before().orElseThrow().blackMs(),
                        penalty.after().orElseThrow().blackMs()));
        RulingReport more = ruling(report, "TIME_CHANGED");
        assertEquals("OCR 19.5", more.article());
        assertEquals(4_900_000, more.before().orElseThrow().whiteMs());
        assertEquals(4_960_000, more.after().orElseThrow().whiteMs());
        assertEquals("ADD_TIME", more.effects().getFirst().kind());
        RulingReport draw = ruling(report, "DRAW_DECLARED");
        assertEquals(List.of(Optional.of("1/2-1/2"), Optional.of("1/2-1/2")), List.of(draw.was(), draw.became()));
        RulingReport appeal = ruling(report, "APPEAL_CHANGED");
        assertEquals(
                List.of(Optional.of(BOARD + "/ruling-1"), Optional.of("1-0"), Optional.of("0.5-0")),
                List.of(appeal.replaces(), appeal.was(), appeal.became()));
        assertEquals(
                new AppealReport(
                        "a-1",
                        Side.WHITE,
                        "w",
                        "Anna",
                        Optional.of(BOARD + "/ruling-1"),
                        "It was not mine",
                        "Appeals committee"),
                appeal.appeal().orElseThrow());
    }

    @Test
    void aDismissedAppealReplacesNothing() { // OCR 17.11
        var rulings =
                new PlayedRound().open().lost().dismissed().report("").content().rulings();
        RulingReport lost = rulings.getFirst();
        assertEquals(List.of(Optional.empty(), Optional.of("0-1")), List.of(lost.was(), lost.became()), "OCR 18.4.6");
        RulingReport dismissed = rulings.getLast();
        assertEquals(
                List.of("APPEAL_DISMISSED", Optional.empty(), "CHIEF_ARBITER"),
                List.of(dismissed.kind(), dismissed.replaces(), dismissed.by()));
        assertEquals(
                List.of(Optional.of(lost.id()), "Appeals committee", "Anna"),
                List.of(
                        dismissed.appeal().orElseThrow().ruling(),
                        dismissed.appeal().orElseThrow().body(),
                        dismissed.appeal().orElseThrow().player()));
    }

    @Test
    void medicalCoverIsAskedForWhereTheRegulationsDo() { // FSSI gen-6
        assertTrue(new PlayedRound().open().report("rome").lacks(Point.MEDICAL));
        var fide = new PlayedRound().open().underAppendix().report("rome");
        assertFalse(
                fide.lacks(Point.MEDICAL) || fide.content().venues().getFirst().medicalAsked());
    }

    @Test
    void whatFollowsFromAnIllegalMoveIsOneRulingOfTheZoneThatSaysWhatItWasAndWhatItBrought() { // OCR 18.3, AMD
        // 7.5.1, AMD 7.5.5,
        // DEC-22
        var report = new PlayedRound().open().illegalMoves().report("");
        List<RulingReport> rulings = report.content().rulings();
        assertEquals(
                List.of("IRREGULARITY", "IRREGULARITY"),
                rulings.stream().map(RulingReport::kind).toList());
        RulingReport first = rulings.getFirst();
        assertEquals(
                List.of("AUTOMATIC", "", "AMD 7.5.5", Optional.of(Side.BLACK)),
                List.of(first.by(), first.name(), first.article(), first.side()));
        assertEquals(
                Optional.of(new IrregularityReport(
                        "ILLEGAL_MOVE", "AMD 7.5.1", 2, OptionalInt.of(1), Optional.of("TIME"), Optional.of("e7e4"))),
                first.irregularity());
        assertEquals(
                List.of("ADD_TIME", Optional.of(Side.WHITE), OptionalLong.of(120_000)),
                List.of(
                        first.effects().getFirst().kind(),
                        first.effects().getFirst().side(),
                        first.effects().getFirst().ms()));
        assertEquals(
                List.of(5_000_000L, 5_120_000L),
                List.of(
                        first.before().orElseThrow().whiteMs(),
                        first.after().orElseThrow().whiteMs()));
        RulingReport second = rulings.getLast();
        assertEquals(
                List.of("AUTOMATIC", "GAME_ENDED", Optional.of("1-0"), Optional.of("END")),
                List.of(
                        second.by(),
                        second.effects().getFirst().kind(),
                        second.became(),
                        second.irregularity().orElseThrow().consequence()));
        assertEquals(
                List.of("AUTOMATIC"),
                report.content().boards().getFirst().clocks().stream()
                        .map(StepView::by)
                        .toList());
    }

    @Test
    void anAdjournmentIsThereFromItsOrderToItsResumption() { // OCR 18.3, ADJ I.1.1, ADJ I.7
        var report = new PlayedRound().open().adjourned().report("");
        List<StepView> steps = report.content().boards().getFirst().adjournment();
        assertEquals(
                List.of("SEALING_ORDERED", "SEALED", "ADJOURNED", "ENVELOPE", "ADJOURNMENT_RESUMED", "SEALED_OPENED"),
                steps.stream().map(step -> step.kind().name()).toList());
        assertEquals(
                List.of("The hall closes", "CHIEF_ARBITER", "Carla", "2000000"),
                List.of(
                        steps.getFirst().text(),
                        steps.getFirst().by(),
                        steps.getFirst().name(),
                        steps.getFirst().details().get("sessionEnd")));
        assertEquals(
                List.of("Bruno", Map.of()),
                List.of(steps.get(1).player(), steps.get(1).details()),
                "the move stays secret");
        assertEquals(
                List.of("Room 2", "4000000"),
                List.of(steps.get(3).text(), steps.get(3).details().get("resumesAt")));
        assertEquals(
                List.of("ADJ I.1.1", "The hall closes", "Carla"),
                List.of(
                        ruling(report, "SEALING_ORDERED").article(),
                        ruling(report, "SEALING_ORDERED").reason(),
                        ruling(report, "SEALING_ORDERED").name()));
        assertEquals(
                List.of(),
                new PlayedRound()
                        .open()
                        .report("")
                        .content()
                        .boards()
                        .getFirst()
                        .adjournment());
    }

    @Test
    void anIrregularityIsPlacedAtItsHalfMoveAlsoOnceTheGameHasGoneOnAndMarkedIfItIsTakenBack() {
        // OCR 18.3, AMD 7.5.5
        BoardReport board = new PlayedRound()
                .open()
                .recordTakenBack()
                .report("")
                .content()
                .boards()
                .getFirst();
        assertEquals(
                List.of(2, true),
                List.of(
                        board.irregularities().getFirst().ply(),
                        board.irregularities().getFirst().takenBackAt().isPresent()));
        var rulings =
                new PlayedRound().open().recordTakenBack().report("").content().rulings();
        assertEquals(
                List.of("IRREGULARITY", "IRREGULARITY_TAKEN_BACK"),
                rulings.stream().map(RulingReport::kind).toList());
        assertEquals(
                List.of(2, 2),
                rulings.stream()
                        .map(one -> one.irregularity().orElseThrow().ply())
                        .toList());
        assertEquals(
                List.of(1, 3), rulings.stream().map(RulingReport::ply).toList(), "half-moves on the board by then");
    }

    @Test
    void personsAreThoseOfTheirTimeAndTheirVenueAfterAnExchangeOfSeats() { // OCR 18.3, OCR 19.2
        var round = new PlayedRound().open().ruledBefore().exchanged();
        BoardReport board = round.report("").content().boards().getFirst();
        assertEquals(
                List.of("Bruno", "Anna"),
                List.of(board.white().name(), board.black().name()));
        assertEquals(
                Set.of("Anna"),
                Stream.of(
                                board.assistants().stream().map(StepView::player),
                                board.incidents().stream().map(ConductView::player),
                                board.inspections().stream().map(InspectionView::player),
                                board.absences().stream().map(AbsenceReport::player),
                                board.irregularities().stream().map(IrregularityView::player),
                                board.calls().stream().map(CallView::playerName),
                                board.appeals().stream().map(AppealView::playerName),
                                board.disconnections().stream()
                                        .map(one -> one.disconnection().playerName()))
                        .flatMap(all -> all)
                        .collect(Collectors.toSet()));
        assertEquals(
                List.of("Anna", "Bruno"),
                List.of(
                        board.disconnections().getFirst().white(),
                        board.disconnections().getFirst().black()));
        RulingReport excluded = ruling(round.report(""), "EXCLUSION");
        assertEquals(
                List.of("Anna", "w", "Anna", "Bruno"),
                List.of(excluded.player(), excluded.playerId(), excluded.white(), excluded.black()));
        assertEquals(
                List.of(1, 0),
                List.of(round.report("rome"), round.report("milan")).stream()
                        .map(report ->
                                report.content().boards().getFirst().incidents().size())
                        .toList(),
                "it is Rome's, where she sits");
        assertEquals(
                List.of(1, 0),
                List.of(round.report("rome"), round.report("milan")).stream()
                        .map(report ->
                                report.content().boards().getFirst().calls().size())
                        .toList());
        assertEquals(
                "Anna",
                round.hall
                        .rooms()
                        .rulings()
                        .view(BOARD + "/ruling-1")
                        .orElseThrow()
                        .white(),
                "the console names her too");
        assertEquals(
                List.of("Anna"),
                round.hall.boardViews().view(BOARD).orElseThrow().floor().orElseThrow().incidents().stream()
                        .map(ConductView::player)
                        .toList());
    }

    @Test
    void aVoidGameIsThereWithItsColoursAndItsMoves() { // OCR 18.3, 19.2
        var report = new PlayedRound().open().exchanged().report("");
        BoardReport board = report.content().boards().getFirst();
        assertEquals(2, board.attempt());
        VoidGameReport game = board.voidGames().getFirst();
        assertEquals(
                List.of(1, "Anna", board.white().name(), List.of("e4", "e5")),
                List.of(game.attempt(), game.white(), game.black(), game.moves()));
        assertEquals("Anna", board.black().name());
        assertEquals(List.of(), report.content().boards().getLast().voidGames());
    }

    @Test
    void aReportSaysWhatItLacks() { // OCR 18.3, 17.11, FSSI gen-6
        var round = new PlayedRound().open();
        assertEquals(
                List.of(new LackingView(Point.GAME_OPEN, true, List.of("1", "2"))),
                round.report("rome").missing().stream()
                        .filter(LackingView::blocks)
                        .toList());
        round.played();
        List<LackingView> missing = round.report("rome").missing();
        assertEquals(new LackingView(Point.NOT_APPROVED, true, List.of("1", "2")), missing.getFirst());
        assertEquals(
                List.of(
                        Point.MEASURES,
                        Point.MEDICAL,
                        Point.ALERT_OPEN,
                        Point.PERSON_INCIDENT_OPEN,
                        Point.INCIDENT_OPEN),
                missing.stream()
                        .filter(one -> !one.blocks())
                        .map(LackingView::point)
                        .toList());
        round.approved();
        assertTrue(round.report("rome").missing().stream().noneMatch(LackingView::blocks));
        assertEquals(
                List.of(new LackingView(Point.VENUE_NOT_SIGNED, true, List.of("Rome", "Milan"))),
                round.report("").missing().stream().filter(LackingView::blocks).toList());
        assertEquals(
                List.of(Point.ROUND_NOT_OPEN),
                org.onehall.playingzone.report.SignedReport.of(
                                RoundReports.of(round.hall, "demo", 2, "rome", PlayedRound.LATER)
                                        .orElseThrow())
                        .missing()
                        .stream()
                        .map(LackingView::point)
                        .toList());
    }

    @Test
    void aReportSaysWhichBoardsMayStillBeAppealedAgainst() { // OCR 17.11, DEC-24, DEC-34, FSSI gen-8 b
        var round = new PlayedRound().open().played().approved();
        BoardReport two = round.report("").content().boards().getLast();
        long until = two.endedAt().orElseThrow() + 600_000;
        assertEquals(List.of(), round.appealTime(until), "without a time for it");
        assertEquals(List.of("1", "2"), round.appealable(10, true).appealTime(until));
        assertFalse(round.appealTime(until + 1).contains("2"));
        assertEquals(List.of("1"), round.appealable(10, false).appealTime(until), "against its rulings");
        assertEquals(List.of(), round.appealTime(PlayedRound.LATER));
    }

    @Test
    void theReportOfARoundWaitsForVenuesWhoseReportsAreNotWhatWasSigned() { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        round.signed("rome", round.report("rome").sha256());
        assertFalse(round.report("").lacks(Point.VENUE_CHANGED));
        var other = new PlayedRound()
                .open()
                .played()
                .approved()
                .signed("rome", "0".repeat(64))
                .signed("milan", "1".repeat(64));
        assertEquals(
                List.of(new LackingView(Point.VENUE_CHANGED, true, List.of("Rome", "Milan"))),
                other.report("").missing().stream().filter(LackingView::blocks).toList());
        assertFalse(other.report("rome").lacks(Point.VENUE_CHANGED), "a venue waits for no other");
    }

    @Test
    void signaturesThatHoldNoMoreAreKeptWithTheirRemarks() { // OCR 18.3, 17.11
        var round = new PlayedRound().open().played().approved();
        round.signed("rome", round.report("rome").sha256());
        assertEquals(List.of(), round.report("rome").earlier());
        var changed = round.changed().report("rome");
        assertEquals(Optional.empty(), changed.signature());
        assertEquals(
                List.of("A lively round."),
                changed.earlier().stream().map(one -> one.remarks()).toList());
        assertEquals(List.of(), round.report("milan").earlier());
    }

    @Test
    void scoresheetsThatWereNotHandedInAreListedAndSoAreDisputedResults() { // FSSI ind-b, FSSI team-c, LAW 8.7
        assertEquals(
                List.of(),
                new PlayedRound()
                        .open()
                        .played()
                        .report("")
                        .content()
                        .boards()
                        .getFirst()
                        .withoutScoresheet(),
                "none are asked for");
        var round = new PlayedRound().open().played().written();
        assertEquals(
                List.of(List.of(Side.BLACK), List.of(Side.WHITE, Side.BLACK)),
                round.report("").content().boards().stream()
                        .map(BoardReport::withoutScoresheet)
                        .toList());
        assertEquals(
                List.of(List.of(), List.of(Side.BLACK)),
                round.report("rome").content().boards().stream()
                        .map(BoardReport::withoutScoresheet)
                        .toList(),
                "of the own venue only");
        List<LackingView> missing = round.report("").missing();
        assertTrue(missing.contains(new LackingView(Point.SCORESHEETS, false, List.of("1", "2"))), missing::toString);
        assertTrue(missing.contains(new LackingView(Point.DISPUTED, false, List.of("1"))), missing::toString);
        assertTrue(
                round.answered().report("").missing().stream().noneMatch(point -> point.point() == Point.DISPUTED),
                "an arbiter has answered");
    }

    @Test
    void theReportOfARoundListsGamesThatAreNotScreened() { // APP-I A1
        var point = new LackingView(Point.NOT_SCREENED, false, List.of("1")); // nothing was played at board 2
        assertFalse(
                new PlayedRound().open().played().report("").missing().contains(point), "the appendix is not adopted");
        var round = new PlayedRound().open().played().underAppendix();
        assertTrue(round.report("").missing().contains(point), round.report("").missing()::toString);
        assertFalse(round.report("rome").lacks(Point.NOT_SCREENED), "the final report lists them, not that of a venue");
        assertFalse(round.screened().report("").lacks(Point.NOT_SCREENED));
    }

    @Test
    void aSignatureIsOfWhatWasThereAndVoidOnceAResultChanges() { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        String sha256 = round.report("rome").sha256();
        round.signed("rome", sha256);
        assertEquals(
                "A lively round.",
                round.report("rome").signature().orElseThrow().remarks());
        assertTrue(round.report("rome").unchanged());
        assertEquals(sha256, round.closed().report("rome").sha256(), "the venue was closed after it");
        assertEquals(
                "Luca",
                round.report("")
                        .content()
                        .venues()
                        .getFirst()
                        .signature()
                        .orElseThrow()
                        .name());
        assertFalse(new PlayedRound()
                .open()
                .played()
                .approved()
                .signed("rome", "0".repeat(64))
                .report("rome")
                .unchanged());
        assertEquals(
                List.of("rome"),
                round.hall
                        .rooms()
                        .competitions()
                        .view("demo")
                        .rounds()
                        .getFirst()
                        .signed());
        assertEquals(Optional.empty(), round.changed().report("rome").signature());
        assertEquals(
                List.of(),
                round.hall
                        .rooms()
                        .competitions()
                        .view("demo")
                        .rounds()
                        .getFirst()
                        .signed());
    }

    @Test
    void whatIsRecordedAfterASignatureIsToldAndSignedAgain() { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        round.signed("rome", round.report("rome").sha256()).closed().written();
        SignedReport since = round.report("rome");
        assertFalse(since.unchanged());
        assertTrue(since.signature().isPresent());
        assertTrue(round.signed("rome", since.sha256()).report("rome").unchanged());
        assertEquals(since.sha256(), round.report("rome").sha256());
    }

    @Test
    void theDigestIsThatOfTheContentWithItsMembersInOrderWhateverWroteTheRest() throws Exception { // OCR 18.3
        var report = new PlayedRound().open().played().report("");
        JsonNode content = Json.object(Json.write(report)).orElseThrow().get("content");
        assertEquals(report.sha256(), digest(content));
        assertEquals(
                report.sha256(), new PlayedRound().open().played().report("").sha256(), "the same facts");
        assertNotEquals(
                report.sha256(),
                new PlayedRound().open().played().approved().report("").sha256());
    }

    @Test
    void whatWasSignedBeforeReportsHadMoreMembersIsStillWhatWasSigned() throws Exception { // OCR 18.3
        var round = new PlayedRound().open().played().approved();
        String before = formerDigest(round.report("rome"));
        SignedReport signed = round.signed("rome", before).report("rome");
        assertTrue(signed.unchanged());
        assertEquals(before, signed.sha256());
        assertTrue(signed.leftOut()
                .containsAll(List.of("RulingReport.white", "IrregularityView.player", "CaseView.lostAt")));
        assertFalse(round.report("").lacks(Point.VENUE_CHANGED));
        assertFalse(round.written().report("rome").unchanged(), "what is recorded since changes it");
    }

    /**
     * The digest as calculated before rulings, irregularities and cases contained the person, the place and the time.
     */
    private static String formerDigest(SignedReport report) throws Exception {
        ObjectNode content =
                (ObjectNode) Json.object(Json.write(report)).orElseThrow().get("content");
        content.remove("shape");
        content.get("rulings").forEach(ruling -> without(ruling, "white", "black"));
        content.get("rulings").forEach(ruling -> without(ruling.get("irregularity"), "ply"));
        for (JsonNode board : content.get("boards")) {
            without(board, "adjournment", "approval");
            board.get("pauses").forEach(pause -> without(pause, "resumed"));
            for (String steps : List.of("clocks", "assistants", "rollCall"))
                board.path(steps).forEach(step -> without(step, "player"));
            for (String list : List.of("incidents", "inspections", "duties"))
                board.get(list).forEach(one -> without(one, "player", "venue"));
            board.get("irregularities").forEach(one -> without(one, "player", "takenBackAt"));
            for (JsonNode one : board.get("disconnections")) {
                without(one.get("disconnection"), "lostAt", "earlier", "gameAt");
                without(one.get("ruling"), "white", "black");
            }
        }
        return digest(content);
    }

    private static void without(JsonNode of, String... members) {
        if (of instanceof ObjectNode object) object.remove(List.of(members));
    }

    /** A new member of a report needs a new shape in {@link ReportShapes} and an entry in the file. */
    @Test
    void aMemberThatIsNewIsInTheNewestShape() throws Exception { // OCR 18.3
        JsonNode defined =
                Json.object(Json.write(Schemas.roundReport())).orElseThrow().get("$defs");
        Set<String> members = new TreeSet<>();
        defined.properties().stream()
                .filter(one -> !Set.of("SignedReport", "LackingView").contains(one.getKey()))
                .forEach(one -> one.getValue()
                        .get("properties")
                        .fieldNames()
                        .forEachRemaining(member -> members.add(one.getKey() + "." + member)));
        try (var known = RoundReportTest.class.getResourceAsStream("/report-members.txt")) {
            assertEquals(new String(known.readAllBytes(), StandardCharsets.UTF_8), String.join("\n", members) + "\n");
        }
        assertTrue(members.containsAll(ReportShapes.first().leftOut()));
        assertEquals(List.of(), ReportShapes.present().leftOut());
        assertEquals(ReportShapes.present().number(), Reports.SHAPE);
    }

    private static String digest(JsonNode content) throws Exception {
        return HexFormat.of()
                .formatHex(MessageDigest.getInstance("SHA-256")
                        .digest(sorted(content).toString().getBytes(StandardCharsets.UTF_8)));
    }

    private static JsonNode sorted(JsonNode node) {
        if (node.isArray()) {
            var array = JsonNodeFactory.instance.arrayNode();
            node.forEach(one -> array.add(sorted(one)));
            return array;
        }
        if (!node.isObject()) return node;
        var members = new TreeMap<String, JsonNode>();
        node.properties().forEach(member -> members.put(member.getKey(), sorted(member.getValue())));
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        members.forEach(object::set);
        return object;
    }

    @Test
    void theJsonIsAsItsPublishedSchemaSays() { // OCR 18.3
        JsonNode schema = Json.object(Json.write(Schemas.roundReport())).orElseThrow();
        JsonNode rulings = Json.object(Json.write(Schemas.rulings())).orElseThrow();
        assertEquals(
                "https://json-schema.org/draft/2020-12/schema",
                schema.get("$schema").asText());
        for (String venue : List.of("", "rome", "milan")) {
            SignedReport report = new PlayedRound()
                    .open()
                    .played()
                    .takenBack()
                    .approved()
                    .signed("rome", "0".repeat(64))
                    .report(venue);
            assertEquals(SignedReport.SCHEMA, report.schema());
            assertEquals(
                    List.of(),
                    faults(schema, schema, Json.object(Json.write(report)).orElseThrow(), "$"));
            assertEquals(
                    List.of(),
                    faults(
                            rulings,
                            rulings,
                            Json.object(Json.write(report)).orElseThrow().at("/content/rulings"),
                            "$"));
        }
        JsonNode wrong = Json.object(Json.write(new PlayedRound().open().report("rome"))
                        .replace("\"unchanged\":true", "\"unchanged\":1")
                        .replace("\"round\":1", "\"turn\":1"))
                .orElseThrow();
        assertEquals(
                3,
                faults(schema, schema, wrong, "$").size(),
                faults(schema, schema, wrong, "$").toString());
    }

    /** The differences between a value and a schema; supports the keywords that our schemas use. */
    private static List<String> faults(JsonNode root, JsonNode schema, JsonNode value, String path) {
        List<String> faults = new ArrayList<>();
        if (schema.has("$ref"))
            faults.addAll(faults(root, root.at(schema.get("$ref").asText().substring(1)), value, path));
        if (schema.has("anyOf")) {
            boolean one = false;
            for (JsonNode alternative : schema.get("anyOf"))
                one |= faults(root, alternative, value, path).isEmpty();
            if (!one) faults.add(path + " is none of " + schema.get("anyOf") + ": " + value);
        }
        String type = schema.path("type").asText();
        boolean right = switch (type) {
            case "object" -> value.isObject();
            case "array" -> value.isArray();
            case "string" -> value.isTextual();
            case "integer" -> value.isIntegralNumber();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            case "" -> true;
            default -> throw new AssertionError(type);
        };
        if (!right) faults.add(path + " is no " + type + ": " + value);
        schema.path("required").forEach(name -> {
            if (!value.has(name.asText())) faults.add(path + " has no " + name.asText());
        });
        value.properties().forEach(member -> {
            JsonNode known = schema.path("properties").path(member.getKey());
            JsonNode others = schema.path("additionalProperties");
            if (!known.isMissingNode())
                faults.addAll(faults(root, known, member.getValue(), path + "." + member.getKey()));
            else if (others.isObject())
                faults.addAll(faults(root, others, member.getValue(), path + "." + member.getKey()));
            else if (others.isBoolean()) faults.add(path + " has " + member.getKey());
        });
        if (value.isArray() && schema.has("items"))
            for (int i = 0; i < value.size(); i++)
                faults.addAll(faults(root, schema.get("items"), value.get(i), path + "[" + i + "]"));
        if (schema.has("enum")
                && schema.get("enum").findValuesAsText("").isEmpty()
                && value.isTextual()
                && !schema.get("enum").toString().contains("\"" + value.asText() + "\""))
            faults.add(path + " is not one of " + schema.get("enum"));
        return faults;
    }
}
