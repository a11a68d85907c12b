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
import java.util.Optional;

/** Requests the health of the hall's services for the launcher. */
final class Hall implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final HttpClient http;
    private final Ports ports;

    Hall(Ports ports) {
        this.ports = ports;
        HttpClient.Builder client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(2));
        ports.doors().certificate().ifPresent(one -> client.sslContext(OwnCertificate.trust(one.chain())));
        http = client.build();
    }

    /** The hall's interface for its operator. */
    Operator operator(String token) {
        return new Operator(http, ports.url(Part.COMPETITION), ports.url(Part.PLAYING_ZONE), token);
    }

    /** Whether a health check, "live" or "ready", of a service's instance succeeds. */
    boolean health(Scale.Instance instance, String check) throws InterruptedException {
        return asked(instance, check).filter(told -> told.statusCode() == 200).isPresent();
    }

    /** Why a service's instance is not ready, as text for people; empty if it is ready. */
    Optional<String> lacks(Scale.Instance instance) throws InterruptedException {
        Optional<HttpResponse<String>> answer = asked(instance, "ready");
        if (answer.isEmpty()) {
            return Optional.of("it does not answer yet");
        }
        return answer.filter(told -> told.statusCode() != 200).map(told -> down(tree(told.body())));
    }

    /**
     * Whether a service's instance reports that a part of it has ended and only a restart can help; no answer does not
     * count as such a report.
     */
    boolean saysItIsDead(Scale.Instance instance) throws InterruptedException {
        return asked(instance, "live").filter(told -> told.statusCode() == 503).isPresent();
    }

    /** Whether a service's instance reports its health at all. */
    boolean answers(Scale.Instance instance) throws InterruptedException {
        return asked(instance, "live").isPresent();
    }

    /** The metrics of a service's instance in the format of Prometheus; empty if it does not report them. */
    Optional<String> metrics(Scale.Instance instance) throws InterruptedException {
        return told(instance, "metrics")
                .filter(told -> told.statusCode() == 200)
                .map(HttpResponse::body);
    }

    private Optional<HttpResponse<String>> asked(Scale.Instance instance, String check) throws InterruptedException {
        return told(instance, "health/" + check);
    }

    private Optional<HttpResponse<String>> told(Scale.Instance instance, String what) throws InterruptedException {
        try {
            URI address = URI.create(ports.managementUrl(instance) + "/q/" + what);
            HttpRequest request = HttpRequest.newBuilder(address)
                    .timeout(Duration.ofSeconds(2))
                    .build();
            return Optional.of(http.send(request, HttpResponse.BodyHandlers.ofString()));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /** The failed checks in a health answer, with their messages. */
    static String down(JsonNode health) {
        List<String> down = new ArrayList<>();
        for (JsonNode check : health.path("checks")) {
            if (!check.path("status").asText().equals("UP")) {
                List<String> data = new ArrayList<>();
                check.path("data")
                        .properties()
                        .forEach(entry -> data.add(
                                entry.getKey() + ": " + entry.getValue().asText()));
                down.add(check.path("name").asText() + (data.isEmpty() ? "" : " (" + String.join("; ", data) + ")"));
            }
        }
        return down.isEmpty() ? "it is not ready yet" : "not ready: " + String.join(", ", down);
    }

    /** A text read as JSON; an empty object if it is not JSON. */
    static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (IOException _) {
            return JSON.createObjectNode();
        }
    }

    @Override
    public void close() {
        http.close();
    }
}
