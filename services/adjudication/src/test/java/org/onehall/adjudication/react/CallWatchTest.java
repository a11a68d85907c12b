package org.onehall.adjudication.react;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.adjudication.domain.AdjudicationRefusal;
import org.onehall.eventlog.RecordMapper;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.proto.adjudication.v1.ArbiterCalled;
import org.onehall.proto.adjudication.v1.CallAcknowledged;
import org.onehall.proto.adjudication.v1.CallAnswered;
import org.onehall.proto.adjudication.v1.CallEscalated;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.RefusalDetail;

/** OCR 19.1: which call nobody has acknowledged in time, and when that is noted. */
class CallWatchTest {
    private static final Instant DUE = Instant.parse("2026-03-01T14:01:00Z");
    private static final String BOARD = "cup/1/3";

    private final Timers timers = new Timers();
    private final List<String> noted = new ArrayList<>();
    private Optional<RefusalDetail> answer = Optional.empty();
    private final CallWatch calls =
            new CallWatch(new Watch(Clock.fixed(DUE, ZoneOffset.UTC), _ -> true, timers), (note, _) -> {
                noted.add(note.getCallId() + " " + note.getWrite().getRequestId());
                return answer;
            });

    private void fold(UnaryOperator<AdjudicationEvent.Builder> payload) {
        calls.fold(payload.apply(AdjudicationEvent.newBuilder()
                        .setHeader(EventHeader.newBuilder().setKey(BOARD)))
                .build());
    }

    private void called(String id) {
        fold(event -> event.setArbiterCalled(
                ArbiterCalled.newBuilder().setCallId(id).setEscalateAt(RecordMapper.timestamp(DUE))));
    }

    private void at(Instant now) {
        for (Timers.Timer timer : timers.due(now, _ -> true)) timers.answered(timer, timer.run(), now);
    }

    @Test
    void aCallIsNotedWhenItsTimeIsOverAndNotBefore() {
        called("call-1");
        at(DUE.minusMillis(1));
        assertEquals(List.of(), noted);
        at(DUE);
        assertEquals(List.of("call-1 unacknowledged:call-1:0"), noted);
        at(DUE.plusSeconds(60));
        assertEquals(1, noted.size());
    }

    @Test
    void whatIsAcknowledgedAnsweredOrNotedAlreadyIsNotNoted() {
        for (int number = 1; number <= 3; number++) called("call-" + number);
        fold(event -> event.setCallAcknowledged(CallAcknowledged.newBuilder().setCallId("call-1")));
        fold(event -> event.setCallAnswered(CallAnswered.newBuilder().setCallId("call-2")));
        fold(event -> event.setCallEscalated(CallEscalated.newBuilder().setCallId("call-3")));
        fold(event -> event.setArbiterCalled(ArbiterCalled.newBuilder().setCallId("call-4")));
        at(DUE.plusSeconds(60));
        assertEquals(List.of(), noted);
        assertEquals(0, timers.size());
    }

    /** The broker's clock may be behind this machine's: the request is sent again, as a new intention. */
    @Test
    void aNoteThatComesTooSoonIsRepeated() {
        answer = Optional.of(RefusalDetail.newBuilder()
                .setCode(AdjudicationRefusal.CALL_NOT_OVERDUE.name())
                .build());
        called("call-1");
        at(DUE);
        answer = Optional.empty();
        at(DUE.plusSeconds(1));
        assertEquals("call-1 unacknowledged:call-1:1", noted.getLast());
        at(DUE.plusSeconds(60));
        assertEquals(2, noted.size());
    }
}
