package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.playingzone.report.ReportedRulings.ruling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.call.AppealReport;
import org.onehall.playingzone.projection.timeline.IrregularityReport;
import org.onehall.playingzone.projection.timeline.RulingReport;
import org.onehall.playingzone.projection.timeline.StepView;

/** OCR 18.3: the rulings in a report, with their articles, their effects and what they replace. */
class RulingsInReportTest {
    private static final String BOARD = PlayedRound.ONE;

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
}
