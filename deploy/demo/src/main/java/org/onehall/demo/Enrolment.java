package org.onehall.demo;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A person admitted to the hall: at a seat of one board, or as an official.
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

    /** The subprotocols with which a WebSocket is requested, so that no address contains the token. */
    public List<String> subprotocols() {
        return List.of(
                "bearer-token-carrier",
                URLEncoder.encode("quarkus-http-upgrade#Authorization#Bearer " + token, StandardCharsets.UTF_8)
                        .replace("+", "%20"));
    }

    /** Whether it is for a seat: for the player, or for the person who enters the player's moves. */
    public boolean isSeated() {
        return !side.isEmpty();
    }

    /** Never the token: this may end up in a log. */
    @Override
    public String toString() {
        return role + (venue.isEmpty() ? "" : " " + venue) + (board.isEmpty() ? "" : " " + board + " " + side);
    }
}
