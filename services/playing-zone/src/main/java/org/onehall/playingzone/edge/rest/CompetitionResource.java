package org.onehall.playingzone.edge.rest;

import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.competition.StandingsView;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.ExportPgnRequest;
import org.onehall.proto.competition.v1.ExportPgnResponse;
import org.onehall.proto.competition.v1.ExportTrfRequest;
import org.onehall.proto.competition.v1.GetStandingsRequest;

/** This resource serves the games, the tournament report and the standings of a competition. */
@Path("/api")
@RunOnVirtualThread
public class CompetitionResource {
    private static final int NEWEST_TRF = 26;
    /**
     * The header that says how many games of the round are still in play; a request for finished games did not return
     * them.
     */
    private static final String IN_PLAY = "OneHall-Games-In-Play";

    @Inject
    LiveHall hall;

    @Inject
    Bearer bearer;

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    @GET
    @Path("/pgn")
    public Response pgn(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("round") String round,
            @QueryParam("annulled") String annulled,
            @QueryParam("over") String over) {
        Bearer.Caller caller = bearer.caller(authorization);
        if (!Visibility.games(caller.viewer())) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        String competition = hall.competition(caller.viewer());
        ExportPgnResponse answer = competitions
                .withOption(OutgoingInterceptor.AS, caller.token())
                .exportPgn(ExportPgnRequest.newBuilder()
                        .setCompetitionId(competition)
                        .setRound(Bodies.round(round))
                        .setAnnulled("true".equals(annulled))
                        .setOver("true".equals(over))
                        .build());
        return Response.ok(answer.getPgn(), "application/x-chess-pgn; charset=utf-8")
                .header("Cache-Control", "no-store")
                .header(IN_PLAY, answer.getInPlay())
                .build();
    }

    /** A tournament report for FIDE and for pairing programs. */
    @GET
    @Path("/competition.trf")
    public Response trf(@HeaderParam("Authorization") String authorization, @QueryParam("version") String version) {
        Bearer.Caller caller = bearer.caller(authorization);
        if (!Visibility.isOfficial(caller.viewer())) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        int of = version == null || version.isEmpty() ? NEWEST_TRF : Bodies.round(version);
        ready();
        String trf = competitions
                .withOption(OutgoingInterceptor.AS, caller.token())
                .exportTrf(ExportTrfRequest.newBuilder()
                        .setCompetitionId(hall.competition(caller.viewer()))
                        .setVersion(of)
                        .build())
                .getTrf();
        return Response.ok(trf, "text/plain; charset=utf-8")
                .header("Cache-Control", "no-store")
                .build();
    }

    /**
     * The standings. Officials see those of all open rounds unless they ask for official rounds only; everybody else
     * sees official rounds only. A player cannot see them during his own game (OCR 16.7).
     *
     * @param competition empty for the caller's own; another competition only if the caller's token is valid for any
     * @param through number of the last round that counts; empty or 0 for all rounds
     * @param explained id of the player whose figures come with what they are made of; empty: nobody's do
     */
    @GET
    @Path("/standings")
    public Response standings(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("competition") String competition,
            @QueryParam("official") String official,
            @QueryParam("through") String through,
            @QueryParam("explained") @DefaultValue("") String explained) {
        Bearer.Caller caller = bearer.caller(authorization);
        int last = Bodies.round(through);
        ready();
        String own = hall.competition(caller.viewer());
        String asked = competition == null || competition.isEmpty() ? own : competition;
        if (!caller.viewer().competition().isEmpty() && !asked.equals(own))
            throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        if (caller.viewer()
                .seat()
                .filter(seat -> hall.read(h -> h.rooms().boards().isPlaying(seat.board())))
                .isPresent()) throw new RefusedException(ZoneRefusal.GAME_RUNNING, 409);
        return Problem.ok(StandingsView.of(competitions
                .withOption(OutgoingInterceptor.AS, caller.token())
                .getStandings(GetStandingsRequest.newBuilder()
                        .setCompetitionId(asked)
                        .setOfficialOnly("true".equals(official))
                        .setThroughRound(last)
                        .setExplained(explained)
                        .build())
                .getStandings()));
    }

    private void ready() {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
    }
}
