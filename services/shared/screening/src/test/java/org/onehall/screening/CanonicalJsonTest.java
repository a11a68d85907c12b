package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.chess.Side;

class CanonicalJsonTest {
    @Test
    void recordsKeepTheOrderOfTheirComponents() {
        assertEquals(
                "{\"id\":\"P-1\",\"name\":\"A \\\"B\\\" \\\\ \\u000a é\",\"rating\":2000}",
                CanonicalJson.write(new Player("P-1", "A \"B\" \\ \n é", OptionalInt.of(2000))));
        assertEquals(
                "{\"id\":\"P-1\",\"name\":\"\",\"rating\":null}",
                CanonicalJson.write(new Player("P-1", "", OptionalInt.empty())));
        assertEquals(
                "{\"kind\":\"call\",\"side\":\"BLACK\",\"from\":61.25,\"until\":90}",
                CanonicalJson.write(
                        new HallFact(HallFact.CALL, Side.BLACK, Duration.ofMillis(61_250), Duration.ofSeconds(90))));
        assertEquals("[1,null,true,[]]", CanonicalJson.write(List.of(1, Optional.empty(), true, List.of())));
    }

    @Test
    void whatSteersATerminalIsEscaped() {
        assertEquals(
                "[\"\\u001b[31m \\u009b \\u007f \\u202e ♞\"]",
                CanonicalJson.write(List.of("\u001b[31m \u009b \u007f \u202e ♞")));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0.0, 0",
        "1, 1",
        "1234567, 1234570",
        "0.1, 0.1",
        "-0.000012345678, -0.0000123457",
        "1e-9, 0.000000001",
        "2.5, 2.5",
        "100, 100"
    })
    void numbersHaveSixDigitsAndNoExponent(double value, String written) {
        assertEquals(written, CanonicalJson.number(value));
    }

    @Test
    void whatJsonCannotSayIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> CanonicalJson.number(Double.NaN));
        assertThrows(IllegalArgumentException.class, () -> CanonicalJson.write(new Object()));
    }
}
