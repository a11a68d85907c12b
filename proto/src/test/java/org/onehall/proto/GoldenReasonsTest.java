package org.onehall.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.PauseCause;

/**
 * One stored event with a reason as a sentence, as in old logs, and one with its code: neither is ever rewritten. How
 * each reads is tested in services/shared/decider.
 */
class GoldenReasonsTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden-reasons");

    @ParameterizedTest
    @CsvSource({
        "GameEvent.game_paused.hex, Connection of White lost",
        "GameEvent.game_paused.2.hex, {CONNECTION_LOST side=WHITE}"
    })
    void aStoredReasonIsReadAsItIs(String file, String reason) throws IOException {
        byte[] bytes =
                HexFormat.of().parseHex(Files.readString(GOLDEN.resolve(file)).strip());
        var paused = GameEvent.parseFrom(bytes).getGamePaused();
        assertEquals(reason, paused.getReason());
        assertEquals(PauseCause.PAUSE_CAUSE_DISCONNECTION, paused.getCause());
    }
}
