package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.playingzone.report.OnRecord.*;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameEvent.PayloadCase;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/**
 * Every kind of order, made once: the timeline, the console and the report, as JSON and as PDF in both languages, all
 * show it with its author and reason (OCR 18.3). A new kind without a row here makes the test fail.
 */
class EveryOrderOnRecordTest {
    /** @param paper the report's text about it in English; {@code italian} likewise in Italian */
    private record Row(StepKind step, String paper, String italian, Consumer<GameEvent.Builder> event) {}

    private static final Map<PayloadCase, Row> ORDERS = orders();

    /**
     * What players, services and clocks do without an order, and what only follows from an order that is shown itself.
     */
    private static final Set<PayloadCase> NO_ORDERS = EnumSet.of(
            PayloadCase.GAME_CREATED,
            PayloadCase.SEAT_CLEARED,
            PayloadCase.GAME_STARTED,
            PayloadCase.MOVE_PLAYED,
            PayloadCase.DRAW_OFFERED,
            PayloadCase.DRAW_DECLINED,
            PayloadCase.FLAG_FELL,
            PayloadCase.GAME_ENDED,
            PayloadCase.DISCONNECTION_NOTED,
            PayloadCase.OUTAGE_COVERED,
            PayloadCase.PERIOD_COMPLETED,
            PayloadCase.SEAT_PRESENT,
            PayloadCase.MOVE_REPRODUCED,
            PayloadCase.DRAW_CLAIMED,
            PayloadCase.PRE_MOVE_QUEUED,
            PayloadCase.PRE_MOVE_DROPPED,
            PayloadCase.PRE_MOVE_FIRED,
            PayloadCase.GAME_RESTARTED,
            PayloadCase.CLOCK_TIMES_ASKED,
            PayloadCase.PAYLOAD_NOT_SET);

    private static Map<PayloadCase, Row> orders() {
        Map<PayloadCase, Row> rows = new EnumMap<>(PayloadCase.class);
        var clocks = Facts.standing(5000, 4500);
        var before = Facts.standing(5000, 5000);
        rows.put(
                PayloadCase.START_HELD,
                new Row(
                        StepKind.HELD,
                        "Start of the game (DEC-27); delayed because of White",
                        "Inizio della partita (DEC-27); trattenuto a causa del Bianco",
                        event -> event.getStartHeldBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setHeld(true)
                                .setReason(WHY)));
        rows.put(
                PayloadCase.SEAT_EXCLUDED,
                new Row(
                        StepKind.EXCLUDED,
                        "White: excluded because of no answer at the roll call (FSSI ind-b)",
                        "Bianco: escluso perché non ha risposto all'appello (FSSI ind-b)",
                        event -> event.getSeatExcludedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setExcluded(true)));
        rows.put(
                PayloadCase.DEFAULT_WAIVED,
                new Row(
                        StepKind.DEFAULT_WAIVED,
                        "Default time (latest arrival) changed (OCR 16.11); 45 minutes",
                        "45 minuti",
                        event -> event.getDefaultWaivedBuilder().setMinutes(45).setReason(WHY)));
        rows.put(
                PayloadCase.EARLY_OFFERS_ALLOWED,
                new Row(
                        StepKind.OFFERS_ALLOWED,
                        "Early draw offers (LAW 9.1.1); allowed in this game",
                        "Offerte di patta anticipate (LAW 9.1.1); permesse",
                        event -> event.getEarlyOffersAllowedBuilder()
                                .setAllowed(true)
                                .setReason(WHY)));
        rows.put(
                PayloadCase.GAME_PAUSED,
                new Row(
                        StepKind.PAUSED,
                        "pause by an arbiter, until",
                        "dell'arbitro, fino a ",
                        event -> event.getGamePausedBuilder().setReason(WHY).setClocks(clocks)));
        rows.put(
                PayloadCase.GAME_RESUMED,
                new Row(
                        StepKind.RESUMED,
                        "; the game is resumed “" + WHY,
                        "; ripresa “",
                        event -> event.getGameResumedBuilder().setReason(WHY).setClocks(clocks)));
        rows.put(
                PayloadCase.TIME_ADJUSTED,
                new Row(
                        StepKind.TIME_CHANGED,
                        "Clock time changed (OCR 19.5); White -5:00; before the change: White 1:23:20",
                        "Tempo cambiato (OCR 19.5); Bianco -5:00",
                        event -> event.getTimeAdjustedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setChange(Facts.seconds(-300))
                                .setArticle("OCR 19.5")
                                .setReason(WHY)
                                .setBefore(before)
                                .setClocks(clocks)));
        rows.put(
                PayloadCase.CLOCKS_SET,
                new Row(
                        StepKind.CLOCKS_SET,
                        "Clocks set (OCR 19.5); before the change: White 1:23:20",
                        "prima: Bianco 1:23:20",
                        event -> event.getClocksSetBuilder()
                                .setArticle("OCR 19.5")
                                .setReason(WHY)
                                .setBefore(before)
                                .setClocks(clocks)));
        rows.put(
                PayloadCase.SETTING_CORRECTED,
                new Row(
                        StepKind.SETTING_CORRECTED,
                        "Clock setting corrected (LAW 6.10.2); 60+30",
                        "60+30",
                        event -> event.getSettingCorrectedBuilder()
                                .setWhiteControl(Facts.control(60, 30))
                                .setBlackControl(Facts.control(60, 30))
                                .setArticle("LAW 6.10.2")
                                .setReason(WHY)
                                .setBefore(before)
                                .setClocks(clocks)));
        rows.put(
                PayloadCase.GAME_VOIDED,
                new Row(
                        StepKind.VOIDED,
                        "Game stopped; it does not count (LAW 7.3)",
                        "(LAW 7.3)",
                        event -> event.getGameVoidedBuilder()
                                .setAttempt(1)
                                .setArticle("LAW 7.3")
                                .setReason(WHY)));
        rows.put(
                PayloadCase.FORFEIT_REVERSED,
                new Row(
                        StepKind.FORFEIT_REVERSED,
                        "Forfeit taken back",
                        "Forfait annullato",
                        event ->
                                event.getForfeitReversedBuilder().setReason(WHY).setClocks(clocks)));
        rows.put(
                PayloadCase.POSITION_RESTORED,
                new Row(
                        StepKind.POSITION_RESTORED,
                        "Earlier position restored (LAW 7.1)",
                        "(LAW 7.1)",
                        event -> event.getPositionRestoredBuilder()
                                .setPly(0)
                                .setFen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
                                .setArticle("LAW 7.1")
                                .setReason(WHY)
                                .setBefore(before)
                                .setClocks(clocks)));
        rows.put(
                PayloadCase.RESULT_SET_ASIDE,
                new Row(
                        StepKind.RESULT_SET_ASIDE,
                        "Result changed (OCR 19.4)",
                        "(OCR 19.4)",
                        event -> event.getResultSetAsideBuilder()
                                .setResult(Result.RESULT_DRAW)
                                .setTermination(Termination.TERMINATION_DEAD_POSITION)
                                .setArticle("OCR 19.4")
                                .setGoesOn(true)
                                .setReason(WHY)
                                .setClocks(clocks)));
        rows.put(
                PayloadCase.DRAW_DECLARED,
                new Row(
                        StepKind.DRAW_DECLARED,
                        "Game declared drawn (LAW 9.6.1)",
                        "(LAW 9.6.1)",
                        event -> event.getDrawDeclaredBuilder()
                                .setSituation(DrawSituation.DRAW_SITUATION_REPETITION)
                                .setPly(1)
                                .setArticle("LAW 9.6.1")
                                .setReason(WHY)));
        rows.put(
                PayloadCase.IRREGULARITY_RECORDED,
                new Row(
                        StepKind.IRREGULARITY,
                        "Irregularity: moved with two hands (AMD 7.5.4), at move 1 of White, irregularity number 1",
                        "alla mossa 1 del Bianco",
                        event -> event.getIrregularityRecordedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setKind(IrregularityKind.IRREGULARITY_KIND_TWO_HANDS)
                                .setPly(1)
                                .setNumber(1)
                                .setConsequence(IrregularityConsequence.IRREGULARITY_CONSEQUENCE_WARNING)
                                .setArticle("AMD 7.5.5")
                                .setReason(WHY)));
        rows.put(
                PayloadCase.IRREGULARITY_TAKEN_BACK,
                new Row(
                        StepKind.IRREGULARITY_TAKEN_BACK,
                        "Record of an irregularity taken back: moved with two hands (AMD 7.5.4), at move 1 of White",
                        "alla mossa 1 del Bianco",
                        event -> event.getIrregularityTakenBackBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setKind(IrregularityKind.IRREGULARITY_KIND_TWO_HANDS)
                                .setPly(1)
                                .setArticle("AMD 7.5.5")
                                .setReason(WHY)));
        rows.put(
                PayloadCase.COLOURS_KEPT,
                new Row(
                        StepKind.COLOURS_KEPT,
                        "Game continued with reversed colours (OCR 19.2)",
                        "(OCR 19.2)",
                        event -> event.getColoursKeptBuilder().setPly(20).setReason(WHY)));
        rows.put(
                PayloadCase.SEALING_ORDERED,
                new Row(
                        StepKind.SEALING_ORDERED,
                        "Adjournment ordered (ADJ I.1.1)",
                        "Aggiornamento ordinato (ADJ I.1.1)",
                        event -> event.getSealingOrderedBuilder().setReason(WHY)));
        rows.put(
                PayloadCase.MOVE_SEALED,
                new Row(
                        StepKind.SEALED,
                        "a move was sealed, White",
                        "mossa messa in busta, Bianco",
                        event -> event.getMoveSealedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setUci("g1h3")));
        rows.put(
                PayloadCase.GAME_ADJOURNED,
                new Row(
                        StepKind.ADJOURNED,
                        "the game was adjourned, White",
                        "aggiornata, Bianco",
                        event -> event.getGameAdjournedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setPly(1)
                                .setClocks(clocks)));
        rows.put(
                PayloadCase.ENVELOPE_CONFIRMED,
                new Row(
                        StepKind.ENVELOPE,
                        "the sealed move and the time to resume were confirmed",
                        "la mossa in busta e l'ora della ripresa sono confermate",
                        event -> event.getEnvelopeConfirmedBuilder()
                                .setPlace(WHY)
                                .setResumesAt(Facts.at(9_000))));
        rows.put(
                PayloadCase.ADJOURNMENT_RESUMED,
                new Row(
                        StepKind.ADJOURNMENT_RESUMED,
                        "the game was resumed, 1 half-move",
                        "ripresa, 1 semimossa",
                        event -> event.getAdjournmentResumedBuilder().setClocks(clocks)));
        rows.put(
                PayloadCase.SEALED_MOVE_OPENED,
                new Row(
                        StepKind.SEALED_OPENED,
                        "the sealed move was opened, White",
                        "busta aperta, Bianco",
                        event -> event.getSealedMoveOpenedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setUci("g1h3")));
        rows.put(
                PayloadCase.ASSISTANT_NAMED,
                new Row(
                        StepKind.ASSISTANT_NAMED,
                        "White: an assistant was proposed",
                        "Bianco: assistente proposto",
                        event -> event.getAssistantNamedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("as")
                                .setName(WHY)));
        rows.put(
                PayloadCase.ASSISTANT_ADMITTED,
                new Row(
                        StepKind.ASSISTANT_ADMITTED,
                        "White: the assistant was accepted",
                        "Bianco: assistente accettato",
                        event -> event.getAssistantAdmittedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("as")));
        rows.put(
                PayloadCase.ASSISTANT_DISMISSED,
                new Row(
                        StepKind.ASSISTANT_DISMISSED,
                        "White: the assistant was removed",
                        "Bianco: assistente revocato",
                        event -> event.getAssistantDismissedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("as")
                                .setReason(WHY)));
        rows.put(
                PayloadCase.HELPER_ACCEPTED,
                new Row(
                        StepKind.HELPER_ACCEPTED,
                        "White: a helper was accepted",
                        "Bianco: chi aiuta è stato accettato",
                        event -> event.getHelperAcceptedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setName(WHY)));
        rows.put(
                PayloadCase.HELPER_DISMISSED,
                new Row(
                        StepKind.HELPER_DISMISSED,
                        "White: the helper was removed",
                        "Bianco: chi aiuta è stato revocato",
                        event -> event.getHelperDismissedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setReason(WHY)));
        return rows;
    }

    /** A round with what an order requires: a move, the record that is taken back, the pause that ends. */
    private static PlayedRound ready(PayloadCase order) {
        PlayedRound round = new PlayedRound().open().oneMove();
        if (order == PayloadCase.IRREGULARITY_TAKEN_BACK)
            give(round, PayloadCase.IRREGULARITY_RECORDED, "", "the record");
        if (order == PayloadCase.GAME_RESUMED) give(round, PayloadCase.GAME_PAUSED, "", "the pause");
        return round;
    }

    private static void give(PlayedRound round, PayloadCase order, String article, String trace) {
        round.game(
                round.next(BOARD, article, Role.ROLE_CHIEF_ARBITER, "ca", trace),
                ORDERS.get(order).event());
    }

    @Test
    void everyEventOfAGameIsAnOrderWithARowOrNone() {
        assertEquals(
                EnumSet.allOf(PayloadCase.class),
                Stream.concat(ORDERS.keySet().stream(), NO_ORDERS.stream())
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(PayloadCase.class))));
        assertFalse(ORDERS.keySet().stream().anyMatch(NO_ORDERS::contains));
    }

    @Test
    void everyOrderIsInTheTimelineAndInTheReportOfEachVenueWithWhoGaveItAndWhy() { // OCR 18.3
        assertAll(ORDERS.keySet().stream().map(order -> () -> {
            Row row = ORDERS.get(order);
            PlayedRound round = ready(order);
            give(round, order, article(row), "order");
            StepView step = last(round, row.step());
            assertEquals(List.of("CHIEF_ARBITER", "Carla"), List.of(step.by(), step.name()), order.name());
            boolean why = step.text().equals(WHY);
            SignedReport report = round.report("");
            assertTrue(!why || Json.write(report).contains(WHY), () -> order + " is not in the JSON with its reason");
            says(paper(report, ""), row.paper(), BY);
            says(paper(report, "it"), row.italian());
            if (why) says(paper(report, ""), "“" + WHY + "”");
            says(paper(round.report("rome"), ""), row.paper());
        }));
    }

    private static String article(Row row) {
        var article = Pattern.compile("\\(((?:OCR|LAW|ADJ|DEC)[ -][^)]+)\\)").matcher(row.paper());
        return article.find() ? article.group(1) : "";
    }
}
