package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Somebody the hall has let in: a seat of one board, or an official.
 *
 * @param venue id of the venue; empty for roles without one
 * @param board "competition/round/board"; empty for officials
 * @param side "WHITE" or "BLACK"; empty for officials
 */
public record Enrolment(
        String token,
        String role,
        String name,
        String venue,
        String venueName,
        String board,
        String side,
        String competitionId) {
    static Enrolment of(JsonNode json) {
        return new Enrolment(
                json.path("token").asText(),
                json.path("role").asText(),
                json.path("name").asText(),
                json.path("venue").asText(),
                json.path("venueName").asText(),
                json.path("board").asText(),
                json.path("side").asText(),
                json.path("competitionId").asText());
    }

    /** What a WebSocket asks for as subprotocols, so that the token stands in no address. */
    public List<String> subprotocols() {
        return List.of(
                "bearer-token-carrier",
                URLEncoder.encode("quarkus-http-upgrade#Authorization#Bearer " + token, StandardCharsets.UTF_8)
                        .replace("+", "%20"));
    }

    /** Whether it is for a seat: a player's, or that of who enters his moves. */
    public boolean isSeated() {
        return !side.isEmpty();
    }

    /** Never the token: this may end up in a log. */
    @Override
    public String toString() {
        return role + (venue.isEmpty() ? "" : " " + venue) + (board.isEmpty() ? "" : " " + board + " " + side);
    }
}
