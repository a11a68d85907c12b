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
import org.onehall.house.Desk;
import org.onehall.proto.cases.v1.NoteAccessRequest;
import org.onehall.proto.cases.v1.NoteAccessResponse;
import org.onehall.proto.cases.v1.NoteRefusedOpeningRequest;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Puts looks and refused attempts on record, so that a case tells of everybody who tried to see it (APP-I G2.7, A5).
 */
final class AccessNotes {
    private static final Logger LOG = Logger.getLogger(AccessNotes.class);

    private final SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log;
    private final ProceedingViews views;

    AccessNotes(SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log, ProceedingViews views) {
        this.log = log;
        this.views = views;
    }

    /**
     * Puts an attempt on a recording into its register, if it has that one (APP-I A5); nobody waits for it, as for an
     * attempt on a case.
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
        Desk.submit(log, note, NoteAccessResponse.getDefaultInstance(), ProceedingReactors.SELF, Caller.trace())
                .subscribe()
                .with(
                        _ -> {},
                        failure -> LOG.errorf("an attempt on a recording was not logged: %s", failure.toString()));
    }

    /**
     * Puts an attempt into the case, if there is one; nobody waits for it, so that its answer takes no longer than that
     * of a case there is not.
     */
    void attempted(Actor caller, String caseId, String asked) {
        if (!views.exists(caseId)) return;
        Desk.submit(
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

    /** The note of a look, or of an attempt at one. */
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
