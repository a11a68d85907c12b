package org.onehall.fairplay.grpc.proceeding;

import java.util.UUID;
import org.jboss.logging.Logger;
import org.onehall.decider.Actor;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.fairplay.react.proceeding.ProceedingReactors;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.proto.cases.v1.NoteAccessRequest;
import org.onehall.proto.cases.v1.NoteAccessResponse;
import org.onehall.proto.cases.v1.NoteRefusedOpeningRequest;
import org.onehall.proto.types.v1.WriteContext;

/** Records accesses and refused attempts, so that a case shows everybody who tried to see it (APP-I G2.7, A5). */
final class AccessNotes {
    private static final Logger LOG = Logger.getLogger(AccessNotes.class);

    private final SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log;
    private final ProceedingViews views;

    AccessNotes(SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log, ProceedingViews views) {
        this.log = log;
        this.views = views;
    }

    /**
     * Records an attempt on a recording in its register, if the register has that recording (APP-I A5). As with an
     * attempt on a case, nobody waits for this.
     */
    void attempted(Actor caller, String registerKey, String recordingId, String asked) {
        if (views.register(registerKey).recordings().stream()
                .noneMatch(one -> one.recording().equals(recordingId))) return;
        var note = NoteRefusedOpeningRequest.newBuilder()
                .setWrite(
                        WriteContext.newBuilder().setRequestId(UUID.randomUUID().toString()))
                .setRegisterKey(registerKey)
                .setRecordingId(recordingId)
                .setSubject(caller.subject())
                .setRole(LogContext.actor(caller).getRole())
                .setAsked(asked)
                .build();
        GrpcRequests.submit(log, note, NoteAccessResponse.getDefaultInstance(), ProceedingReactors.SELF, Caller.trace())
                .subscribe()
                .with(
                        _ -> {},
                        failure -> LOG.errorf("an attempt on a recording was not logged: %s", failure.toString()));
    }

    /**
     * Records an attempt in the case, if there is one. Nobody waits for this, so the answer takes no longer than for a
     * case that does not exist.
     */
    void attempted(Actor caller, String caseId, String asked) {
        if (!views.exists(caseId)) return;
        GrpcRequests.submit(
                        log,
                        access(caller, caseId, false, asked),
                        NoteAccessResponse.getDefaultInstance(),
                        ProceedingReactors.SELF,
                        Caller.trace())
                .subscribe()
                .with(
                        _ -> {},
                        failure -> LOG.errorf("an attempt to see a case was not logged: %s", failure.toString()));
    }

    /** The note of an access, or of an attempt. */
    static NoteAccessRequest access(Actor caller, String caseId, boolean granted, String asked) {
        return NoteAccessRequest.newBuilder()
                .setWrite(
                        WriteContext.newBuilder().setRequestId(UUID.randomUUID().toString()))
                .setCaseId(caseId)
                .setSubject(caller.subject())
                .setRole(LogContext.actor(caller).getRole())
                .setGranted(granted)
                .setAsked(asked)
                .build();
    }
}
