package org.onehall.local;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.net.ssl.SSLHandshakeException;

/** The operator's requests to a hall: loads a competition, has enrolment codes issued. */
final class Operator {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final long LOOK_AGAIN_MS = 100;
    private static final String ARCHIVED = "COMPETITION_ARCHIVED";

    private final HttpClient http;
    private final String competitions;
    private final String zone;
    private final String token;

    /**
     * @param competitions address of the competition service, without a slash at the end
     * @param zone address of the playing zone, likewise
     * @param token of the operator
     */
    Operator(HttpClient http, String competitions, String zone, String token) {
        this.http = http;
        this.competitions = competitions;
        this.zone = zone;
        this.token = token;
    }

    /** An enrolment code, valid once. Board and side are empty for officials. */
    record Code(String code, String role, String name, String venueName, String board, String side) {}

    /**
     * Gives the competition to its service.
     *
     * @return id of the competition
     */
    String load(CompetitionFiles competition) throws InterruptedException {
        HttpResponse<String> response = post(competitions + "/competitions", competition.json());
        return switch (response.statusCode()) {
            case 200, 201 -> Hall.tree(response.body()).path("competitionId").asText();
            case 400, 422 -> throw new Complaint(Complaint.NO, faults(competition, Hall.tree(response.body())));
            case 409 ->
                throw new Complaint(
                        Complaint.NO,
                        "the hall already has another competition with this id, which"
                                + " cannot be changed; choose another id in " + competition.fileName()
                                + ", or another hall (with ./onehall up: an empty folder, --data)");
            case 502, 503, 504 -> throw new NotYet("the competition could not be loaded: " + problem(response));
            default -> throw new Complaint(Complaint.NO, "the competition could not be loaded: " + problem(response));
        };
    }

    /** Every error in a competition's files, one line each. */
    static String faults(CompetitionFiles competition, JsonNode problem) {
        List<String> lines = lines(competition, problem.path("errors"));
        return "the competition was refused:"
                + (lines.isEmpty()
                        ? " "
                                + problem.path("detail")
                                        .asText(problem.path("title").asText(""))
                        : "\n  " + String.join("\n  ", lines));
    }

    /** Errors or notes, one line each. */
    static List<String> lines(CompetitionFiles competition, JsonNode faults) {
        List<String> lines = new ArrayList<>();
        for (JsonNode fault : faults) {
            String file = fault.path("file").asText("");
            String rule = fault.path("rule").asText("");
            String key = fault.path("key").asText("");
            lines.add((file.isEmpty() ? competition.fileName() : file) + place(fault, "line") + place(fault, "column")
                    + ": " + (key.isEmpty() ? "" : key + ": ")
                    + fault.path("message").asText("")
                    + (rule.isEmpty() ? "" : " (" + rule + ")"));
        }
        return lines;
    }

    private static String place(JsonNode fault, String what) {
        return fault.path(what).asInt(0) > 0 ? ":" + fault.path(what).asInt() : "";
    }

    /**
     * Fresh codes for everybody; unused earlier ones become invalid. Waits for the zone, which learns of a competition
     * a moment after it was loaded. There are none for a competition in the archive.
     */
    List<Code> codes(String competitionId) throws InterruptedException {
        String address = zone + "/api/codes";
        String request =
                JSON.valueToTree(Map.of("competitionId", competitionId)).toString();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        HttpResponse<String> response = post(address, request);
        while (response.statusCode() == 404 && System.nanoTime() < deadline) {
            Thread.sleep(LOOK_AGAIN_MS);
            response = post(address, request);
        }
        if (response.statusCode() == 409
                && text(Hall.tree(response.body()), "code").equals(ARCHIVED)) {
            return List.of();
        }
        if (List.of(404, 502, 503, 504).contains(response.statusCode())) {
            throw new NotYet("no enrolment codes were made: " + problem(response));
        }
        if (response.statusCode() != 200) {
            throw new Complaint(Complaint.NO, "no enrolment codes were made: " + problem(response));
        }
        List<Code> codes = new ArrayList<>();
        for (JsonNode code : Hall.tree(response.body())) {
            codes.add(new Code(
                    text(code, "code"),
                    text(code, "role"),
                    text(code, "name"),
                    code.hasNonNull("venueName") ? text(code, "venueName") : text(code, "venue"),
                    text(code, "board"),
                    text(code, "side")));
        }
        return codes;
    }

    /** A new code for the operator; it works once, and an earlier unused code is cancelled. */
    String operatorCode() throws InterruptedException {
        HttpResponse<String> response = post(zone + "/api/codes", "{\"for\":\"operator\"}");
        if (List.of(502, 503, 504).contains(response.statusCode())) {
            throw new NotYet("no code for the operator was made: " + problem(response));
        }
        if (response.statusCode() != 200) {
            throw new Complaint(Complaint.NO, "no code for the operator was made: " + problem(response));
        }
        return text(Hall.tree(response.body()).path(0), "code");
    }

    /** The files of an event as it is now, {@code {fileName, yaml, files}}. */
    JsonNode eventFiles(String id) throws InterruptedException {
        HttpResponse<String> response =
                send(request(zone + "/api/events/" + URLEncoder.encode(id, StandardCharsets.UTF_8) + "/files"));
        return switch (response.statusCode()) {
            case 200 -> Hall.tree(response.body());
            case 400, 404 ->
                throw new Complaint(
                        Complaint.NO,
                        "this hall has no open event " + Printable.of(id) + "; the page Events lists the events of "
                                + "the hall, and opens drafts");
            default -> throw new Complaint(Complaint.NO, "the event could not be read: " + problem(response));
        };
    }

    /** The papers of the event for which tokens are made. */
    EventPapers papers(EventPapers.Tokens tokens) {
        return new EventPapers(http, zone, tokens);
    }

    private HttpResponse<String> post(String url, String json) throws InterruptedException {
        return send(request(url)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    private HttpRequest.Builder request(String url) {
        return HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE).header("Authorization", "Bearer " + token);
    }

    private HttpResponse<String> send(HttpRequest.Builder request) throws InterruptedException {
        HttpRequest asked = request.build();
        try {
            return http.send(asked, HttpResponse.BodyHandlers.ofString());
        } catch (SSLHandshakeException e) {
            throw new Complaint(
                    Complaint.NO,
                    asked.uri() + " is not trusted (" + e.getMessage() + "): its certificate must be"
                            + " for the name in the address, and from an authority that --authorities names");
        } catch (IOException e) {
            throw new NotYet(asked.uri() + " does not answer: " + e);
        }
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asText("");
    }

    private static String problem(HttpResponse<String> response) {
        JsonNode body = Hall.tree(response.body());
        String text = body.path("detail").asText(body.path("title").asText(""));
        return "status " + response.statusCode() + (text.isEmpty() ? "" : ", " + text);
    }
}
