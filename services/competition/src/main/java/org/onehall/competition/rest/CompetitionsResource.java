package org.onehall.competition.rest;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.grpc.StatusRuntimeException;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.decider.Actor;
import org.onehall.decider.Refusal;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.GrpcRequests;
import org.onehall.house.Refused;
import org.onehall.house.Tokens;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.proto.competition.v1.LoadResponse;
import org.onehall.proto.types.v1.RefusalDetail;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/** Takes a competition's files (OCR 16.1); the launcher and the organiser use it. */
@Path("/competitions")
public class CompetitionsResource {
    private static final Logger LOG = Logger.getLogger(CompetitionsResource.class);
    private static final String BEARER = "Bearer ";
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Inject
    SealedLog<Command, Event, CompetitionState> log;

    @Inject
    Tokens tokens;

    @Inject
    ObjectMapper json;

    /** @param loaded false if it had already been loaded with the same content */
    public record Loaded(String competitionId, boolean loaded) {}

    /**
     * 200 loaded; 400 with all errors; 401, 403; 409 if another competition has this id; 503 with Retry-After while the
     * service starts.
     */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Produces({MediaType.APPLICATION_JSON, Problem.MEDIA_TYPE})
    @RunOnVirtualThread
    public Response load(@HeaderParam("Authorization") String authorization, String body) {
        Tokens.Shown shown = authorization == null || !authorization.startsWith(BEARER)
                ? new Tokens.Shown.Invalid()
                : tokens.shown(authorization.substring(BEARER.length()));
        return switch (shown) {
            case Tokens.Shown.Valid(Actor actor) -> load(actor, body);
            case Tokens.Shown.Invalid _ ->
                Problem.of(401, "Unauthenticated", "A valid token is needed.", "UNAUTHENTICATED", "");
            case Tokens.Shown.Undecided _ ->
                Problem.of(503, "Not answered", "The service is starting. Ask again in a second.", "UNAVAILABLE", "");
        };
    }

    private Response load(Actor actor, String body) {
        if (!Rights.allows(actor, Action.LOAD_COMPETITION, List.of(), "", ""))
            return refused(CompetitionRefusal.FORBIDDEN_ROLE);
        Optional<Sources> sources = Upload.sources(json, body);
        if (sources.isEmpty())
            return Problem.of(
                    400, "Malformed request", "Send JSON: {fileName, yaml, files: {name: text}}.", "MALFORMED", "");
        return switch (CompetitionReader.read(sources.get())) {
            case Reading.Faulty faulty ->
                Problem.of(
                        400,
                        "The competition was not loaded",
                        faulty.faults().size() == 1
                                ? "One thing is wrong; nothing was loaded."
                                : faulty.faults().size() + " things are wrong; nothing was loaded.",
                        "COMPETITION_INVALID",
                        "V-01",
                        faulty.faults());
            case Reading.Read(var load) -> submit(load, actor);
        };
    }

    private Response submit(Command.Load load, Actor actor) {
        String request = UUID.randomUUID().toString();
        LoadRequest wire = CompetitionLog.request(load).toBuilder()
                .setWrite(WriteContext.newBuilder().setRequestId(request))
                .build();
        try {
            LoadResponse response = GrpcRequests.submit(log, wire, LoadResponse.getDefaultInstance(), actor, request)
                    .await()
                    .atMost(PATIENCE);
            boolean loaded = response.getEventsCount() > 0;
            if (loaded)
                LOG.infof(
                        "competition %s is loaded: %d venues, %d players, %d rounds",
                        load.competitionId(),
                        load.venues().size(),
                        load.players().size(),
                        load.rounds().size());
            return Response.ok(new Loaded(load.competitionId(), loaded), MediaType.APPLICATION_JSON)
                    .build();
        } catch (StatusRuntimeException e) {
            return Refused.read(e)
                    .map(CompetitionsResource::refused)
                    .orElseGet(() -> Problem.of(
                            503, "Not answered", String.valueOf(e.getStatus().getDescription()), "UNAVAILABLE", ""));
        }
    }

    private static Response refused(Refusal refusal) {
        return refused(RefusalDetail.newBuilder()
                .setCode(refusal.name())
                .setRule(refusal.rule())
                .setText(refusal.text())
                .setKind(refusal.kind().name())
                .build());
    }

    private static Response refused(RefusalDetail refusal) {
        int status = Refused.http(Refusal.Kind.valueOf(refusal.getKind()));
        return Problem.of(
                status, "The competition was not loaded", refusal.getText(), refusal.getCode(), refusal.getRule());
    }
}
