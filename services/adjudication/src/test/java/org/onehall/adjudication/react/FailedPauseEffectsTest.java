package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.Timestamp;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Texts;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.FailedPauseCompensated;
import org.onehall.proto.adjudication.v1.NoteRulingRequest;
import org.onehall.proto.game.v1.AdjustTimeRequest;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/** The time that is given for a failed pause. */
class FailedPauseEffectsTest extends ScriptedEffects {
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
