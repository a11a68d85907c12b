package org.onehall.fairplay.grpc.proceeding;

import io.grpc.MethodDescriptor;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingRefusal;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.fairplay.query.proceeding.ProceedingViews.Entry;
import org.onehall.fairplay.query.proceeding.ProceedingViews.VisibleCase;
import org.onehall.fairplay.react.proceeding.ProceedingReactors;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.CaseServiceGrpc;
import org.onehall.proto.cases.v1.CooperationAsked;
import org.onehall.proto.cases.v1.ListCasesRequest;
import org.onehall.proto.cases.v1.ListCasesResponse;
import org.onehall.proto.cases.v1.NoteAccessResponse;
import org.onehall.proto.cases.v1.ReadCaseRequest;
import org.onehall.proto.cases.v1.ReadCaseResponse;

/** Shows cases, and records who has seen them (APP-I G2.7). */
final class CaseReader {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** How long an access to a case covers further accesses to the list, and further accesses by a party. */
    private static final Duration LOOK = Duration.ofHours(1);

    private static final int MOST_LOOKS = 10_000;
    private static final Set<String> CALLS = CaseServiceGrpc.getServiceDescriptor().getMethods().stream()
            .map(MethodDescriptor::getBareMethodName)
            .collect(Collectors.toUnmodifiableSet());

    /** The latest accesses, by person and case: the views show an access only a moment after it is recorded. */
    private final Map<String, Instant> looks = new ConcurrentHashMap<>();

    private final SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log;
    private final ProceedingViews views;
    private final CaseNowView caseView;
    private final AccessNotes access;
    private final CaseWriter writer;
    private final Clock clock;

    CaseReader(
            SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log,
            ProceedingViews views,
            CaseNowView caseView,
            AccessNotes access,
            CaseWriter writer,
            Clock clock) {
        this.log = log;
        this.views = views;
        this.caseView = caseView;
        this.access = access;
        this.writer = writer;
        this.clock = clock;
    }

    /** The cases that exist for the caller, and what is asked of the caller in others. */
    Uni<ListCasesResponse> list(ListCasesRequest request) {
        Actor caller = Caller.current();
        String trace = Caller.trace();
        String device = Caller.device();
        return Uni.createFrom()
                .item(() -> list(request.getCompetitionId(), caller, device, trace))
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    /**
     * Each case shown first has the access recorded in its log, unless it already has one of this person within the
     * hour (APP-I G2.7).
     */
    private ListCasesResponse list(String competition, Actor caller, String device, String trace) {
        Instant now = clock.instant();
        List<VisibleCase> seen = views.all(caller, device, competition);
        List<Entry> asking = views.asking(caller, competition);
        List<Uni<NoteAccessResponse>> looks = Stream.concat(seen.stream().map(VisibleCase::entry), asking.stream())
                .distinct()
                .filter(one -> !one.hasLooked(caller.subject(), now.minus(LOOK)))
                .map(one -> GrpcRequests.submit(
                                log,
                                AccessNotes.access(caller, one.key(), true, "ListCases"),
                                NoteAccessResponse.getDefaultInstance(),
                                ProceedingReactors.SELF,
                                trace)
                        .call(noted -> writer.known(noted.getEventsList())))
                .toList(); // otherwise the next list records it again
        if (!looks.isEmpty()) Uni.join().all(looks).andFailFast().await().atMost(PATIENCE);
        return ListCasesResponse.newBuilder()
                .addAllCases(
                        seen.stream().map(one -> caseView.now(one, caller, now)).toList())
                .addAllAsked(asking.stream()
                        .flatMap(one -> one.asked(caller.subject()).stream())
                        .map(CaseReader::asked)
                        .sorted(Comparator.comparing(one -> one.getDue().getSeconds()))
                        .toList())
                .build();
    }

    /** What is asked of somebody, without the case. */
    private static CooperationAsked asked(CaseEvent event) {
        return CooperationAsked.newBuilder()
                .setText(event.getCooperationRequested().getText())
                .setDue(event.getCooperationRequested().getDue())
                .setAskedAt(event.getHeader().getOccurredAt())
                .build();
    }

    /**
     * A case with what the caller may see of it. One access an hour is recorded of a party, who does not work on the
     * case; every access of anybody else (APP-I G2.7).
     */
    Uni<ReadCaseResponse> read(ReadCaseRequest request) {
        Actor caller = Caller.current();
        Optional<VisibleCase> seen = views.seen(caller, Caller.device(), request.getCaseId())
                .filter(_ -> request.getRefused().isEmpty());
        if (seen.isEmpty()) {
            String asked = CALLS.contains(request.getRefused()) ? request.getRefused() : "ReadCase";
            if (request.getRecordingId().isEmpty()) access.attempted(caller, request.getCaseId(), asked);
            else access.attempted(caller, request.getCaseId(), request.getRecordingId(), asked);
            return Uni.createFrom().failure(Refused.status(ProceedingRefusal.NO_SUCH_CASE));
        }
        Instant now = clock.instant();
        ReadCaseResponse answer = ReadCaseResponse.newBuilder()
                .setNow(caseView.now(seen.get(), caller, now))
                .addAllEvents(CaseNowView.shown(seen.get()))
                .build();
        String look = caller.subject() + " " + request.getCaseId();
        Instant hourAgo = now.minus(LOOK);
        boolean looked = looks.getOrDefault(look, Instant.EPOCH).isAfter(hourAgo)
                || seen.get().entry().hasLooked(caller.subject(), hourAgo);
        if (!seen.get().sight().isAtWork() && looked) return Uni.createFrom().item(answer);
        return GrpcRequests.submit(
                        log,
                        AccessNotes.access(caller, request.getCaseId(), true, "ReadCase"),
                        NoteAccessResponse.getDefaultInstance(),
                        ProceedingReactors.SELF,
                        Caller.trace())
                .invoke(() -> {
                    if (looks.size() >= MOST_LOOKS) looks.clear();
                    looks.put(look, now);
                })
                .map(_ -> answer);
    }
}
