package org.onehall.local;

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
import java.util.Optional;

/** The hall's services as the launcher speaks to them: health, the competition, enrolment codes. */
final class Hall implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final long LOOK_AGAIN_MS = 100;

    private final HttpClient http;
    private final Ports ports;

    Hall(Ports ports) {
        this.ports = ports;
        HttpClient.Builder client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(2));
        ports.doors().certificate().ifPresent(one -> client.sslContext(OwnCertificate.trust(one.chain())));
        http = client.build();
    }

    /** An enrolment code: it works once. Board and side are empty for officials. */
    record Code(String code, String role, String name, String venueName, String board, String side) {}

    /** Whether a health check, "live" or "ready", of a service's instance says yes. */
    boolean health(Scale.Instance instance, String check) throws InterruptedException {
        return asked(instance, check).filter(told -> told.statusCode() == 200).isPresent();
    }

    /** What a service's instance lacks to be ready, for a person; empty if it is ready. */
    Optional<String> lacks(Scale.Instance instance) throws InterruptedException {
        Optional<HttpResponse<String>> answer = asked(instance, "ready");
        if (answer.isEmpty()) {
            return Optional.of("it does not answer yet");
        }
        return answer.filter(told -> told.statusCode() != 200).map(told -> down(tree(told.body())));
    }

    /**
     * Whether a service's instance says that something in it has ended which only a restart brings back; silence says
     * nothing.
     */
    boolean saysItIsDead(Scale.Instance instance) throws InterruptedException {
        return asked(instance, "live").filter(told -> told.statusCode() == 503).isPresent();
    }

    /** Whether a service's instance tells its health at all. */
    boolean answers(Scale.Instance instance) throws InterruptedException {
        return asked(instance, "live").isPresent();
    }

    /** The metrics of a service's instance as Prometheus reads them; empty if it does not tell them. */
    Optional<String> metrics(Scale.Instance instance) throws InterruptedException {
        return told(instance, "metrics").filter(told -> told.statusCode() == 200).map(HttpResponse::body);
    }

    private Optional<HttpResponse<String>> asked(Scale.Instance instance, String check) throws InterruptedException {
        return told(instance, "health/" + check);
    }

    private Optional<HttpResponse<String>> told(Scale.Instance instance, String what) throws InterruptedException {
        try {
            URI address = URI.create(ports.managementUrl(instance) + "/q/" + what);
            HttpRequest request = HttpRequest.newBuilder(address).timeout(Duration.ofSeconds(2)).build();
            return Optional.of(http.send(request, HttpResponse.BodyHandlers.ofString()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** The checks of a health answer that are down, with what they say. */
    static String down(JsonNode health) {
        List<String> down = new ArrayList<>();
        for (JsonNode check : health.path("checks")) {
            if (!check.path("status").asText().equals("UP")) {
                List<String> data = new ArrayList<>();
                check.path("data").properties().forEach(entry ->
                        data.add(entry.getKey() + ": " + entry.getValue().asText()));
                down.add(check.path("name").asText() + (data.isEmpty() ? "" : " (" + String.join("; ", data) + ")"));
            }
        }
        return down.isEmpty() ? "it is not ready yet" : "not ready: " + String.join(", ", down);
    }

    /**
     * Gives the competition to its service.
     *
     * @return its id
     */
    String load(CompetitionFiles competition, String token) throws InterruptedException {
        HttpResponse<String> response = post(ports.url(Part.COMPETITION) + "/competitions", token, competition.json());
        return switch (response.statusCode()) {
            case 200, 201 -> tree(response.body()).path("competitionId").asText();
            case 400, 422 -> throw new Complaint(Complaint.NO, faults(competition, tree(response.body())));
            case 409 -> throw new Complaint(Complaint.NO, "this data folder holds another competition with the same id, and it"
                    + " cannot be replaced once games exist; choose an empty folder with --data or another id in "
                    + competition.fileName());
            case 502, 503, 504 -> throw new NotYet("the competition could not be loaded: " + problem(response));
            default -> throw new Complaint(Complaint.NO, "the competition could not be loaded: " + problem(response));
        };
    }

    /** Every fault of a competition's files, a line each. */
    static String faults(CompetitionFiles competition, JsonNode problem) {
        List<String> lines = lines(competition, problem.path("errors"));
        return "the competition was refused:" + (lines.isEmpty()
                ? " " + problem.path("detail").asText(problem.path("title").asText(""))
                : "\n  " + String.join("\n  ", lines));
    }

    /** Faults or notes, a line each. */
    static List<String> lines(CompetitionFiles competition, JsonNode faults) {
        List<String> lines = new ArrayList<>();
        for (JsonNode fault : faults) {
            String file = fault.path("file").asText("");
            String rule = fault.path("rule").asText("");
            String key = fault.path("key").asText("");
            lines.add((file.isEmpty() ? competition.fileName() : file)
                    + (fault.path("line").asInt(0) > 0 ? ":" + fault.path("line").asInt() : "") + (fault.path("column").asInt(0) > 0 ? ":" + fault.path("column").asInt() : "") + ": "
                    + (key.isEmpty() ? "" : key + ": ") + fault.path("message").asText("")
                    + (rule.isEmpty() ? "" : " (" + rule + ")"));
        }
        return lines;
    }

    /** Fresh codes for everybody; unused earlier ones lapse. Waits for the zone, which hears of a competition a moment after it was loaded. */
    List<Code> codes(String competitionId, String token) throws InterruptedException {
        String address = ports.url(Part.PLAYING_ZONE) + "/api/codes";
        String request = JSON.valueToTree(Map.of("competitionId", competitionId)).toString();
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        HttpResponse<String> response = post(address, token, request);
        while (response.statusCode() == 404 && System.nanoTime() < deadline) {
            Thread.sleep(LOOK_AGAIN_MS);
            response = post(address, token, request);
        }
        if (List.of(404, 502, 503, 504).contains(response.statusCode())) {
            throw new NotYet("no enrolment codes were made: " + problem(response));
        }
        if (response.statusCode() != 200) {
            throw new Complaint(Complaint.NO, "no enrolment codes were made: " + problem(response));
        }
        List<Code> codes = new ArrayList<>();
        for (JsonNode code : tree(response.body())) {
            codes.add(new Code(text(code, "code"), text(code, "role"), text(code, "name"),
                    code.hasNonNull("venueName") ? text(code, "venueName") : text(code, "venue"), text(code, "board"), text(code, "side")));
        }
        return codes;
    }

    private HttpResponse<String> post(String url, String token, String json) throws InterruptedException {
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create(url)).timeout(PATIENCE)
                    .header("Authorization", "Bearer " + token).header("Content-Type", "application/json")
                    .POST(HttpRequest.BodyPublishers.ofString(json)).build();
            return http.send(request, HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new NotYet(url + " does not answer: " + e);
        }
    }

    /** What a text says as JSON; an empty object if it is none. */
    static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException _) {
            return JSON.createObjectNode();
        }
    }

    private static String text(JsonNode node, String field) {
        return node.path(field).asText("");
    }

    private static String problem(HttpResponse<String> response) {
        JsonNode body = tree(response.body());
        String text = body.path("detail").asText(body.path("title").asText(""));
        return "status " + response.statusCode() + (text.isEmpty() ? "" : ", " + text);
    }

    @Override
    public void close() {
        http.close();
    }
}
