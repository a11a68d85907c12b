package org.onehall.connectivity.react;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.connectivity.domain.ConnectivityRefusal;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CaseReported;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.ReportOverdue;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;

/** OCR 18.9/b: which reports are noted as overdue, and when. */
class ReportWatchTest {
    private static final Instant DUE = Instant.parse("2026-03-01T14:01:00Z");

    private final Timers timers = new Timers();
    private final List<String> noted = new ArrayList<>();
    private Optional<RefusalDetail> answer = Optional.empty();
    private final ReportWatch reports =
            new ReportWatch(new Watch(Clock.fixed(DUE, ZoneOffset.UTC), _ -> true, timers), (note, _) -> {
                noted.add(note.getVenueId() + " " + note.getCaseId() + " "
                        + note.getWrite().getRequestId());
                return answer;
            });

    private void fold(UnaryOperator<ConnectivityEvent.Builder> payload) {
        reports.fold(payload.apply(ConnectivityEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey("rome")))
                .build());
    }

    private void opened(int number) {
        fold(event -> event.setCaseOpened(
                CaseOpened.newBuilder().setCaseId("rome/case-" + number).setReportDueAt(RecordMapper.timestamp(DUE))));
    }

    private void at(Instant now) {
        for (Timers.Timer timer : timers.due(now, _ -> true)) timers.answered(timer, timer.run(), now);
    }

    @Test
    void aReportIsNotedWhenItIsDueAndNotBefore() {
        opened(1);
        at(DUE.minusMillis(1));
        assertEquals(List.of(), noted);
        at(DUE);
        assertEquals(List.of("rome rome/case-1 overdue:rome/case-1:0"), noted);
        at(DUE.plusSeconds(60));
        assertEquals(1, noted.size());
    }

    @Test
    void whatIsConfirmedClosedOrNotedByAnotherInstanceIsNotNoted() {
        for (int number = 1; number <= 3; number++) opened(number);
        fold(event -> event.setCaseReported(CaseReported.newBuilder().setCaseId("rome/case-1")));
        fold(event -> event.setCaseClosed(CaseClosed.newBuilder().setCaseId("rome/case-2")));
        fold(event -> event.setReportOverdue(ReportOverdue.newBuilder().setCaseId("rome/case-3")));
        at(DUE.plusSeconds(60));
        assertEquals(List.of(), noted);
    }

    @Test
    void aCaseOfBeforeTheTimeWasRecordedIsNeverNoted() {
        fold(event -> event.setCaseOpened(CaseOpened.newBuilder().setCaseId("rome/case-1")));
        assertEquals(0, timers.size());
    }

    /** The broker's clock may be behind this machine's: the request is then repeated as a new one. */
    @Test
    void aNoteThatComesTooSoonIsRepeated() {
        answer = Optional.of(RefusalDetail.newBuilder()
                .setCode(ConnectivityRefusal.NOT_OVERDUE.name())
                .build());
        opened(1);
        at(DUE);
        answer = Optional.of(RefusalDetail.newBuilder()
                .setCode(ConnectivityRefusal.UNKNOWN_CASE.name())
                .build());
        at(DUE.plusSeconds(1));
        assertEquals("rome rome/case-1 overdue:rome/case-1:1", noted.getLast());
        at(DUE.plusSeconds(60));
        assertEquals(2, noted.size());
        assertTrue(timers.size() == 0);
    }
}
