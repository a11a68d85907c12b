package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.competition.v1.Bye;
import org.onehall.proto.competition.v1.ByeKind;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.ListPairingSourcesRequest;
import org.onehall.proto.competition.v1.Pairing;
import org.onehall.proto.competition.v1.PairingSource;
import org.onehall.proto.competition.v1.PreviewPairingsRequest;
import org.onehall.proto.competition.v1.PreviewPairingsResponse;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/** The preview of a round's pairings, before they are set (C.04, C.05). The owner of competitions calculates it. */
@Path("/api/pairings")
@RunOnVirtualThread
public class PairingResource {
    /** A body is no larger than {@link BodySizes} allows, and a character has at least one byte. */
    private static final int LONGEST = 512 * 1024;

    private static final long HIGHEST_BOARD = 1_000_000;
    private static final int UNREADABLE = 422;
    /** Longer than a pairing program may take. */
    private static final long DEADLINE_SECONDS = 45;

    @Inject
    LiveHall hall;

    @Inject
    Bearer bearer;

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    /** The names of the sources that can be used now. */
    public record Sources(List<String> sources) {}

    @GET
    @Path("/sources")
    public Response sources(@HeaderParam("Authorization") String authorization) {
        Bearer.Caller caller = pairer(authorization);
        return Problem.ok(new Sources(competitions
                .withOption(OutgoingInterceptor.AS, caller.token())
                .listPairingSources(ListPairingSourcesRequest.newBuilder()
                        .setCompetitionId(hall.competition(caller.viewer()))
                        .build())
                .getSourcesList()
                .stream()
                .map(PairingViews::name)
                .toList()));
    }

    /**
     * The preview of a round's pairings from one source; nothing is changed. If the source cannot be read, the status
     * is 422 and the answer lists what is wrong, by line.
     */
    @POST
    @Path("/{round}/preview")
    public Response preview(
            @HeaderParam("Authorization") String authorization, @PathParam("round") String round, String body) {
        Bearer.Caller caller = pairer(authorization);
        PreviewPairingsRequest request =
                request(hall.competition(caller.viewer()), Bodies.round(round), Bodies.object(body, LONGEST));
        PreviewPairingsResponse answer = competitions
                .withDeadlineAfter(DEADLINE_SECONDS, TimeUnit.SECONDS)
                .withOption(OutgoingInterceptor.AS, caller.token())
                .previewPairings(request);
        return answer.hasPreview()
                ? Problem.ok(PairingViews.preview(answer.getPreview(), answer.getNotesList()))
                : Response.status(UNREADABLE)
                        .entity(Json.write(Map.of("faults", PairingViews.faults(answer.getFaultsList()))))
                        .type(MediaType.APPLICATION_JSON_TYPE)
                        .header("Cache-Control", "no-store")
                        .build();
    }

    private Bearer.Caller pairer(String authorization) {
        Bearer.Caller caller = bearer.caller(authorization);
        if (!mayPair(caller.viewer())) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        return caller;
    }

    private static boolean mayPair(Viewer viewer) {
        return Rights.scope(viewer.actor().role(), Action.SET_PAIRINGS) != Scope.NO;
    }

    static PreviewPairingsRequest request(String competition, int round, JsonNode body) {
        var request = PreviewPairingsRequest.newBuilder()
                .setCompetitionId(competition)
                .setRound(round)
                .setSource(source(Bodies.text(body, "source")))
                .setText(Bodies.text(body, "text"));
        for (JsonNode pairing : list(body, "pairings"))
            request.addPairings(Pairing.newBuilder()
                    .setBoard((int) Bodies.number(pairing, "board", -HIGHEST_BOARD, HIGHEST_BOARD)
                            .orElseThrow(Bodies::malformed))
                    .setWhiteId(Bodies.text(pairing, "whiteId"))
                    .setBlackId(Bodies.text(pairing, "blackId")));
        for (JsonNode bye : list(body, "byes")) request.addByes(bye(bye));
        return request.build();
    }

    private static PairingSource source(String name) {
        for (PairingSource source : PairingSource.values())
            if (source != PairingSource.PAIRING_SOURCE_UNSPECIFIED
                    && source != PairingSource.UNRECOGNIZED
                    && PairingViews.name(source).equals(name)) return source;
        throw Bodies.malformed();
    }

    /** The player's id for the bye of an odd number of players, or the id and the kind of the bye. */
    private static Bye bye(JsonNode bye) {
        if (bye.isTextual())
            return Bye.newBuilder()
                    .setPlayerId(Bodies.text(bye))
                    .setKind(ByeKind.BYE_KIND_ALLOCATED)
                    .build();
        String kind = Bodies.text(bye, "kind");
        for (ByeKind one : ByeKind.values())
            if (one != ByeKind.BYE_KIND_UNSPECIFIED
                    && one != ByeKind.UNRECOGNIZED
                    && PairingViews.name(one).equals(kind))
                return Bye.newBuilder()
                        .setPlayerId(Bodies.text(bye, "playerId"))
                        .setKind(one)
                        .build();
        throw Bodies.malformed();
    }

    private static Iterable<JsonNode> list(JsonNode body, String name) {
        JsonNode list = body.path(name);
        if (list.isMissingNode() || list.isNull()) return List.of();
        if (!list.isArray()) throw Bodies.malformed();
        return list;
    }
}
