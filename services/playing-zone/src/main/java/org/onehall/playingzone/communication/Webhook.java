package org.onehall.playingzone.communication;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.onehall.decider.Texts;
import org.onehall.proto.connectivity.v1.CommunicationSource;

/**
 * The signed webhooks of two communication systems, which report who joins and leaves a meeting (OCR 18.8). Pure.
 * Signatures and fields are those of Zoom's meeting.participant_joined and of the webhooks of Jitsi as a Service, as
 * developers.zoom.us and developer.8x8.com/jaas describe them.
 */
public enum Webhook {
    /** Signed over "v0:timestamp:body", in hexadecimal digits. */
    ZOOM(CommunicationSource.COMMUNICATION_SOURCE_ZOOM) {
        @Override
        public boolean isSigned(String secret, String timestamp, String signature, String body, Instant now) {
            return isFresh(timestamp, now) && same("v0=" + hex(secret, "v0:" + timestamp + ":" + body), signature);
        }

        @Override
        public Optional<Visit> visit(JsonNode event) {
            String type = event.path("event").asText();
            boolean joined = type.equals("meeting.participant_joined");
            JsonNode of = event.path("payload").path("object").path("participant");
            if (!joined && !type.equals("meeting.participant_left") || !of.isObject()) return Optional.empty();
            return Optional.of(new Visit(
                    of.path("participant_uuid").asText(of.path("user_id").asText()),
                    of.path("user_name").asText(),
                    of.path("customer_key").asText(),
                    joined,
                    at(of.path(joined ? "join_time" : "leave_time")).or(() -> at(event.path("event_ts")))));
        }
    },
    /** Signed over "timestamp.body", in base 64; one header names both: "t=…,v1=…". */
    JITSI(CommunicationSource.COMMUNICATION_SOURCE_JITSI) {
        @Override
        public boolean isSigned(String secret, String timestamp, String signature, String body, Instant now) {
            String time = part(signature, "t=").findFirst().orElse("");
            String due = Base64.getEncoder().encodeToString(mac(secret, time + "." + body));
            return isFresh(time, now) && part(signature, "v1=").anyMatch(given -> same(due, given));
        }

        @Override
        public Optional<Visit> visit(JsonNode event) {
            String type = event.path("eventType").asText();
            boolean joined = type.equals("PARTICIPANT_JOINED");
            JsonNode of = event.path("data");
            if (!joined && !type.equals("PARTICIPANT_LEFT") || !of.isObject()) return Optional.empty();
            return Optional.of(new Visit(
                    of.path("participantJid").asText(of.path("id").asText()),
                    of.path("name").asText(),
                    of.path("id").asText(),
                    joined,
                    at(event.path("timestamp"))));
        }
    };

    /**
     * An event whose signature time differs from now by more than this is refused: it may be an old event sent again.
     */
    private static final Duration FRESH = Duration.ofMinutes(5);
    /** Larger numbers are milliseconds; as seconds they would lie in or after the year 5138. */
    private static final long MOST_SECONDS = 100_000_000_000L;

    private final CommunicationSource source;

    Webhook(CommunicationSource source) {
        this.source = source;
    }

    /**
     * A participant has joined or left.
     *
     * @param connection id of the connection of this visit; "" if it is not reported
     * @param name as the meeting shows it, without the characters that our own names may not have
     * @param key the key that the organiser has given to this participant; "" if there is none
     * @param at empty if it is not reported
     */
    public record Visit(String connection, String name, String key, boolean joined, Optional<Instant> at) {
        /** How many letters are kept of the name that a participant has chosen. */
        static final int LONGEST = 200;

        public Visit {
            connection = Texts.cut(connection, LONGEST);
            name = Texts.fromOutside(name, LONGEST);
            key = Texts.cut(key, LONGEST);
        }
    }

    public CommunicationSource source() {
        return source;
    }

    /**
     * @param timestamp from a header of its own, if the system has one; it and {@code signature} are null if their
     *     header is missing
     */
    public abstract boolean isSigned(String secret, String timestamp, String signature, String body, Instant now);

    /** Empty if the event is about something else. */
    public abstract Optional<Visit> visit(JsonNode event);

    /** The answer to Zoom's question whether this address knows the secret. */
    public static String answer(String secret, String plainToken) {
        return hex(secret, plainToken);
    }

    private static Stream<String> part(String signature, String prefix) {
        return Arrays.stream(signature == null ? new String[0] : signature.split(","))
                .map(String::strip)
                .filter(part -> part.startsWith(prefix))
                .map(part -> part.substring(prefix.length()));
    }

    private static boolean isFresh(String timestamp, Instant now) {
        return timestamp != null
                && timestamp.matches("\\d{1,13}")
                && Duration.between(epoch(Long.parseLong(timestamp)), now).abs().compareTo(FRESH) <= 0;
    }

    private static Instant epoch(long number) {
        return number < MOST_SECONDS ? Instant.ofEpochSecond(number) : Instant.ofEpochMilli(number);
    }

    private static Optional<Instant> at(JsonNode value) {
        if (value.isIntegralNumber() && value.canConvertToLong() && value.longValue() > 0)
            return Optional.of(epoch(value.longValue()));
        try {
            return value.isTextual() ? Optional.of(Instant.parse(value.textValue())) : Optional.empty();
        } catch (DateTimeException notATime) {
            return Optional.empty();
        }
    }

    private static boolean same(String due, String given) {
        return given != null
                && MessageDigest.isEqual(due.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }

    private static String hex(String secret, String text) {
        return HexFormat.of().formatHex(mac(secret, text));
    }

    private static byte[] mac(String secret, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException | InvalidKeyException e) {
            throw new IllegalStateException(e);
        }
    }
}
