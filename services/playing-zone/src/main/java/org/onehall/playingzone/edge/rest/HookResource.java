package org.onehall.playingzone.edge.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.communication.MeetingReporter;
import org.onehall.playingzone.communication.Participants.Meeting;
import org.onehall.playingzone.communication.Webhook;
import org.onehall.playingzone.config.CommunicationConfig;
import org.onehall.playingzone.hall.LiveHall;
import org.onehall.playingzone.projection.competition.CompetitionView;
import org.onehall.playingzone.projection.competition.VenueView;

/**
 * Webhooks of the communication system (OCR 18.8). A webhook not signed with the system's secret is refused. The
 * address may name the competition ({@code ?competition=ID}; otherwise the one loaded last is meant) and the venue
 * whose meeting it is ({@code &venue=ID}). An unknown competition or venue is answered with 404 and the list of known
 * ones.
 */
@Path("/api/hooks")
@RunOnVirtualThread
public class HookResource {
    @Inject
    CommunicationConfig config;

    @Inject
    MeetingReporter meetings;

    @Inject
    LiveHall hall;

    @POST
    @Path("/zoom")
    public Response zoom(
            @HeaderParam("x-zm-request-timestamp") String timestamp,
            @HeaderParam("x-zm-signature") String signature,
            @QueryParam("competition") String competition,
            @QueryParam("venue") String venue,
            String body) {
        JsonNode event = signed(Webhook.ZOOM, config.zoomSecret(), timestamp, signature, body);
        Meeting meeting = meeting(competition, venue);
        if (!event.path("event").asText().equals("endpoint.url_validation")) return take(Webhook.ZOOM, event, meeting);
        String token = event.path("payload").path("plainToken").asText();
        return Problem.ok(Map.of(
                "plainToken",
                token,
                "encryptedToken",
                Webhook.answer(config.zoomSecret().orElseThrow(), token)));
    }

    @POST
    @Path("/jitsi")
    public Response jitsi(
            @HeaderParam("X-Jaas-Signature") String signature,
            @QueryParam("competition") String competition,
            @QueryParam("venue") String venue,
            String body) {
        JsonNode event = signed(Webhook.JITSI, config.jitsiSecret(), null, signature, body);
        return take(Webhook.JITSI, event, meeting(competition, venue));
    }

    private static JsonNode signed(
            Webhook from, Optional<String> secret, String timestamp, String signature, String body) {
        if (secret.filter(known -> from.isSigned(known, timestamp, signature, body, Instant.now()))
                .isEmpty()) throw new RefusedException(ZoneRefusal.SIGNATURE_NEEDED, 401);
        return Bodies.object(body);
    }

    /** The meeting that the address names. */
    private Meeting meeting(String competition, String venue) {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        String there = Objects.requireNonNullElse(venue, "");
        List<CompetitionView> all = hall.read(h -> h.rooms().competitions().views());
        Meeting meeting = all.stream()
                .filter(one ->
                        competition == null || competition.isEmpty() || one.id().equals(competition))
                .reduce((_, last) -> last)
                .filter(one -> there.isEmpty()
                        || one.venues().stream().anyMatch(known -> known.id().equals(there)))
                .map(one -> new Meeting(one.id(), there))
                .orElseThrow(() -> new RefusedException(nowhere(all)));
        if (hall.read(h -> h.rooms().competitions().isArchived(meeting.competition())))
            throw new RefusedException(ZoneRefusal.COMPETITION_ARCHIVED, 409);
        return meeting;
    }

    private static Problem nowhere(List<CompetitionView> all) {
        String known = all.isEmpty()
                ? "none"
                : all.stream()
                        .map(one -> one.id() + " ("
                                + one.venues().stream().map(VenueView::id).collect(Collectors.joining(", ")) + ")")
                        .collect(Collectors.joining("; "));
        return Problem.of(
                404,
                ZoneRefusal.HOOK_NOWHERE.name(),
                ZoneRefusal.HOOK_NOWHERE.rule(),
                ZoneRefusal.HOOK_NOWHERE.text(Map.of("known", known)));
    }

    private Response take(Webhook from, JsonNode event, Meeting meeting) {
        from.visit(event)
                .ifPresent(visit -> meetings.take(
                        from,
                        visit,
                        meeting,
                        hall.read(h -> h.rooms().competitions().players(meeting.competition()))));
        return Problem.ok(Map.of());
    }
}
