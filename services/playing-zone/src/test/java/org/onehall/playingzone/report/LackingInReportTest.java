package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.LackingView;
import org.onehall.playingzone.projection.report.Reports.Point;
import org.onehall.playingzone.projection.report.RoundReports;

/** OCR 18.3: what a round's report still lacks. */
class LackingInReportTest {
    @Test
    void medicalCoverIsAskedForWhereTheRegulationsDo() { // FSSI gen-6
        assertTrue(new PlayedRound().open().report("rome").lacks(Point.MEDICAL));
        var fide = new PlayedRound().open().underAppendix().report("rome");
        assertFalse(
                fide.lacks(Point.MEDICAL) || fide.content().venues().getFirst().medicalAsked());
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
}
