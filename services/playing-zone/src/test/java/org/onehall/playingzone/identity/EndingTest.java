package org.onehall.playingzone.identity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Role;
import org.onehall.playingzone.Json;
import org.onehall.playingzone.projection.Holder;

/** Why a session ended, for the device that comes back to it. */
class EndingTest {
    private static final CodeHash HASHES = new CodeHash(new byte[32]);
    private static final Holder CHIEF = new Holder("demo", Role.CHIEF_ARBITER, "ca", "Carla", "", "", "", "");
    private static final Holder WHITE =
            new Holder("demo", Role.PLAYER, "p1", "Anna", "rome", "Rome", "demo/1/1", "WHITE");

    /** The compacted topic, as bytes that would be read back. */
    private final Map<String, byte[]> topic = new LinkedHashMap<>();

    private final EnrolmentCodes book = open();

    private EnrolmentCodes open() {
        EnrolmentCodes opened = new EnrolmentCodes(
                entries -> entries.forEach((hash, entry) -> topic.put(hash, Json.bytes(entry))),
                HASHES,
                new Random(11),
                () -> Instant.ofEpochMilli(1_000_000));
        topic.forEach((hash, bytes) -> opened.fold(hash, Json.read(bytes, CodeEntry.class)));
        return opened;
    }

    private String in(Holder holder) {
        CodeText code = book.issue(holder).code();
        book.redeem(code, _ -> Optional.empty());
        return HASHES.of(code);
    }

    private void ended(Ending why, String session) {
        assertEquals(Optional.of(why), book.ending(session));
        assertEquals(Optional.of(why), open().ending(session), "also after a restart");
    }

    @Test
    void aNewerCodeOfTheSeatIsNamed() { // OCR 16.6
        String old = in(WHITE);
        assertEquals(Optional.empty(), book.ending(old));
        String fresh = in(WHITE);
        ended(Ending.NEWER_DEVICE, old);
        assertEquals(Optional.empty(), book.ending(fresh));
        assertEquals(Optional.empty(), book.ending("nobody's"));
    }

    @Test
    void everyOtherWayIsNamed() {
        String chief = in(CHIEF);
        book.logOut(chief);
        ended(Ending.LOGGED_OUT, chief);
        String lost = in(CHIEF);
        book.shutOut(CHIEF);
        ended(Ending.SHUT_OUT, lost);
        String moved = in(WHITE);
        book.endOf("demo", WHITE::equals);
        ended(Ending.PLACE_GONE, moved);
        String assistant = in(WHITE.assistedBy("assistant:1", "Ada"));
        book.dismiss("demo", "assistant:1");
        ended(Ending.DISMISSED, assistant);
    }

    @Test
    void theFirstReasonStays() {
        String lost = in(CHIEF);
        book.shutOut(CHIEF);
        book.logOut(lost);
        ended(Ending.SHUT_OUT, lost);
    }

    @Test
    void anEntryFromBeforeReasonsWereRecordedIsRead() {
        String session = in(WHITE);
        book.shutOut(WHITE);
        topic.computeIfPresent(
                session,
                (_, entry) -> new String(entry, StandardCharsets.UTF_8)
                        .replaceFirst(",\"ending\":\"SHUT_OUT\"", "")
                        .getBytes(StandardCharsets.UTF_8));
        assertEquals(Optional.empty(), open().ending(session));
        assertTrue(open().isRevoked(session));
    }
}
