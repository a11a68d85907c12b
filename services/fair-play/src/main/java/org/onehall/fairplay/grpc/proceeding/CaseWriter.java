package org.onehall.fairplay.grpc.proceeding;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import io.grpc.StatusRuntimeException;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingRefusal;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.NoteAccessResponse;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.WriteContext;

/** Writes to cases and registers, whose answers tell nobody more than the caller may see (APP-I G2.7). */
final class CaseWriter {
    /** How long the answer to a committed write waits at most until the views show it. */
    private static final Duration VIEWS = Duration.ofSeconds(2);

    private final SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log;
    private final ProceedingViews views;
    private final AccessNotes access;

    CaseWriter(
            SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log,
            ProceedingViews views,
            AccessNotes access) {
        this.log = log;
        this.views = views;
        this.access = access;
    }

    /**
     * A write to an existing case. A caller outside its panel is not shown the resulting events: their numbers would
     * reveal other events.
     */
    Uni<List<CaseEvent>> inside(Message request, String caseId) {
        Actor caller = Caller.current();
        String asked = request.getDescriptorForType().getName().replaceFirst("Request$", "");
        if (views.isOfOtherDevice(caller, Caller.device(), caseId)) {
            access.attempted(caller, caseId, asked);
            return Uni.createFrom().failure(Refused.status(ProceedingRefusal.NO_SUCH_CASE));
        }
        String device = Caller.device();
        return submit(request)
                .onFailure(failure -> isRefused(failure, ProceedingRefusal.NO_SUCH_CASE))
                .invoke(() -> access.attempted(caller, caseId, asked))
                .map(events -> views.seen(caller, device, caseId)
                                .filter(seen -> seen.sight().isAtWork())
                                .isPresent()
                        ? events
                        : List.of());
    }

    /** A write to a case or a register; completes once the views show what was written. */
    Uni<List<CaseEvent>> submit(Message request) {
        return GrpcRequests.submit(log, unnumbered(request), NoteAccessResponse.getDefaultInstance())
                .map(NoteAccessResponse::getEventsList)
                .call(this::known);
    }

    /** Completes when the views show what was written, a moment after the commit. */
    Uni<Void> known(List<CaseEvent> written) {
        if (written.isEmpty()) return Uni.createFrom().voidItem();
        EventHeader last = written.getLast().getHeader();
        return Uni.createFrom()
                .completionStage(() -> views.known(last.getKey(), last.getSequence())
                        .completeOnTimeout(null, VIEWS.toMillis(), TimeUnit.MILLISECONDS));
    }

    /** The request without an expected number, which could reveal whether something has happened in a case. */
    private static Message unnumbered(Message request) {
        FieldDescriptor write = request.getDescriptorForType().findFieldByName("write");
        return request.toBuilder()
                .setField(
                        write,
                        ((WriteContext) request.getField(write))
                                .toBuilder().clearExpectedSequence().build())
                .build();
    }

    private static boolean isRefused(Throwable failure, ProceedingRefusal why) {
        return failure instanceof StatusRuntimeException status
                && Refused.read(status)
                        .filter(refusal -> refusal.getCode().equals(why.name()))
                        .isPresent();
    }

    /** Whether the caller may not see the recording, or may not do this to it. */
    static boolean isKeptOut(Throwable failure) {
        return isRefused(failure, ProceedingRefusal.FORBIDDEN_ROLE)
                || isRefused(failure, ProceedingRefusal.UNKNOWN_RECORDING);
    }
}
