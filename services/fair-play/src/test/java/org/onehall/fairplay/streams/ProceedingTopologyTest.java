package org.onehall.fairplay.streams;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.protobuf.Message;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.fairplay.domain.proceeding.RecordingRegister;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.fairplay.react.proceeding.ProceedingReactors;
import org.onehall.proto.cases.v1.Accused;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.CaseFacts;
import org.onehall.proto.cases.v1.Complaint;
import org.onehall.proto.cases.v1.DeleteDueRequest;
import org.onehall.proto.cases.v1.FileComplaintRequest;
import org.onehall.proto.cases.v1.Ground;
import org.onehall.proto.cases.v1.NoteAccessRequest;
import org.onehall.proto.cases.v1.NoteAnnouncementRequest;
import org.onehall.proto.cases.v1.Person;
import org.onehall.proto.cases.v1.PersonType;
import org.onehall.proto.cases.v1.RecordNoteRequest;
import org.onehall.proto.cases.v1.RecordingKind;
import org.onehall.proto.cases.v1.RegisterRecordingRequest;
import org.onehall.proto.cases.v1.Standing;
import org.onehall.proto.types.v1.CommandHeader;
import org.onehall.proto.types.v1.Outcome;
import org.onehall.testkit.DryLog;

/**
 * The wiring of the log of cases and recordings: numbered events with their article, one answer per request; no broker.
 */
class ProceedingTopologyTest {
    private static final Instant T0 = Instant.parse("2026-03-01T19:05:00Z");
    private static final Instant YEAR = Instant.parse("2027-03-01T19:05:00Z");
    private static final String CASE = "cup/case-0123456789";
    private static final String REGISTER = "cup/recordings";
    private static final Actor COMPLAINANT = new Actor("r1", Role.PLAYER, "cup", "rome", "cup/2/1", "WHITE");
    private static final Actor CHAIR =
            Actor.official("f1", Role.FAIR_PLAY_CHAIR, "").of("cup");
    private static final Actor CA = Actor.official("ca", Role.CHIEF_ARBITER, "").of("cup");

    private static byte[] command(String key, Message request, Actor actor, String id) {
        var header = CommandHeader.newBuilder()
                .setRequestId(id)
                .setKey(key)
                .setActor(LogContext.actor(actor))
                .setCorrelationId("trace")
                .build();
        return ProceedingLog.CONTEXT.envelope(request, header).toByteArray();
    }

    private static FileComplaintRequest complaint() {
        return FileComplaintRequest.newBuilder()
                .setCaseId(CASE)
                .setCompetitionId("cup")
                .setComplaint(Complaint.newBuilder()
                        .setFideId("81")
                        .setContact("x")
                        .setGames("round 1")
                        .setFacts("x")
                        .addGrounds(Ground.GROUND_DEVICE)
                        .setAccused(Accused.newBuilder()
                                .setType(PersonType.PERSON_TYPE_PLAYER)
                                .setPersonId("m1")
                                .setName("Bo Neri")))
                .setFacts(CaseFacts.newBuilder()
                        .setCompetitionKnown(true)
                        .setAppendixHolds(true)
                        .setStanding(Standing.STANDING_PLAYER)
                        .addPanel("f1")
                        .addPanel("f2")
                        .setChair("f1")
                        .addPeople(Person.newBuilder().setPersonId("m1").setName("Bo Neri")))
                .build();
    }

    @Test
    void recordsAndWireAgree() {
        assertEquals(List.of(), ProceedingLog.CONTEXT.gaps());
    }

    /** APP-I G2.7: a stranger gets the same answer as if there were no case, and the attempt is in the log. */
    @Test
    void aComplaintIsFiledNotedAndKeptFromOthers() throws Exception {
        try (var dry = new DryLog(ProceedingLog.CONTEXT, T0::toEpochMilli)) {
            var note =
                    RecordNoteRequest.newBuilder().setCaseId(CASE).setText("x").build();
            dry.append(CASE, command(CASE, note, CA, "none"), T0);
            dry.append(CASE, command(CASE, complaint(), COMPLAINANT, "file"), T0.plusSeconds(1));
            dry.append(CASE, command(CASE, note, CA, "attempt"), T0.plusSeconds(2));
            dry.append(
                    CASE,
                    command(
                            CASE,
                            NoteAccessRequest.newBuilder()
                                    .setCaseId(CASE)
                                    .setSubject("ca")
                                    .setRole(org.onehall.proto.types.v1.Role.ROLE_CHIEF_ARBITER)
                                    .setAsked("RecordNote")
                                    .build(),
                            ProceedingReactors.SELF,
                            "access"),
                    T0.plusSeconds(3));
            dry.append(CASE, command(CASE, note, CHAIR, "note"), T0.plusSeconds(4));

            List<CaseEvent> log = dry.events().stream()
                    .map(bytes -> (CaseEvent) ProceedingLog.CONTEXT.parseEvent(bytes))
                    .toList();
            assertEquals(
                    List.of("APP-I G2.2", "APP-I G2.7", "APP-I H1"),
                    log.stream().map(event -> event.getHeader().getRule()).toList());
            assertEquals(
                    List.of(1L, 2L, 3L),
                    log.stream().map(event -> event.getHeader().getSequence()).toList());
            List<Outcome> answers = dry.answers();
            assertEquals("NO_SUCH_CASE", answers.getFirst().getRefusal().getCode());
            assertEquals(answers.getFirst().getRefusal(), answers.get(2).getRefusal());

            var views = new ProceedingViews();
            log.forEach(views::fold);
            assertEquals(
                    List.of(CASE),
                    views.all(CHAIR, "", "cup").stream()
                            .map(seen -> seen.entry().key())
                            .toList());
            assertEquals(
                    List.of(CASE),
                    views.all(COMPLAINANT, "", "cup").stream()
                            .map(seen -> seen.entry().key())
                            .toList());
            assertEquals(List.of(), views.all(CA, "", "cup"));
        }
    }

    /** APP-I A5, DEC-25 */
    @Test
    void aRecordingIsRegisteredAndDeletedAtItsTime() throws Exception {
        try (var dry = new DryLog(ProceedingLog.CONTEXT, T0::toEpochMilli)) {
            var delete = DeleteDueRequest.newBuilder()
                    .setRegisterKey(REGISTER)
                    .setVcsRetention("P1Y")
                    .setVenueRetention("P1Y")
                    .build();
            dry.append(
                    REGISTER,
                    command(
                            REGISTER,
                            RegisterRecordingRequest.newBuilder()
                                    .setRegisterKey(REGISTER)
                                    .setKind(RecordingKind.RECORDING_KIND_VCS)
                                    .setLabel("x")
                                    .setReference("nas:/1")
                                    .build(),
                            CA,
                            "register"),
                    T0);
            dry.append(
                    REGISTER,
                    command(
                            REGISTER,
                            NoteAnnouncementRequest.newBuilder()
                                    .setRegisterKey(REGISTER)
                                    .setAnnouncedAt(RecordMapper.timestamp(T0))
                                    .build(),
                            ProceedingReactors.SELF,
                            "announce"),
                    T0);
            dry.append(REGISTER, command(REGISTER, delete, ProceedingReactors.SELF, "early"), YEAR.minusMillis(1));
            dry.append(REGISTER, command(REGISTER, delete, ProceedingReactors.SELF, "due"), YEAR);
            List<CaseEvent> log = dry.events().stream()
                    .map(bytes -> (CaseEvent) ProceedingLog.CONTEXT.parseEvent(bytes))
                    .toList();
            assertEquals(
                    List.of("APP-I A5", "APP-I A5", "DEC-25"),
                    log.stream().map(event -> event.getHeader().getRule()).toList());
            assertEquals("nas:/1", log.getLast().getRecordingDeleted().getReference());
            var views = new ProceedingViews();
            log.forEach(views::fold);
            RecordingRegister register = views.register(REGISTER);
            assertEquals(
                    List.of(true),
                    register.recordings().stream()
                            .map(RecordingRegister.Recording::deleted)
                            .toList());
        }
    }
}
