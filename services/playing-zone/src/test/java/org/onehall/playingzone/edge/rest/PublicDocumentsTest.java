package org.onehall.playingzone.edge.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class PublicDocumentsTest {
    private static final long SECOND = 1_000_000_000L;

    private final PublicDocuments documents = new PublicDocuments(Duration.ofSeconds(5));
    private long version;
    private int looked;
    private int made;
    private Optional<String> text = Optional.of("one");

    private Optional<String> read(long second) {
        return documents
                .get(
                        "cup event",
                        second * SECOND,
                        () -> {
                            looked++;
                            return version;
                        },
                        () -> {
                            made++;
                            return text.map(PublicDocumentsTest::document);
                        })
                .map(document -> new String(document.plain(), StandardCharsets.UTF_8));
    }

    private static PublicDocument document(String text) {
        return PublicDocument.of("text/plain", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aThousandReadersMakeItOnce() {
        for (int reader = 0; reader < 1_000; reader++) assertEquals(Optional.of("one"), read(reader / 200));
        assertEquals(1, made);
        assertEquals(1, looked);
    }

    @Test
    void itIsMadeAgainOnceItHasChangedAndIsNoLongerFresh() {
        read(0);
        version++;
        text = Optional.of("two");
        assertEquals(Optional.of("one"), read(4));
        assertEquals(Optional.of("two"), read(5));
        assertEquals(Optional.of("two"), read(60));
        assertEquals(2, made);
    }

    @Test
    void oneThatIsNotThereAnyMoreIsForgotten() {
        read(0);
        version++;
        text = Optional.empty();
        assertEquals(Optional.empty(), read(5));
        text = Optional.of("back");
        assertEquals(Optional.of("back"), read(6));
    }

    @Test
    void theOneBeforeIsShownWhileItCannotBeMade() {
        read(0);
        version++;
        text = null;
        assertEquals(Optional.of("one"), read(5));
        text = Optional.of("two");
        assertEquals(Optional.of("one"), read(6));
        assertEquals(Optional.of("two"), read(10));
    }

    @Test
    void nobodyWaitsForAnotherDocument() throws Exception {
        var begun = new CountDownLatch(1);
        var goOn = new CountDownLatch(1);
        Thread slow = Thread.ofVirtual()
                .start(() -> documents.get("cup standings", 0, () -> 1L, () -> {
                    begun.countDown();
                    try {
                        goOn.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return Optional.of(document("late"));
                }));
        begun.await();
        assertEquals(Optional.of("one"), read(0));
        goOn.countDown();
        slow.join();
    }

    @Test
    void theTagNamesTheBytesAndTheCompressedOnesAreTheSame() throws IOException {
        assertEquals(document("one").tag(), document("one").tag());
        assertNotEquals(document("one").tag(), document("two").tag());
        try (var in =
                new GZIPInputStream(new ByteArrayInputStream(document("one").packed()))) {
            assertEquals("one", new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
