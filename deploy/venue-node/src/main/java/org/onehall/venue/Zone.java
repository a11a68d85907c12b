package org.onehall.venue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The playing zone as a venue node sees it. Probes and deliveries share connections, so that a probe need not open its
 * own.
 */
final class Zone implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(3);
    private static final String ALIVE = "/api/alive";
    /** Header of every answer of the zone, and its value. */
    static final String MARK = "OneHall";

    static final String PLAYING_ZONE = "playing-zone";

    private final String base;
    private final HttpClient http = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();

    /**
     * The zone's answer to a delivery: the highest number of the series on record, and the zone's clock in milliseconds
     * since 1970.
     */
    record Answer(long acknowledged, long atMs) {}

    /** What the zone gave for a code: the token, and the person whose code it was. */
    record Enrolment(String token, String role, String name, String venueName) {
        /** Never the token: this may end up in a log. */
        @Override
        public String toString() {
            return name + ", " + role.toLowerCase(Locale.ROOT).replace('_', ' ')
                    + (venueName.isEmpty() ? "" : ", " + venueName);
        }
    }

    /** The zone has refused. */
    static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1L;
        private final int status;
        private final String code;

        RefusedException(int status, String code, String text) {
            super(text);
            this.status = status;
            this.code = code;
        }

        /** The zone's code for the reason, such as "BAD_PROBES". */
        String code() {
            return code;
        }

        int status() {
            return status;
        }
    }

    /** Something other than the zone answers at its address. */
    static final class StrangerException extends IOException {
        private static final long serialVersionUID = 1L;

        StrangerException(String base) {
            super("something that is not the zone answers at " + base
                    + "; check the address, and look for a login page of the network");
        }
    }

    /** @param base such as {@code https://zone.example.org} */
    Zone(URI base) {
        this.base = base.toString().replaceFirst("/+$", "");
    }

    /**
     * The time of a request that costs the zone nothing. Only an answer with the zone's mark counts: a login page of
     * the network also answers every address, and even keeps a connection open ({@link StrangerException}). Empty if
     * the zone is not healthy.
     */
    OptionalInt probe() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create(base + ALIVE))
                .timeout(Duration.ofMillis(Probe.PATIENCE_MS))
                .build();
        long sent = System.nanoTime();
        HttpResponse<Void> answer = http.send(request, HttpResponse.BodyHandlers.discarding());
        OptionalInt roundTrip = OptionalInt.of(Probe.since(sent));
        if (answer.headers().firstValue(MARK).filter(PLAYING_ZONE::equals).isEmpty()) throw new StrangerException(base);
        return answer.statusCode() < 500 ? roundTrip : OptionalInt.empty();
    }

    /** Exchanges a one-time code for a token. IOException if the zone does not answer, or something else does. */
    Enrolment enrol(String code) throws IOException, InterruptedException, RefusedException {
        JsonNode answer = post("/api/enrol", "", Span.JSON.createObjectNode().put("code", code));
        if (answer.path("token").asText().isEmpty()) throw new StrangerException(base);
        return new Enrolment(
                answer.path("token").asText(),
                answer.path("role").asText(),
                answer.path("name").asText(),
                answer.path("venueName").asText());
    }

    /** Delivers spans; a delivery without spans is a sign of life. Throws like {@link #enrol}. */
    Answer deliver(DataFolder.Pass pass, OptionalLong clockOffsetMs, Spool.Batch batch)
            throws IOException, InterruptedException, RefusedException {
        ObjectNode body = Span.JSON.createObjectNode().put("node", pass.node()).put("series", batch.series());
        if (clockOffsetMs.isPresent()) body.put("clockOffsetMs", clockOffsetMs.getAsLong());
        else body.putNull("clockOffsetMs");
        body.putArray("spans").addAll(batch.spans());
        JsonNode answer = post("/api/venue/probes", "Bearer " + pass.token(), body);
        if (!answer.path("acknowledged").isIntegralNumber()
                || !answer.path("atMs").isIntegralNumber()) throw new StrangerException(base);
        return new Answer(
                answer.path("acknowledged").asLong(), answer.path("atMs").asLong());
    }

    private JsonNode post(String path, String authorization, ObjectNode body)
            throws IOException, InterruptedException, RefusedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString()));
        if (!authorization.isEmpty()) request.header("Authorization", authorization);
        HttpResponse<String> response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        int status = response.statusCode();
        if (status >= 500) throw new IOException("the zone answers with status " + status);
        JsonNode answer = tree(response.body());
        if (status == 200) return answer;
        String title = answer.path("title").asText();
        if (title.isEmpty()) throw new StrangerException(base);
        throw new RefusedException(
                status,
                answer.path("code").asText(),
                title
                        + (answer.path("detail").asText().isEmpty()
                                ? ""
                                : ": " + answer.path("detail").asText()));
    }

    /** A missing node if the text is not JSON. */
    private static JsonNode tree(String text) {
        try {
            return Span.JSON.readTree(text);
        } catch (JsonProcessingException _) {
            return Span.JSON.missingNode();
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
