package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.Timestamp;
import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.UUID;
import org.onehall.chess.Side;
import org.onehall.decider.LogKey;
import org.onehall.decider.Texts;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.communication.MeetingReporter;
import org.onehall.playingzone.communication.Participants.Unknown;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.presence.NodeSightings;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.Wire;
import org.onehall.playingzone.projection.link.NodeView;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.playingzone.rights.Visibility;
import org.onehall.proto.connectivity.v1.CommunicationSource;
import org.onehall.proto.connectivity.v1.ConnectivityServiceGrpc;
import org.onehall.proto.connectivity.v1.Hop;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.RecordProbesRequest;
import org.onehall.proto.connectivity.v1.ReportCommunicationRequest;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;
import org.onehall.regulations.Scope;

/**
 * REST resources for a venue's links: measurements of its node, presence in the meeting (OCR 18.8), and what is known
 * about both.
 */
@Path("/api")
@RunOnVirtualThread
public class VenueResource {
    /** The beginning of this century, in milliseconds since 1970. */
    private static final long FIRST = 946_684_800_000L;

    private static final long LAST = 4_102_444_800_000L;
    private static final int MOST_PROBES = 10_000;
    private static final int MOST_SPANS = 200;
    private static final long LONGEST_ROUND_TRIP_MS = 60_000;

    @Inject
    Bearer bearer;

    @Inject
    LiveHall hall;

    @Inject
    MeetingReporter meetings;

    @Inject
    NodeSightings nodes;

    @GrpcClient("connectivity")
    ConnectivityServiceGrpc.ConnectivityServiceBlockingStub connections;

    /**
     * @param acknowledged number of the last measurement of this node and series that is recorded; 0 for a sign of
     *     life; higher than the numbers sent if later measurements were already known
     * @param atMs this zone's clock, in ms since 1970
     */
    public record Taken(long acknowledged, long atMs) {}

    /** @param unknown participants of the meeting whose names do not identify a player */
    public record VenueLinks(List<NodeView> nodes, List<Unknown> unknown) {}

    /**
     * Measurements of a venue's node, as the README of deploy/venue-node describes them; a request without measurements
     * is a sign of life.
     */
    @POST
    @Path("/venue/probes")
    public Response probes(@HeaderParam("Authorization") String authorization, String body) {
        Bearer.Caller caller = bearer.caller(authorization);
        Viewer viewer = caller.viewer();
        String venue = viewer.actor().venue();
        if (!Rights.allows(viewer.actor(), Action.REPORT_LINKS, List.of(venue), "", ""))
            throw new RefusedException(ZoneRefusal.TECHNICAL_ARBITER_NEEDED, 403);
        JsonNode request = Bodies.object(body);
        String node = Bodies.text(request, "node");
        String series = Bodies.text(request, "series");
        OptionalLong offset = Bodies.number(request, "clockOffsetMs", -LAST, LAST);
        if (!Texts.isName(node) || !series.matches("[A-Za-z0-9-]{1,40}"))
            throw new RefusedException(ZoneRefusal.NODE_UNNAMED, 400);
        if (!request.path("spans").isArray() || request.path("spans").size() > MOST_SPANS) throw Bodies.malformed();
        String competition = changeable(viewer);
        long now = System.currentTimeMillis();
        if (!nodes.heard(LogKey.of(competition, venue), node, now))
            throw new RefusedException(ZoneRefusal.NODE_UNNAMED, 400);
        var record = RecordProbesRequest.newBuilder()
                .setVenueId(LogKey.of(competition, venue))
                .setNode(node)
                .setSeries(series);
        offset.ifPresent(ms -> record.setClockOffset(Wire.duration(Duration.ofMillis(ms))));
        for (JsonNode span : request.path("spans")) record.addSpans(span(span, offset.orElse(0), competition, venue));
        long known = record.getSpansCount() == 0
                ? 0
                : connections
                        .withOption(OutgoingInterceptor.AS, caller.token())
                        .recordProbes(record.setWrite(WriteContext.newBuilder()
                                        .setRequestId(UUID.randomUUID().toString()))
                                .build())
                        .getKnown();
        return Problem.ok(new Taken(known, System.currentTimeMillis()));
    }

    private ProbeSpan span(JsonNode span, long offset, String competition, String venue) {
        if (!span.isObject()) throw Bodies.malformed();
        int answered = (int) number(span, "answered", 0, MOST_PROBES);
        int silent = (int) number(span, "silent", 0, MOST_PROBES);
        var read = ProbeSpan.newBuilder()
                .setSequence(number(span, "sequence", Long.MIN_VALUE, Long.MAX_VALUE))
                .setHop(hop(Bodies.text(span, "segment")))
                .setTarget(Bodies.text(span, "target"))
                .setFrom(at(span, "fromMs", offset))
                .setTo(at(span, "toMs", offset))
                .setAnswered(answered)
                .setSilent(silent)
                .setLost(answered == 0);
        Bodies.number(span, "roundTripMs", 0, LONGEST_ROUND_TRIP_MS)
                .ifPresent(ms -> read.setRoundTrip(Wire.duration(Duration.ofMillis(ms))));
        seat(span, competition, venue)
                .ifPresent(seat -> read.setBoardId(seat.board()).setSide(Wire.side(seat.side())));
        return read.build();
    }

    /** The seat that an address stands for, if it belongs to the venue in the latest round. */
    private Optional<SeatKey> seat(JsonNode span, String competition, String venue) {
        String board = Bodies.text(span, "board");
        String side = Bodies.text(span, "side");
        if (!board.matches("\\d{1,4}") || !side.equals(Side.WHITE.name()) && !side.equals(Side.BLACK.name()))
            return Optional.empty();
        return hall.read(h -> h.rooms()
                .boards()
                .latest(competition, Integer.parseInt(board))
                .map(id -> new SeatKey(id, Side.valueOf(side)))
                .filter(seat -> h.rooms()
                        .boards()
                        .sitting(seat)
                        .filter(sitting -> sitting.getVenue().equals(venue))
                        .isPresent()));
    }

    private static Hop hop(String segment) {
        return switch (segment) {
            case "DEVICE", "GATEWAY", "PROVIDER", "ZONE" -> Hop.valueOf("HOP_" + segment);
            default -> throw Bodies.malformed();
        };
    }

    private static Timestamp at(JsonNode span, String name, long offset) {
        return Wire.timestamp(Instant.ofEpochMilli(number(span, name, FIRST, LAST) + offset));
    }

    private static long number(JsonNode span, String name, long least, long most) {
        return Bodies.number(span, name, least, most).orElseThrow(Bodies::malformed);
    }

    /**
     * Whether a player of the caller's venue is in the meeting, for programs; {@code at} is in ms since 1970; if
     * absent, now is meant.
     */
    @POST
    @Path("/communication")
    public Response communication(@HeaderParam("Authorization") String authorization, String body) {
        Bearer.Caller caller = bearer.caller(authorization);
        JsonNode request = Bodies.object(body);
        String player = Bodies.text(request, "player");
        boolean present = Bodies.flag(request, "present");
        OptionalLong at = Bodies.number(request, "at", FIRST, LAST);
        String competition = changeable(caller.viewer());
        String venue = hall.read(h -> h.rooms().competitions().players(competition)).stream()
                .filter(one -> one.getPlayerId().equals(player))
                .findFirst()
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NOBODY, 404))
                .getVenueId();
        var report = ReportCommunicationRequest.newBuilder()
                .setWrite(
                        WriteContext.newBuilder().setRequestId(UUID.randomUUID().toString()))
                .setVenueId(LogKey.of(competition, venue))
                .setPlayerId(player)
                .setPresent(present)
                .setSource(CommunicationSource.COMMUNICATION_SOURCE_ARBITER);
        at.ifPresent(ms -> report.setAt(Wire.timestamp(Instant.ofEpochMilli(ms))));
        connections.withOption(OutgoingInterceptor.AS, caller.token()).reportCommunication(report.build());
        return Problem.ok(Map.of());
    }

    /** The nodes of the venues this person may see, and the unknown participants of their meetings. */
    @GET
    @Path("/venues")
    public Response venues(@HeaderParam("Authorization") String authorization) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (!Visibility.isOfficial(viewer)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        ready();
        String competition = hall.competition(viewer);
        return Problem.ok(new VenueLinks(
                hall
                        .read(h -> h.seatViews()
                                .nodes(competition, venue -> Visibility.wall(viewer, competition, List.of(venue))))
                        .stream()
                        .map(node -> node.heard(nodes.heard(LogKey.of(competition, node.venue()), node.node())))
                        .toList(),
                meetings.unknown(competition).stream()
                        .filter(one -> Visibility.wall(viewer, competition, List.of(one.venue())))
                        .toList()));
    }

    /**
     * What a round still lacks, in the venues this person may see and at their boards; the current round if none is
     * named (OCR 16.3-16.9, 18.5, 18.6).
     */
    @GET
    @Path("/readiness")
    public Response readiness(@HeaderParam("Authorization") String authorization, @QueryParam("round") String round) {
        Viewer viewer = bearer.caller(authorization).viewer();
        if (Rights.scope(viewer.actor().role(), Action.SEE_VENUE) == Scope.NO)
            throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        int of = Bodies.round(round);
        ready();
        String competition = hall.competition(viewer);
        return Problem.ok(hall.read(h ->
                h.seatViews().readiness(competition, of, venue -> Visibility.premises(viewer, competition, venue))));
    }

    /** The viewer's competition, about which something is about to be recorded. */
    private String changeable(Viewer viewer) {
        ready();
        String competition = hall.competition(viewer);
        if (hall.read(h -> h.rooms().competitions().isArchived(competition)))
            throw new RefusedException(ZoneRefusal.COMPETITION_ARCHIVED, 409);
        return competition;
    }

    private void ready() {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
    }
}
