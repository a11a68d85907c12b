package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class SessionsTest {
    private final Sessions sessions = new Sessions();

    private void fold(String session, String state) {
        sessions.fold(session, ("{\"holder\":{\"competition\":\"cup\"},\"purpose\":\"PEOPLE\",\"state\":\"" + state + "\"}").getBytes(StandardCharsets.UTF_8));
    }

    @Test void onlyARevokedSessionIsEndedAndItStaysSo() { // DEC-21
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

    @Test void whatCannotBeReadIsNotPassedOver() {
        assertEquals("unreadable session one", assertThrows(UncheckedIOException.class,
                () -> sessions.fold("one", "{".getBytes(StandardCharsets.UTF_8))).getMessage());
    }
}
