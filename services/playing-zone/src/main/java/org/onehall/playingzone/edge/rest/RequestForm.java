package org.onehall.playingzone.edge.rest;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * Checks the form of a request before anything else is done with it. A request that cannot be read is the sender's
 * mistake: it is not an error of ours, and is not logged.
 */
final class RequestForm {
    static final int BAD_REQUEST = 400;
    static final int UPGRADE_REQUIRED = 426;
    /** The address at which screens are opened. */
    static final String SCREENS = "/ws";

    private static final String PROTOCOL = "Sec-WebSocket-Protocol";
    /** The sub-protocol that both sides agree on, besides the one that carries the token. */
    private static final String CARRIER = "bearer-token-carrier";
    /** The beginning of a sub-protocol that carries a browser's header, followed by the only header it may carry. */
    private static final String CARRIED = "quarkus-http-upgrade#";

    private static final String CARRIED_TOKEN = "quarkus-http-upgrade#authorization#";
    private static final int KEY_BYTES = 16;
    /** The beginning of a request target: a path, or a whole URI as in requests to proxies (RFC 9112 3.2.1, 3.2.2). */
    private static final Pattern TARGET = Pattern.compile("/|https?://", Pattern.CASE_INSENSITIVE);

    private RequestForm() {}

    /**
     * The HTTP status of a request that is malformed; empty if it is not.
     *
     * @param uri as received, with its query
     */
    static OptionalInt fault(HttpMethod method, String uri, MultiMap headers) {
        if (uri == null || !TARGET.matcher(uri).lookingAt() || isUnreadable(uri)) return OptionalInt.of(BAD_REQUEST);
        for (Map.Entry<String, String> header : headers)
            if (hasControls(header.getValue())) return OptionalInt.of(BAD_REQUEST);
        List<String> protocols = headers.getAll(PROTOCOL).stream()
                .flatMap(some -> List.of(some.split(",")).stream())
                .map(String::strip)
                .toList();
        if (protocols.stream().anyMatch(one -> isUnreadable(one) || isAnotherHeader(one)))
            return OptionalInt.of(BAD_REQUEST);
        if (protocols.stream().anyMatch(RequestForm::isCarried) && !protocols.contains(CARRIER))
            return OptionalInt.of(BAD_REQUEST);
        return isScreen(uri.split("[?#]", 2)[0]) ? upgrade(method, headers) : OptionalInt.empty();
    }

    /** Whether a path is the address of screens. */
    static boolean isScreen(String path) {
        return path.equals(SCREENS) || path.startsWith(SCREENS + "/");
    }

    /** A screen's address only opens WebSockets (RFC 6455). */
    private static OptionalInt upgrade(HttpMethod method, MultiMap headers) {
        if (method != HttpMethod.GET
                || !names(headers.getAll(HttpHeaders.CONNECTION), "upgrade")
                || !names(headers.getAll(HttpHeaders.UPGRADE), "websocket")
                || !List.of("13").equals(headers.getAll("Sec-WebSocket-Version")))
            return OptionalInt.of(UPGRADE_REQUIRED);
        List<String> keys = headers.getAll("Sec-WebSocket-Key");
        return keys.size() == 1 && isKey(keys.getFirst().strip()) ? OptionalInt.empty() : OptionalInt.of(BAD_REQUEST);
    }

    private static boolean names(List<String> values, String token) {
        return values.stream()
                .flatMap(value -> List.of(value.split(",")).stream())
                .anyMatch(one -> one.strip().equalsIgnoreCase(token));
    }

    private static boolean isKey(String key) {
        try {
            return Base64.getDecoder().decode(key).length == KEY_BYTES;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /** Whether a sub-protocol carries any header except the token. */
    private static boolean isAnotherHeader(String protocol) {
        String carried = URLDecoder.decode(protocol, StandardCharsets.UTF_8).toLowerCase(Locale.ROOT);
        return isCarried(protocol)
                && (!carried.startsWith(CARRIED_TOKEN)
                        || carried.substring(CARRIED_TOKEN.length()).isBlank()
                        || carried.indexOf('#', CARRIED_TOKEN.length()) >= 0);
    }

    private static boolean isCarried(String protocol) {
        return URLDecoder.decode(protocol, StandardCharsets.UTF_8)
                .toLowerCase(Locale.ROOT)
                .startsWith(CARRIED);
    }

    /** Whether a percent sign is not followed by two hexadecimal digits, or stands for a control character. */
    private static boolean isUnreadable(String text) {
        try {
            return hasControls(URLDecoder.decode(text, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException _) {
            return true;
        }
    }

    private static boolean hasControls(String text) {
        return text.chars().anyMatch(letter -> letter < ' ' && letter != '\t' || letter == 0x7f);
    }
}
