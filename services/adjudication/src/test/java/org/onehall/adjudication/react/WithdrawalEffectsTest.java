package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.PenaltyItem;
import org.onehall.proto.adjudication.v1.PenaltyKind;
import org.onehall.proto.adjudication.v1.RulingWithdrawn;
import org.onehall.proto.competition.v1.ApplyPenaltyRequest;
import org.onehall.proto.competition.v1.Exclusion;
import org.onehall.proto.competition.v1.ScoreChange;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.game.v1.SetRulingAsideRequest;
import org.onehall.proto.types.v1.Actor;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.Side;

/** What the withdrawal of a ruling does to the game and at the desk of the competition. */
class WithdrawalEffectsTest extends ScriptedEffects {
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
}
