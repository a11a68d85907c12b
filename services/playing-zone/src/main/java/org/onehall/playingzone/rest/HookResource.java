package org.onehall.playingzone.rest;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.inject.Inject;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.onehall.playingzone.ZoneRefusal;
import org.onehall.playingzone.communication.MeetingDesk;
import org.onehall.playingzone.communication.Webhook;
import org.onehall.playingzone.config.CommunicationConfig;
import org.onehall.playingzone.feed.LiveHall;

/**
 * Webhooks of the communication system (OCR 18.8). What is not signed with its secret is refused. The address may name the
 * competition ({@code ?competition=ID}); without, it is the one loaded last.
 */
@Path("/api/hooks")
@RunOnVirtualThread
public class HookResource {
    @Inject CommunicationConfig config;
    @Inject MeetingDesk meetings;
    @Inject LiveHall hall;

    @POST
    @Path("/zoom")
    public Response zoom(@HeaderParam("x-zm-request-timestamp") String timestamp, @HeaderParam("x-zm-signature") String signature,
            @QueryParam("competition") String competition, String body) {
        JsonNode event = signed(Webhook.ZOOM, config.zoomSecret(), timestamp, signature, body);
        if (!event.path("event").asText().equals("endpoint.url_validation")) return take(Webhook.ZOOM, event, competition);
        String token = event.path("payload").path("plainToken").asText();
        return Problem.ok(Map.of("plainToken", token, "encryptedToken", Webhook.answer(config.zoomSecret().orElseThrow(), token)));
    }

    @POST
    @Path("/jitsi")
    public Response jitsi(@HeaderParam("X-Jaas-Signature") String signature, @QueryParam("competition") String competition, String body) {
        return take(Webhook.JITSI, signed(Webhook.JITSI, config.jitsiSecret(), null, signature, body), competition);
    }

    private static JsonNode signed(Webhook from, Optional<String> secret, String timestamp, String signature, String body) {
        if (secret.filter(known -> from.isSigned(known, timestamp, signature, body, Instant.now())).isEmpty())
            throw new RefusedException(ZoneRefusal.SIGNATURE_NEEDED, 401);
        return Bodies.object(body);
    }

    private Response take(Webhook from, JsonNode event, String competition) {
        if (!hall.isReady()) throw new RefusedException(ZoneRefusal.UNAVAILABLE, 503);
        from.visit(event).ifPresent(visit -> meetings.take(from, visit, Objects.requireNonNullElse(competition, "")));
        return Problem.ok(Map.of());
    }
}
