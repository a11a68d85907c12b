package org.onehall.playingzone.edge.rest;

import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.decider.BoardId;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.presence.LinkHistory;
import org.onehall.playingzone.presence.PresencePublisher;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.report.DisconnectionPdf;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.JudgeRequest;
import org.onehall.proto.game.v1.JudgeResponse;

/** This resource shows officials what happened at their boards and how the players there were connected. */
@Path("/api")
@RunOnVirtualThread
public class BoardResource {
    /** How far back the samples of links reach. */
    private static final Duration LINKS_OF = Duration.ofMinutes(10);

    @Inject
    LiveHall hall;

    @Inject
    Bearer bearer;

    @Inject
    PresencePublisher presence;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    /**
     * What the software can find out about a board's position for an arbiter, with a longer search than during the game
     * (OCR 19.3, 19.4).
     */
    @GET
    @Path("/judgement")
    public Response judgement(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("board") String board,
            @QueryParam("ply") String ply) {
        Bearer.Caller caller = bearer.caller(authorization);
        String asked = board == null ? "" : board;
        if (!Visibility.isOfficial(caller.viewer()) || !Visibility.ownBoard(caller.viewer(), asked))
            throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        JudgeRequest.Builder request = JudgeRequest.newBuilder().setBoardId(asked);
        if (ply != null && !ply.isEmpty()) request.setPly(Bodies.round(ply));
        JudgeResponse judged =
                games.withOption(OutgoingInterceptor.AS, caller.token()).judge(request.build());
        return Problem.ok(hall.read(h -> h.boardViews().judgement(asked, judged)));
    }

    /** All time sheets of the caller's competition, with the rows of the boards the caller may see. */
    @GET
    @Path("/timesheets")
    public Response timeSheets(@HeaderParam("Authorization") String authorization) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        ready();
        String competition = hall.competition(viewer);
        return Problem.ok(hall.read(h -> h.rooms()
                .clocks()
                .sheets(
                        competition,
                        board -> Visibility.wall(
                                viewer, competition, h.rooms().boards().venues(board)),
                        h.rooms().timelines(),
                        h.rooms().boards()::playerName)));
    }

    /** The reports of disconnections this person may see: for one round or all, for one case or all (OCR 18.9). */
    @GET
    @Path("/disconnections")
    public Response disconnections(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("round") String round,
            @QueryParam("case") String id) {
        return Problem.ok(reports(bearer.caller(authorization).viewer(), round, id));
    }

    /** The same as a PDF, in Italian with {@code lang=it}. */
    @GET
    @Path("/disconnections.pdf")
    public Response disconnectionsPdf(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("round") String round,
            @QueryParam("case") String id,
            @QueryParam("lang") String language) {
        Viewer viewer = bearer.caller(authorization).viewer();
        List<DisconnectionReport> reports = reports(viewer, round, id);
        String name = hall.read(
                h -> h.rooms().competitions().view(hall.competition(viewer)).name());
        return Response.ok(
                        DisconnectionPdf.of(name, reports, Instant.now(), Objects.requireNonNullElse(language, "")),
                        "application/pdf")
                .header("Cache-Control", "no-store")
                .build();
    }

    /** The links of those seats of a round that this person may see: state, device, quality and history (OCR 18.8). */
    @GET
    @Path("/links")
    public Response links(@HeaderParam("Authorization") String authorization, @QueryParam("round") String round) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        int of = Bodies.round(round);
        ready();
        String competition = hall.competition(viewer);
        long since = Instant.now().minus(LINKS_OF).toEpochMilli();
        return Problem.ok(hall
                .read(h -> h.seatViews()
                        .links(competition, of, venue -> Visibility.wall(viewer, competition, List.of(venue))))
                .stream()
                .map(row -> {
                    SeatKey seat = new SeatKey(row.board(), row.side());
                    Optional<LinkHistory.Device> device = presence.links().device(seat);
                    return row.measured(
                            device.map(LinkHistory.Device::address),
                            device.map(one -> OptionalLong.of(one.since())).orElse(OptionalLong.empty()),
                            presence.lastSeen(seat)
                                    .map(at -> OptionalLong.of(at.toEpochMilli()))
                                    .orElse(OptionalLong.empty()),
                            presence.links().takeovers(seat),
                            presence.links().samples(seat, since));
                })
                .toList());
    }

    /**
     * Everything that happened on a board, also if it was cancelled, for the officials who may see it; "id" is
     * "competition/round/board".
     */
    @GET
    @Path("/boards/{id: .+}/timeline")
    public Response timeline(@HeaderParam("Authorization") String authorization, @PathParam("id") String id) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        ready();
        BoardView board = hall.read(h -> h.boardViews().recorded(id))
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NOBODY, 404));
        if (!Visibility.wall(viewer, BoardId.competitionOf(id), board.venues()))
            throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        return Problem.ok(hall.read(h -> h.boardViews()
                .timeline(
                        id,
                        viewer.actor().venue(),
                        venue -> Visibility.floor(viewer, venue),
                        Visibility.screening(viewer, board))));
    }

    private List<DisconnectionReport> reports(Viewer viewer, String round, String id) {
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        int only = Bodies.round(round);
        ready();
        String competition = hall.competition(viewer);
        return hall
                .read(h -> h.rooms()
                        .disconnections()
                        .reports(
                                competition,
                                one -> (id == null || one.id().equals(id))
                                        && Visibility.wall(viewer, competition, List.of(one.venue())),
                                Instant.now().toEpochMilli()))
                .stream()
                .filter(report -> only == 0 || report.round() == only)
                .toList();
    }

    private void ready() {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
    }
}
