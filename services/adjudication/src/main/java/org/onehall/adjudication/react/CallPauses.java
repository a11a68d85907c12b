package org.onehall.adjudication.react;

import java.util.Optional;
import org.onehall.decider.BoardId;
import org.onehall.decider.Reason;
import org.onehall.decider.ReasonCode;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.NoteCallPauseRequest;
import org.onehall.proto.game.v1.PauseRequest;
import org.onehall.proto.types.v1.RefusalDetail;

/**
 * Pauses the game of a call that stops the clocks (LAW 6.11.2). The request id is derived from the call, so a repeat
 * has no further effect.
 */
public final class CallPauses {
    /** The clocks are already stopped. */
    private static final String NOT_RUNNING = "NOT_RUNNING";

    private final GameOrders game;

    public CallPauses(GameOrders game) {
        this.game = game;
    }

    /**
     * What to note on this service's own log once the game is paused or cannot be paused (OCR 19.6); empty for all but
     * calls that stop the clocks.
     */
    public Optional<NoteCallPauseRequest> carryOut(AdjudicationEvent event) {
        if (!event.getArbiterCalled().getStopsClock()) return Optional.empty();
        ArbiterCalled called = event.getArbiterCalled();
        BoardId board = BoardId.of(event.getHeader().getKey());
        Optional<RefusalDetail> refusal = game.pause(PauseRequest.newBuilder()
                        .setWrite(RulingEffects.write(called.getCallId(), "pause"))
                        .setBoardId(board.toString())
                        .setReason(Reason.of(ReasonCode.ARBITER_CALLED))
                        .setAttempt(called.getAttempt())
                        .setCall(true)
                        .build())
                .filter(one -> !one.getCode().equals(NOT_RUNNING));
        return Optional.of(NoteCallPauseRequest.newBuilder()
                .setWrite(RulingEffects.write(called.getCallId(), "note"))
                .setBoardId(board.toString())
                .setCallId(called.getCallId())
                .setPaused(refusal.isEmpty())
                .setCode(refusal.map(RefusalDetail::getCode).orElse(""))
                .setText(refusal.map(RefusalDetail::getText).orElse(""))
                .build());
    }
}
