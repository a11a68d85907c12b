package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ClientNamesTest {
    @Test
    void clientsForOnePurposeAreNumberedFromTheSecondOn() {
        assertEquals("read-names-test", ClientNames.next("read-names-test"));
        assertEquals("read-names-test-2", ClientNames.next("read-names-test"));
        assertEquals("append-names-test", ClientNames.next("append-names-test"));
    }
}
