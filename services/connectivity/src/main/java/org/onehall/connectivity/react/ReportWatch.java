package org.onehall.connectivity.react;

import java.util.Optional;
import java.util.function.BiFunction;
import org.jboss.logging.Logger;
import org.onehall.connectivity.domain.ConnectivityRefusal;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.house.Timers.Answer;
import org.onehall.house.Watch;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.NoteOverdueRequest;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;

/** Notes, as soon as the time is over, each report that its Local Technical Arbiter has not confirmed (OCR 18.9/b). */
public final class ReportWatch {
    private static final Logger LOG = Logger.getLogger(ReportWatch.class);

    private final Watch watch;
    private final BiFunction<NoteOverdueRequest, String, Optional<RefusalDetail>> note;

    /** @param note sends a request within a trace; returns why it was refused, throws if there is no definite answer */
    public ReportWatch(Watch watch, BiFunction<NoteOverdueRequest, String, Optional<RefusalDetail>> note) {
        this.watch = watch;
        this.note = note;
    }

    /** Takes the next fact of a venue. */
    public void fold(ConnectivityEvent event) {
        switch (event.getPayloadCase()) {
            case CASE_OPENED -> opened(event);
            case CASE_REPORTED -> watch.clear(key(event.getCaseReported().getCaseId()));
            case REPORT_OVERDUE -> watch.clear(key(event.getReportOverdue().getCaseId()));
            case CASE_CLOSED -> watch.clear(key(event.getCaseClosed().getCaseId()));
            case LINK_CHANGED,
                    LINK_RESTORED,
                    CAUSE_FOUND,
                    OUTAGE_DETECTED,
                    PROBES_RECORDED,
                    COMMUNICATION_CHANGED,
                    MOVED_WITHOUT_COMMUNICATION,
                    PAYLOAD_NOT_SET -> {}
        }
    }

    private void opened(ConnectivityEvent event) {
        CaseOpened opened = event.getCaseOpened();
        if (!opened.hasReportDueAt()) return;
        String venue = event.getHeader().getKey();
        watch.set(
                key(opened.getCaseId()),
                TopicCatalogue.partition(venue),
                RecordMapper.instant(opened.getReportDueAt()),
                tries -> overdue(venue, opened.getCaseId(), event.getHeader().getCorrelationId(), tries));
    }

    private Answer overdue(String venue, String caseId, String trace, int tries) {
        Optional<RefusalDetail> refused = note.apply(
                NoteOverdueRequest.newBuilder()
                        .setWrite(WriteContext.newBuilder().setRequestId("overdue:" + caseId + ":" + tries))
                        .setVenueId(venue)
                        .setCaseId(caseId)
                        .build(),
                trace);
        refused.ifPresent(why -> LOG.infof("the report of %s is not overdue: %s", caseId, why.getCode()));
        return refused.filter(why -> why.getCode().equals(ConnectivityRefusal.NOT_OVERDUE.name()))
                        .isPresent()
                ? Answer.AGAIN
                : Answer.DONE;
    }

    private static String key(String caseId) {
        return "report|" + caseId;
    }
}
