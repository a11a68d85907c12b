package org.onehall.playingzone.edge.rest;

import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.proto.fairplay.v1.ReadScreeningRequest;
import org.onehall.proto.fairplay.v1.ReadScreeningResponse;
import org.onehall.proto.fairplay.v1.ScreeningForm;
import org.onehall.proto.fairplay.v1.ScreeningProgress;
import org.onehall.proto.fairplay.v1.ScreeningServiceGrpc;

/**
 * The screening of a round or, with round 0, of all rounds. This zone stores nothing of it and never sends it without a
 * request. Each request is passed to the owning service, which logs it and answers a person who may not see it as if
 * there were no screening (APP-I A3, G2.7).
 */
@Path("/api/fair-play/screening")
@RunOnVirtualThread
public class ScreeningResource {
    /** A PDF of a large round takes long. */
    private static final long DEADLINE_SECONDS = 60;

    @Inject
    Bearer bearer;

    @Inject
    LiveHall hall;

    @GrpcClient("fairplay")
    ScreeningServiceGrpc.ScreeningServiceBlockingStub screenings;

    /** The progress of the screening, without any player's figures. */
    @GET
    @Path("/progress")
    public Response progress(@HeaderParam("Authorization") String authorization, @QueryParam("round") String round) {
        return Problem.ok(written(ask(authorization, round, ScreeningForm.SCREENING_FORM_PROGRESS, "")
                .getProgress()));
    }

    /**
     * The tables and, for each game, its moves and the events of the hall on one timeline; no screening while it is
     * being calculated.
     */
    @GET
    public Response page(@HeaderParam("Authorization") String authorization, @QueryParam("round") String round) {
        ReadScreeningResponse answer = ask(authorization, round, ScreeningForm.SCREENING_FORM_PAGE, "");
        String screening =
                answer.getDocument().isEmpty() ? "null" : answer.getDocument().toStringUtf8();
        return Response.ok(
                        "{\"progress\":" + Json.write(written(answer.getProgress())) + ",\"screening\":" + screening
                                + "}",
                        "application/json")
                .header("Cache-Control", "no-store")
                .build();
    }

    /** The complete screening, for programs: the same logs give the same bytes. */
    @GET
    @Path("/report.json")
    public Response json(@HeaderParam("Authorization") String authorization, @QueryParam("round") String round) {
        return document(ask(authorization, round, ScreeningForm.SCREENING_FORM_JSON, ""), "application/json");
    }

    /** The screening as a PDF, in Italian with {@code lang=it}. */
    @GET
    @Path("/report.pdf")
    public Response pdf(
            @HeaderParam("Authorization") String authorization,
            @QueryParam("round") String round,
            @QueryParam("lang") String language) {
        return document(
                ask(authorization, round, ScreeningForm.SCREENING_FORM_PDF, Objects.requireNonNullElse(language, "")),
                "application/pdf");
    }

    private static Response document(ReadScreeningResponse answer, String type) {
        return Response.ok(answer.getDocument().toByteArray(), type)
                .header("Cache-Control", "no-store")
                .build();
    }

    private ReadScreeningResponse ask(String authorization, String round, ScreeningForm form, String language) {
        Bearer.Caller caller = bearer.caller(authorization);
        int of = Bodies.round(round);
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        // A player whose game is in progress sees only his game (OCR 16.7).
        if (caller.viewer()
                .seat()
                .filter(seat -> hall.read(h -> h.rooms().boards().isPlaying(seat.board())))
                .isPresent()) throw new RefusedException(ZoneRefusal.GAME_RUNNING, 409);
        return screenings
                .withDeadlineAfter(DEADLINE_SECONDS, TimeUnit.SECONDS)
                .withOption(OutgoingInterceptor.AS, caller.token())
                .readScreening(ReadScreeningRequest.newBuilder()
                        .setCompetitionId(hall.competition(caller.viewer()))
                        .setRound(of)
                        .setForm(form)
                        .setLanguage(language)
                        .build());
    }

    private static Map<String, Object> written(ScreeningProgress progress) {
        Map<String, Object> written = WireJson.write(progress);
        written.put("delay", progress.getDelay().getSeconds() * 1000);
        return written;
    }
}
