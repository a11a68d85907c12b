package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Duration;
import com.google.protobuf.Timestamp;
import io.grpc.StatusRuntimeException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Texts;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.DisconnectionOption;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.LostGame;
import org.onehall.proto.adjudication.v1.NoteRulingRequest;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.competition.v1.Exclusion;
import org.onehall.proto.competition.v1.ScoreChange;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.RestartRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.game.v1.ResumeRequest;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Period;
import org.onehall.proto.types.v1.PointsBySide;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;
import org.onehall.proto.types.v1.TimeControl;
import org.onehall.proto.types.v1.WriteContext;

/** What a ruling does to the game, and what is noted about it. */
class RulingEffectsTest {
    private static final String BOARD = "demo/1/3";
    private static final String RULING = BOARD + "/ruling-1";

    private final ScriptedGame game = new ScriptedGame();
    private final List<ApplyPenaltyRequest> desk = new ArrayList<>();
    private Optional<String> deskSays = Optional.empty();
    private boolean scored = true;
    private final RulingEffects effects = new RulingEffects(
            game,
            order -> {
                desk.add(order);
                return deskSays.map(code -> RefusalDetail.newBuilder()
                        .setCode(code)
                        .setText("No: " + code)
                        .build());
            },
            _ -> scored);

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

    private static AdjudicationEvent imposed(PenaltyKind kind) {
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD))
                .setPenaltyImposed(PenaltyImposed.newBuilder()
                        .setRulingId(RULING)
                        .setOffender(Side.SIDE_BLACK)
                        .setKind(kind)
                        .setTime(seconds(120))
                        .setReason("noise"))
                .build();
    }

    private static Duration seconds(long seconds) {
        return Duration.newBuilder().setSeconds(seconds).build();
    }

    private static TimeControl control() {
        return TimeControl.newBuilder()
                .addPeriods(Period.newBuilder().setBase(seconds(1_500)).setIncrement(seconds(10)))
                .build();
    }

    private static WriteContext write(String step) {
        return WriteContext.newBuilder().setRequestId(RULING + ":" + step).build();
    }

    /** A penalty applies to whichever game there is; a decision applies to the game it was made about. */
    private static AdjustTimeRequest adjust(Side side, long seconds, String reason, String article) {
        return AdjustTimeRequest.newBuilder()
                .setWrite(write("adjust"))
                .setBoardId(BOARD)
                .setSide(side)
                .setChange(seconds(seconds))
                .setReason(reason)
                .setArticle(article)
                .setAttempt(article.equals("OCR 18.9") ? 1 : 0)
                .setRulingId(article.equals("OCR 18.9") ? "" : RULING)
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

    private static final NoteRulingRequest APPLIED = NoteRulingRequest.newBuilder()
            .setWrite(write("note"))
            .setBoardId(BOARD)
            .setRulingId(RULING)
            .setApplied(true)
            .build();

    private static NoteRulingRequest refused(String code) {
        return APPLIED.toBuilder()
                .setApplied(false)
                .setCode(code)
                .setText("No: " + code)
                .build();
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
    void timePenaltiesChangeTheRightClock() { // OCR 18.4.2, OCR 18.4.3
        assertEquals(Optional.of(APPLIED), effects.carryOut(imposed(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)));
        assertEquals(Optional.of(APPLIED), effects.carryOut(imposed(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER)));
        assertEquals(
                List.of(
                        adjust(Side.SIDE_WHITE, 120, "noise", "OCR 18.4.2"),
                        adjust(Side.SIDE_BLACK, -120, "noise", "OCR 18.4.3")),
                game.orders);
    }

    @Test
    void aWarningTouchesNoClock() { // OCR 18.4.1
        assertEquals(Optional.empty(), effects.carryOut(imposed(PenaltyKind.PENALTY_KIND_WARNING)));
        assertEquals(List.of(), game.orders);
    }

    private static AdjudicationEvent imposed(PenaltiesImposed.Builder imposed, PenaltyItem... items) {
        imposed.setRulingId(RULING)
                .setOffender(Side.SIDE_BLACK)
                .setPlayer("p-black")
                .setReason("phone")
                .setAttempt(1)
                .addAllItems(List.of(items));
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD).setRule("OCR 18.4"))
                .setPenaltiesImposed(imposed)
                .build();
    }

    private static PenaltyItem item(PenaltyKind kind) {
        return PenaltyItem.newBuilder().setKind(kind).build();
    }

    private static PenaltyItem time(PenaltyKind kind) {
        return PenaltyItem.newBuilder().setKind(kind).setTime(seconds(120)).build();
    }

    private static DeclareResultRequest lost(Result result, String article) {
        return DeclareResultRequest.newBuilder()
                .setWrite(write("result"))
                .setBoardId(BOARD)
                .setResult(result)
                .setReason("phone")
                .setArticle(article)
                .setAttempt(1)
                .build();
    }

    private static PointsBySide points(String white, String black) {
        return PointsBySide.newBuilder().setWhite(white).setBlack(black).build();
    }

    private static ApplyPenaltyRequest.Builder atTheDesk() {
        return ApplyPenaltyRequest.newBuilder()
                .setWrite(write("competition"))
                .setCompetitionId("demo")
                .setRulingId(RULING)
                .setArticle("OCR 18.4")
                .setRound(1)
                .setBoard(3);
    }

    @Test
    void bothClocksAreChangedByOneOrder() { // OCR 18.4.2, OCR 18.4.3
        assertEquals(
                Optional.of(APPLIED),
                effects.carryOut(imposed(
                        PenaltiesImposed.newBuilder(),
                        time(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT),
                        time(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER))));
        assertEquals(
                List.of(AdjustTimeRequest.newBuilder()
                        .setWrite(write("adjust"))
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_BLACK)
                        .setChange(seconds(-120))
                        .setArticle("OCR 18.4.3")
                        .setOtherChange(seconds(120))
                        .setOtherArticle("OCR 18.4.2")
                        .setReason("phone")
                        .setAttempt(1)
                        .setRulingId(RULING)
                        .build()),
                game.orders);
        assertEquals(List.of(), desk);
    }

    @Test
    void oneClockIsChangedUnderItsArticle() { // OCR 18.4.2
        effects.carryOut(imposed(PenaltiesImposed.newBuilder(), time(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT)));
        assertEquals(
                List.of(AdjustTimeRequest.newBuilder()
                        .setWrite(write("adjust"))
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_WHITE)
                        .setChange(seconds(120))
                        .setArticle("OCR 18.4.2")
                        .setReason("phone")
                        .setAttempt(1)
                        .setRulingId(RULING)
                        .build()),
                game.orders);
    }

    @Test
    void aRunningGameIsDeclaredLost() { // OCR 18.4.6, OCR 18.4.9, LAW 11.8
        var wins = PenaltiesImposed.newBuilder().setLost(LostGame.LOST_GAME_OPPONENT_WINS);
        effects.carryOut(imposed(wins.clone(), item(PenaltyKind.PENALTY_KIND_GAME_LOST)));
        effects.carryOut(imposed(
                PenaltiesImposed.newBuilder().setLost(LostGame.LOST_GAME_BOTH_LOSE),
                item(PenaltyKind.PENALTY_KIND_GAME_LOST)));
        assertEquals(
                List.of(lost(Result.RESULT_WHITE_WINS, "OCR 18.4.6"), lost(Result.RESULT_BOTH_LOSE, "OCR 18.4.6")),
                game.orders);
        assertEquals(List.of(), desk);
        effects.carryOut(imposed(wins.clone(), item(PenaltyKind.PENALTY_KIND_EXPULSION)));
        assertEquals(lost(Result.RESULT_WHITE_WINS, "OCR 18.4.9"), game.orders.getLast());
        assertEquals(
                List.of(atTheDesk()
                        .setExclusion(
                                Exclusion.newBuilder().setPlayerId("p-black").setExpelled(true))
                        .build()),
                desk);
    }

    @Test
    void theScoreIsChangedAtTheDesk() { // OCR 18.4.5
        var lowered =
                PenaltiesImposed.newBuilder().setBefore(points("0.5", "0.5")).setAfter(points("0.5", "0"));
        assertEquals(
                Optional.of(APPLIED),
                effects.carryOut(imposed(lowered, item(PenaltyKind.PENALTY_KIND_LOWER_SCORE_OF_OFFENDER))));
        assertEquals(List.of(), game.orders);
        assertEquals(
                List.of(atTheDesk()
                        .setScore(ScoreChange.newBuilder()
                                .setBefore(points("0.5", "0.5"))
                                .setAfter(points("0.5", "0")))
                        .build()),
                desk);
    }

    @Test
    void whatTheGameRefusesDoesNotReachTheDesk() { // OCR 18.4
        game.refusals.put(DeclareResultRequest.class, "GAME_ENDED");
        game.refusals.put(AdjustTimeRequest.class, "REDUCTION_TOO_LARGE");
        var excluded = PenaltyItem.newBuilder()
                .setKind(PenaltyKind.PENALTY_KIND_EXCLUSION)
                .addRounds(3)
                .build();
        assertEquals(
                Optional.of(refused("GAME_ENDED")),
                effects.carryOut(imposed(
                        PenaltiesImposed.newBuilder().setLost(LostGame.LOST_GAME_OPPONENT_WINS),
                        item(PenaltyKind.PENALTY_KIND_GAME_LOST),
                        excluded)));
        assertEquals(
                Optional.of(refused("REDUCTION_TOO_LARGE")),
                effects.carryOut(imposed(
                        PenaltiesImposed.newBuilder(),
                        time(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER),
                        excluded)));
        assertEquals(List.of(), desk);
    }

    @Test
    void whatTheDeskRefusesIsSaid() { // OCR 18.4.8
        deskSays = Optional.of("ROUND_STARTED");
        assertEquals(
                Optional.of(refused("ROUND_STARTED")),
                effects.carryOut(imposed(
                        PenaltiesImposed.newBuilder(),
                        PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_EXCLUSION)
                                .addRounds(2)
                                .build())));
    }

    @Test
    void theScoreOfAGameJustLostWaitsForItsResult() { // OCR 18.4.6
        scored = false;
        var half = PenaltiesImposed.newBuilder()
                .setLost(LostGame.LOST_GAME_OPPONENT_WINS)
                .setBefore(points("1", "0"))
                .setAfter(points("0.5", "0"));
        assertThrows(
                IllegalStateException.class,
                () -> effects.carryOut(imposed(half.clone(), item(PenaltyKind.PENALTY_KIND_GAME_LOST))));
        assertEquals(List.of(), desk, "it would be refused, and every repeat be given the same answer");
        scored = true;
        assertEquals(
                Optional.of(APPLIED),
                effects.carryOut(imposed(half.clone(), item(PenaltyKind.PENALTY_KIND_GAME_LOST))));
        assertEquals(game.orders.getFirst(), game.orders.getLast(), "the same request id: done once");
        assertEquals(1, desk.size());
    }

    private static AdjudicationEvent withdrawn(RulingWithdrawn.Builder withdrawn, PenaltyItem... items) {
        withdrawn
                .setRulingId(RULING)
                .setWithdrawnId("demo/1/3/ruling-0")
                .setOffender(Side.SIDE_BLACK)
                .setPlayer("p-black")
                .setReason("phone")
                .setAttempt(1)
                .addAllItems(List.of(items));
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD).setRule("OCR 18.4"))
                .setRulingWithdrawn(withdrawn)
                .build();
    }

    @Test
    void timeGivenAndTakenIsPutBackByOneOrder() { // OCR 18.3, OCR 18.4.2, OCR 18.4.3
        assertEquals(
                Optional.of(APPLIED),
                effects.carryOut(withdrawn(
                        RulingWithdrawn.newBuilder(),
                        time(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER),
                        time(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT))));
        assertEquals(
                List.of(AdjustTimeRequest.newBuilder()
                        .setWrite(write("adjust"))
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_WHITE)
                        .setChange(seconds(-120))
                        .setArticle("OCR 18.4.2")
                        .setOtherChange(seconds(120))
                        .setOtherArticle("OCR 18.4.3")
                        .setReason("phone")
                        .setAttempt(1)
                        .setWithdraws("demo/1/3/ruling-0")
                        .build()),
                game.orders);
        effects.carryOut(
                withdrawn(RulingWithdrawn.newBuilder(), time(PenaltyKind.PENALTY_KIND_REDUCE_TIME_OF_OFFENDER)));
        assertEquals(
                AdjustTimeRequest.newBuilder()
                        .setWrite(write("adjust"))
                        .setBoardId(BOARD)
                        .setSide(Side.SIDE_BLACK)
                        .setChange(seconds(120))
                        .setArticle("OCR 18.4.3")
                        .setReason("phone")
                        .setAttempt(1)
                        .setWithdraws("demo/1/3/ruling-0")
                        .build(),
                game.orders.getLast());
        assertEquals(List.of(), desk);
    }

    @Test
    void aGameThatHadBeenLostGoesOnAndItsLoserIsLetInAgain() { // OCR 18.3, OCR 18.4.6, OCR 18.4.9
        assertEquals(
                Optional.of(APPLIED),
                effects.carryOut(withdrawn(
                        RulingWithdrawn.newBuilder().setGoesOn(true), item(PenaltyKind.PENALTY_KIND_EXPULSION))));
        assertEquals(
                List.of(SetRulingAsideRequest.newBuilder()
                        .setWrite(write("aside"))
                        .setBoardId(BOARD)
                        .setReason("phone")
                        .setArticle("OCR 18.4.9")
                        .setAttempt(1)
                        .build()),
                game.orders);
        var order = atTheDesk()
                .setWithdraws("demo/1/3/ruling-0")
                .setExclusion(Exclusion.newBuilder().setPlayerId("p-black").setExpelled(true));
        assertEquals(
                List.of(
                        order.clone()
                                .setWrite(write("asked"))
                                .setGoesOn(true)
                                .setAsked(true)
                                .build(),
                        order.build()),
                desk);
    }

    @Test
    void nothingIsTakenBackIfTheDeskHasOpenedOrClosedARoundMeanwhile() { // OCR 18.3, OCR 18.4.6
        deskSays = Optional.of("NEXT_ROUND_OPEN");
        assertEquals(
                Optional.of(refused("NEXT_ROUND_OPEN")),
                effects.carryOut(withdrawn(
                        RulingWithdrawn.newBuilder().setGoesOn(true), item(PenaltyKind.PENALTY_KIND_GAME_LOST))));
        assertEquals(List.of(), game.orders, "the game stays lost");
        assertEquals(1, desk.size());
    }

    @Test
    void aScoreIsGivenBackAtTheDeskAndNotIfTheGameRefuses() { // OCR 18.3, OCR 18.4.5
        effects.carryOut(withdrawn(
                RulingWithdrawn.newBuilder().setBefore(points("0.5", "0")).setAfter(points("0.5", "0.5")),
                item(PenaltyKind.PENALTY_KIND_LOWER_SCORE_OF_OFFENDER)));
        var order = atTheDesk()
                .setWithdraws("demo/1/3/ruling-0")
                .setScore(ScoreChange.newBuilder().setBefore(points("0.5", "0")).setAfter(points("0.5", "0.5")));
        assertEquals(
                List.of(order.clone().setWrite(write("asked")).setAsked(true).build(), order.build()), desk);
        game.refusals.put(AdjustTimeRequest.class, "REDUCTION_TOO_LARGE");
        assertEquals(
                Optional.of(refused("REDUCTION_TOO_LARGE")),
                effects.carryOut(withdrawn(
                        RulingWithdrawn.newBuilder(),
                        time(PenaltyKind.PENALTY_KIND_ADD_TIME_TO_OPPONENT),
                        PenaltyItem.newBuilder()
                                .setKind(PenaltyKind.PENALTY_KIND_EXCLUSION)
                                .addRounds(3)
                                .build())));
        assertEquals(3, desk.size());
        assertTrue(desk.getLast().getAsked(), "asked, and not carried out");
    }

    @Test
    void theScoreThatAnUpheldAppealGivesBackIsAskedForAsTheDecisionOfTheAppeal() { // OCR 17.11, OCR 18.4.5
        var event = withdrawn(
                RulingWithdrawn.newBuilder()
                        .setBefore(points("0.5", "0"))
                        .setAfter(points("0.5", "0.5"))
                        .setAppealId(BOARD + "/appeal-1"),
                item(PenaltyKind.PENALTY_KIND_LOWER_SCORE_OF_OFFENDER))
                .toBuilder();
        event.getHeaderBuilder()
                .setRule("OCR 17.11")
                .setActor(Actor.newBuilder().setRole(Role.ROLE_CHIEF_ORGANISER).setSubject("org"));
        assertEquals(Optional.of(APPLIED), effects.carryOut(event.build()));
        assertEquals(
                List.of("org", "org"),
                desk.stream().map(ApplyPenaltyRequest::getDecidedBy).toList(),
                "who records it approves it");
        assertEquals(
                List.of("OCR 17.11", "OCR 17.11"),
                desk.stream().map(ApplyPenaltyRequest::getArticle).toList());
    }

    @Test
    void noAnswerIsNoRefusal() {
        game.away = true;
        assertThrows(
                StatusRuntimeException.class,
                () -> effects.carryOut(decided(DisconnectionOption.DISCONNECTION_OPTION_RESUME)));
    }

    private static AdjudicationEvent appealed(AppealDecided.Builder decided) {
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD).setRule("OCR 17.11"))
                .setAppealDecided(decided.setRulingId(RULING).setAppealId(BOARD + "/appeal-1"))
                .build();
    }

    @Test
    void theNewScoreOfAnAppealGoesToTheDeskOfTheCompetition() { // OCR 17.11
        var before = PointsBySide.newBuilder().setWhite("1").setBlack("0").build();
        var after = PointsBySide.newBuilder().setWhite("0.5").setBlack("0.5").build();
        assertTrue(effects.carryOut(
                        appealed(AppealDecided.newBuilder().setBefore(before).setAfter(after)))
                .orElseThrow()
                .getApplied());
        var order = desk.getFirst();
        assertEquals(
                List.of(RULING, "OCR 17.11", 1, 3, after),
                List.of(
                        order.getRulingId(),
                        order.getArticle(),
                        order.getRound(),
                        order.getBoard(),
                        order.getScore().getAfter()));
        assertEquals(List.of(), game.orders);
    }

    @Test
    void anAppealThatLeavesTheScoreOrdersNothing() { // OCR 17.11
        assertTrue(effects.carryOut(appealed(AppealDecided.newBuilder()))
                .orElseThrow()
                .getApplied());
        assertEquals(List.of(), desk);
    }

    private static AdjudicationEvent compensated(FailedPauseCompensated.Builder compensated) {
        return AdjudicationEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD).setRule("OCR 19.6"))
                .setFailedPauseCompensated(compensated
                        .setRulingId(RULING)
                        .setFailureId(BOARD + "/pause-1")
                        .setReason("Fire alarm")
                        .setAttempt(2)
                        .setWantedAt(
                                Timestamp.newBuilder().setSeconds(1_790_000_000).setNanos(5)))
                .build();
    }

    @Test
    void timeForAFailedPauseIsGivenToBothClocksAtOnceWithItsRecordAsTheReason() { // OCR 19.6
        assertTrue(effects.carryOut(compensated(FailedPauseCompensated.newBuilder()
                        .setWhite(seconds(97))
                        .setBlack(seconds(40))))
                .orElseThrow()
                .getApplied());
        var order = (AdjustTimeRequest) game.orders.getFirst();
        assertEquals(
                List.of(
                        BOARD,
                        Side.SIDE_WHITE,
                        seconds(97),
                        seconds(40),
                        "OCR 19.6",
                        2,
                        "{PAUSE_NOT_POSSIBLE at=2026-09-21T14:13:20Z; because=Fire alarm}"),
                List.of(
                        order.getBoardId(),
                        order.getSide(),
                        order.getChange(),
                        order.getOtherChange(),
                        order.getArticle(),
                        order.getAttempt(),
                        order.getReason()));
    }

    @Test
    void aLongReasonForAFailedPauseIsCutWhereTheGameTakesIt() { // OCR 19.6
        var long500 = compensated(FailedPauseCompensated.newBuilder().setBlack(seconds(40))).toBuilder();
        long500.getFailedPauseCompensatedBuilder().setReason("a" + "\uD83D\uDE00".repeat(499));
        effects.carryOut(long500.build());
        String reason = ((AdjustTimeRequest) game.orders.getFirst()).getReason();
        assertEquals(500, reason.codePointCount(0, reason.length()));
        assertEquals(Optional.empty(), Texts.fault(reason, Texts.LONGEST_REASON));
    }

    @Test
    void timeForAFailedPauseIsGivenToOneClock() { // OCR 19.6
        effects.carryOut(compensated(FailedPauseCompensated.newBuilder().setBlack(seconds(40))));
        var order = (AdjustTimeRequest) game.orders.getFirst();
        assertEquals(
                List.of(Side.SIDE_BLACK, seconds(40), false),
                List.of(order.getSide(), order.getChange(), order.hasOtherChange()));
    }

    @Test
    void timeForAFailedPauseThatTheGameRefusesIsNotedAsRefused() { // OCR 19.6
        game.refusals.put(AdjustTimeRequest.class, "GAME_ENDED");
        NoteRulingRequest note = effects.carryOut(
                        compensated(FailedPauseCompensated.newBuilder().setWhite(seconds(97))))
                .orElseThrow();
        assertEquals(
                List.of(RULING, false, "GAME_ENDED"), List.of(note.getRulingId(), note.getApplied(), note.getCode()));
    }
}
