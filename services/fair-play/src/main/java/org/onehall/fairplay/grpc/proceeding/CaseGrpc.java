package org.onehall.fairplay.grpc.proceeding;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Clock;
import org.onehall.decider.Actor;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.proceeding.Accused;
import org.onehall.fairplay.domain.proceeding.PersonType;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.fairplay.query.proceeding.Filings;
import org.onehall.fairplay.query.proceeding.PrizeChecks;
import org.onehall.fairplay.query.proceeding.ProceedingFacts;
import org.onehall.fairplay.query.proceeding.ProceedingViews;
import org.onehall.house.Caller;
import org.onehall.proto.cases.v1.AppointInvestigatorRequest;
import org.onehall.proto.cases.v1.AppointInvestigatorResponse;
import org.onehall.proto.cases.v1.CaseService;
import org.onehall.proto.cases.v1.CastVoteRequest;
import org.onehall.proto.cases.v1.CastVoteResponse;
import org.onehall.proto.cases.v1.CloseVoteRequest;
import org.onehall.proto.cases.v1.CloseVoteResponse;
import org.onehall.proto.cases.v1.ConfirmDeletionRequest;
import org.onehall.proto.cases.v1.ConfirmDeletionResponse;
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
import org.onehall.proto.cases.v1.OpenCaseRequest;
import org.onehall.proto.cases.v1.OpenCaseResponse;
import org.onehall.proto.cases.v1.OpenRecordingRequest;
import org.onehall.proto.cases.v1.OpenRecordingResponse;
import org.onehall.proto.cases.v1.Person;
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

/**
 * The gRPC edge of cases and recordings. Decides nothing. A caller who may not see a case gets the same answer as if
 * there were none, and the attempt is recorded in the case (APP-I G2.7).
 */
@GrpcService
public class CaseGrpc implements CaseService {
    private final ProceedingViews views;
    private final ProceedingFacts facts;
    private final Filings filings;
    private final AccessNotes access;
    private final CaseWriter writer;
    private final CaseReader reader;
    private final RegisterCalls registers;

    @Inject
    public CaseGrpc(
            SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> log,
            ProceedingViews views,
            ProceedingFacts facts,
            PrizeChecks checks) {
        this.views = views;
        this.facts = facts;
        this.filings = new Filings(views);
        this.access = new AccessNotes(log, views);
        this.writer = new CaseWriter(log, views, access);
        Clock clock = Clock.systemUTC();
        this.reader = new CaseReader(log, views, new CaseNowView(views, facts), access, writer, clock);
        this.registers = new RegisterCalls(views, facts, checks, access, writer, clock);
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
        return writer.submit(request.toBuilder()
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
        return writer.submit(request.toBuilder().setCaseId(id).setKnown(known).build())
                .map(_ -> OpenCaseResponse.newBuilder().setCaseId(id).build());
    }

    @Override
    public Uni<RecordNoteResponse> recordNote(RecordNoteRequest request) {
        return writer.inside(request, request.getCaseId())
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
        return writer.inside(request.toBuilder().setFacts(facts).build(), request.getCaseId())
                .map(events -> AppointInvestigatorResponse.newBuilder()
                        .addAllEvents(events)
                        .build());
    }

    @Override
    public Uni<RegisterEvidenceResponse> registerEvidence(RegisterEvidenceRequest request) {
        return writer.inside(request, request.getCaseId())
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
        return writer.inside(request.toBuilder().setPerson(name).build(), request.getCaseId())
                .map(events -> RequestCooperationResponse.newBuilder()
                        .addAllEvents(events)
                        .build());
    }

    @Override
    public Uni<RecordCooperationResponse> recordCooperation(RecordCooperationRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events -> RecordCooperationResponse.newBuilder()
                        .addAllEvents(events)
                        .build());
    }

    @Override
    public Uni<InformAccusedResponse> informAccused(InformAccusedRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events ->
                        InformAccusedResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<FileStatementResponse> fileStatement(FileStatementRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events ->
                        FileStatementResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<RecordMatterResponse> recordMatter(RecordMatterRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events ->
                        RecordMatterResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<FinaliseReportResponse> finaliseReport(FinaliseReportRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events ->
                        FinaliseReportResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<SendReportBackResponse> sendReportBack(SendReportBackRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events ->
                        SendReportBackResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<CastVoteResponse> castVote(CastVoteRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events ->
                        CastVoteResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<CloseVoteResponse> closeVote(CloseVoteRequest request) {
        return writer.inside(request, request.getCaseId())
                .map(events ->
                        CloseVoteResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<RecordSanctionResponse> recordSanction(RecordSanctionRequest request) {
        var known = request.toBuilder()
                .clearCommission()
                .addAllCommission(facts.commission(LogKey.competition(request.getCaseId())))
                .build();
        return writer.inside(known, request.getCaseId())
                .map(events ->
                        RecordSanctionResponse.newBuilder().addAllEvents(events).build());
    }

    @Override
    public Uni<ListCasesResponse> listCases(ListCasesRequest request) {
        return reader.list(request);
    }

    @Override
    public Uni<ReadCaseResponse> readCase(ReadCaseRequest request) {
        return reader.read(request);
    }

    @Override
    public Uni<RegisterRecordingResponse> registerRecording(RegisterRecordingRequest request) {
        return registers.registerRecording(request);
    }

    @Override
    public Uni<OpenRecordingResponse> openRecording(OpenRecordingRequest request) {
        return registers.openRecording(request);
    }

    @Override
    public Uni<ConfirmDeletionResponse> confirmDeletion(ConfirmDeletionRequest request) {
        return registers.confirmDeletion(request);
    }

    @Override
    public Uni<ListRecordingsResponse> listRecordings(ListRecordingsRequest request) {
        return registers.listRecordings(request);
    }

    @Override
    public Uni<ReleasePrizeResponse> releasePrize(ReleasePrizeRequest request) {
        return registers.releasePrize(request);
    }

    @Override
    public Uni<ListPrizesResponse> listPrizes(ListPrizesRequest request) {
        return registers.listPrizes(request);
    }
}
