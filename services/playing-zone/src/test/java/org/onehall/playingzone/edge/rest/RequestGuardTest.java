package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestGuardTest {
    @ParameterizedTest
    @CsvSource({
        "https://hall.example.org, true",
        "HTTPS://hall.example.org:443, true",
        "https://hall.example.org:8080, false",
        "http://hall.example.org, false",
        "http://192.0.2.10:443, false"
    })
    void onlyAHostThatIsAllTheHallsIsPromisedToTls(URI url, boolean alone) {
        assertEquals(alone, RequestGuard.isTlsAlone(url));
    }
}
