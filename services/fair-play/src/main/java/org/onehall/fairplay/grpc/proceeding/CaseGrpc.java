package org.onehall.fairplay.grpc.proceeding;

import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Message;
import io.grpc.MethodDescriptor;
import io.grpc.StatusRuntimeException;
import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.onehall.decider.Actor;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.proceeding.Accused;
import org.onehall.fairplay.domain.proceeding.CaseFile;
import org.onehall.fairplay.domain.proceeding.PersonType;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingRefusal;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.domain.proceeding.RecordingKind;
import org.onehall.fairplay.domain.proceeding.RecordingRegister;
import org.onehall.fairplay.domain.proceeding.Sight;
import org.onehall.fairplay.query.proceeding.Filings;
import org.onehall.fairplay.query.proceeding.PrizeChecks;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.fairplay.query.proceeding.ProceedingViews.Entry;
import org.onehall.fairplay.query.proceeding.ProceedingViews.Seen;
import org.onehall.fairplay.react.proceeding.ProceedingReactors;
import org.onehall.fairplay.react.proceeding.RecordingWatch;
import org.onehall.house.Caller;
import org.onehall.house.Desk;
import org.onehall.house.Refused;
import org.onehall.proto.cases.v1.AppointInvestigatorRequest;
import org.onehall.proto.cases.v1.AppointInvestigatorResponse;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.CaseService;
import org.onehall.proto.cases.v1.CaseServiceGrpc;
import org.onehall.proto.cases.v1.CastVoteRequest;
import org.onehall.proto.cases.v1.CastVoteResponse;
import org.onehall.proto.cases.v1.CloseVoteRequest;
import org.onehall.proto.cases.v1.CloseVoteResponse;
import org.onehall.proto.cases.v1.ConfirmDeletionRequest;
import org.onehall.proto.cases.v1.ConfirmDeletionResponse;
import org.onehall.proto.cases.v1.CooperationAsked;
import org.onehall.proto.cases.v1.FileComplaintRequest;
import org.onehall.proto.cases.v1.FileComplaintResponse;
import org.onehall.proto.cases.v1.FileStatementRequest;
import org.onehall.proto.cases.v1.FileStatementResponse;
import org.onehall.proto.cases.v1.FinaliseReportRequest;
import org.onehall.proto.cases.v1.FinaliseReportResponse;
import org.onehall.proto.cases.v1.InformAccusedRequest;
import org.onehall.proto.cases.v1.InformAccusedResponse;
import org.onehall.proto.cases.v1.ListCasesRequest;
import org.onehall.proto.cases.v1.ListCasesResponse;
import org.onehall.proto.cases.v1.ListPrizesRequest;
import org.onehall.proto.cases.v1.ListPrizesResponse;
import org.onehall.proto.cases.v1.ListRecordingsRequest;
import org.onehall.proto.cases.v1.ListRecordingsResponse;
import org.onehall.proto.cases.v1.NoteAccessResponse;
import org.onehall.proto.cases.v1.OpenCaseRequest;
import org.onehall.proto.cases.v1.OpenCaseResponse;
import org.onehall.proto.cases.v1.OpenRecordingRequest;
import org.onehall.proto.cases.v1.OpenRecordingResponse;
import org.onehall.proto.cases.v1.Person;
import org.onehall.proto.cases.v1.PrizeNow;
import org.onehall.proto.cases.v1.ReadCaseRequest;
import org.onehall.proto.cases.v1.ReadCaseResponse;
import org.onehall.proto.cases.v1.RecordCooperationRequest;
import org.onehall.proto.cases.v1.RecordCooperationResponse;
import org.onehall.proto.cases.v1.RecordMatterRequest;
import org.onehall.proto.cases.v1.RecordMatterResponse;
import org.onehall.proto.cases.v1.RecordNoteRequest;
import org.onehall.proto.cases.v1.RecordNoteResponse;
import org.onehall.proto.cases.v1.RecordSanctionRequest;
import org.onehall.proto.cases.v1.RecordSanctionResponse;
import org.onehall.proto.cases.v1.RegisterEvidenceRequest;
import org.onehall.proto.cases.v1.RegisterEvidenceResponse;
import org.onehall.proto.cases.v1.RegisterRecordingRequest;
import org.onehall.proto.cases.v1.RegisterRecordingResponse;
import org.onehall.proto.cases.v1.ReleasePrizeRequest;
import org.onehall.proto.cases.v1.ReleasePrizeResponse;
import org.onehall.proto.cases.v1.RequestCooperationRequest;
import org.onehall.proto.cases.v1.RequestCooperationResponse;
import org.onehall.proto.cases.v1.SendReportBackRequest;
import org.onehall.proto.cases.v1.SendReportBackResponse;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * The gRPC edge of cases and recordings. Decides nothing. A caller who may not see a case gets the same answer as if
 * there were none, and the attempt is recorded in the case (APP-I G2.7).
 */
@GrpcService
public class CaseGrpc implements CaseService {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** How long the answer to a committed write waits at most until the views show it. */
    private static final Duration VIEWS = Duration.ofSeconds(2);
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
    private final ProceedingFacts facts;
    private final PrizeChecks checks;
    private final Filings filings;
    private final CaseNowView caseView;
    private final RecordingNowView recordingView;
    private final AccessNotes access;
    private final Clock clock = Clock.systemUTC();

    @Inject
    public CaseGrpc(
            SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log,
            ProceedingViews views,
            ProceedingFacts facts,
            PrizeChecks checks) {
        this.log = log;
        this.views = views;
        this.facts = facts;
        this.checks = checks;
        this.filings = new Filings(views);
        this.caseView = new CaseNowView(views, facts);
        this.recordingView = new RecordingNowView(views, facts);
        this.access = new AccessNotes(log, views);
    }

    @Override
    public Uni<FileComplaintResponse> fileComplaint(FileComplaintRequest request) {
        Actor caller = Caller.current();
        String competition = request.getCompetitionId();
        String id = CaseIds.of(competition, caller.subject(), request.getWrite().getRequestId());
        var accused = request.getComplaint().getAccused();
        var open = filings.begin(
                competition,
                caller.subject(),
                id,
                new Accused(PersonType.PLAYER, accused.getPersonId(), accused.getName()));
        return submit(request.toBuilder()
                        .setCaseId(id)
                        .setFacts(facts.of(competition, caller.subject())
                                .addAllPeople(facts.people(competition, accused)))
                        .setOpenComplaints(open.complaints())
                        .setComplained(open.sameAccused())
                        .setDevice(Caller.device())
                        .build())
                .onFailure()
                .invoke(() -> filings.failed(competition, caller.subject(), id))
                .map(_ -> FileComplaintResponse.newBuilder().setCaseId(id).build());
    }

    @Override
    public Uni<OpenCaseResponse> openCase(OpenCaseRequest request) {
        Actor caller = Caller.current();
        String id = CaseIds.of(
                request.getCompetitionId(), caller.subject(), request.getWrite().getRequestId());
        boolean seen = views.seen(caller, Caller.device(), request.getBasis()).isPresent();
        var known = facts.of(request.getCompetitionId(), caller.subject())
                .setBasisKnown(seen)
                .addAllPeople(facts.people(request.getCompetitionId(), request.getAccused()));
        if (!seen) access.attempted(caller, request.getBasis(), "OpenCase");
        return submit(request.toBuilder().setCaseId(id).setKnown(known).build())
                .map(_ -> OpenCaseResponse.newBuilder().setCaseId(id).build());
    }

    @Override
    public Uni<RecordNoteResponse> recordNote(RecordNoteRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        RecordNoteResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<AppointInvestigatorResponse> appointInvestigator(AppointInvestigatorRequest request) {
        String competition = LogKey.competition(request.getCaseId());
        var facts = this.facts
                .of(competition, Caller.current().subject())
                .setLastInvestigator(views.lastInvestigator(request.getCaseId()))
                .addAllPeople(this.facts.panel(competition));
        return inside(request.toBuilder().setFacts(facts).build(), request.getCaseId())
                .map(events -> AppointInvestigatorResponse.newBuilder()
                        .addAllEvents(events)
                        .build());
    }

    @Override
    public Uni<RegisterEvidenceResponse> registerEvidence(RegisterEvidenceRequest request) {
        return inside(request, request.getCaseId())
                .map(events -> RegisterEvidenceResponse.newBuilder()
                        .addAllEvents(events)
                        .build());
    }

    @Override
    public Uni<RequestCooperationResponse> requestCooperation(RequestCooperationRequest request) {
        String name = request.getPersonId().isEmpty()
                ? request.getPerson()
                : facts
                        .people(
                                LogKey.competition(request.getCaseId()),
                                org.onehall.proto.cases.v1.Accused.newBuilder()
                                        .setPersonId(request.getPersonId())
                                        .build())
                        .stream()
                        .map(Person::getName)
                        .findFirst()
                        .orElse("");
        return inside(request.toBuilder().setPerson(name).build(), request.getCaseId())
                .map(events -> RequestCooperationResponse.newBuilder()
                        .addAllEvents(events)
                        .build());
    }

    @Override
    public Uni<RecordCooperationResponse> recordCooperation(RecordCooperationRequest request) {
        return inside(request, request.getCaseId())
                .map(events -> RecordCooperationResponse.newBuilder()
                        .addAllEvents(events)
                        .build());
    }

    @Override
    public Uni<InformAccusedResponse> informAccused(InformAccusedRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        InformAccusedResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<FileStatementResponse> fileStatement(FileStatementRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        FileStatementResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<RecordMatterResponse> recordMatter(RecordMatterRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        RecordMatterResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<FinaliseReportResponse> finaliseReport(FinaliseReportRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        FinaliseReportResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<SendReportBackResponse> sendReportBack(SendReportBackRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        SendReportBackResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<CastVoteResponse> castVote(CastVoteRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        CastVoteResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<CloseVoteResponse> closeVote(CloseVoteRequest request) {
        return inside(request, request.getCaseId())
                .map(events ->
                        CloseVoteResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<RecordSanctionResponse> recordSanction(RecordSanctionRequest request) {
        var known = request.toBuilder()
                .clearCommission()
                .addAllCommission(facts.commission(LogKey.competition(request.getCaseId())))
                .build();
        return inside(known, request.getCaseId())
                .map(events ->
                        RecordSanctionResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<ListCasesResponse> listCases(ListCasesRequest request) {
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
        List<Seen> seen = views.all(caller, device, competition);
        List<Entry> asking = views.asking(caller, competition);
        List<Uni<NoteAccessResponse>> looks = Stream.concat(seen.stream().map(Seen::entry), asking.stream())
                .distinct()
                .filter(one -> !one.hasLooked(caller.subject(), now.minus(LOOK)))
                .map(one -> Desk.submit(
                                log,
                                AccessNotes.access(caller, one.key(), true, "ListCases"),
                                NoteAccessResponse.getDefaultInstance(),
                                ProceedingReactors.SELF,
                                trace)
                        .call(noted -> known(noted.getEventsList())))
                .toList(); // otherwise the next list records it again
        if (!looks.isEmpty()) Uni.join().all(looks).andFailFast().await().atMost(PATIENCE);
        return ListCasesResponse.newBuilder()
                .addAllCases(
                        seen.stream().map(one -> caseView.now(one, caller, now)).toList())
                .addAllAsked(asking.stream()
                        .flatMap(one -> one.asked(caller.subject()).stream())
                        .map(CaseGrpc::asked)
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

    /** Whether a person is a party to the case and does not work on it: one access an hour is recorded (APP-I G2.7). */
    private static boolean isOutside(Sight sight) {
        return sight == Sight.FILER || sight == Sight.ACCUSED;
    }

    @Override
    public Uni<ReadCaseResponse> readCase(ReadCaseRequest request) {
        Actor caller = Caller.current();
        Optional<Seen> seen = views.seen(caller, Caller.device(), request.getCaseId())
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
        if (isOutside(seen.get().sight()) && looked) return Uni.createFrom().item(answer);
        return Desk.submit(
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

    @Override
    public Uni<RegisterRecordingResponse> registerRecording(RegisterRecordingRequest request) {
        String id = CaseIds.ofRecording(
                request.getRegisterKey(),
                Caller.current().subject(),
                request.getWrite().getRequestId());
        return submit(request.toBuilder()
                        .setRecordingId(id)
                        .setOver(isOver(request))
                        .build())
                .map(_ -> RegisterRecordingResponse.getDefaultInstance());
    }

    private boolean isOver(RegisterRecordingRequest request) {
        String key = request.getRegisterKey();
        RecordingKind kind = request.getKind() == org.onehall.proto.cases.v1.RecordingKind.RECORDING_KIND_VENUE
                ? RecordingKind.VENUE
                : RecordingKind.VCS;
        return RecordingWatch.due(views.register(key), facts.rules(LogKey.competition(key)), kind)
                .filter(due -> !RecordMapper.instant(due).isAfter(clock.instant()))
                .isPresent();
    }

    @Override
    public Uni<OpenRecordingResponse> openRecording(OpenRecordingRequest request) {
        Actor caller = Caller.current();
        boolean known = views.worksOn(caller, request.getForCase());
        if (!known) access.attempted(caller, request.getForCase(), "OpenRecording");
        var asked = request.toBuilder()
                .setCaseKnown(known)
                .setHoldKnown(recordingView.isHoldKnown(caller, request.getRegisterKey(), request.getRecordingId()))
                .build();
        return submit(asked)
                .onFailure(CaseGrpc::isKeptOut)
                .invoke(() ->
                        access.attempted(caller, request.getRegisterKey(), request.getRecordingId(), "OpenRecording"))
                .map(_ -> OpenRecordingResponse.newBuilder()
                        .setReference(views.register(request.getRegisterKey()).recordings().stream()
                                .filter(one -> one.recording().equals(request.getRecordingId()))
                                .map(RecordingRegister.Recording::reference)
                                .findFirst()
                                .orElseThrow(() -> Refused.status(ProceedingRefusal.RECORDING_DELETED)))
                        .build());
    }

    @Override
    public Uni<ConfirmDeletionResponse> confirmDeletion(ConfirmDeletionRequest request) {
        Actor caller = Caller.current();
        return submit(request)
                .onFailure(CaseGrpc::isKeptOut)
                .invoke(() ->
                        access.attempted(caller, request.getRegisterKey(), request.getRecordingId(), "ConfirmDeletion"))
                .map(_ -> ConfirmDeletionResponse.getDefaultInstance());
    }

    @Override
    public Uni<ListRecordingsResponse> listRecordings(ListRecordingsRequest request) {
        Actor caller = Caller.current();
        String key = request.getRegisterKey();
        return Uni.createFrom()
                .item(ListRecordingsResponse.newBuilder()
                        .addAllRecordings(views.events(key).stream()
                                .filter(CaseEvent::hasRecordingRegistered)
                                .flatMap(event -> recordingView.recording(caller, key, event, clock.instant()).stream())
                                .toList())
                        .build());
    }

    @Override
    public Uni<ReleasePrizeResponse> releasePrize(ReleasePrizeRequest request) {
        String competition = LogKey.competition(request.getRegisterKey());
        List<CaseFile> forwarded = views.forwarded(competition, request.getPlayerId());
        var known = checks.of(competition, request.getPlayerId()).toBuilder()
                .setForwarded((int) forwarded.stream()
                        .filter(one -> one.sanctions().isEmpty())
                        .count())
                .addAllDecisions(forwarded.stream()
                        .flatMap(one -> one.sanctions().stream())
                        .toList());
        return submit(request.toBuilder().setFacts(known).build())
                .map(events ->
                        ReleasePrizeResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<ListPrizesResponse> listPrizes(ListPrizesRequest request) {
        if (!Rights.allows(Caller.current(), Action.RELEASE_PRIZE, List.of(), request.getRegisterKey(), ""))
            return Uni.createFrom().item(ListPrizesResponse.getDefaultInstance());
        return Uni.createFrom()
                .item(ListPrizesResponse.newBuilder()
                        .addAllPrizes(views.events(request.getRegisterKey()).stream()
                                .filter(CaseEvent::hasPrizeReleased)
                                .map(event -> PrizeNow.newBuilder()
                                        .setPlayerId(event.getPrizeReleased().getPlayerId())
                                        .setPrize(event.getPrizeReleased().getPrize())
                                        .setReleasedAt(event.getHeader().getOccurredAt())
                                        .build())
                                .toList())
                        .build());
    }

    // ---- writing

    /**
     * A write to an existing case. A caller outside its panel is not shown the resulting events: their numbers would
     * reveal other events.
     */
    private Uni<List<CaseEvent>> inside(Message request, String caseId) {
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
                                .filter(seen -> !isOutside(seen.sight()))
                                .isPresent()
                        ? events
                        : List.of());
    }

    private Uni<List<CaseEvent>> submit(Message request) {
        return Desk.submit(log, unnumbered(request), NoteAccessResponse.getDefaultInstance())
                .map(NoteAccessResponse::getEventsList)
                .call(this::known);
    }

    /** Completes when the views show what was written, a moment after the commit. */
    private Uni<Void> known(List<CaseEvent> written) {
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
    private static boolean isKeptOut(Throwable failure) {
        return isRefused(failure, ProceedingRefusal.FORBIDDEN_ROLE)
                || isRefused(failure, ProceedingRefusal.UNKNOWN_RECORDING);
    }
}
