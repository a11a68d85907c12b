package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which pages may open a screen. */
class PageOriginTest {
    private static final Optional<URI> PUBLIC = Optional.of(URI.create("https://hall.example.org"));

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:8080, 127.0.0.1:8080, true",
        "http://127.0.0.1:8080, 127.0.0.1:8081, false",
        "https://hall.example.org, 127.0.0.1:8080, true",
        "https://hall.example.org:443, 127.0.0.1:8080, true",
        "https://HALL.example.org, 127.0.0.1:8080, true",
        "http://hall.example.org, 127.0.0.1:8080, false",
        "http://hall.example.org:443, hall.example.org:443, false",
        "http://hall.example.org, hall.example.org, false",
        "http://hall.example.org:8080, hall.example.org:8080, true",
        "https://hall.example.org:8443, 127.0.0.1:8080, false",
        "https://venue.example.org, venue.example.org, true",
        "https://venue.example.org, venue.example.org:443, true",
        "http://venue.example.org, venue.example.org:443, false",
        "http://[::1]:8080, [::1]:8080, true",
        "https://evil.example, 127.0.0.1:8080, false",
        "https://hall.example.org.evil.example, 127.0.0.1:8080, false",
        "https://hall.example.org@evil.example, 127.0.0.1:8080, false",
        "null, 127.0.0.1:8080, false",
        "file://, 127.0.0.1:8080, false",
        "'', 127.0.0.1:8080, false",
        "%, %, false",
        "chrome-extension://abc, abc, false",
    })
    void aPageOfTheHostThatWasAskedOrOfThePublicUrlMay(String origin, String host, boolean may) {
        assertEquals(may, PageOrigin.isOwn(List.of(origin), host, PUBLIC), origin);
    }

    @Test
    void aProgramSendsNoOriginAndAPageOne() {
        assertTrue(PageOrigin.isOwn(List.of(), "127.0.0.1:8080", Optional.empty()));
        assertFalse(PageOrigin.isOwn(List.of("http://a", "http://b"), "a", Optional.empty()));
        assertFalse(PageOrigin.isOwn(List.of("https://hall.example.org"), "127.0.0.1:8080", Optional.empty()));
        assertFalse(PageOrigin.isOwn(List.of("http://a"), null, Optional.empty()));
    }
}
