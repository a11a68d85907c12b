package org.onehall.demo;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** The REST side of a playing zone: codes and enrolment. */
public final class Zone {
    static final ObjectMapper JSON = new ObjectMapper();
    /** One for all clients of this process: two thousand connections do not need two thousand selectors. */
    static final HttpClient HTTP = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(Duration.ofSeconds(20)) // a busy machine loses the first packets of a connection
            .executor(Executors.newVirtualThreadPerTaskExecutor())
            .build();

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int ENROL_AT_ONCE = 8;

    private final URI base;

    /** A one-time code and the person or seat it is for; board and side are empty for officials. */
    public record Code(String code, String role, String name, String venue, String board, String side) {}

    /** @param base where the zone listens, such as {@code http://127.0.0.1:8080} */
    public Zone(URI base) {
        this.base = base;
    }

    /**
     * Where a device connects.
     *
     * @param connection of a page, counted from 1
     */
    public URI socket(UUID page, long connection) {
        return URI.create(base.toString().replaceFirst("^http", "ws").replaceFirst("/$", "") + "/ws?page=" + page
                + "&connection=" + connection);
    }

    /**
     * Fresh codes of the robots' own set: all officials, and the seats of the first round that lacks a result.
     *
     * @param competitionId empty: the one loaded last
     * @throws RefusedException if the zone refuses; its code is that of the problem, or {@code HTTP_503} and the like
     * @throws IOException if it does not answer
     */
    public List<Code> robotCodes(String competitionId, String operatorToken) throws IOException, InterruptedException {
        JsonNode answer =
                post("/api/codes", "Bearer " + operatorToken, Map.of("competitionId", competitionId, "for", "robots"));
        List<Code> codes = new ArrayList<>();
        for (JsonNode code : answer)
            codes.add(new Code(
                    code.path("code").asText(),
                    code.path("role").asText(),
                    code.path("name").asText(),
                    code.path("venue").asText(),
                    code.path("board").asText(),
                    code.path("side").asText()));
        return List.copyOf(codes);
    }

    /** Exchanges a one-time code for a place in the hall. Throws like {@link #robotCodes}. */
    public Enrolment enrol(String code) throws IOException, InterruptedException {
        return Enrolment.of(post("/api/enrol", "", Map.of("code", code)));
    }

    /** Continues, as the same player, at the seat of the player's next game. Throws like {@link #robotCodes}. */
    public Enrolment nextGame(Enrolment who) throws IOException, InterruptedException {
        return Enrolment.of(post("/api/next-game", "Bearer " + who.token(), Map.of()));
    }

    /**
     * Exchanges many codes, several at a time; the result is in their order. Throws IllegalStateException if one is not
     * accepted.
     */
    public List<Enrolment> enrolAll(List<Code> codes) throws InterruptedException {
        try (ExecutorService desk =
                Executors.newFixedThreadPool(ENROL_AT_ONCE, Thread.ofVirtual().factory())) {
            List<Enrolment> all = new ArrayList<>();
            for (var one : desk.invokeAll(codes.stream()
                    .map(code -> (Callable<Enrolment>) () -> enrol(code.code()))
                    .toList())) all.add(one.get());
            return all;
        } catch (ExecutionException e) {
            throw new IllegalStateException(
                    "a robot's code was not accepted: " + e.getCause().getMessage(), e.getCause());
        }
    }

    private JsonNode post(String path, String authorization, Map<String, String> body)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create(base.toString().replaceFirst("/$", "") + path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json(body)));
        if (!authorization.isEmpty()) request.header("Authorization", authorization);
        HttpResponse<String> response = HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
        JsonNode answer = tree(response.body());
        if (response.statusCode() != 200)
            throw new RefusedException(
                    answer.path("code").asText("HTTP_" + response.statusCode()),
                    answer.path("rule").asText(""),
                    answer.path("detail").asText(answer.path("title").asText("status " + response.statusCode())));
        return answer;
    }

    static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** An empty object if the text is not JSON. */
    static JsonNode tree(String text) {
        try {
            JsonNode node = JSON.readTree(text);
            return node == null ? JSON.createObjectNode() : node;
        } catch (JsonProcessingException _) {
            return JSON.createObjectNode();
        }
    }
}
