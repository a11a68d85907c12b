package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

class SessionsTest {
    private final Sessions sessions = new Sessions();
    private long offset;

    private void store(String session, String entry) {
        sessions.fold(new ConsumerRecord<>(
                "onehall.sessions.state.v1",
                3,
                offset++,
                session,
                entry == null ? null : entry.getBytes(StandardCharsets.UTF_8)));
    }

    private void fold(String session, String state) {
        store(session, "{\"holder\":{\"competition\":\"cup\"},\"purpose\":\"PEOPLE\",\"state\":\"" + state + "\"}");
    }

    @Test
    void onlyARevokedSessionIsEndedAndItStaysSo() { // DEC-21
        for (String state : new String[] {"OPEN", "LAPSED", "USED"}) {
            fold("one", state);
            assertFalse(sessions.isEnded("one"), state);
        }
        fold("one", "REVOKED");
        assertTrue(sessions.isEnded("one"));
        fold("one", "USED");
        assertTrue(sessions.isEnded("one"));
        assertFalse(sessions.isEnded("two"));
        assertFalse(sessions.isEnded(""), "tokens of services have no session");
    }

    @Test
    void aSessionWhoseRecordCannotBeReadIsEndedAndNoOtherOneTillItIsMended() { // DEC-21
        for (String unreadable : new String[] {"{", "", "[]", "{\"state\":7}"}) {
            fold("two", "USED");
            offset = 17;
            store("one", unreadable);
            assertTrue(sessions.isEnded("one"), unreadable);
            assertFalse(sessions.isEnded("two"), unreadable);
            assertEquals(
                    Map.of(
                            "onehall.sessions.state.v1-3@17",
                            "the record of session one cannot be read; its token is refused till a record of this "
                                    + "key without a value is stored"),
                    sessions.unreadable());
            store("one", null);
            assertFalse(sessions.isEnded("one"), unreadable);
            assertEquals(Map.of(), sessions.unreadable());
        }
        fold("one", "REVOKED");
        store("one", "{");
        store("one", null);
        assertTrue(sessions.isEnded("one"), "what was ended stays so");
    }
}
