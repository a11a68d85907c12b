package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.playingzone.report.ReportedRulings.ruling;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.projection.board.IrregularityView;
import org.onehall.playingzone.projection.call.AppealView;
import org.onehall.playingzone.projection.call.CallView;
import org.onehall.playingzone.projection.report.Reports.AbsenceReport;
import org.onehall.playingzone.projection.report.Reports.BoardReport;
import org.onehall.playingzone.projection.report.Reports.VoidGameReport;
import org.onehall.playingzone.projection.report.RoundReports;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.playingzone.projection.venue.ConductView;
import org.onehall.playingzone.projection.venue.InspectionView;

/** OCR 18.1-18.3: what a round's report contains. */
class RoundReportTest {
    private static final String BOARD = PlayedRound.ONE;

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
}
