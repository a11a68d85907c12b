package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.RunOnVirtualThread;
import io.vertx.core.http.HttpServerRequest;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jboss.logging.Logger;
import org.onehall.decider.Role;
import org.onehall.house.Tokens;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.edge.admission.ClientAddresses;
import org.onehall.playingzone.edge.admission.NetworkAddress;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.identity.BadCodes;
import org.onehall.playingzone.identity.CodeEntry.Purpose;
import org.onehall.playingzone.identity.CodeLog;
import org.onehall.playingzone.identity.CodeText;
import org.onehall.playingzone.identity.EnrolmentCodes;
import org.onehall.playingzone.identity.EnrolmentCodes.Redeemed;
import org.onehall.playingzone.identity.Issuer;
import org.onehall.playingzone.projection.Holder;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.call.RuleView;
import org.onehall.playingzone.projection.competition.OfficialView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.regulations.ProfileSchema;

/**
 * REST resources for codes, enrolment and rules. Bodies are read by hand, so that any malformed body is answered with a
 * problem.
 */
@Path("/api")
@RunOnVirtualThread
public class ApiResource {
    private static final Logger LOG = Logger.getLogger(ApiResource.class);
    /** A person who is refused for one of these reasons has a valid code of his own and is not guessing. */
    private static final Set<ZoneRefusal> RIGHT_CODES = EnumSet.of(
            ZoneRefusal.DEVICE_NOT_REGISTERED,
            ZoneRefusal.CODE_OF_DISMISSED,
            ZoneRefusal.PLAYER_EXCLUDED,
            ZoneRefusal.COMPETITION_ARCHIVED);

    /** Of whom of a competition there are new codes; "" means "people". */
    private static final Set<String> CODES_FOR = Set.of("", "people", "robots", "officials");

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
    ClientAddresses clients;

    private final BadCodes badCodes = new BadCodes();

    /** Which zone answers, and its time in ms since 1970. */
    public record Alive(String zone, long atMs) {}

    /** A code on paper. */
    public record IssuedCode(
            String code, String role, String name, String venue, String venueName, String board, String side) {
        static IssuedCode of(EnrolmentCodes.Issued issued) {
            Holder holder = issued.holder();
            return new IssuedCode(
                    issued.code().text(),
                    holder.role().name(),
                    holder.name(),
                    holder.venue(),
                    holder.venueName(),
                    holder.board(),
                    holder.side());
        }
    }

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

    /**
     * New codes for everybody of a competition ({@code for}: "people" or "robots"), for its officials only
     * ("officials"), or one for the operator ("operator"), who belongs to no competition. Earlier unused codes of that
     * set are cancelled.
     */
    @POST
    @Path("/codes")
    public Response codes(@HeaderParam("Authorization") String authorization, String body) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (viewer.actor().role() != Role.OPERATOR) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        JsonNode request = Bodies.object(body);
        if (Bodies.text(request, "for").equals("operator")) {
            ready();
            LOG.info("a code made for the operator");
            return Problem.ok(List.of(IssuedCode.of(codes.book().issue(Holder.OPERATOR))));
        }
        String competition = Bodies.text(request, "competitionId");
        String whom = Bodies.text(request, "for");
        if (!CODES_FOR.contains(whom)) throw Bodies.malformed();
        ready();
        List<Holder> holders = hall.read(h -> h.rooms().competitions().holders(competition))
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NO_COMPETITION, 404));
        String id = competition.isEmpty()
                ? hall.read(h -> h.rooms().competitions().view("").id())
                : competition;
        if (hall.read(h -> h.rooms().competitions().isArchived(id)))
            throw new RefusedException(ZoneRefusal.COMPETITION_ARCHIVED, 409);
        List<EnrolmentCodes.Issued> issued = switch (whom) {
            case "robots" -> codes.book().renew(id, holders, Purpose.ROBOTS);
            case "officials" -> codes.book().renewOfficials(id, holders);
            default -> codes.book().renew(id, holders, Purpose.PEOPLE);
        };
        LOG.infof("%d codes made for %s of %s", issued.size(), whom.isEmpty() ? "people" : whom, id);
        return Problem.ok(issued.stream().map(IssuedCode::of).toList());
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
                        .redeem(one, holder -> hall.read(h -> h.seating().hindranceOfCode(holder, device))))
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
            case EnrolmentCodes.MovedOn.Granted(String session) -> {
                badCodes.entered(device);
                LOG.infof("a player went on: %s %s to %s %s", own.board(), own.side(), next.board(), next.side());
                yield Problem.ok(enrolment(next, session, tokens.device(caller.token())));
            }
            case EnrolmentCodes.MovedOn.Refused(ZoneRefusal why) ->
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

    private void ready() {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
    }
}
