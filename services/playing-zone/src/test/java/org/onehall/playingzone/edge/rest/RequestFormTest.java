package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.impl.headers.HeadersMultiMap;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests that cannot be read are refused before anything else is done with them. */
class RequestFormTest {
    private static final OptionalInt BAD = OptionalInt.of(400);
    private static final OptionalInt UPGRADE = OptionalInt.of(426);
    private final MultiMap headers = HeadersMultiMap.headers();

    private OptionalInt get(String uri) {
        return RequestForm.fault(HttpMethod.GET, uri, headers);
    }

    private void opening() {
        headers.set("Connection", "keep-alive, Upgrade")
                .set("Upgrade", "websocket")
                .set("Sec-WebSocket-Version", "13")
                .set("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/board",
                "/api/boards/cup/1/1/timeline",
                "/api/boards/cup%2F1%2F1/timeline?x=%20+y",
                "/caf%C3%A9",
                "/q/health",
                "http://hall.test/board",
                "HTTPS://hall.test"
            })
    void whatCanBeReadGoesOn(String uri) {
        headers.set("User-Agent", "a browser").set("Accept", "text/html,\t*/*");
        assertEquals(OptionalInt.empty(), get(uri));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/%",
                "/%zz",
                "/a%2",
                "/%00",
                "/a%0d%0ab",
                "/api/pgn?round=%",
                "/api/pgn?round=%0A",
                "*",
                "",
                "/ws?page=%7f",
                "?x",
                "#",
                "board",
                "hall.test:443",
                "ftp://hall.test/"
            })
    void badAddressesAreRefused(String uri) {
        assertEquals(BAD, get(uri));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "quarkus-http-upgrade%23Authorization%23Bearer%20x%0D%0Ay",
                "bearer-token-carrier, quarkus-http-upgrade%23X%0A%23y",
                "%",
                "a%2",
                "a%0",
                "quarkus-http-upgrade%23Cookie%23a",
                "quarkus-http-upgrade%23Host",
                "quarkus-http-upgrade%23Authorization%23a%23b",
                "a, %00"
            })
    void aSubProtocolCarriesTheTokenAndNothingElse(String protocol) {
        opening();
        headers.set("Sec-WebSocket-Protocol", protocol);
        assertEquals(BAD, get("/ws"));
        assertEquals(BAD, get("/board"), "at any address");
    }

    @Test
    void aScreenOpensAsBrowsersOpenIt() {
        opening();
        headers.set(
                "Sec-WebSocket-Protocol",
                "bearer-token-carrier, quarkus-http-upgrade%23Authorization%23Bearer%20abc.def-_g");
        assertEquals(OptionalInt.empty(), get("/ws"));
        assertEquals(OptionalInt.empty(), get("/ws?page=1&n=2"));
    }

    @Test
    void whatOpensNoWebSocketIsToldSo() {
        assertEquals(UPGRADE, get("/ws"));
        opening();
        assertEquals(UPGRADE, RequestForm.fault(HttpMethod.POST, "/ws", headers));
        headers.set("Sec-WebSocket-Version", "8");
        assertEquals(UPGRADE, get("/ws"));
        opening();
        for (String key : List.of("", "x", "dGhlIHNhbXBsZSBub25jZQ", "AAAA", "not base64 at all!")) {
            headers.set("Sec-WebSocket-Key", key);
            assertEquals(key.equals("dGhlIHNhbXBsZSBub25jZQ") ? OptionalInt.empty() : BAD, get("/ws"), key);
        }
        headers.remove("Sec-WebSocket-Key");
        assertEquals(BAD, get("/ws"));
    }

    @Test
    void noHeaderHoldsControlCharacters() {
        headers.add("X-Any", (CharSequence) "a\u0001b");
        assertEquals(BAD, get("/"));
    }

    @Test
    void nothingThrows() {
        Random random = new Random(35);
        for (int i = 0; i < 100_000; i++) {
            headers.clear();
            opening();
            headers.set("Sec-WebSocket-Protocol", text(random));
            headers.set("Sec-WebSocket-Key", text(random));
            get("/" + text(random));
        }
    }

    private static String text(Random random) {
        return random.ints(random.nextInt(12), 0, 16)
                .collect(
                        StringBuilder::new,
                        (text, i) -> text.append("%0aA#,=/ +\u00e9%23?".charAt(i % 15)),
                        StringBuilder::append)
                .toString();
    }

    @Test
    void theNotFoundPageSpeaksTheBrowsersLanguage() {
        assertTrue(NotFoundPage.html(List.of(Locale.FRENCH, Locale.ITALY, Locale.ENGLISH))
                .contains("<html lang=\"it\">"));
        assertTrue(NotFoundPage.html(List.of(Locale.UK, Locale.ITALY)).contains("<html lang=\"en\">"));
        assertTrue(NotFoundPage.html(List.of(Locale.FRENCH)).contains("Page not found"));
    }
}
