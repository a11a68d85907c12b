package org.onehall.fairplay.grpc;

import com.google.protobuf.Message;
import io.quarkus.grpc.GrpcService;
import io.quarkus.grpc.RegisterInterceptor;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Inject;
import java.util.List;
import java.util.function.Supplier;
import org.onehall.decider.Actor;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.SealedLog;
import org.onehall.fairplay.domain.Command;
import org.onehall.fairplay.domain.Event;
import org.onehall.fairplay.domain.FairPlayRefusal;
import org.onehall.fairplay.domain.FairPlayState;
import org.onehall.fairplay.grpc.screening.ScreeningStateInterceptor;
import org.onehall.fairplay.query.checks.BoardChecks;
import org.onehall.fairplay.query.floor.FloorFacts;
import org.onehall.fairplay.react.Reactors;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.fairplay.v1.AnswerAlertRequest;
import org.onehall.proto.fairplay.v1.AnswerAlertResponse;
import org.onehall.proto.fairplay.v1.CloseIncidentRequest;
import org.onehall.proto.fairplay.v1.CloseIncidentResponse;
import org.onehall.proto.fairplay.v1.ClosePersonIncidentRequest;
import org.onehall.proto.fairplay.v1.ClosePersonIncidentResponse;
import org.onehall.proto.fairplay.v1.CloseVenueRequest;
import org.onehall.proto.fairplay.v1.CloseVenueResponse;
import org.onehall.proto.fairplay.v1.ConfirmIncidentRequest;
import org.onehall.proto.fairplay.v1.ConfirmIncidentResponse;
import org.onehall.proto.fairplay.v1.ConfirmProceduresRequest;
import org.onehall.proto.fairplay.v1.ConfirmProceduresResponse;
import org.onehall.proto.fairplay.v1.FairPlayEvent;
import org.onehall.proto.fairplay.v1.FairPlayService;
import org.onehall.proto.fairplay.v1.GrantLeaveRequest;
import org.onehall.proto.fairplay.v1.GrantLeaveResponse;
import org.onehall.proto.fairplay.v1.ListBoardRequest;
import org.onehall.proto.fairplay.v1.ListBoardResponse;
import org.onehall.proto.fairplay.v1.NoteBoardRequest;
import org.onehall.proto.fairplay.v1.NoteBoardResponse;
import org.onehall.proto.fairplay.v1.OpenIncidentRequest;
import org.onehall.proto.fairplay.v1.OpenIncidentResponse;
import org.onehall.proto.fairplay.v1.OpenPersonIncidentRequest;
import org.onehall.proto.fairplay.v1.OpenPersonIncidentResponse;
import org.onehall.proto.fairplay.v1.OpenVenueRequest;
import org.onehall.proto.fairplay.v1.OpenVenueResponse;
import org.onehall.proto.fairplay.v1.QueueScreeningRequest;
import org.onehall.proto.fairplay.v1.QueueScreeningResponse;
import org.onehall.proto.fairplay.v1.RecordBagRequest;
import org.onehall.proto.fairplay.v1.RecordBagResponse;
import org.onehall.proto.fairplay.v1.RecordCheckRequest;
import org.onehall.proto.fairplay.v1.RecordCheckResponse;
import org.onehall.proto.fairplay.v1.RecordDepartureRequest;
import org.onehall.proto.fairplay.v1.RecordDepartureResponse;
import org.onehall.proto.fairplay.v1.RecordInspectionRequest;
import org.onehall.proto.fairplay.v1.RecordInspectionResponse;
import org.onehall.proto.fairplay.v1.RecordInternetTestRequest;
import org.onehall.proto.fairplay.v1.RecordInternetTestResponse;
import org.onehall.proto.fairplay.v1.RecordMedicalRequest;
import org.onehall.proto.fairplay.v1.RecordMedicalResponse;
import org.onehall.proto.fairplay.v1.RecordPermissionRequest;
import org.onehall.proto.fairplay.v1.RecordPermissionResponse;
import org.onehall.proto.fairplay.v1.RecordReturnRequest;
import org.onehall.proto.fairplay.v1.RecordReturnResponse;
import org.onehall.proto.fairplay.v1.RecordScreeningRequest;
import org.onehall.proto.fairplay.v1.RecordScreeningResponse;
import org.onehall.proto.fairplay.v1.RecordStaffRequest;
import org.onehall.proto.fairplay.v1.RecordStaffResponse;
import org.onehall.proto.fairplay.v1.RefuseLeaveRequest;
import org.onehall.proto.fairplay.v1.RefuseLeaveResponse;
import org.onehall.proto.fairplay.v1.RegisterDeviceRequest;
import org.onehall.proto.fairplay.v1.RegisterDeviceResponse;
import org.onehall.proto.fairplay.v1.ReportCameraRequest;
import org.onehall.proto.fairplay.v1.ReportCameraResponse;
import org.onehall.proto.fairplay.v1.RequestLeaveRequest;
import org.onehall.proto.fairplay.v1.RequestLeaveResponse;
import org.onehall.proto.fairplay.v1.TellPlayersRequest;
import org.onehall.proto.fairplay.v1.TellPlayersResponse;
import org.onehall.proto.fairplay.v1.TickDutyRequest;
import org.onehall.proto.fairplay.v1.TickDutyResponse;
import org.onehall.proto.fairplay.v1.TickMeasureRequest;
import org.onehall.proto.fairplay.v1.TickMeasureResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The gRPC edge of fair-play. Decides nothing. */
@GrpcService
@RegisterInterceptor(ScreeningStateInterceptor.class)
public class FairPlayGrpc implements FairPlayService {
    private final SealedLog<Command, Event, FairPlayState> log;
    private final BoardChecks boards;
    private final FloorFacts facts;
    private final Reactors reactors;

    @Inject
    public FairPlayGrpc(
            SealedLog<Command, Event, FairPlayState> log, BoardChecks boards, FloorFacts facts, Reactors reactors) {
        this.log = log;
        this.boards = boards;
        this.facts = facts;
        this.reactors = reactors;
    }

    @Override
    public Uni<NoteBoardResponse> noteBoard(NoteBoardRequest request) {
        return GrpcRequests.submit(log, request, NoteBoardResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordCheckResponse> recordCheck(RecordCheckRequest request) {
        return GrpcRequests.submit(
                log, request.getBoardId(), request, RecordCheckResponse.getDefaultInstance(), board -> {
                    var now = facts.now(board);
                    return request.toBuilder()
                            .clearShowings()
                            .addAllShowings(now.getShowingsList())
                            .setInProgress(now.getInProgress())
                            .build();
                });
    }

    @Override
    public Uni<QueueScreeningResponse> queueScreening(QueueScreeningRequest request) {
        return GrpcRequests.submit(log, request, QueueScreeningResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordScreeningResponse> recordScreening(RecordScreeningRequest request) {
        return GrpcRequests.submit(log, request, RecordScreeningResponse.getDefaultInstance());
    }

    @Override
    public Uni<RequestLeaveResponse> requestLeave(RequestLeaveRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                RequestLeaveResponse.getDefaultInstance(),
                board -> request.toBuilder().setNow(facts.now(board)).build());
    }

    @Override
    public Uni<GrantLeaveResponse> grantLeave(GrantLeaveRequest request) {
        return GrpcRequests.submit(
                log, request.getBoardId(), request, GrantLeaveResponse.getDefaultInstance(), _ -> request);
    }

    @Override
    public Uni<RefuseLeaveResponse> refuseLeave(RefuseLeaveRequest request) {
        return GrpcRequests.submit(
                log, request.getBoardId(), request, RefuseLeaveResponse.getDefaultInstance(), _ -> request);
    }

    @Override
    public Uni<RecordDepartureResponse> recordDeparture(RecordDepartureRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                RecordDepartureResponse.getDefaultInstance(),
                board -> request.toBuilder().setNow(facts.now(board)).build());
    }

    @Override
    public Uni<RecordReturnResponse> recordReturn(RecordReturnRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                RecordReturnResponse.getDefaultInstance(),
                board -> request.toBuilder().setNow(facts.now(board)).build());
    }

    @Override
    public Uni<OpenIncidentResponse> openIncident(OpenIncidentRequest request) {
        return newest(
                () -> BoardId.parse(request.getBoardId())
                        .map(board ->
                                request.toBuilder().setNow(facts.now(board)).build())
                        .orElse(request),
                OpenIncidentResponse.getDefaultInstance());
    }

    @Override
    public Uni<ConfirmIncidentResponse> confirmIncident(ConfirmIncidentRequest request) {
        return GrpcRequests.submit(log, request, ConfirmIncidentResponse.getDefaultInstance());
    }

    @Override
    public Uni<CloseIncidentResponse> closeIncident(CloseIncidentRequest request) {
        return newest(
                () -> {
                    var informed = request.toBuilder().clearPenalised().clearWithdrawn();
                    BoardId.parse(request.getBoardId()).ifPresent(board -> {
                        informed.addAllWithdrawn(facts.withdrawn(board));
                        facts.penalised(board, request.getRulingId()).ifPresent(informed::setPenalised);
                    });
                    return informed.build();
                },
                CloseIncidentResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordInspectionResponse> recordInspection(RecordInspectionRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                RecordInspectionResponse.getDefaultInstance(),
                board -> request.toBuilder().setNow(facts.now(board)).build());
    }

    @Override
    public Uni<RegisterDeviceResponse> registerDevice(RegisterDeviceRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                RegisterDeviceResponse.getDefaultInstance());
    }

    @Override
    public Uni<TickDutyResponse> tickDuty(TickDutyRequest request) {
        return GrpcRequests.submit(
                log,
                request.getBoardId(),
                request,
                TickDutyResponse.getDefaultInstance(),
                board -> request.toBuilder().setNow(facts.now(board)).build());
    }

    @Override
    public Uni<OpenVenueResponse> openVenue(OpenVenueRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                OpenVenueResponse.getDefaultInstance());
    }

    @Override
    public Uni<CloseVenueResponse> closeVenue(CloseVenueRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                CloseVenueResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordStaffResponse> recordStaff(RecordStaffRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                RecordStaffResponse.getDefaultInstance());
    }

    @Override
    public Uni<ReportCameraResponse> reportCamera(ReportCameraRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                ReportCameraResponse.getDefaultInstance());
    }

    @Override
    public Uni<AnswerAlertResponse> answerAlert(AnswerAlertRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                AnswerAlertResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordInternetTestResponse> recordInternetTest(RecordInternetTestRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                RecordInternetTestResponse.getDefaultInstance());
    }

    @Override
    public Uni<TickMeasureResponse> tickMeasure(TickMeasureRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                TickMeasureResponse.getDefaultInstance());
    }

    @Override
    public Uni<TellPlayersResponse> tellPlayers(TellPlayersRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                TellPlayersResponse.getDefaultInstance());
    }

    @Override
    public Uni<ConfirmProceduresResponse> confirmProcedures(ConfirmProceduresRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                ConfirmProceduresResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordPermissionResponse> recordPermission(RecordPermissionRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                RecordPermissionResponse.getDefaultInstance());
    }

    @Override
    public Uni<OpenPersonIncidentResponse> openPersonIncident(OpenPersonIncidentRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                OpenPersonIncidentResponse.getDefaultInstance());
    }

    @Override
    public Uni<ClosePersonIncidentResponse> closePersonIncident(ClosePersonIncidentRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                ClosePersonIncidentResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordBagResponse> recordBag(RecordBagRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                RecordBagResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordMedicalResponse> recordMedical(RecordMedicalRequest request) {
        return GrpcRequests.submit(
                log,
                request.toBuilder().setFacts(facts.venue(request.getVenueKey())).build(),
                RecordMedicalResponse.getDefaultInstance());
    }

    /** For services and for those who may see fair play at one of the board's venues. */
    @Override
    public Uni<ListBoardResponse> listBoard(ListBoardRequest request) {
        Actor caller = Caller.current();
        List<FairPlayEvent> events = boards.events(request.getBoardId());
        if (!Rights.reads(caller, Action.SEE_FAIR_PLAY, boards.venues(request.getBoardId()), request.getBoardId(), ""))
            return Uni.createFrom().failure(Refused.status(FairPlayRefusal.FORBIDDEN_ROLE));
        if (events.isEmpty()) return Uni.createFrom().failure(Refused.status(FairPlayRefusal.UNKNOWN_BOARD));
        return Uni.createFrom()
                .item(ListBoardResponse.newBuilder().addAllEvents(events).build());
    }

    /** Submits a command that needs the newest games and rulings; waits for them on a thread that may block. */
    private <R extends Message> Uni<R> newest(Supplier<Message> informed, R response) {
        Actor actor = Caller.current();
        String trace = Caller.trace();
        return Uni.createFrom()
                .item(() -> {
                    reactors.catchUp();
                    return informed.get();
                })
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool())
                .chain(request -> GrpcRequests.submit(log, request, response, actor, trace));
    }
}
