package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.vertx.core.MultiMap;
import io.vertx.core.http.impl.headers.HeadersMultiMap;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How large a body each address reads. */
class BodySizesTest {
    private final MultiMap headers = HeadersMultiMap.headers();

    @ParameterizedTest
    @CsvSource({
        "/api/enrol, 16384",
        "/api/events, 16384",
        "/api/events/cup/open, 16384",
        "/api/events/cup/copy, 16384",
        "/api/events/cup/archive, 16384",
        "/api/events/cup/draft, 16384",
        "/api/events/players/preview, 262144",
        "/api/codes, 16384",
        "/api/next-game, 16384",
        "/nowhere, 16384",
        "/, 16384",
        "/api/hooks/zoom, 262144",
        "/api/hooks/jitsi, 262144",
        "/api/communication, 262144",
        "/api/setup/players/preview, 262144",
        "/api/venue/probes, 262144",
        "/api/fair-play/finalise_report, 524288",
        "/api/pairings/2/preview, 524288"
    })
    void oneByteMoreIsTooLarge(String path, int most) {
        oneByteMoreIsTooLarge("POST", path, most);
    }

    @Test
    void onlyADraftThatIsSavedMayBeLarge() {
        oneByteMoreIsTooLarge("PUT", "/api/events/cup/draft", 1_048_576);
        oneByteMoreIsTooLarge("DELETE", "/api/events/cup/draft", 16_384);
        oneByteMoreIsTooLarge("PUT", "/api/events/cup/draft/more", 16_384);
        oneByteMoreIsTooLarge("PUT", "/api/events/cup/more/draft", 16_384);
    }

    private void oneByteMoreIsTooLarge(String method, String path, int most) {
        headers.clear();
        assertEquals(OptionalInt.empty(), BodySizes.fault(method, path, headers));
        headers.set("Content-Length", String.valueOf(most));
        assertEquals(OptionalInt.empty(), BodySizes.fault(method, path, headers));
        headers.set("Content-Length", String.valueOf(most + 1));
        assertEquals(OptionalInt.of(413), BodySizes.fault(method, path, headers));
    }

    @Test
    void whereLittleIsTakenTheLengthMustBeSent() {
        headers.set("Transfer-Encoding", "chunked");
        assertEquals(OptionalInt.of(411), BodySizes.fault("POST", "/api/enrol", headers));
        assertEquals(OptionalInt.empty(), BodySizes.fault("POST", "/api/hooks/zoom", headers));
    }

    @Test
    void aLengthThatIsNoneIsLeftToTheServer() {
        headers.set("Content-Length", "x");
        assertEquals(OptionalInt.empty(), BodySizes.fault("POST", "/api/enrol", headers));
    }
}
