package org.onehall.fairplay.react.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.Message;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.house.Timers;
import org.onehall.house.Watch;
import org.onehall.proto.cases.v1.Accused;
import org.onehall.proto.cases.v1.CaseDismissed;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.CaseForwarded;
import org.onehall.proto.cases.v1.CaseOpened;
import org.onehall.proto.cases.v1.NoteProceedingRequest;
import org.onehall.proto.cases.v1.PersonType;
import org.onehall.proto.cases.v1.ProceedingNoted;
import org.onehall.proto.cases.v1.RecordingDeleted;
import org.onehall.proto.cases.v1.RecordingHeld;
import org.onehall.proto.cases.v1.RecordingKind;
import org.onehall.proto.cases.v1.RecordingRegistered;
import org.onehall.proto.cases.v1.ResultsAnnounced;
import org.onehall.proto.cases.v1.SanctionRecorded;
import org.onehall.proto.cases.v1.Trigger;
import org.onehall.proto.types.v1.EventHeader;

/** APP-I A5: what the register of recordings is informed of, and when something must be deleted. */
class RecordingWatchTest {
    private static final Instant ANNOUNCED = Instant.parse("2026-03-01T20:00:00Z");
    private static final Instant DUE = Instant.parse("2027-03-01T20:00:00Z");
    private static final String REGISTER = "cup/recordings";

    private final Timers timers = new Timers();
    private final List<String> sent = new ArrayList<>();
    private final ProceedingViews views = new ProceedingViews();

    RecordingWatchTest() {
        var watch = new Watch(Clock.fixed(ANNOUNCED, ZoneOffset.UTC), _ -> true, timers);
        var recordings =
                new RecordingWatch(watch, Clock.fixed(ANNOUNCED, ZoneOffset.UTC), new ProceedingFacts(), this::send);
        views.onChange(recordings::changed);
    }

    private Optional<org.onehall.proto.types.v1.RefusalDetail> send(Message request) {
        sent.add(request.getDescriptorForType().getName()
                + (request instanceof NoteProceedingRequest note ? " " + note.getClosed() : ""));
        return Optional.empty();
    }

    private void fold(String key, UnaryOperator<CaseEvent.Builder> payload) {
        views.fold(payload.apply(CaseEvent.newBuilder()
                        .setHeader(
                                EventHeader.newBuilder().setKey(key).setOccurredAt(RecordMapper.timestamp(ANNOUNCED))))
                .build());
    }

    private List<String> at(Instant now) {
        sent.clear();
        for (Timers.Timer timer : timers.due(now, _ -> true)) timers.answered(timer, timer.run(), now);
        return List.copyOf(sent);
    }

    private void registered() {
        fold(
                REGISTER,
                event -> event.setRecordingRegistered(RecordingRegistered.newBuilder()
                        .setRecording("recording-1")
                        .setKind(RecordingKind.RECORDING_KIND_VCS)));
        fold(
                REGISTER,
                event -> event.setResultsAnnounced(
                        ResultsAnnounced.newBuilder().setAt(RecordMapper.timestamp(ANNOUNCED))));
    }

    @Test
    void aRecordingIsDeletedAtItsTimeAndNotBefore() {
        registered();
        assertEquals(List.of(), at(DUE.minusMillis(1)));
        assertEquals(List.of("DeleteDueRequest"), at(DUE));
        fold(
                REGISTER,
                event -> event.setRecordingDeleted(RecordingDeleted.newBuilder().setRecording("recording-1")));
        assertEquals(List.of(), at(DUE.plusSeconds(999)));
    }

    @Test
    void whatProceedingsHoldIsDeletedAsSoonAsTheyAreClosed() {
        registered();
        fold(
                REGISTER,
                event -> event.setProceedingNoted(ProceedingNoted.newBuilder()
                        .setProceeding("cup/case-1")
                        .setOpenedAt(RecordMapper.timestamp(ANNOUNCED))));
        fold(
                REGISTER,
                event -> event.setRecordingHeld(
                        RecordingHeld.newBuilder().setRecording("recording-1").addProceedings("cup/case-1")));
        assertEquals(List.of(), at(DUE.plusSeconds(60)));
        fold(
                REGISTER,
                event -> event.setProceedingNoted(ProceedingNoted.newBuilder()
                        .setProceeding("cup/case-1")
                        .setOpenedAt(RecordMapper.timestamp(ANNOUNCED))
                        .setClosed(true)));
        assertEquals(List.of("DeleteDueRequest"), at(DUE.plusSeconds(60)));
    }

    @Test
    void theRegisterIsToldOfEveryCaseAndOfItsEnd() {
        fold(
                "cup/case-1",
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setTrigger(Trigger.TRIGGER_OWN_INITIATIVE)
                        .setAccused(Accused.newBuilder().setType(PersonType.PERSON_TYPE_PLAYER))));
        assertEquals(List.of("NoteProceedingRequest false"), at(ANNOUNCED));
        fold("cup/case-1", event -> event.setCaseDismissed(CaseDismissed.getDefaultInstance()));
        assertEquals(List.of("NoteProceedingRequest true"), at(ANNOUNCED));
    }

    /**
     * APP-I A5, APP-I E1: proceedings of the Ethics and Disciplinary Commission hold what the proceedings of the Fair
     * Play Commission held.
     */
    @Test
    void whatIsForwardedIsOpenUntilTheDecisionOfTheEthicsCommission() {
        fold(
                "cup/case-1",
                event -> event.setCaseOpened(CaseOpened.newBuilder()
                        .setTrigger(Trigger.TRIGGER_OWN_INITIATIVE)
                        .setAccused(Accused.newBuilder().setType(PersonType.PERSON_TYPE_PLAYER))));
        fold("cup/case-1", event -> event.setCaseForwarded(CaseForwarded.getDefaultInstance()));
        assertEquals(List.of("NoteProceedingRequest false"), at(ANNOUNCED));
        fold(
                "cup/case-1",
                event -> event.setSanctionRecorded(SanctionRecorded.newBuilder().setReference("EDC 5/2026")));
        assertEquals(List.of("NoteProceedingRequest true"), at(ANNOUNCED));
    }
}
