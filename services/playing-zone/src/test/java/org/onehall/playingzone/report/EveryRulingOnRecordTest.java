package org.onehall.playingzone.report;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.onehall.playingzone.report.OnRecord.*;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.playingzone.Facts;
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
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/**
 * Every kind of ruling, made once: the timeline, the console and the report, as JSON and as PDF in both languages, all
 * show it with its author and reason (OCR 18.3). A new kind without a row here makes the test fail.
 */
class EveryRulingOnRecordTest {
    @Test
    void everyPenaltyIsOnRecordWithWhomItIsAboutAndTakenBackByName() { // OCR 18.3, OCR 18.4.1-18.4.9
        Map<PenaltyKind, String> rows = new LinkedHashMap<>();
        rows.put(PenaltyKind.PENALTY_KIND_WARNING, "Warning (OCR 18.4); White, warning 1");
        rows.put(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT, "More time for the opponent (OCR 18.4); Black +2:00");
        rows.put(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER, "Less time for the player (OCR 18.4); White -2:00");
        rows.put(
                PenaltyKind.PENALTY_KIND_RAISE_SCORE_OF_OPPONENT,
                "More points for the opponent (OCR 18.4); Black " + "gets ½");
        rows.put(
                PenaltyKind.PENALTY_KIND_LOWER_SCORE_OF_OFFENDER,
                "Fewer points for the player (OCR 18.4); White gets ½");
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
                    "withdraws penalties of ruling 1, board 1",
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
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_RESUME, "a) Resume (OCR 18.9)");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_REDUCE, "b) Resume with less time (OCR 18.9); White -1:30");
        rows.put(DisconnectionOption.DISCONNECTION_OPTION_RESTART, "c) New game, same time (OCR 18.9)");
        rows.put(
                DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER,
                "d) New game, shorter time (OCR 18.9); 15+10");
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
                    "decision on the appeal of White, Anna, against: ",
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
                "Extra time because a pause was not possible (OCR 19.6); White +1:00");
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
