package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.LostGame;
import org.onehall.proto.adjudication.v1.PenaltiesImposed;
import org.onehall.proto.adjudication.v1.PenaltyImposed;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.competition.v1.Exclusion;
import org.onehall.proto.competition.v1.ScoreChange;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.DeclareResultRequest;
import org.onehall.proto.game.v1.Result;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** What penalties do to the game and at the desk of the competition. */
class PenaltyEffectsTest extends ScriptedEffects {
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
}
