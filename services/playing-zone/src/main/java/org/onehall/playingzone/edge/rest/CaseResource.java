package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.protobuf.Descriptors.Descriptor;
import com.google.protobuf.Descriptors.FieldDescriptor;
import com.google.protobuf.Descriptors.FieldDescriptor.JavaType;
import com.google.protobuf.Message;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.quarkus.grpc.GrpcClient;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onehall.decider.LogKey;
import org.onehall.house.OutgoingInterceptor;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.proto.cases.v1.AppointInvestigatorRequest;
import org.onehall.proto.cases.v1.CaseEvent;
import org.onehall.proto.cases.v1.CaseFacts;
import org.onehall.proto.cases.v1.CaseServiceGrpc;
import org.onehall.proto.cases.v1.CaseServiceGrpc.CaseServiceBlockingStub;
import org.onehall.proto.cases.v1.CastVoteRequest;
import org.onehall.proto.cases.v1.CloseVoteRequest;
import org.onehall.proto.cases.v1.ConfirmDeletionRequest;
import org.onehall.proto.cases.v1.FileComplaintRequest;
import org.onehall.proto.cases.v1.FileStatementRequest;
import org.onehall.proto.cases.v1.FinaliseReportRequest;
import org.onehall.proto.cases.v1.InformAccusedRequest;
import org.onehall.proto.cases.v1.ListCasesRequest;
import org.onehall.proto.cases.v1.ListPrizesRequest;
import org.onehall.proto.cases.v1.ListRecordingsRequest;
import org.onehall.proto.cases.v1.OpenCaseRequest;
import org.onehall.proto.cases.v1.OpenRecordingRequest;
import org.onehall.proto.cases.v1.PrizeFacts;
import org.onehall.proto.cases.v1.ReadCaseRequest;
import org.onehall.proto.cases.v1.RecordCooperationRequest;
import org.onehall.proto.cases.v1.RecordMatterRequest;
import org.onehall.proto.cases.v1.RecordNoteRequest;
import org.onehall.proto.cases.v1.RecordSanctionRequest;
import org.onehall.proto.cases.v1.RegisterEvidenceRequest;
import org.onehall.proto.cases.v1.RegisterRecordingRequest;
import org.onehall.proto.cases.v1.ReleasePrizeRequest;
import org.onehall.proto.cases.v1.RequestCooperationRequest;
import org.onehall.proto.cases.v1.SendReportBackRequest;
import org.onehall.proto.types.v1.Role;
import org.onehall.proto.types.v1.WriteContext;

/**
 * Fair-play cases and recordings. This zone stores nothing of them and never sends them without a request. Each request
 * is passed to the owning service, which hides a case from a person who may not see it: it answers as if the case did
 * not exist (APP-I G2.7, ENG-5).
 */
@Path("/api")
@RunOnVirtualThread
public class CaseResource {
    private static final Set<String> KEPT =
            Set.of("competition_id", "register_key", "commission", "over", "case_known", "hold_known");
    /**
     * Message types of fields that only the hall fills in. "facts" is such a field in some requests; in others it is a
     * text that a person writes.
     */
    private static final Set<Descriptor> OWN =
            Set.of(WriteContext.getDescriptor(), CaseFacts.getDescriptor(), PrizeFacts.getDescriptor());

    private static final Pattern UUID_TEXT = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

    @Inject
    Bearer bearer;

    @Inject
    LiveHall hall;

    @GrpcClient("fairplay")
    CaseServiceGrpc.CaseServiceBlockingStub cases;

    /** A write operation: its empty request, and the call that returns the answer. */
    record Step<R extends Message>(R empty, BiFunction<CaseServiceBlockingStub, R, Message> call) {
        Message take(CaseServiceBlockingStub owner, Message request) {
            @SuppressWarnings("unchecked")
            R ours = (R) request;
            return call.apply(owner, ours);
        }
    }

    private static final Map<String, Step<?>> STEPS = Map.ofEntries(
            Map.entry(
                    "file-complaint",
                    new Step<>(FileComplaintRequest.getDefaultInstance(), CaseServiceBlockingStub::fileComplaint)),
            Map.entry("open-case", new Step<>(OpenCaseRequest.getDefaultInstance(), CaseServiceBlockingStub::openCase)),
            Map.entry(
                    "record-note",
                    new Step<>(RecordNoteRequest.getDefaultInstance(), CaseServiceBlockingStub::recordNote)),
            Map.entry(
                    "appoint-investigator",
                    new Step<>(
                            AppointInvestigatorRequest.getDefaultInstance(),
                            CaseServiceBlockingStub::appointInvestigator)),
            Map.entry(
                    "register-evidence",
                    new Step<>(
                            RegisterEvidenceRequest.getDefaultInstance(), CaseServiceBlockingStub::registerEvidence)),
            Map.entry(
                    "request-cooperation",
                    new Step<>(
                            RequestCooperationRequest.getDefaultInstance(),
                            CaseServiceBlockingStub::requestCooperation)),
            Map.entry(
                    "record-cooperation",
                    new Step<>(
                            RecordCooperationRequest.getDefaultInstance(), CaseServiceBlockingStub::recordCooperation)),
            Map.entry(
                    "inform-accused",
                    new Step<>(InformAccusedRequest.getDefaultInstance(), CaseServiceBlockingStub::informAccused)),
            Map.entry(
                    "file-statement",
                    new Step<>(FileStatementRequest.getDefaultInstance(), CaseServiceBlockingStub::fileStatement)),
            Map.entry(
                    "record-matter",
                    new Step<>(RecordMatterRequest.getDefaultInstance(), CaseServiceBlockingStub::recordMatter)),
            Map.entry(
                    "finalise-report",
                    new Step<>(FinaliseReportRequest.getDefaultInstance(), CaseServiceBlockingStub::finaliseReport)),
            Map.entry(
                    "send-report-back",
                    new Step<>(SendReportBackRequest.getDefaultInstance(), CaseServiceBlockingStub::sendReportBack)),
            Map.entry("cast-vote", new Step<>(CastVoteRequest.getDefaultInstance(), CaseServiceBlockingStub::castVote)),
            Map.entry(
                    "close-vote",
                    new Step<>(CloseVoteRequest.getDefaultInstance(), CaseServiceBlockingStub::closeVote)),
            Map.entry(
                    "record-sanction",
                    new Step<>(RecordSanctionRequest.getDefaultInstance(), CaseServiceBlockingStub::recordSanction)),
            Map.entry(
                    "register-recording",
                    new Step<>(
                            RegisterRecordingRequest.getDefaultInstance(), CaseServiceBlockingStub::registerRecording)),
            Map.entry(
                    "confirm-deletion",
                    new Step<>(ConfirmDeletionRequest.getDefaultInstance(), CaseServiceBlockingStub::confirmDeletion)),
            Map.entry(
                    "release-prize",
                    new Step<>(ReleasePrizeRequest.getDefaultInstance(), CaseServiceBlockingStub::releasePrize)),
            Map.entry(
                    "open-recording",
                    new Step<>(OpenRecordingRequest.getDefaultInstance(), CaseServiceBlockingStub::openRecording)));

    /** The names of the write operations as they appear in addresses. */
    public static Set<String> steps() {
        return STEPS.keySet();
    }

    /** A person of the competition. */
    public record Person(String id, String name, boolean player) {}

    /**
     * @param asked what the caller himself has been asked for (APP-I H5)
     * @param people everybody of the competition, the same for every caller
     */
    public record Overview(
            List<Map<String, Object>> cases,
            List<Map<String, Object>> asked,
            List<Map<String, Object>> recordings,
            List<Map<String, Object>> prizes,
            List<Person> people) {}

    /** The cases and recordings this person may see. */
    @GET
    @Path("/fair-play")
    public Response overview(@HeaderParam("Authorization") String authorization) {
        Bearer.Caller caller = bearer.caller(authorization);
        admit(caller, ReadCaseRequest.getDefaultInstance());
        String competition = hall.competition(caller.viewer());
        CaseServiceBlockingStub owner = cases.withOption(OutgoingInterceptor.AS, caller.token());
        var listed = owner.listCases(
                ListCasesRequest.newBuilder().setCompetitionId(competition).build());
        List<Map<String, Object>> seen =
                listed.getCasesList().stream().map(WireJson::write).toList();
        List<Map<String, Object>> asked =
                listed.getAskedList().stream().map(WireJson::write).toList();
        List<Map<String, Object>> recordings = owner
                .listRecordings(ListRecordingsRequest.newBuilder()
                        .setRegisterKey(LogKey.recordings(competition))
                        .build())
                .getRecordingsList()
                .stream()
                .map(WireJson::write)
                .toList();
        List<Map<String, Object>> prizes = owner
                .listPrizes(ListPrizesRequest.newBuilder()
                        .setRegisterKey(LogKey.prizes(competition))
                        .build())
                .getPrizesList()
                .stream()
                .map(WireJson::write)
                .toList();
        List<Person> people = new ArrayList<>();
        hall.read(h -> h.rooms().competitions().players(competition))
                .forEach(player -> people.add(new Person(player.getPlayerId(), player.getName(), true)));
        hall.read(h -> h.rooms().competitions().holders(competition)).orElse(List.of()).stream()
                .filter(holder -> holder.board().isEmpty())
                .forEach(holder -> people.add(new Person(holder.subject(), holder.name(), false)));
        return Problem.ok(new Overview(seen, asked, recordings, prizes, people));
    }

    /** A case as far as this person may see it; the access is logged in the case. */
    @GET
    @Path("/fair-play/case")
    public Response read(@HeaderParam("Authorization") String authorization, @QueryParam("id") String id) {
        Bearer.Caller caller = bearer.caller(authorization);
        var asked = ReadCaseRequest.newBuilder().setCaseId(id == null ? "" : id);
        admit(caller, asked.clone().setRefused("ReadCase").build());
        var read = cases.withOption(OutgoingInterceptor.AS, caller.token()).readCase(asked.build());
        return Problem.ok(Map.of(
                "now",
                WireJson.write(read.getNow()),
                "events",
                read.getEventsList().stream().map(CaseResource::event).toList()));
    }

    /**
     * A write operation; the body holds the fields of the request. The answer contains the id of a new case, or the
     * location of a recording. If it is sent again with the same id, a UUID, it is carried out only once and gets the
     * first answer.
     */
    @POST
    @Path("/fair-play/{step}")
    public Response step(
            @HeaderParam("Authorization") String authorization,
            @HeaderParam("Idempotency-Key") String repeatable,
            @PathParam("step") String name,
            String body) {
        Bearer.Caller caller = bearer.caller(authorization);
        Step<?> step = step(name);
        JsonNode fields = Bodies.object(body);
        String competition = hall.competition(caller.viewer());
        admit(caller, refused(step, fields, competition));
        Message.Builder request = read(step.empty(), fields);
        set(
                request,
                "write",
                WriteContext.newBuilder().setRequestId(requestId(repeatable)).build());
        set(request, "competition_id", competition);
        set(
                request,
                "register_key",
                name.equals("release-prize") ? LogKey.prizes(competition) : LogKey.recordings(competition));
        Map<String, Object> answer =
                WireJson.write(step.take(cases.withOption(OutgoingInterceptor.AS, caller.token()), request.build()));
        answer.remove("events");
        return Problem.ok(answer);
    }

    /**
     * The write operation that an address names; if it names none, the answer is the same as for any unknown address.
     */
    static Step<?> step(String name) {
        Step<?> step = STEPS.get(name);
        if (step == null) throw new NotFoundException();
        return step;
    }

    /** What to log about a write operation whose caller is playing: the case or the recording it is about. */
    static ReadCaseRequest refused(Step<?> step, JsonNode fields, String competition) {
        var asked = ReadCaseRequest.newBuilder()
                .setRefused(step.empty().getDescriptorForType().getName().replaceFirst("Request$", ""));
        if (step.empty().getDescriptorForType().findFieldByName("recording_id") != null)
            return asked.setCaseId(LogKey.recordings(competition))
                    .setRecordingId(fields.path("recordingId").asText())
                    .build();
        return asked.setCaseId(fields.path(step.empty() instanceof OpenCaseRequest ? "basis" : "caseId")
                        .asText())
                .build();
    }

    /**
     * Refuses a player whose game is in progress: he sees only his game (OCR 16.7). His request is still logged in the
     * case or recording he asked for (APP-I A5, G2.7).
     */
    private void admit(Bearer.Caller caller, ReadCaseRequest refused) {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        if (caller.viewer()
                .seat()
                .filter(seat -> hall.read(h -> h.rooms().boards().isPlaying(seat.board())))
                .isPresent()) {
            if (!refused.getCaseId().isEmpty()) attempted(caller, refused);
            throw new RefusedException(ZoneRefusal.GAME_RUNNING, 409);
        }
    }

    private void attempted(Bearer.Caller caller, ReadCaseRequest refused) {
        try {
            cases.withOption(OutgoingInterceptor.AS, caller.token()).readCase(refused);
        } catch (StatusRuntimeException e) {
            if (e.getStatus().getCode() != Status.Code.NOT_FOUND) throw e;
        }
    }

    private static String requestId(String repeatable) {
        if (repeatable == null) return UUID.randomUUID().toString();
        if (!UUID_TEXT.matcher(repeatable).matches()) throw Bodies.malformed();
        return repeatable;
    }

    /** Reads the fields of a request that a client may set. */
    static Message.Builder read(Message empty, JsonNode fields) {
        Set<String> kept = empty.getDescriptorForType().getFields().stream()
                .filter(field -> KEPT.contains(field.getName())
                        || field.getJavaType() == JavaType.MESSAGE && OWN.contains(field.getMessageType()))
                .map(FieldDescriptor::getName)
                .collect(Collectors.toSet());
        return WireJson.read(fields, empty.newBuilderForType(), kept);
    }

    private static void set(Message.Builder request, String name, Object value) {
        FieldDescriptor field = request.getDescriptorForType().findFieldByName(name);
        if (field != null) request.setField(field, value);
    }

    /** An event of a case as JSON; without the id of a person if the hall itself found it. */
    static Map<String, Object> event(CaseEvent event) {
        boolean automatic = event.getHeader().getActor().getRole() == Role.ROLE_SERVICE;
        FieldDescriptor payload = event.getOneofFieldDescriptor(
                event.getDescriptorForType().getOneofs().getFirst());
        Map<String, Object> written = new LinkedHashMap<>();
        written.put("kind", payload.getJsonName());
        written.put("at", event.getHeader().getOccurredAt().getSeconds() * 1000);
        written.put("article", event.getHeader().getRule());
        written.put("by", automatic ? "" : event.getHeader().getActor().getSubject());
        written.put("automatic", automatic);
        written.put("fields", WireJson.write((Message) event.getField(payload)));
        return written;
    }
}
