package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.grpc.StatusRuntimeException;
import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.onehall.decider.Refusal;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.house.Refused;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.config.DoorsConfig;
import org.onehall.playingzone.rights.Viewer;
import org.onehall.proto.competition.v1.ArchiveCompetitionRequest;
import org.onehall.proto.competition.v1.CompetitionServiceGrpc;
import org.onehall.proto.competition.v1.DiscardDraftRequest;
import org.onehall.proto.competition.v1.Draft;
import org.onehall.proto.competition.v1.DraftFile;
import org.onehall.proto.competition.v1.DraftVenues;
import org.onehall.proto.competition.v1.GetDraftRequest;
import org.onehall.proto.competition.v1.GetFilesRequest;
import org.onehall.proto.competition.v1.ListEventsRequest;
import org.onehall.proto.competition.v1.OpenDraftRequest;
import org.onehall.proto.competition.v1.OpenDraftResponse;
import org.onehall.proto.competition.v1.PreviewPlayersRequest;
import org.onehall.proto.competition.v1.SaveDraftRequest;
import org.onehall.proto.competition.v1.Venue;
import org.onehall.proto.types.v1.WriteContext;
import org.onehall.regulations.Action;
import org.onehall.regulations.Rights;

/**
 * Drafts, copies, files and the archive of events, for the operator and for the Chief Organiser of each event (OCR
 * 16.1, 17.11). The competition service decides; its refusals are passed on unchanged.
 */
@Path("/api/events")
@RunOnVirtualThread
public class EventsResource {
    /** In characters: {@link BodySizes} limits the bytes, and a character has at least one byte. */
    private static final int LONGEST = BodySizes.FILES;
    /** The largest number that a page can read. */
    private static final long MOST_EVENTS = 9_007_199_254_740_991L;

    private static final int LONGEST_TABLE = 256 * 1024;
    private static final String FILE_NAME = "competition.yaml";
    private static final String REGULATIONS_FILE = "regulations.yaml";

    @Inject
    Bearer bearer;

    @Inject
    DoorsConfig doors;

    @GrpcClient("competition")
    CompetitionServiceGrpc.CompetitionServiceBlockingStub competitions;

    /** The address that people open, and the events and drafts that the caller may keep. */
    @GET
    public Response list(@HeaderParam("Authorization") String authorization) {
        return Problem.ok(new EventViews.Events(
                doors.publicUrl().map(URI::toString).orElse(""),
                as(keeper(authorization, ""))
                        .listEvents(ListEventsRequest.getDefaultInstance())
                        .getEventsList()
                        .stream()
                        .map(EventViews.Row::of)
                        .toList()));
    }

    @GET
    @Path("/{id}/draft")
    public Response draft(@HeaderParam("Authorization") String authorization, @PathParam("id") String id) {
        return Problem.ok(EventViews.Kept.of(as(keeper(authorization, id))
                .getDraft(GetDraftRequest.newBuilder().setCompetitionId(id).build())));
    }

    /**
     * Saves a draft, complete or not: {@code {fileName, yaml, files}}. With {@code tree} in place of {@code yaml}, the
     * YAML is written from the tree. With the {@code sequence} of an earlier answer, a draft that was changed in the
     * meantime is not replaced (DRAFT_CHANGED). With {@code "create": true}, no draft is replaced (DRAFT_EXISTS).
     */
    @PUT
    @Path("/{id}/draft")
    public Response save(@HeaderParam("Authorization") String authorization, @PathParam("id") String id, String body) {
        Bearer.Caller caller = keeper(authorization, id);
        return save(caller, saving(id, Bodies.object(body, LONGEST)));
    }

    /** A draft in a body, without an id of the request. */
    static SaveDraftRequest saving(String id, JsonNode body) {
        var request = SaveDraftRequest.newBuilder().setCompetitionId(id).setDraft(files(body));
        Bodies.number(body, "sequence", 0, MOST_EVENTS)
                .ifPresent(sequence -> request.getWriteBuilder().setExpectedSequence(sequence));
        if (body.hasNonNull("create")) request.setCreate(Bodies.flag(body, "create"));
        return request.build();
    }

    private Response save(Bearer.Caller caller, SaveDraftRequest request) {
        WriteContext write = request.getWrite().toBuilder()
                .setRequestId(write().getRequestId())
                .build();
        try {
            return Problem.ok(EventViews.Saved.of(
                    as(caller).saveDraft(request.toBuilder().setWrite(write).build())));
        } catch (StatusRuntimeException e) {
            throw notSaved(e);
        }
    }

    /** Names the refusal of the log as one about the draft; every other one is passed on unchanged. */
    static RuntimeException notSaved(StatusRuntimeException e) {
        return Refused.read(e)
                        .filter(refusal -> refusal.getKind().equals(Refusal.Kind.STALE.name()))
                        .isPresent()
                ? new RefusedException(ZoneRefusal.DRAFT_CHANGED, 409)
                : e;
    }

    @DELETE
    @Path("/{id}/draft")
    public Response discard(@HeaderParam("Authorization") String authorization, @PathParam("id") String id) {
        boolean changed = as(keeper(authorization, id))
                        .discardDraft(DiscardDraftRequest.newBuilder()
                                .setWrite(write())
                                .setCompetitionId(id)
                                .build())
                        .getEventsCount()
                > 0;
        return Problem.ok(new EventViews.Done(id, changed));
    }

    /** Loads what the draft states; 400 with everything that is missing if it is not complete. */
    @POST
    @Path("/{id}/open")
    public Response open(@HeaderParam("Authorization") String authorization, @PathParam("id") String id) {
        OpenDraftResponse opened = as(keeper(authorization, id))
                .openDraft(OpenDraftRequest.newBuilder()
                        .setWrite(write())
                        .setCompetitionId(id)
                        .build());
        List<EventViews.Fault> missing = EventViews.Fault.of(opened.getMissingList());
        if (missing.isEmpty()) return Problem.ok(new EventViews.Done(id, opened.getEventsCount() > 0));
        Problem problem =
                Problem.of(ZoneRefusal.COMPETITION_INVALID, 400, Map.of("number", String.valueOf(missing.size())));
        return Response.status(problem.status())
                .entity(Json.write(EventViews.problem(problem, missing)))
                .type(Problem.MEDIA_TYPE)
                .header("Cache-Control", "no-store")
                .build();
    }

    /**
     * Makes a new draft under another id, {@code {to, name}}: the same event without players, teams, pairings, dates
     * and results. An earlier draft is not replaced (DRAFT_EXISTS).
     */
    @POST
    @Path("/{id}/copy")
    public Response copy(@HeaderParam("Authorization") String authorization, @PathParam("id") String id, String body) {
        Bearer.Caller caller = keeper(authorization, id);
        JsonNode request = Bodies.object(body);
        String to = needed(request, "to");
        Draft copy = as(caller)
                .getFiles(GetFilesRequest.newBuilder()
                        .setCompetitionId(id)
                        .setOtherId(to)
                        .setName(needed(request, "name"))
                        .build())
                .getFiles();
        return save(
                caller,
                SaveDraftRequest.newBuilder()
                        .setCompetitionId(to)
                        .setDraft(copy)
                        .setCreate(true)
                        .build());
    }

    /** The files of the event as it is now. */
    @GET
    @Path("/{id}/files")
    public Response files(@HeaderParam("Authorization") String authorization, @PathParam("id") String id) {
        return Problem.ok(EventViews.Files.of(as(keeper(authorization, id))
                .getFiles(GetFilesRequest.newBuilder().setCompetitionId(id).build())
                .getFiles()));
    }

    /** Archives a finished event, which cannot be undone: {@code {reason}}. */
    @POST
    @Path("/{id}/archive")
    public Response archive(
            @HeaderParam("Authorization") String authorization, @PathParam("id") String id, String body) {
        Bearer.Caller caller = keeper(authorization, id);
        boolean changed = as(caller)
                        .archiveCompetition(ArchiveCompetitionRequest.newBuilder()
                                .setWrite(write())
                                .setCompetitionId(id)
                                .setReason(Bodies.text(Bodies.object(body), "reason"))
                                .build())
                        .getEventsCount()
                > 0;
        return Problem.ok(new EventViews.Done(id, changed));
    }

    /**
     * Reads a table of players for an event that is still a draft, without entering anybody: {@code {table, venues:
     * [{id, name}], venue}}, where the venue is that of players for whom the table states none.
     */
    @POST
    @Path("/players/preview")
    public Response preview(@HeaderParam("Authorization") String authorization, String body) {
        Bearer.Caller caller = keeper(authorization, "");
        return Problem.ok(WireJson.write(as(caller).previewPlayers(preview(Bodies.object(body, LONGEST_TABLE)))));
    }

    static PreviewPlayersRequest preview(JsonNode body) {
        var draft = DraftVenues.newBuilder();
        JsonNode venues = body.path("venues");
        if (!venues.isArray()) throw Bodies.malformed();
        for (JsonNode venue : venues)
            draft.addVenues(
                    Venue.newBuilder().setVenueId(Bodies.text(venue, "id")).setName(Bodies.text(venue, "name")));
        return PreviewPlayersRequest.newBuilder()
                .setTable(Bodies.text(body, "table"))
                .setVenueId(Bodies.text(body, "venue"))
                .setDraft(draft)
                .build();
    }

    /** The files in a body, with the main file as a text or as a tree. */
    static Draft files(JsonNode body) {
        boolean tree = !body.path("tree").isMissingNode() && !body.path("tree").isNull();
        if (tree == body.path("yaml").isTextual()) throw Bodies.malformed();
        var draft = Draft.newBuilder()
                .setFileName(orElse(Bodies.text(body, "fileName"), FILE_NAME))
                .setYaml(tree ? YamlTree.write(body.path("tree")) : Bodies.text(body, "yaml"));
        JsonNode files = body.path("files");
        if (!files.isMissingNode() && !files.isNull() && !files.isObject()) throw Bodies.malformed();
        files.properties()
                .forEach(file -> draft.addFiles(DraftFile.newBuilder()
                        .setName(Bodies.whole(file.getKey()))
                        .setText(Bodies.text(file.getValue()))));
        if (body.path("regulations").isTextual())
            draft.setRegulations(Bodies.text(body, "regulations"))
                    .setRegulationsFile(orElse(Bodies.text(body, "regulationsFile"), REGULATIONS_FILE));
        return draft.build();
    }

    private static String needed(JsonNode body, String name) {
        String text = Bodies.text(body, name);
        if (text.isEmpty()) throw Bodies.malformed();
        return text;
    }

    private static String orElse(String text, String otherwise) {
        return text.isEmpty() ? otherwise : text;
    }

    private Bearer.Caller keeper(String authorization, String id) {
        Bearer.Caller caller = bearer.caller(authorization);
        if (!mayKeep(caller.viewer(), id)) throw new RefusedException(ZoneRefusal.ROLE_NEEDED, 403);
        return caller;
    }

    /** Whether a person may keep an event; "": any. */
    static boolean mayKeep(Viewer viewer, String id) {
        return Rights.allows(viewer.actor(), Action.KEEP_EVENTS, List.of(), id, "");
    }

    private CompetitionServiceGrpc.CompetitionServiceBlockingStub as(Bearer.Caller caller) {
        return competitions.withOption(OutgoingInterceptor.AS, caller.token());
    }

    private static WriteContext write() {
        return WriteContext.newBuilder()
                .setRequestId(UUID.randomUUID().toString())
                .build();
    }
}
