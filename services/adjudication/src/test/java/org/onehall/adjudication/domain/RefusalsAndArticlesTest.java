package org.onehall.adjudication.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.adjudication.domain.AdjudicationRefusal.*;
import static org.onehall.adjudication.domain.Boards.*;
import static org.onehall.adjudication.domain.DisconnectedBoards.*;
import static org.onehall.adjudication.domain.DisconnectionRefusal.*;

import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.Refusal;
import org.onehall.decider.Scenario;
import org.onehall.regulations.DisconnectionOption;
import org.onehall.regulations.RuleCatalogue;

/** Every refusal can happen, and every article that is named is in the catalogue. */
class RefusalsAndArticlesTest {
    /** One way to each refusal. */
    private static Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> refusals() {
        Map<Refusal, Supplier<Scenario<Command, Event, AdjudicationState>>> ways = new LinkedHashMap<>();
        ways.put(UNKNOWN_BOARD, () -> unknown().when(call(Side.BLACK), BLACK, T0));
        ways.put(FORBIDDEN_ROLE, () -> decidable().when(decide(DisconnectionOption.RESUME), LCA_BARI, T0));
        ways.put(
                TEXT_TOO_LONG,
                () -> playing()
                        .when(
                                new Command.CallArbiter(BOARD, Side.BLACK, "x".repeat(501), Optional.empty(), TERMS),
                                BLACK,
                                T0));
        ways.put(CALL_OPEN, () -> playing().when(call(Side.BLACK), BLACK, T0).when(call(Side.BLACK), BLACK, T0));
        ways.put(UNKNOWN_CALL, () -> playing().when(new Command.AnswerCall(BOARD + "/call-1", true, ""), CA, T0));
        ways.put(
                ALREADY_ANSWERED,
                () -> playing()
                        .when(call(Side.BLACK), BLACK, T0)
                        .when(new Command.AnswerCall(BOARD + "/call-1", true, ""), CA, T0)
                        .when(new Command.AnswerCall(BOARD + "/call-1", false, ""), CA, T0));
        ways.put(UNKNOWN_CASE, () -> playing().when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                ALREADY_DECIDED,
                () -> decidable()
                        .when(decide(DisconnectionOption.RESUME), CA, T0)
                        .when(decide(DisconnectionOption.RESTART), CA, T0));
        ways.put(
                GAME_VOIDED,
                () -> bothDecidable()
                        .when(decide(DisconnectionOption.RESTART), CA, T0)
                        .when(about(WHITE_CASE, DisconnectionOption.LOSS), CA, T0));
        ways.put(NOT_DELEGATED, () -> decidable().when(decide(DisconnectionOption.RESUME), DEPUTY, T0));
        ways.put(ALREADY_DELEGATED, () -> decidable().when(DELEGATE, CA, T0).when(DELEGATE, CA, T0));
        ways.put(
                NOT_OVERDUE,
                () -> decidableFor(A_MINUTE)
                        .when(UNANSWERED, SERVICE, T0.plus(A_MINUTE).minusMillis(1)));
        ways.put(
                NOT_RECONNECTED,
                () -> playing()
                        .given(noted(CaseState.OPEN), noted(CaseState.REPORTED))
                        .when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                OPPONENT_NOT_RECONNECTED,
                () -> decidable()
                        .given(new Event.CaseNoted(
                                "rome/case-1", "rome", Side.WHITE, CaseState.OPEN, 1, Optional.empty()))
                        .when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                NOT_REPORTED,
                () -> playing()
                        .given(noted(CaseState.OPEN), noted(CaseState.RESTORED))
                        .when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                GAME_ENDED,
                () -> decidable().given(noted(1, false, true)).when(decide(DisconnectionOption.RESUME), CA, T0));
        ways.put(
                REDUCTION_MISSING,
                () -> decidable()
                        .when(
                                decide(DisconnectionOption.REDUCE, Optional.of(Duration.ZERO), Optional.empty(), ""),
                                CA,
                                T0));
        ways.put(REDUCTION_TOO_LARGE, () -> decidable().when(reduce(Duration.ofHours(24)), CA, T0));
        ways.put(
                TOO_MANY_PERIODS,
                () -> decidable()
                        .when(
                                known(
                                        decide(
                                                DisconnectionOption.RESTART_SHORTER,
                                                Optional.empty(),
                                                Optional.of(TimeControl.parse("10/5+0,5+0")),
                                                ""),
                                        Optional.empty(),
                                        OptionalInt.of(1)),
                                CA,
                                T0));
        ways.put(
                CONTROL_MISSING,
                () -> decidable()
                        .when(
                                decide(DisconnectionOption.RESTART_SHORTER, Optional.empty(), Optional.empty(), ""),
                                CA,
                                T0));
        ways.put(GAME_NOT_ENDED, () -> decidable().when(decide(DisconnectionOption.NO_ACTION), CA, T0));
        ways.put(
                CONNECTION_NOT_OF_PLAYER,
                () -> decidable()
                        .when(penalised(DisconnectionOption.RESUME, false, item(PenaltyKind.WARNING)), CA, T0));
        ways.put(
                PENALTY_OF_CHIEF_ARBITER,
                () -> decidable()
                        .when(DELEGATE, CA, T0)
                        .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.WARNING)), DEPUTY, T0));
        ways.put(
                PENALTY_NOT_WITH_DECISION,
                () -> decidable()
                        .when(penalised(DisconnectionOption.RESUME, true, item(PenaltyKind.GAME_LOST)), CA, T0));
        ways.put(
                DECISION_REASON_MISSING,
                () -> decidable()
                        .when(decide(DisconnectionOption.DRAW, Optional.empty(), Optional.empty(), " "), CA, T0));
        ways.put(
                PRECEDENT_REASON_MISSING,
                () -> decidable().when(after(DisconnectionOption.RESUME, "", EARLIER), CA, T0));
        ways.put(
                ADDITION_OUT_OF_RANGE,
                () -> decidable().when(addTime(Optional.of(Side.WHITE), Optional.of(Duration.ofMinutes(61))), CA, T0));
        ways.put(NOT_SHORTER, () -> decidable().when(shorter("115+5"), CA, T0));
        ways.putAll(PenalisedBoards.refusals());
        ways.putAll(CallsTest.refusals());
        ways.putAll(QuestionsTest.refusals());
        ways.putAll(AppealedBoards.refusals());
        ways.putAll(FailedPausesTest.refusals());
        ways.putAll(WithdrawnRulings.refusals());
        ways.put(UNKNOWN_RULING, () -> playing().when(new Command.NoteRuling(RULING, true, "", ""), SERVICE, T0));
        return ways;
    }

    private static List<Refusal> all() {
        return Stream.<Refusal[]>of(
                        AdjudicationRefusal.values(),
                        AppealRefusal.values(),
                        DisconnectionRefusal.values(),
                        PenaltyRefusal.values(),
                        WithdrawalRefusal.values())
                .flatMap(Arrays::stream)
                .toList();
    }

    @Test
    void everyRefusalCanHappen() {
        assertEquals(Set.copyOf(all()), refusals().keySet());
        refusals().forEach((refusal, way) -> way.get().refused(refusal));
    }

    @Test
    void everyRefusalNamesAnArticleOfTheCatalogueAndSaysWhatIsAllowed() {
        for (Refusal refusal : all()) {
            if (!refusal.rule().isEmpty()) RuleCatalogue.standard().require(refusal.rule());
            assertTrue(refusal.text().endsWith("."), refusal.name());
        }
    }

    @Test
    void everyEventRestsOnAnArticleOfTheCatalogue() {
        var decider = new AdjudicationDecider();
        var rules = new TreeSet<>(List.of(
                decider.rule(decided(1, DisconnectionOption.RESUME)),
                decider.rule(noted(CaseState.OPEN)),
                decider.rule(new Event.DecisionDelegated("c", true)),
                decider.rule(called(1, Side.WHITE)),
                decider.rule(new Event.CallPauseNoted("c", true, "", "")),
                decider.rule(new Event.QuestionAnswered("q", "OCR 3.8", "")),
                decider.rule(new Event.AppealCopyTaken("a")),
                decider.rule(new Event.AppealFeePaid("a", "")),
                decider.rule(AppealedBoards.dismissed(1)),
                decider.rule(new Event.RulingApplied("r"))));
        Arrays.stream(PenaltyKind.values()).map(PenaltyKind::article).forEach(rules::add);
        assertEquals(
                new TreeSet<>(List.of(
                        "OCR 18.3",
                        "OCR 18.4.1",
                        "OCR 18.4.2",
                        "OCR 18.4.3",
                        "OCR 18.4.4",
                        "OCR 18.4.5",
                        "OCR 18.4.6",
                        "OCR 18.4.7",
                        "OCR 18.4.8",
                        "OCR 18.4.9",
                        "OCR 18.9",
                        "OCR 19.1",
                        "LAW 6.11.2",
                        "OCR 17.10",
                        "OCR 17.11",
                        "FSSI gen-8 c",
                        "FSSI gen-8 e")),
                rules);
        rules.forEach(RuleCatalogue.standard()::require);
    }
}
