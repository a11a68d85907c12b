package org.onehall.venue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.onehall.decider.Texts;

/**
 * Successive probes of one target with the same result. A target was silent in a span in which it never answered, and
 * answering in any other span, even if single probes were lost.
 *
 * @param fromMs when its first probe left, by the node's clock in milliseconds since 1970
 * @param toMs when its last probe was answered or given up
 * @param answered probes answered, 0 or more
 * @param silent probes not answered, 0 or more
 * @param roundTripMs median of the answered ones in milliseconds; empty if there are none
 */
public record Span(Target target, long fromMs, long toMs, int answered, int silent, OptionalInt roundTripMs) {
    static final ObjectMapper JSON = new ObjectMapper();
    /** The year 2000; the zone accepts no earlier times. */
    private static final long FIRST_MS = 946_684_800_000L;
    /** The year 2100; the zone accepts no later times. */
    private static final long LAST_MS = 4_102_444_800_000L;

    private static final long LONGEST_MS = Duration.ofDays(1).toMillis();
    private static final int MOST_PROBES = 10_000;
    private static final int LONGEST_ROUND_TRIP_MS = 60_000;
    private static final int LONGEST_TARGET = 100;

    /** @param probes at least one, in order of time */
    static Span of(Target target, List<Probed> probes) {
        int[] times = probes.stream()
                .filter(Probed::answered)
                .mapToInt(probe -> probe.roundTripMs().getAsInt())
                .sorted()
                .toArray();
        return new Span(
                target,
                probes.getFirst().fromMs(),
                probes.getLast().toMs(),
                times.length,
                probes.size() - times.length,
                times.length == 0 ? OptionalInt.empty() : OptionalInt.of(times[(times.length - 1) / 2]));
    }

    /**
     * Whether a stored span is still what {@link #json} made, by the zone's own criteria: the zone rejects a whole
     * delivery if one of its spans is not sound.
     */
    static boolean isSound(ObjectNode kept) {
        boolean known = Arrays.stream(Segment.values())
                .anyMatch(segment -> segment.name().equals(kept.path("segment").asText()));
        boolean seated = !kept.has("board") && !kept.has("side")
                || kept.path("board").isTextual() && kept.path("side").isTextual();
        String target = kept.path("target").asText();
        return known
                && seated
                && !target.isEmpty()
                && Texts.faultOfLine(target, LONGEST_TARGET).isEmpty()
                && isNumber(kept, "fromMs", FIRST_MS, LAST_MS)
                && isNumber(
                        kept,
                        "toMs",
                        kept.path("fromMs").asLong(),
                        Math.min(LAST_MS, kept.path("fromMs").asLong() + LONGEST_MS))
                && isNumber(kept, "answered", 0, MOST_PROBES)
                && isNumber(kept, "silent", 0, MOST_PROBES)
                && (kept.path("roundTripMs").isNull() || isNumber(kept, "roundTripMs", 0, LONGEST_ROUND_TRIP_MS));
    }

    private static boolean isNumber(ObjectNode kept, String name, long least, long most) {
        JsonNode value = kept.path(name);
        return value.isIntegralNumber()
                && value.canConvertToLong()
                && value.asLong() >= least
                && value.asLong() <= most;
    }

    /** The span as it is stored and sent. */
    ObjectNode json(long sequence) {
        ObjectNode json = JSON.createObjectNode();
        json.put("sequence", sequence).put("segment", target.segment().name()).put("target", target.address());
        if (!target.board().isEmpty()) json.put("board", target.board()).put("side", target.side());
        json.put("fromMs", fromMs).put("toMs", toMs).put("answered", answered).put("silent", silent);
        if (roundTripMs.isPresent()) json.put("roundTripMs", roundTripMs.getAsInt());
        else json.putNull("roundTripMs");
        return json;
    }
}
