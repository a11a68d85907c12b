package org.onehall.competition.rest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.onehall.competition.domain.CompetitionRefusal;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Draft;
import org.onehall.competition.query.Competitions;
import org.onehall.competition.query.PendingRulings;
import org.onehall.competition.reading.Fault;
import org.onehall.competition.reading.Sources;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.competition.writing.CompetitionWriter;
import org.onehall.competition.writing.Copies;
import org.onehall.decider.Actor;
import org.onehall.proto.competition.v1.ArchiveCompetitionRequest;
import org.onehall.proto.competition.v1.ArchiveCompetitionResponse;
import org.onehall.proto.competition.v1.DiscardDraftRequest;
import org.onehall.proto.competition.v1.DiscardDraftResponse;
import org.onehall.proto.competition.v1.LoadResponse;
import org.onehall.proto.competition.v1.SaveDraftRequest;
import org.onehall.proto.competition.v1.SaveDraftResponse;
import org.onehall.proto.types.v1.WriteContext;

/**
 * The life of competitions, for the operator and each one's Chief Organiser: drafts, copies, files, the archive (OCR
 * 16.1, 17.11). Every answer is JSON; 401, 403, 404, 409 and 503 are problems.
 */
@Path("/competitions")
@Produces({MediaType.APPLICATION_JSON, Problem.MEDIA_TYPE})
@RunOnVirtualThread
public class EventsResource {
    @Inject
    Entrance entrance;

    @Inject
    Competitions competitions;

    @Inject
    PendingRulings rulings;

    @Inject
    ObjectMapper json;

    /** What must be mended in a saved draft before it can be opened, and what is doubtful. */
    public record Saved(List<Fault> missing, List<Fault> notes) {}

    /** A draft as it was sent last, and what is missing in it now. */
    public record Kept(Upload files, List<Fault> missing, List<Fault> notes) {}

    /** @param changed false if nothing was left to do */
    public record Done(String competitionId, boolean changed) {}

    /** All competitions and drafts that the person may keep, by id. */
    @GET
    public Response list(@HeaderParam(HttpHeaders.AUTHORIZATION) String authorization) {
        return entrance.asKeeper(authorization, "", actor -> {
            competitions.catchUp();
            return Response.ok(competitions.all().entrySet().stream()
                            .filter(one -> Entrance.mayKeep(actor, one.getKey()))
                            .map(one -> EventRow.of(one.getKey(), one.getValue()))
                            .toList())
                    .build();
        });
    }

    /** Keeps a draft, complete or not; 400 and nothing kept if the body is not JSON of files, or is too large. */
    @PUT
    @Path("/{id}/draft")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response save(
            @HeaderParam(HttpHeaders.AUTHORIZATION) String authorization, @PathParam("id") String id, String body) {
        return entrance.asKeeper(
                authorization,
                id,
                actor -> Upload.sources(json, body)
                        .map(sources -> save(id, sources, actor))
                        .orElseGet(() -> malformed("{fileName, yaml, files: {name: text}}")));
    }

    private Response save(String id, Sources sources, Actor actor) {
        String request = UUID.randomUUID().toString();
        entrance.submit(
                SaveDraftRequest.newBuilder()
                        .setWrite(write(request))
                        .setCompetitionId(id)
                        .setDraft(CompetitionLog.CONTEXT
                                .mapper()
                                .write(Drafts.of(sources), org.onehall.proto.competition.v1.Draft.newBuilder()))
                        .build(),
                SaveDraftResponse.getDefaultInstance(),
                actor,
                request);
        Drafts.Read read = Drafts.read(id, sources);
        return Response.ok(new Saved(read.missing(), read.notes())).build();
    }

    /** 404 if there is no draft with this id. */
    @GET
    @Path("/{id}/draft")
    public Response draft(@HeaderParam(HttpHeaders.AUTHORIZATION) String authorization, @PathParam("id") String id) {
        return entrance.asKeeper(
                authorization,
                id,
                _ -> of(id).map(draft -> {
                            Sources sources = Drafts.sources(draft);
                            Drafts.Read read = Drafts.read(id, sources);
                            return Response.ok(new Kept(Drafts.upload(sources), read.missing(), read.notes()))
                                    .build();
                        })
                        .orElseGet(() -> Entrance.refused(CompetitionRefusal.NO_DRAFT)));
    }

    @DELETE
    @Path("/{id}/draft")
    public Response discard(@HeaderParam(HttpHeaders.AUTHORIZATION) String authorization, @PathParam("id") String id) {
        return entrance.asKeeper(authorization, id, actor -> {
            String request = UUID.randomUUID().toString();
            entrance.submit(
                    DiscardDraftRequest.newBuilder()
                            .setWrite(write(request))
                            .setCompetitionId(id)
                            .build(),
                    DiscardDraftResponse.getDefaultInstance(),
                    actor,
                    request);
            return Response.ok(new Done(id, true)).build();
        });
    }

    /** Loads what the draft says; 400 with everything that is missing if it is not complete. */
    @POST
    @Path("/{id}/open")
    public Response open(@HeaderParam(HttpHeaders.AUTHORIZATION) String authorization, @PathParam("id") String id) {
        return entrance.asKeeper(authorization, id, actor -> {
            Optional<Draft> draft = of(id);
            if (draft.isEmpty()) return Entrance.refused(CompetitionRefusal.NO_DRAFT);
            Drafts.Read read = Drafts.read(id, Drafts.sources(draft.get()));
            if (read.load().isEmpty())
                return Problem.of(
                        400,
                        "The competition was not opened",
                        "The draft is not complete: " + read.missing().size() + " faults; nothing was changed.",
                        "COMPETITION_INVALID",
                        "V-01",
                        read.missing());
            String request = UUID.randomUUID().toString();
            LoadResponse loaded = entrance.submit(
                    CompetitionLog.request(read.load().get()).toBuilder()
                            .setWrite(write(request))
                            .build(),
                    LoadResponse.getDefaultInstance(),
                    actor,
                    request);
            return Response.ok(new Done(id, loaded.getEventsCount() > 0)).build();
        });
    }

    /** Keeps a draft under another id: the same competition without players, teams, pairings, dates and results. */
    @POST
    @Path("/{id}/copy")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response copy(
            @HeaderParam(HttpHeaders.AUTHORIZATION) String authorization, @PathParam("id") String id, String body) {
        Optional<String> to = text(body, "to");
        Optional<String> name = text(body, "name");
        if (to.isEmpty() || name.isEmpty()) return entrance.asKeeper(authorization, id, _ -> malformed("{to, name}"));
        return entrance.asKeeper(
                authorization,
                id,
                actor -> definition(id)
                        .map(definition -> save(
                                to.get(), CompetitionWriter.write(to.get(), Copies.of(definition, name.get())), actor))
                        .orElseGet(() -> Entrance.refused(CompetitionRefusal.UNKNOWN_COMPETITION)));
    }

    /** The files of the competition as it is now. */
    @GET
    @Path("/{id}/files")
    public Response files(@HeaderParam(HttpHeaders.AUTHORIZATION) String authorization, @PathParam("id") String id) {
        return entrance.asKeeper(
                authorization,
                id,
                _ -> definition(id)
                        .map(definition -> Response.ok(Drafts.upload(CompetitionWriter.write(id, definition)))
                                .build())
                        .orElseGet(() -> Entrance.refused(CompetitionRefusal.UNKNOWN_COMPETITION)));
    }

    /** Closes a finished competition for ever. */
    @POST
    @Path("/{id}/archive")
    @Consumes(MediaType.APPLICATION_JSON)
    public Response archive(
            @HeaderParam(HttpHeaders.AUTHORIZATION) String authorization, @PathParam("id") String id, String body) {
        return entrance.asKeeper(
                authorization,
                id,
                actor -> text(body, "reason")
                        .map(reason -> archive(id, reason, actor))
                        .orElseGet(() -> malformed("{reason}")));
    }

    private Response archive(String id, String reason, Actor actor) {
        String request = UUID.randomUUID().toString();
        rulings.catchUp();
        entrance.submit(
                ArchiveCompetitionRequest.newBuilder()
                        .setWrite(write(request))
                        .setCompetitionId(id)
                        .setReason(reason)
                        .addAllRulingsPending(rulings.toArchive(id))
                        .build(),
                ArchiveCompetitionResponse.getDefaultInstance(),
                actor,
                request);
        return Response.ok(new Done(id, true)).build();
    }

    private Optional<Draft> of(String id) {
        competitions.catchUp();
        return competitions.draft(id);
    }

    private Optional<Definition> definition(String id) {
        competitions.catchUp();
        return competitions.state(id).flatMap(CompetitionState::definition);
    }

    /** The text of a field of a JSON object; empty if there is none. */
    private Optional<String> text(String body, String field) {
        try {
            return Optional.ofNullable(json.readTree(body))
                    .map(node -> node.get(field))
                    .filter(JsonNode::isTextual)
                    .map(JsonNode::textValue);
        } catch (JsonProcessingException unreadable) {
            return Optional.empty();
        }
    }

    private static WriteContext write(String request) {
        return WriteContext.newBuilder().setRequestId(request).build();
    }

    private static Response malformed(String form) {
        return Problem.of(400, "Malformed request", "Send JSON: " + form + ".", "MALFORMED", "");
    }
}
