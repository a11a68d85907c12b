package org.onehall.playingzone.edge.rest;

import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.hall.PublicHall;
import org.onehall.playingzone.publicpage.PublicEvents;
import org.onehall.playingzone.publicpage.PublicStandings;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.GetStandingsRequest;

/**
 * What everybody may see of an event, without a token (LAW 6.12): programme, pairings and results, standings, boards
 * and games. An event without a public page is answered like one that does not exist. Browsers and caches keep an
 * answer for {@link #MAX_AGE_SECONDS} seconds.
 */
@Path("/api/public")
@RunOnVirtualThread
public class PublicEventResource {
    private static final int MAX_AGE_SECONDS = 5;
    private static final String JSON = "application/json";
    private static final String PGN = "application/x-chess-pgn; charset=utf-8";
    /** The standings are another service's, which may know a result a little later than this one. */
    private static final long STANDINGS_SECONDS = 30;

    @Inject
    PublicHall hall;

    @Inject
    LiveHall live;

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    private final PublicDocuments documents = new PublicDocuments(Duration.ofSeconds(MAX_AGE_SECONDS));

    @GET
    @Path("/{event}")
    public Response event(
            @PathParam("event") String event,
            @HeaderParam(HttpHeaders.IF_NONE_MATCH) String known,
            @HeaderParam(HttpHeaders.ACCEPT_ENCODING) String encodings) {
        return json(event, "event", known, encodings, (events, now) -> events.event(event, now));
    }

    /** The boards of an open round, as old as the delay of the event, unless the regulations close the round. */
    @GET
    @Path("/{event}/boards/{round}")
    public Response boards(
            @PathParam("event") String event,
            @PathParam("round") String round,
            @HeaderParam(HttpHeaders.IF_NONE_MATCH) String known,
            @HeaderParam(HttpHeaders.ACCEPT_ENCODING) String encodings) {
        int number = Bodies.round(round);
        return json(event, "boards " + number, known, encodings, (events, now) -> events.boards(event, number, now));
    }

    /** The games of those boards, finished or not. */
    @GET
    @Path("/{event}/round-{round}.pgn")
    public Response pgn(
            @PathParam("event") String event,
            @PathParam("round") String round,
            @HeaderParam(HttpHeaders.IF_NONE_MATCH) String known,
            @HeaderParam(HttpHeaders.ACCEPT_ENCODING) String encodings) {
        int number = Bodies.round(round);
        return answer(
                event,
                "pgn " + number,
                known,
                encodings,
                () -> version(event),
                () -> hall.read((events, now) -> events.pgn(event, number, now))
                        .map(text -> PublicDocument.of(PGN, text.getBytes(StandardCharsets.UTF_8))));
    }

    /** The standings of the official rounds, with the cross table. */
    @GET
    @Path("/{event}/standings")
    public Response standings(
            @PathParam("event") String event,
            @HeaderParam(HttpHeaders.IF_NONE_MATCH) String known,
            @HeaderParam(HttpHeaders.ACCEPT_ENCODING) String encodings) {
        return answer(
                event,
                "standings",
                known,
                encodings,
                () -> TimeUnit.NANOSECONDS.toSeconds(System.nanoTime()) / STANDINGS_SECONDS,
                () -> hall.version(event).isEmpty()
                        ? Optional.empty()
                        : Optional.of(PublicDocument.of(
                                JSON,
                                Json.bytes(PublicStandings.of(competitions
                                        .getStandings(GetStandingsRequest.newBuilder()
                                                .setCompetitionId(event)
                                                .setOfficialOnly(true)
                                                .build())
                                        .getStandings())))));
    }

    private Response json(
            String event,
            String name,
            String known,
            String encodings,
            BiFunction<PublicEvents, Long, ? extends Optional<?>> question) {
        return answer(
                event,
                name,
                known,
                encodings,
                () -> version(event),
                () -> hall.<Object>read(
                                (events, now) -> question.apply(events, now).map(view -> (Object) view))
                        .map(view -> PublicDocument.of(JSON, Json.bytes(view))));
    }

    private long version(String event) {
        return hall.version(event).orElse(-1);
    }

    private Response answer(
            String event,
            String name,
            String known,
            String encodings,
            Supplier<Long> version,
            Supplier<Optional<PublicDocument>> content) {
        if (!live.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        PublicDocument document = documents
                .get(event + " " + name, System.nanoTime(), version, content)
                .orElseThrow(() -> new RefusedException(ZoneRefusal.NO_PUBLIC_PAGE, 404));
        boolean packed = encodings != null && encodings.contains("gzip");
        String tag = "\"" + document.tag() + (packed ? "-gz" : "") + "\"";
        Response.ResponseBuilder response = known != null && known.contains(tag)
                ? Response.notModified()
                : Response.ok(packed ? document.packed() : document.plain(), document.type());
        if (packed && (known == null || !known.contains(tag))) response.header(HttpHeaders.CONTENT_ENCODING, "gzip");
        return response.header(HttpHeaders.ETAG, tag)
                .header(HttpHeaders.CACHE_CONTROL, "public, max-age=" + MAX_AGE_SECONDS)
                .header(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING)
                .build();
    }
}
