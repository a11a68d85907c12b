package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.grpc.StatusRuntimeException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;

/** What a decision about a disconnection does to the game, and what is noted about it. */
class DecisionEffectsTest extends ScriptedEffects {
    private static AdjudicationEvent decided(DisconnectionOption option) {
        var decided = DisconnectionDecided.newBuilder()
                .setRulingId(RULING)
                .setCaseId("bari/case-1")
                .setVenue("bari")
                .setSide(Side.SIDE_BLACK)
                .setOption(option)
                .setReason("line")
                .setAttempt(1);
        if (option == DisconnectionOption.DISCONNECTION_OPTION_REDUCE) decided.setReduceBy(seconds(90));
        if (option == DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER) decided.setControl(control());
        if (option == DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME)
            decided.setAddTo(Side.SIDE_WHITE).setAddTime(seconds(180));
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD))
                .setDisconnectionDecided(decided)
                .build();
    }

    private static TimeControl control() {
        return TimeControl.newBuilder()
                .addPeriods(Period.newBuilder().setBase(seconds(1_500)).setIncrement(seconds(10)))
                .build();
    }

    private static ResumeRequest.Builder resume() {
        return ResumeRequest.newBuilder()
                .setWrite(write("resume"))
                .setBoardId(BOARD)
                .setReason("line")
                .setArticle("OCR 18.9")
                .setAttempt(1)
                .addDecides("bari/case-1");
    }

    @Test
    void aDecisionToResumeResumes() { // OCR 18.9 a
        assertEquals(Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_RESUME)));
        assertEquals(List.of(resume().build()), game.orders);
    }

    @Test
    void withoutAReasonItIsSaidWhoDecided() { // OCR 18.9
        for (var by : Map.of(
                        Role.ROLE_CHIEF_ARBITER,
                        "{DECIDED office=CHIEF_ARBITER}",
                        Role.ROLE_DEPUTY_CHIEF_ARBITER,
                        "{DECIDED office=DEPUTY_CHIEF_ARBITER}")
                .entrySet()) {
            var decided = decided(DisconnectionOption.DISCONNECTION_OPTION_RESUME).toBuilder();
            decided.getHeaderBuilder().getActorBuilder().setRole(by.getKey());
            decided.getDisconnectionDecidedBuilder().setReason("");
            effects.carryOut(decided.build());
            assertEquals(by.getValue(), ((ResumeRequest) game.orders.getLast()).getReason());
        }
    }

    @Test
    void aGameThatWasNeverPausedNeedsNoResuming() { // DEC-15
        for (String code : List.of("NOT_PAUSED", "GAME_NOT_STARTED")) {
            game.refusals.put(ResumeRequest.class, code);
            assertEquals(
                    Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_RESUME)));
        }
    }

    @Test
    void aNewGameThatIsNotBroughtIsNotApplied() { // OCR 18.9 c, d
        for (var option : List.of(
                DisconnectionOption.DISCONNECTION_OPTION_RESTART,
                DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER))
            for (String code : List.of("GAME_NOT_STARTED", "ANOTHER_GAME", "NOT_SHORTER")) {
                game.refusals.put(RestartRequest.class, code);
                assertEquals(Optional.of(refused(code)), effects.carryOut(decided(option)));
            }
    }

    @Test
    void aDecisionToReduceTakesTimeAndResumes() { // OCR 18.9 b
        assertEquals(Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)));
        assertEquals(
                List.of(resume().setReduceSide(Side.SIDE_BLACK)
                        .setReduceBy(seconds(90))
                        .build()),
                game.orders);
    }

    @Test
    void timeIsTakenFromARunningGameToo() {
        game.refusals.put(ResumeRequest.class, "NOT_PAUSED");
        assertEquals(Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)));
        assertEquals(adjust(Side.SIDE_BLACK, -90, "line", "OCR 18.9"), game.orders.getLast());
        game.refusals.put(AdjustTimeRequest.class, "REDUCTION_TOO_LARGE");
        assertEquals(
                Optional.of(refused("REDUCTION_TOO_LARGE")),
                effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)));
    }

    @Test
    void aReductionThatIsTooLargeIsRefused() { // DEC-21
        game.refusals.put(ResumeRequest.class, "REDUCTION_TOO_LARGE");
        assertEquals(
                Optional.of(refused("REDUCTION_TOO_LARGE")),
                effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_REDUCE)));
        assertEquals(1, game.orders.size());
    }

    @Test
    void timeIsAddedWithTheResumptionOrToARunningGame() { // OCR 18.9
        assertEquals(
                Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME)));
        assertEquals(List.of(resume().setAddWhite(seconds(180)).build()), game.orders);
        game.refusals.put(ResumeRequest.class, "NOT_PAUSED");
        assertEquals(
                Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME)));
        assertEquals(adjust(Side.SIDE_WHITE, 180, "line", "OCR 18.9"), game.orders.getLast());
    }

    @Test
    void aResultIsDeclaredAndAFallenFlagConfirmed() { // OCR 18.9, DEC-15
        for (var option : List.of(
                DisconnectionOption.DISCONNECTION_OPTION_LOSS,
                DisconnectionOption.DISCONNECTION_OPTION_DRAW,
                DisconnectionOption.DISCONNECTION_OPTION_CONFIRM_FLAG))
            assertEquals(Optional.of(APPLIED), effects.carryOut(decided(option)));
        var confirmed = DeclareResultRequest.newBuilder()
                .setWrite(write("result"))
                .setBoardId(BOARD)
                .setReason("line")
                .setArticle("OCR 18.9")
                .setAttempt(1)
                .build();
        assertEquals(
                List.of(
                        confirmed.toBuilder()
                                .setResult(Result.RESULT_WHITE_WINS)
                                .build(),
                        confirmed.toBuilder().setResult(Result.RESULT_DRAW).build(),
                        confirmed),
                game.orders);
        game.refusals.put(DeclareResultRequest.class, "NO_PROVISIONAL_RESULT");
        assertEquals(
                Optional.of(refused("NO_PROVISIONAL_RESULT")),
                effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_CONFIRM_FLAG)));
    }

    @Test
    void aDecisionThatNothingIsToBeDoneIsAppliedAtOnce() {
        assertEquals(
                Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_NO_ACTION)));
        assertEquals(List.of(), game.orders);
    }

    @Test
    void aDecisionToRestartVoidsTheGame() { // OCR 18.9 c, OCR 18.9 d
        assertEquals(Optional.of(APPLIED), effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_RESTART)));
        assertEquals(
                Optional.of(APPLIED),
                effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_RESTART_SHORTER)));
        var restart = RestartRequest.newBuilder()
                .setWrite(write("restart"))
                .setBoardId(BOARD)
                .setReason("line")
                .setArticle("OCR 18.9")
                .setAttempt(1)
                .build();
        assertEquals(List.of(restart, restart.toBuilder().setControl(control()).build()), game.orders);
    }

    @Test
    void whatWasDecidedAboutAVoidedGameIsRefusedWhereItChangesTheNew() { // OCR 18.9
        for (Class<?> order :
                List.of(ResumeRequest.class, AdjustTimeRequest.class, DeclareResultRequest.class, RestartRequest.class))
            game.refusals.put(order, "ANOTHER_GAME");
        for (var option : List.of(
                DisconnectionOption.DISCONNECTION_OPTION_RESUME,
                DisconnectionOption.DISCONNECTION_OPTION_RESTART,
                DisconnectionOption.DISCONNECTION_OPTION_REDUCE,
                DisconnectionOption.DISCONNECTION_OPTION_ADD_TIME,
                DisconnectionOption.DISCONNECTION_OPTION_CONFIRM_FLAG,
                DisconnectionOption.DISCONNECTION_OPTION_LOSS,
                DisconnectionOption.DISCONNECTION_OPTION_DRAW))
            assertEquals(Optional.of(refused("ANOTHER_GAME")), effects.carryOut(decided(option)));
    }

    @Test
    void aGameThatEndedMeanwhileIsSaidSo() {
        game.refusals.put(RestartRequest.class, "GAME_ENDED");
        assertEquals(
                Optional.of(refused("GAME_ENDED")),
                effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_RESTART)));
    }

    @Test
    void noAnswerIsNoRefusal() {
        game.away = true;
        assertThrows(
                StatusRuntimeException.class,
                () -> effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_RESUME)));
    }
}
