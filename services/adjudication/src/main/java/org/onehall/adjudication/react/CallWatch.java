package org.onehall.adjudication.react;

import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.adjudication.domain.AdjudicationRefusal;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.NoteUnacknowledgedRequest;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Notes each call that no arbiter has acknowledged in time, at that instant: it then concerns the Chief Arbiter too
 * (OCR 19.1).
 */
public final class CallWatch {
    private static final Logger LOG = Logger.getLogger(CallWatch.class);

    private final Watch watch;
    private final BiFunction<NoteUnacknowledgedRequest, String, Optional<RefusalDetail>> note;

    /** @param note sends a request in a trace; returns why it was refused, throws without a definite answer */
    public CallWatch(Watch watch, BiFunction<NoteUnacknowledgedRequest, String, Optional<RefusalDetail>> note) {
        this.watch = watch;
        this.note = note;
    }

    /** Takes the next fact of a board. */
    public void fold(AdjudicationEvent event) {
        switch (event.getPayloadCase()) {
            case ARBITER_CALLED -> {
                ArbiterCalled called = event.getArbiterCalled();
                if (called.hasEscalateAt())
                    watch.set(
                            key(called.getCallId()),
                            TopicCatalogue.partition(event.getHeader().getKey()),
                            RecordMapper.instant(called.getEscalateAt()),
                            tries -> overdue(event.getHeader(), called.getCallId(), tries));
            }
            case CALL_ACKNOWLEDGED ->
                watch.clear(key(event.getCallAcknowledged().getCallId()));
            case CALL_ESCALATED -> watch.clear(key(event.getCallEscalated().getCallId()));
            case CALL_ANSWERED -> watch.clear(key(event.getCallAnswered().getCallId()));
            // A call stays unacknowledged, whatever else is decided at its board.
            case CALL_PAUSE_NOTED, QUESTION_ASKED, QUESTION_ANSWERED -> {}
            case CASE_NOTED, CASE_VOIDED, DECISION_DELEGATED, DISCONNECTION_DECIDED -> {}
            case PENALTY_IMPOSED, PENALTIES_IMPOSED, RULING_APPLIED, RULING_REFUSED, RULING_WITHDRAWN -> {}
            case APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID, APPEAL_DECIDED -> {}
            case PAUSE_FAILED, FAILED_PAUSE_COMPENSATED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    private Answer overdue(EventHeader header, String callId, int tries) {
        Optional<RefusalDetail> refused = note.apply(
                NoteUnacknowledgedRequest.newBuilder()
                        .setWrite(WriteContext.newBuilder().setRequestId("unacknowledged:" + callId + ":" + tries))
                        .setBoardId(header.getKey())
                        .setCallId(callId)
                        .build(),
                header.getCorrelationId());
        refused.ifPresent(why -> LOG.infof("call %s is not overdue: %s", callId, why.getCode()));
        return refused.filter(why -> why.getCode().equals(AdjudicationRefusal.CALL_NOT_OVERDUE.name()))
                        .isPresent()
                ? Answer.AGAIN
                : Answer.DONE;
    }

    private static String key(String callId) {
        return "call|" + callId;
    }
}
