package org.onehall.playingzone.edge.rest;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import jakarta.ws.rs.HttpMethod;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * How large a request may be at each address, so that a stranger can make the hall read as little as possible. Requests
 * that need no token have the lowest limits; the server itself accepts nothing above 1 MiB
 * ({@code quarkus.http.limits.max-body-size}).
 */
final class BodySizes {
    static final int TOO_LARGE = 413;
    static final int LENGTH_REQUIRED = 411;
    /** A code and a device, or nothing. */
    private static final int SMALL = 16 * 1024;
    /** As many characters as {@link Bodies} reads, in any script. */
    private static final int MESSAGE = 256 * 1024;
    /** A final report with all its texts (APP-I D2, H7). */
    private static final int REPORT = 512 * 1024;

    private static final Map<String, Integer> LARGER = Map.of(
            "/api/communication",
            MESSAGE,
            "/api/events/players/preview",
            MESSAGE,
            "/api/hooks/jitsi",
            MESSAGE,
            "/api/hooks/zoom",
            MESSAGE,
            "/api/setup/players/preview",
            MESSAGE,
            "/api/venue/probes",
            MESSAGE);
    /** The files of an event as JSON, which together have at most 512 KiB as texts. */
    static final int FILES = 1024 * 1024;

    private static final Pattern DRAFT = Pattern.compile("/api/events/[^/]+/draft");
    private static final String CASES = "/api/fair-play/";
    /** Tournament reports and tables, which a pairing program or a person wrote. */
    private static final String PAIRINGS = "/api/pairings/";

    private BodySizes() {}

    /** The most bytes accepted in a request with a method, such as PUT, to an address. */
    static int most(String method, String path) {
        if (method.equals(HttpMethod.PUT) && DRAFT.matcher(path).matches()) return FILES;
        return path.startsWith(CASES) || path.startsWith(PAIRINGS) ? REPORT : LARGER.getOrDefault(path, SMALL);
    }

    /**
     * The HTTP status of a request that is too large, or that does not state its size at an address with a low limit.
     */
    static OptionalInt fault(String method, String path, MultiMap headers) {
        int most = most(method, path);
        if (most == SMALL && headers.contains(HttpHeaders.TRANSFER_ENCODING)) return OptionalInt.of(LENGTH_REQUIRED);
        String length = headers.get(HttpHeaders.CONTENT_LENGTH);
        return length != null && isMore(length.strip(), most) ? OptionalInt.of(TOO_LARGE) : OptionalInt.empty();
    }

    /** A length that is not a number is refused by the server itself. */
    private static boolean isMore(String length, int most) {
        try {
            return Long.parseLong(length) > most;
        } catch (NumberFormatException _) {
            return false;
        }
    }
}
