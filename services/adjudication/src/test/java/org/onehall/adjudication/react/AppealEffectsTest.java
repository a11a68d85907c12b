package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.AppealDecided;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.PointsBySide;

/** What the decision of an appeal does at the desk of the competition. */
class AppealEffectsTest extends ScriptedEffects {
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
}
