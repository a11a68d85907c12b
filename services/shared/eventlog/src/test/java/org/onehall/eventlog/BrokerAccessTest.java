package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BrokerAccessTest {
    private final BrokerAccess access =
            new BrokerAccess("127.0.0.1:9092", BrokerAccess.login("SCRAM-SHA-512", "game-state", "open sesame"));

    @Test
    void aClientSignsInWithItsNameAndPassword() {
        assertEquals(
                "org.apache.kafka.common.security.scram.ScramLoginModule required username=\"game-state\""
                        + " password=\"open sesame\";",
                access.client().get("sasl.jaas.config"));
        assertEquals("127.0.0.1:9092", access.client().get("bootstrap.servers"));
    }

    @Test
    void thePasswordIsInNoText() {
        assertFalse(new KafkaSettings(access, "game-state-1", Path.of("data"), 1)
                .toString()
                .contains("sesame"));
    }
}
