package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.jboss.logging.Logger;
import org.onehall.decider.BoardId;
import org.onehall.decider.Role;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Tokens;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.edge.admission.ClientAddresses;
import org.onehall.playingzone.edge.admission.NetworkAddress;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.BadCodes;
import org.onehall.playingzone.identity.CodeBook;
import org.onehall.playingzone.identity.CodeBook.Redeemed;
import org.onehall.playingzone.identity.CodeEntry.Purpose;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.identity.CodeText;
import org.onehall.playingzone.identity.Issuer;
import org.onehall.playingzone.presence.LinkHistory;
import org.onehall.playingzone.presence.PresencePublisher;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.board.BoardView;
import org.onehall.playingzone.projection.board.Corrections;
import org.onehall.playingzone.projection.call.RuleView;
import org.onehall.playingzone.projection.competition.OfficialView;
import org.onehall.playingzone.projection.competition.StandingsView;
import org.onehall.playingzone.projection.disconnection.DisconnectionReport;
import org.onehall.playingzone.report.DisconnectionPdf;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.ExportPgnRequest;
import org.onehall.proto.competition.v1.ExportPgnResponse;
import org.onehall.proto.competition.v1.ExportTrfRequest;
import org.onehall.proto.competition.v1.GetStandingsRequest;
import org.onehall.proto.game.v1.GameServiceGrpc;
import org.onehall.proto.game.v1.JudgeRequest;
import org.onehall.regulations.ProfileSchema;

/**
 * REST resources for codes, enrolment and records. Bodies are read by hand, so that any malformed body is answered with
 * a problem.
 */
@Path("/api")
@RunOnVirtualThread
public class ApiResource {
    private static final Logger LOG = Logger.getLogger(ApiResource.class);
    /** How far back the samples of links reach. */
    private static final Duration LINKS_OF = Duration.ofMinutes(10);

    private static final int NEWEST_TRF = 26;
    /**
     * The header that says how many games of the round are still in play; a request for finished games did not return
     * them.
     */
    private static final String IN_PLAY = "OneHall-Games-In-Play";
    /** A person who is refused for one of these reasons has a valid code of his own and is not guessing. */
    private static final Set<ZoneRefusal> RIGHT_CODES =
            EnumSet.of(ZoneRefusal.DEVICE_NOT_REGISTERED, ZoneRefusal.CODE_OF_DISMISSED, ZoneRefusal.PLAYER_EXCLUDED);

    @Inject
    CodeLog codes;

    @Inject
    LiveHall hall;

    @Inject
    Issuer issuer;

    @Inject
    Tokens tokens;

    @Inject
    Bearer bearer;

    @Inject
    PresencePublisher presence;

    @Inject
    ClientAddresses clients;

    @GrpcClient("game")
    GameServiceGrpc.GameServiceBlockingStub games;

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    private final BadCodes badCodes = new BadCodes();

    /** Which zone answers, and its time in ms since 1970. */
    public record Alive(String zone, long atMs) {}

    /** A code on paper. */
    public record IssuedCode(
            String code, String role, String name, String venue, String venueName, String board, String side) {}

    /**
     * The result of an enrolment. The token is sent in the WebSocket's subprotocol and in the Authorization header,
     * never in an address.
     */
    public record Enrolment(
            String token,
            String role,
            String name,
            String venue,
            String venueName,
            String board,
            String side,
            String competitionId) {
        static Enrolment of(Holder holder, String token) {
            return new Enrolment(
                    token,
                    holder.role().name(),
                    holder.name(),
                    holder.venue(),
                    holder.venueName(),
                    holder.board(),
                    holder.side(),
                    holder.competition());
        }
    }

    /**
     * Confirms that this is the zone of a hall, and returns its time. A venue's node asks this, so that it does not
     * mistake the login page of a network for the zone.
     */
    @GET
    @Path("/alive")
    public Response alive() {
        return Problem.ok(new Alive("OneHall", System.currentTimeMillis()));
    }

    @POST
    @Path("/codes")
    public Response codes(@HeaderParam("Authorization") String authorization, String body) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (viewer.actor().role() != Role.OPERATOR) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        JsonNode request = Bodies.object(body);
        String competition = Bodies.text(request, "competitionId");
        Purpose purpose = switch (Bodies.text(request, "for")) {
            case "", "people" -> Purpose.PEOPLE;
            case "robots" -> Purpose.ROBOTS;
            default -> throw Bodies.malformed();
        };
        ready();
        List<Holder> holders = hall.read(h -> h.rooms().competitions().holders(competition))
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NO_COMPETITION, 404));
        String id = competition.isEmpty()
                ? hall.read(h -> h.rooms().competitions().view("").id())
                : competition;
        List<CodeBook.Issued> issued = codes.book().renew(id, holders, purpose);
        LOG.infof("%d codes made for %s of %s", issued.size(), purpose, id);
        return Problem.ok(issued.stream()
                .map(one -> new IssuedCode(
                        one.code().text(),
                        one.holder().role().name(),
                        one.holder().name(),
                        one.holder().venue(),
                        one.holder().venueName(),
                        one.holder().board(),
                        one.holder().side()))
                .toList());
    }

    @POST
    @Path("/enrol")
    public Response enrol(@Context HttpServerRequest request, String body) {
        String address = NetworkAddress.of(clients.of(request));
        JsonNode asked = Bodies.object(body);
        String typed = Bodies.text(asked, "code");
        String device = Bodies.text(asked, "device");
        ready();
        boolean registered = hall.read(h -> h.rooms().venues().isRegistered(device));
        Duration pause = badCodes.pause(address, device, registered, Instant.now());
        if (pause.isPositive())
            throw new RefusedException(Problem.of(
                    ZoneRefusal.TOO_MANY_CODES,
                    429,
                    Map.of(Problem.SECONDS, String.valueOf(pause.plusMillis(999).toSeconds()))));
        Optional<CodeText> code = CodeText.parse(typed);
        Redeemed redeemed = code.map(one -> codes.book()
                        .redeem(one, holder -> hall.read(h -> h.seating().hindrance(holder, device))))
                .orElse(new Redeemed.Refused(ZoneRefusal.CODE_UNKNOWN));
        return switch (redeemed) {
            case Redeemed.Granted(Holder holder, String session) -> {
                badCodes.entered(device);
                LOG.infof(
                        "a code was used: %s %s%s",
                        holder.role(),
                        holder.venue(),
                        holder.board().isEmpty() ? "" : " " + holder.board() + " " + holder.side());
                yield Problem.ok(enrolment(holder, session, session));
            }
            case Redeemed.Refused(ZoneRefusal why) -> {
                if (!RIGHT_CODES.contains(why)) badCodes.failed(address, device, registered, Instant.now());
                throw new RefusedException(why, why == ZoneRefusal.CODE_UNKNOWN ? 404 : 409);
            }
        };
    }

    /**
     * Moves a signed-in player from a game that has ended, or that cannot be played now, to the board of his next game,
     * on the same device and without a code. The requirements for players' devices apply again to the next game (OCR
     * 16.6, 18.5).
     */
    @POST
    @Path("/next-game")
    public Response nextGame(@HeaderParam("Authorization") String authorization, String body) {
        Bearer.Caller caller = bearer.caller(authorization);
        SeatKey own = caller.viewer()
                .seat()
                .filter(_ -> caller.viewer().actor().role() == Role.PLAYER)
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NO_SEAT, 403));
        String device = Bodies.text(Bodies.object(body), "device");
        ready();
        if (hall.read(h -> h.rooms().boards().isInProgress(own.board())))
            throw new RefusedException(ZoneRefusal.GAME_GOES_ON, 409);
        String player = caller.viewer().actor().subject();
        Holder next = hall.read(h -> h.seating()
                        .nextGame(own.board(), player)
                        .flatMap(game -> h.seating().seat(game.board(), game.side())))
                .filter(seat -> seat.subject().equals(player))
                .orElseThrow(() -> new RefusedException(
                        hall.read(h -> h.seating().noGame(own.board(), player))
                                .map(none -> none.own() ? ZoneRefusal.PLAYER_EXCLUDED : ZoneRefusal.OPPONENT_EXCLUDED)
                                .orElse(ZoneRefusal.NO_NEXT_GAME),
                        409));
        hall.read(h -> h.seating().hindrance(next, device)).ifPresent(why -> {
            throw new RefusedException(why, 409);
        });
        return switch (codes.book().moveOn(caller.session(), next)) {
            case CodeBook.MovedOn.Granted(String session) -> {
                badCodes.entered(device);
                LOG.infof("a player went on: %s %s to %s %s", own.board(), own.side(), next.board(), next.side());
                yield Problem.ok(enrolment(next, session, tokens.device(caller.token())));
            }
            case CodeBook.MovedOn.Refused(ZoneRefusal why) ->
                throw new RefusedException(why, why == ZoneRefusal.TOKEN_NEEDED ? 401 : 409);
        };
    }

    private Enrolment enrolment(Holder holder, String session, String device) {
        return Enrolment.of(holder, issuer.token(holder, session, device));
    }

    /** The officials this person may hand out codes to. */
    @GET
    @Path("/officials")
    public Response officials(@HeaderParam("Authorization") String authorization) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        List<Holder> holders = hall.read(h -> h.rooms().competitions().holders(hall.competition(viewer)))
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NO_COMPETITION, 404));
        return Problem.ok(holders.stream()
                .filter(holder -> holder.board().isEmpty() && Visibility.issueCode(viewer, holder))
                .map(holder -> new OfficialView(
                        holder.subject(), holder.role(), holder.name(), holder.venue(), holder.venueName()))
                .toList());
    }

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

    /** The articles of the catalogue, for officials who explain a rule (OCR 17.10). */
    @GET
    @Path("/rules")
    public Response rules(@HeaderParam("Authorization") String authorization) {
        if (!Visibility.isOfficial(bearer.caller(authorization).viewer()))
            throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        return Problem.ok(RuleView.all());
    }

    /**
     * The JSON Schema of competition regulations (draft 2020-12); available without a token, because editors have none.
     */
    @GET
    @Path("/regulations.schema.json")
    public Response regulationsSchema() {
        return Response.ok(ProfileSchema.text(), "application/schema+json").build();
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
     */
    @GET
    @Path("/standings")
    public Response standings(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("competition") String competition,
            @QueryParam("official") String official) {
        Bearer.Caller caller = bearer.caller(authorization);
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
                        .build())
                .getStandings()));
    }

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
        return Problem.ok(Corrections.of(
                games.withOption(OutgoingInterceptor.AS, caller.token()).judge(request.build())));
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

    /** Everything that happened on a board, for the officials who may see it; "id" is "competition/round/board". */
    @GET
    @Path("/boards/{id: .+}/timeline")
    public Response timeline(@HeaderParam("Authorization") String authorization, @PathParam("id") String id) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        ready();
        BoardView board = hall.read(h -> h.boardViews().view(id))
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
