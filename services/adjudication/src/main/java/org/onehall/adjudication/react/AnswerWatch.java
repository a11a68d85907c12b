package org.onehall.adjudication.react;

import com.google.protobuf.Timestamp;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.jboss.logging.Logger;
import org.onehall.adjudication.domain.DisconnectionRefusal;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.DecidedCase;
import org.onehall.proto.adjudication.v1.DisconnectionDecided;
import org.onehall.proto.adjudication.v1.NoteUnansweredRequest;
import org.onehall.proto.adjudication.v1.RulingRefused;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Notes each disconnection that the Chief Arbiter has not decided in time, at that instant: the deputy may then decide
 * it (OCR 18.9).
 */
public final class AnswerWatch {
    private static final Logger LOG = Logger.getLogger(AnswerWatch.class);

    private final Watch watch;
    private final BiFunction<NoteUnansweredRequest, String, Optional<RefusalDetail>> note;
    /** The cases of each decision that is not yet applied. */
    private final Map<String, List<String>> decided = new HashMap<>();
    /** When the time ends for each case that the deputy may not decide yet, even while it is decided. */
    private final Map<String, Timestamp> due = new HashMap<>();

    /** @param note sends a request in a trace; returns why it was refused, throws without a definite answer */
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
                else clear(noted.getCaseId());
            }
            case DISCONNECTION_DECIDED -> {
                List<String> cases = cases(event.getDisconnectionDecided());
                decided.put(event.getDisconnectionDecided().getRulingId(), cases);
                cases.forEach(caseId -> watch.clear(key(caseId)));
            }
            case RULING_APPLIED -> applied(event.getRulingApplied().getRulingId());
            case RULING_REFUSED -> refused(header, event.getRulingRefused());
            case CASE_VOIDED -> clear(event.getCaseVoided().getCaseId());
            case DECISION_DELEGATED -> clear(event.getDecisionDelegated().getCaseId());
            // Only penalties are withdrawn, so a decision about a disconnection stands (OCR 18.3).
            case ARBITER_CALLED, CALL_ACKNOWLEDGED, CALL_ESCALATED, CALL_ANSWERED, CALL_PAUSE_NOTED -> {}
            case QUESTION_ASKED, QUESTION_ANSWERED, PENALTY_IMPOSED, PENALTIES_IMPOSED, RULING_WITHDRAWN -> {}
            case APPEAL_FILED, APPEAL_COPY_TAKEN, APPEAL_FEE_PAID, APPEAL_DECIDED -> {}
            case PAUSE_FAILED, FAILED_PAUSE_COMPENSATED, FAILED_PAUSE_CLOSED, BOARD_NOTED, PAYLOAD_NOT_SET -> {}
        }
    }

    /** The named case first. */
    private static List<String> cases(DisconnectionDecided made) {
        return Stream.concat(
                        Stream.of(made.getCaseId()), made.getWithList().stream().map(DecidedCase::getCaseId))
                .toList();
    }

    private void applied(String rulingId) {
        List<String> cases = decided.remove(rulingId);
        if (cases != null) cases.forEach(due::remove);
    }

    /** The time of all its cases starts again, or continues if the deputy may already decide the named case. */
    private void refused(EventHeader header, RulingRefused refused) {
        List<String> cases = decided.remove(refused.getRulingId());
        if (cases == null) return;
        for (String caseId : cases) {
            Timestamp end = refused.hasDeputyAt() ? refused.getDeputyAt() : due.get(caseId);
            if (end != null) set(header, caseId, end);
        }
    }

    private void set(EventHeader header, String caseId, Timestamp end) {
        due.put(caseId, end);
        watch.set(
                key(caseId),
                TopicCatalogue.partition(header.getKey()),
                RecordMapper.instant(end),
                tries -> overdue(header, caseId, tries));
    }

    private void clear(String caseId) {
        due.remove(caseId);
        watch.clear(key(caseId));
    }

    /** One request for each time that a case became decidable, and for each note that came too early. */
    private Answer overdue(EventHeader header, String caseId, int tries) {
        Optional<RefusalDetail> refused = note.apply(
                NoteUnansweredRequest.newBuilder()
                        .setWrite(WriteContext.newBuilder()
                                .setRequestId("unanswered:" + header.getEventId() + ":" + caseId + ":" + tries))
                        .setBoardId(header.getKey())
                        .setCaseId(caseId)
                        .build(),
                header.getCorrelationId());
        refused.ifPresent(why -> LOG.infof("the Chief Arbiter's time for %s is not over: %s", caseId, why.getCode()));
        return refused.filter(why -> why.getCode().equals(DisconnectionRefusal.NOT_OVERDUE.name()))
                        .isPresent()
                ? Answer.AGAIN
                : Answer.DONE;
    }

    private static String key(String caseId) {
        return "answer|" + caseId;
    }
}
