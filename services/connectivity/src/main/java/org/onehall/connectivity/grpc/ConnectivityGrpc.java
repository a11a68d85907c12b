package org.onehall.connectivity.grpc;

import io.quarkus.grpc.GrpcService;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.util.Set;
import org.onehall.connectivity.domain.Command;
import org.onehall.connectivity.domain.ConnectivityRefusal;
import org.onehall.connectivity.domain.Event;
import org.onehall.connectivity.domain.VenueState;
import org.onehall.connectivity.query.Venues;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.Caller;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.proto.connectivity.v1.AssessCauseRequest;
import org.onehall.proto.connectivity.v1.AssessCauseResponse;
import org.onehall.proto.connectivity.v1.CloseCaseRequest;
import org.onehall.proto.connectivity.v1.CloseCaseResponse;
import org.onehall.proto.connectivity.v1.ConfirmReportRequest;
import org.onehall.proto.connectivity.v1.ConfirmReportResponse;
import org.onehall.proto.connectivity.v1.ConnectivityService;
import org.onehall.proto.connectivity.v1.ListCasesRequest;
import org.onehall.proto.connectivity.v1.ListCasesResponse;
import org.onehall.proto.connectivity.v1.ListLinksRequest;
import org.onehall.proto.connectivity.v1.ListLinksResponse;
import org.onehall.proto.connectivity.v1.NoteMoveRequest;
import org.onehall.proto.connectivity.v1.NoteMoveResponse;
import org.onehall.proto.connectivity.v1.NoteOverdueRequest;
import org.onehall.proto.connectivity.v1.NoteOverdueResponse;
import org.onehall.proto.connectivity.v1.RecordProbesRequest;
import org.onehall.proto.connectivity.v1.RecordProbesResponse;
import org.onehall.proto.connectivity.v1.ReportCommunicationRequest;
import org.onehall.proto.connectivity.v1.ReportCommunicationResponse;
import org.onehall.proto.connectivity.v1.ReportPresenceRequest;
import org.onehall.proto.connectivity.v1.ReportPresenceResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** The gRPC entrance to links and cases. It decides nothing. */
@GrpcService
public class ConnectivityGrpc implements ConnectivityService {
    @Inject
    SealedLog<Command, Event, VenueState> log;

    @Inject
    Venues venues;

    @Override
    public Uni<ReportPresenceResponse> reportPresence(ReportPresenceRequest request) {
        return GrpcRequests.submit(log, request, ReportPresenceResponse.getDefaultInstance());
    }

    @Override
    public Uni<ConfirmReportResponse> confirmReport(ConfirmReportRequest request) {
        return GrpcRequests.submit(log, request, ConfirmReportResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteOverdueResponse> noteOverdue(NoteOverdueRequest request) {
        return GrpcRequests.submit(log, request, NoteOverdueResponse.getDefaultInstance());
    }

    @Override
    public Uni<AssessCauseResponse> assessCause(AssessCauseRequest request) {
        return GrpcRequests.submit(log, request, AssessCauseResponse.getDefaultInstance());
    }

    @Override
    public Uni<CloseCaseResponse> closeCase(CloseCaseRequest request) {
        return GrpcRequests.submit(log, request, CloseCaseResponse.getDefaultInstance());
    }

    @Override
    public Uni<RecordProbesResponse> recordProbes(RecordProbesRequest request) {
        return GrpcRequests.submit(log, request, RecordProbesResponse.getDefaultInstance())
                .map(response ->
                        response.toBuilder().setKnown(known(request, response)).build());
    }

    /** What is accepted is on record up to its last span; if nothing in it was new, even more may be on record. */
    private long known(RecordProbesRequest request, RecordProbesResponse response) {
        long last = request.getSpans(request.getSpansCount() - 1).getSequence();
        return response.getEventsCount() > 0
                ? last
                : Math.max(last, venues.measured(request.getVenueId(), request.getNode(), request.getSeries()));
    }

    @Override
    public Uni<ReportCommunicationResponse> reportCommunication(ReportCommunicationRequest request) {
        return GrpcRequests.submit(log, request, ReportCommunicationResponse.getDefaultInstance());
    }

    @Override
    public Uni<NoteMoveResponse> noteMove(NoteMoveRequest request) {
        return GrpcRequests.submit(log, request, NoteMoveResponse.getDefaultInstance());
    }

    @Override
    public Uni<ListLinksResponse> listLinks(ListLinksRequest request) {
        Venues readable = reader(request.getVenueId());
        return Uni.createFrom()
                .item(() -> ListLinksResponse.newBuilder()
                        .addAllLinks(readable.links(request.getVenueId()))
                        .build());
    }

    @Override
    public Uni<ListCasesResponse> listCases(ListCasesRequest request) {
        Venues readable = reader(request.getVenueId());
        return Uni.createFrom()
                .item(() -> ListCasesResponse.newBuilder()
                        .addAllEvents(readable.cases(request.getVenueId()))
                        .build());
    }

    /**
     * People read links through the playing zone, which knows what each person may see. Services and the operator read
     * here.
     */
    private Venues reader(String venue) {
        if (!Rights.reads(Caller.current(), Action.READ_RECORD, Set.of(), venue, ""))
            throw Refused.status(ConnectivityRefusal.FORBIDDEN_ROLE);
        return venues;
    }
}
