package org.onehall.adjudication.watch;

import com.google.protobuf.Timestamp;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.adjudication.domain.AdjudicationRefusal;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.NoteUnansweredRequest;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** Notes each disconnection that the Chief Arbiter has not decided in time, at that instant: the deputy may decide it (OCR 18.9). */
public final class AnswerWatch {
    private static final Logger LOG = Logger.getLogger(AnswerWatch.class);

    private final Watch watch;
    private final BiFunction<NoteUnansweredRequest, String, Optional<RefusalDetail>> note;
    /** The case of each decision that is not yet applied. */
    private final Map<String, String> decided = new HashMap<>();

    /** @param note sends a request in a trace; says why it was refused, throws without a definite answer */
    public AnswerWatch(Watch watch, BiFunction<NoteUnansweredRequest, String, Optional<RefusalDetail>> note) {
        this.watch = watch;
        this.note = note;
    }

    /** Takes the next fact of a board. */
    public void fold(AdjudicationEvent event) {
        EventHeader header = event.getHeader();
        switch (event.getPayloadCase()) {
            case CASE_NOTED -> {
                var noted = event.getCaseNoted();
                if (noted.hasDeputyAt()) set(header, noted.getCaseId(), noted.getDeputyAt());
                else watch.clear(key(noted.getCaseId()));
            }
            case DISCONNECTION_DECIDED -> {
                decided.put(event.getDisconnectionDecided().getRulingId(), event.getDisconnectionDecided().getCaseId());
                watch.clear(key(event.getDisconnectionDecided().getCaseId()));
            }
            case RULING_APPLIED -> decided.remove(event.getRulingApplied().getRulingId());
            case RULING_REFUSED -> {
                String caseId = decided.remove(event.getRulingRefused().getRulingId());
                if (caseId != null && event.getRulingRefused().hasDeputyAt()) set(header, caseId, event.getRulingRefused().getDeputyAt());
            }
            case CASE_VOIDED -> watch.clear(key(event.getCaseVoided().getCaseId()));
            case DECISION_DELEGATED -> watch.clear(key(event.getDecisionDelegated().getCaseId()));
            default -> { }
        }
    }

    private void set(EventHeader header, String caseId, Timestamp due) {
        watch.set(key(caseId), TopicCatalogue.partition(header.getKey()), RecordMapper.instant(due), tries -> overdue(header, caseId, tries));
    }

    /** One request for each time a case became decidable, and for each note that came too soon. */
    private Answer overdue(EventHeader header, String caseId, int tries) {
        Optional<RefusalDetail> refused = note.apply(NoteUnansweredRequest.newBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId("unanswered:" + header.getEventId() + ":" + caseId + ":" + tries))
                .setBoardId(header.getKey()).setCaseId(caseId).build(), header.getCorrelationId());
        refused.ifPresent(why -> LOG.infof("the Chief Arbiter's time for %s is not over: %s", caseId, why.getCode()));
        return refused.filter(why -> why.getCode().equals(AdjudicationRefusal.NOT_OVERDUE.name())).isPresent() ? Answer.AGAIN : Answer.DONE;
    }

    private static String key(String caseId) {
        return "answer|" + caseId;
    }
}
