package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Facts;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.ruling.RulingView;
import org.onehall.playingzone.projection.timeline.StepKind;
import org.onehall.playingzone.projection.timeline.StepView;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.AppealFiled;
import org.onehall.proto.adjudication.v1.AppealOutcome;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FailedPauseClosed;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.PauseFailed;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingApplied;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.game.v1.DrawSituation;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.GameEvent.PayloadCase;
import org.onehall.proto.game.v1.IrregularityConsequence;
import org.onehall.proto.game.v1.IrregularityKind;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.Termination;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/**
 * Every kind of order and ruling, made once: the timeline, the console and the report, as JSON and as PDF in both
 * languages, all show it with its author and reason (OCR 18.3). A new kind without a row here makes the test fail.
 */
class EveryOrderOnRecordTest {
    private static final String BOARD = PlayedRound.ONE;
    private static final String WHY = "as was seen at the board";
    private static final String BY = "Chief Arbiter Carla";

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
                        "Start of the game (DEC-27); on hold for White",
                        "Inizio della partita (DEC-27); trattenuto per il Bianco",
                        event -> event.getStartHeldBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setHeld(true)
                                .setReason(WHY)));
        rows.put(
                PayloadCase.SEAT_EXCLUDED,
                new Row(
                        StepKind.EXCLUDED,
                        "White: excluded at the roll call (FSSI ind-b)",
                        "Bianco: escluso (FSSI ind-b)",
                        event -> event.getSeatExcludedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setExcluded(true)));
        rows.put(
                PayloadCase.DEFAULT_WAIVED,
                new Row(
                        StepKind.DEFAULT_WAIVED,
                        "Default time changed (OCR 16.11); 45 minutes",
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
                        "Game declared void (LAW 7.3)",
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
                        "Irregularity: moved with two hands (AMD 7.5.4), at move 1 of White, offence number 1",
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
                        "Reversed colours kept (OCR 19.2)",
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
                        "envelope complete",
                        "busta completa",
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
                        "White: an assistant was named",
                        "Bianco: assistente indicato",
                        event -> event.getAssistantNamedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("as")
                                .setName(WHY)));
        rows.put(
                PayloadCase.ASSISTANT_ADMITTED,
                new Row(
                        StepKind.ASSISTANT_ADMITTED,
                        "White: the assistant was admitted",
                        "Bianco: assistente ammesso",
                        event -> event.getAssistantAdmittedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("as")));
        rows.put(
                PayloadCase.ASSISTANT_DISMISSED,
                new Row(
                        StepKind.ASSISTANT_DISMISSED,
                        "White: the assistant was dismissed",
                        "Bianco: assistente congedato",
                        event -> event.getAssistantDismissedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("as")
                                .setReason(WHY)));
        rows.put(
                PayloadCase.HELPER_ACCEPTED,
                new Row(
                        StepKind.HELPER_ACCEPTED,
                        "White: a helper was accepted",
                        "Bianco: aiutante ammesso",
                        event -> event.getHelperAcceptedBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setName(WHY)));
        rows.put(
                PayloadCase.HELPER_DISMISSED,
                new Row(
                        StepKind.HELPER_DISMISSED,
                        "White: the helper was dismissed",
                        "Bianco: aiutante congedato",
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

    private static String paper(SignedReport report, String language) {
        try (var document = Loader.loadPDF(RoundReportPdf.of(report, Instant.EPOCH, language))) {
            return new PDFTextStripper()
                    .getText(document)
                    .replaceAll("The demonstration · \\S+ \\S+ \\S+ UTC · \\d+/\\d+", "")
                    .replaceAll("\\s+", " ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void says(String text, String... parts) {
        for (String part : parts) assertTrue(text.contains(part), part + " is not in: " + text);
    }

    private static StepView last(PlayedRound round, StepKind kind) {
        return round.hall.boardViews().timeline(BOARD, "", _ -> true, true).steps().stream()
                .filter(step -> step.kind() == kind)
                .reduce((_, last) -> last)
                .orElseThrow(() -> new AssertionError(kind + " is not in the timeline"));
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

    @Test
    void everyPenaltyIsOnRecordWithWhomItIsAboutAndTakenBackByName() { // OCR 18.3, OCR 18.4.1-18.4.9
        Map<PenaltyKind, String> rows = new LinkedHashMap<>();
        rows.put(PenaltyKind.PENALTY_KIND_WARNING, "Warning (OCR 18.4); White, warning 1");
        rows.put(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT, "Extra time for the opponent (OCR 18.4); Black +2:00");
        rows.put(
                PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER,
                "Time taken from the offender (OCR 18.4); White -2:00");
        rows.put(
                PenaltyKind.PENALTY_KIND_RAISE_SCORE_OF_OPPONENT,
                "More points for the opponent (OCR 18.4); Black " + "gets ½");
        rows.put(
                PenaltyKind.PENALTY_KIND_LOWER_SCORE_OF_OFFENDER,
                "Fewer points for the offender (OCR 18.4); White " + "gets ½");
        rows.put(PenaltyKind.PENALTY_KIND_GAME_LOST, "Game lost (OCR 18.4); White loses, Black gets ½");
        rows.put(PenaltyKind.PENALTY_KIND_FINE, "Fine (OCR 18.4); White, fine of 50 (F1)");
        rows.put(PenaltyKind.PENALTY_KIND_EXCLUSION, "Exclusion (OCR 18.4); White, excluded from round 2");
        rows.put(
                PenaltyKind.PENALTY_KIND_EXPULSION,
                "Expulsion (OCR 18.4); White is expelled from the competition, from round 1 on");
        assertEquals(known(PenaltyKind.values()), names(rows.keySet()));
        assertAll(rows.entrySet().stream().map(row -> () -> {
            PlayedRound round = new PlayedRound().open().oneMove();
            PenaltyItem item = item(row.getKey());
            ruling(
                    round,
                    "OCR 18.4",
                    event -> event.setPenaltiesImposed(PenaltiesImposed.newBuilder()
                            .setRulingId(BOARD + "/ruling-1")
                            .setOffender(Side.SIDE_WHITE)
                            .setPlayer("w")
                            .setReason(WHY)
                            .setWarnings(1)
                            .addItems(item)));
            told(
                    round,
                    StepKind.PENALISED,
                    row.getKey().name().substring("PENALTY_KIND_".length()),
                    "White, Anna; " + row.getValue());
            ruling(
                    round,
                    "OCR 18.4",
                    event -> event.setRulingWithdrawn(RulingWithdrawn.newBuilder()
                            .setRulingId(BOARD + "/ruling-2")
                            .setWithdrawnId(BOARD + "/ruling-1")
                            .setOffender(Side.SIDE_WHITE)
                            .setPlayer("w")
                            .setReason(WHY)
                            .setWhole(true)
                            .addItems(item)));
            round.rules(
                    round.own(BOARD),
                    event -> event.setRulingApplied(RulingApplied.newBuilder().setRulingId(BOARD + "/ruling-2")));
            told(round, StepKind.PENALTY_WITHDRAWN, "WITHDRAWAL", "Penalty withdrawn (OCR 18.4)");
            says(
                    paper(round.report(""), ""),
                    "takes back penalties of ruling 1, board 1",
                    "by ruling 2, board 1; withdrawn “" + WHY);
        }));
    }

    private static PenaltyItem item(PenaltyKind kind) {
        var item = PenaltyItem.newBuilder().setKind(kind);
        switch (kind) {
            case PENALTY_KIND_ADD_TIME_TO_OPPONENT, PENALTY_KIND_REDUCE_TIME_OF_OFFENDER ->
                item.setTime(Facts.seconds(120));
            case PENALTY_KIND_RAISE_SCORE_OF_OPPONENT, PENALTY_KIND_LOWER_SCORE_OF_OFFENDER, PENALTY_KIND_GAME_LOST ->
                item.setPoints("0.5");
            case PENALTY_KIND_FINE -> item.setFine("F1").setAmount("50");
            case PENALTY_KIND_EXCLUSION -> item.addRounds(2);
            case PENALTY_KIND_WARNING, PENALTY_KIND_EXPULSION, PENALTY_KIND_UNSPECIFIED, UNRECOGNIZED -> {}
        }
        return item.build();
    }

    @Test
    void everyDecisionAboutADisconnectionIsOnRecord() { // OCR 18.3, OCR 18.9
        Map<DisconnectionOption, String> rows = new LinkedHashMap<>();
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_RESUME, "Game resumed (OCR 18.9)");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_REDUCE, "Time reduced (OCR 18.9); White -1:30");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_RESTART, "New game (OCR 18.9)");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER, "New game with less time (OCR 18.9); 15+10");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_NO_ACTION, "No action needed (OCR 18.9)");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME, "Time added (OCR 18.9); White +1:00");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_CONFIRM_FLAG, "The flag fall counts (OCR 18.9)");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_LOSS, "Game lost (OCR 18.9); White");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_DRAW, "Game drawn (OCR 18.9)");
        assertEquals(known(DisconnectionOption.values()), names(rows.keySet()));
        assertAll(rows.entrySet().stream().map(row -> () -> {
            PlayedRound round = new PlayedRound().open().oneMove();
            var decided = DisconnectionDecided.newBuilder()
                    .setRulingId(BOARD + "/ruling-1")
                    .setCaseId("rome/case-1")
                    .setSide(Side.SIDE_WHITE)
                    .setOption(row.getKey())
                    .setReason(WHY);
            if (row.getKey() == DisconnectionOption.DISCONNECTION_OPTION_REDUCE) decided.setReduceBy(Facts.seconds(90));
            if (row.getKey() == DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME)
                decided.setAddTo(Side.SIDE_WHITE).setAddTime(Facts.seconds(60));
            if (row.getKey() == DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER)
                decided.setControl(Facts.control(15, 10));
            ruling(round, "OCR 18.9", event -> event.setDisconnectionDecided(decided));
            told(
                    round,
                    StepKind.DECIDED,
                    row.getKey().name().substring("DISCONNECTION_OPTION_".length()),
                    "White, Anna; " + row.getValue());
        }));
    }

    @Test
    void everyDecisionOfAnAppealIsOnRecordWithTheBodyAndWhoRecordedIt() { // OCR 17.11, OCR 18.3
        Map<AppealOutcome, String> rows = new LinkedHashMap<>();
        rows.put(AppealOutcome.APPEAL_OUTCOME_UPHELD, "Appeal accepted (OCR 17.11)");
        rows.put(AppealOutcome.APPEAL_OUTCOME_CHANGED, "Appeal accepted, new score (OCR 17.11); ½-½");
        rows.put(AppealOutcome.APPEAL_OUTCOME_DISMISSED, "Appeal rejected (OCR 17.11)");
        assertEquals(known(AppealOutcome.values()), names(rows.keySet()));
        assertAll(rows.entrySet().stream().map(row -> () -> {
            PlayedRound round = new PlayedRound().open().oneMove();
            round.rules(
                    round.next(BOARD, "", Role.ROLE_PLAYER, "w", "filed"),
                    event -> event.setAppealFiled(AppealFiled.newBuilder()
                            .setAppealId(BOARD + "/appeal-1")
                            .setSide(Side.SIDE_WHITE)
                            .setPlayer("w")
                            .setText("wrong")
                            .setFee("0")
                            .setBody("Appeals committee")));
            var decided = AppealDecided.newBuilder()
                    .setRulingId(BOARD + "/ruling-1")
                    .setAppealId(BOARD + "/appeal-1")
                    .setOutcome(row.getKey())
                    .setReason(WHY);
            if (row.getKey() == AppealOutcome.APPEAL_OUTCOME_CHANGED)
                decided.setBefore(points("1", "0")).setAfter(points("0.5", "0.5"));
            ruling(round, "OCR 17.11", event -> event.setAppealDecided(decided));
            told(round, StepKind.APPEAL_DECIDED, row.getKey().name().replace("_OUTCOME", ""), row.getValue());
            says(
                    paper(round.report(""), ""),
                    "on the appeal of White, Anna, against: ",
                    "decided by: Appeals committee, recorded by: " + BY);
        }));
    }

    private static PointsBySide points(String white, String black) {
        return PointsBySide.newBuilder().setWhite(white).setBlack(black).build();
    }

    @Test
    void aFailedPauseIsOnRecordWithTheTimeForItOrWhyThereIsNone() { // OCR 18.3, OCR 19.6
        PlayedRound round = new PlayedRound().open().oneMove();
        var failed = PauseFailed.newBuilder()
                .setFailureId(BOARD + "/pause-1")
                .setAttempt(1)
                .setWantedAt(Facts.at(1_500))
                .setReason(WHY);
        ruling(round, "OCR 19.6", event -> event.setPauseFailed(failed));
        ruling(
                round,
                "OCR 19.6",
                event -> event.setFailedPauseCompensated(FailedPauseCompensated.newBuilder()
                        .setRulingId(BOARD + "/ruling-1")
                        .setFailureId(BOARD + "/pause-1")
                        .setReason(WHY)
                        .setAttempt(1)
                        .setWhite(Facts.seconds(60))
                        .setWantedAt(Facts.at(1_500))));
        told(
                round,
                StepKind.PAUSE_COMPENSATED,
                "FAILED_PAUSE",
                "Time for a pause that was not possible (OCR 19.6); " + "White +1:00");
        says(paper(round.report(""), ""), "the pause was not possible, and time was added “" + WHY + "” — " + BY);
        PlayedRound closed = new PlayedRound().open().oneMove();
        ruling(closed, "OCR 19.6", event -> event.setPauseFailed(failed));
        ruling(
                closed,
                "OCR 19.6",
                event -> event.setFailedPauseClosed(FailedPauseClosed.newBuilder()
                        .setFailureId(BOARD + "/pause-1")
                        .setReason("nobody lost time")));
        says(
                paper(closed.report(""), ""),
                "not possible, and no time was added “" + WHY + "” “nobody lost time” — " + BY);
    }

    @Test
    void everyEventThatRulesHasItsTest() { // OCR 18.3
        Set<AdjudicationEvent.PayloadCase> ruled = EnumSet.of(
                AdjudicationEvent.PayloadCase.DISCONNECTION_DECIDED,
                AdjudicationEvent.PayloadCase.PENALTIES_IMPOSED,
                AdjudicationEvent.PayloadCase.PENALTY_IMPOSED,
                AdjudicationEvent.PayloadCase.RULING_WITHDRAWN,
                AdjudicationEvent.PayloadCase.APPEAL_DECIDED,
                AdjudicationEvent.PayloadCase.FAILED_PAUSE_COMPENSATED,
                AdjudicationEvent.PayloadCase.PAUSE_FAILED,
                AdjudicationEvent.PayloadCase.FAILED_PAUSE_CLOSED);
        Set<AdjudicationEvent.PayloadCase> others = EnumSet.of(
                AdjudicationEvent.PayloadCase.ARBITER_CALLED,
                AdjudicationEvent.PayloadCase.CALL_ANSWERED,
                AdjudicationEvent.PayloadCase.CASE_NOTED,
                AdjudicationEvent.PayloadCase.RULING_APPLIED,
                AdjudicationEvent.PayloadCase.RULING_REFUSED,
                AdjudicationEvent.PayloadCase.BOARD_NOTED,
                AdjudicationEvent.PayloadCase.DECISION_DELEGATED,
                AdjudicationEvent.PayloadCase.CALL_ACKNOWLEDGED,
                AdjudicationEvent.PayloadCase.CALL_ESCALATED,
                AdjudicationEvent.PayloadCase.CALL_PAUSE_NOTED,
                AdjudicationEvent.PayloadCase.QUESTION_ASKED,
                AdjudicationEvent.PayloadCase.QUESTION_ANSWERED,
                AdjudicationEvent.PayloadCase.APPEAL_FILED,
                AdjudicationEvent.PayloadCase.APPEAL_COPY_TAKEN,
                AdjudicationEvent.PayloadCase.APPEAL_FEE_PAID,
                AdjudicationEvent.PayloadCase.CASE_VOIDED,
                AdjudicationEvent.PayloadCase.PAYLOAD_NOT_SET);
        assertEquals(
                EnumSet.allOf(AdjudicationEvent.PayloadCase.class),
                Stream.concat(ruled.stream(), others.stream())
                        .collect(Collectors.toCollection(() -> EnumSet.noneOf(AdjudicationEvent.PayloadCase.class))));
        PlayedRound old = new PlayedRound().open().oneMove();
        ruling(
                old,
                "OCR 18.4.1",
                event -> event.setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId(BOARD + "/ruling-1")
                        .setOffender(Side.SIDE_WHITE)
                        .setReason(WHY)
                        .setKind(PenaltyKind.PENALTY_KIND_WARNING)));
        told(old, StepKind.PENALISED, "WARNING", "White, Anna; Warning (OCR 18.4.1)");
    }

    /** Adds a ruling of the Chief Arbiter. */
    private static void ruling(PlayedRound round, String article, Consumer<AdjudicationEvent.Builder> event) {
        round.rules(round.next(BOARD, article, Role.ROLE_CHIEF_ARBITER, "ca", "ruling"), event);
    }

    /** Checks that the timeline, the console, the list of rulings and the PDF agree. */
    private static void told(PlayedRound round, StepKind kind, String ruling, String paper) {
        StepView step = last(round, kind);
        RulingView view = step.ruling().orElseThrow(() -> new AssertionError(kind + " names no ruling"));
        assertEquals(
                List.of(ruling, "CHIEF_ARBITER", "Anna", "Bruno"),
                List.of(view.kind(), view.by(), view.white(), view.black()));
        assertEquals(round.hall.rooms().rulings().view(view.id()), Optional.of(view));
        var listed = round.hall.boardViews().rulings(BOARD).stream()
                .filter(one -> one.id().equals(view.id()))
                .toList();
        assertEquals(
                List.of(List.of(ruling, "CHIEF_ARBITER", "Carla", WHY)),
                listed.stream()
                        .map(one -> List.of(one.kind(), one.by(), one.name(), one.reason()))
                        .toList());
        assertEquals(
                listed,
                round.report("").content().rulings().stream()
                        .filter(one -> one.id().equals(view.id()))
                        .toList());
        says(paper(round.report(""), ""), paper, "“" + WHY + "”", BY);
        String fallback = ruling.toLowerCase(Locale.ROOT).replace('_', ' ') + " (";
        assertFalse(paper(round.report(""), "it").contains("; " + fallback), () -> ruling + " has no Italian words");
    }

    private static List<String> known(Enum<?>[] all) {
        return Stream.of(all)
                .map(Enum::name)
                .filter(name -> !name.endsWith("UNSPECIFIED") && !name.equals("UNRECOGNIZED"))
                .sorted()
                .toList();
    }

    private static List<String> names(Set<? extends Enum<?>> rows) {
        return rows.stream().map(Enum::name).sorted().toList();
    }
}
