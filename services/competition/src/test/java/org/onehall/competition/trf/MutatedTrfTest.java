package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.trf.TrfSamples.*;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class MutatedTrfTest {
    @Test
    void anyMutationIsReadAndKeptOrRefusedWithItsPlace() throws IOException {
        List<String> texts = new ArrayList<>(List.of(EVERYTHING));
        for (Path file : samples()) if (Files.size(file) < 20_000) texts.add(text(file));
        int read = 0;
        int refused = 0;
        for (int run = 0; run < 20_000; run++) {
            long seed = 26_000L + run;
            Random random = new Random(seed);
            String mutated = mutated(texts.get(random.nextInt(texts.size())), random);
            try {
                switch (Trf.read(mutated)) {
                    case TrfReading.Read(var report) -> {
                        read++;
                        assertEquals(report, read(report.text()), () -> "seed " + seed);
                    }
                    case TrfReading.Refused(var faults) -> {
                        refused++;
                        int lines = mutated.split("\r\n|\r|\n", -1).length;
                        assertFalse(faults.isEmpty(), () -> "seed " + seed);
                        assertTrue(
                                faults.stream()
                                        .allMatch(fault -> fault.line() >= 1
                                                && fault.line() <= lines
                                                && fault.column() >= 1
                                                && !fault.text().isBlank()),
                                () -> "seed " + seed + faults);
                    }
                }
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
        assertTrue(read > 1_000 && refused > 1_000, read + " read, " + refused + " refused");
    }

    private static final String ALPHABET = "0123456789 -+=wbWBDLHFUZXa.,/:#\t\r\n\0é\u2028😀";

    private static String mutated(String text, Random random) {
        String result = text;
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(Math.max(1, result.length()));
            int end = Math.min(result.length(), at + 1 + random.nextInt(12));
            String other = String.valueOf(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
            result = switch (random.nextInt(6)) {
                case 0 -> result.substring(0, at) + other + result.substring(Math.min(result.length(), at + 1));
                case 1 -> result.substring(0, at) + other + result.substring(at);
                case 2 -> result.substring(0, at) + result.substring(end);
                case 3 -> result.substring(0, at);
                case 4 -> result.substring(0, end) + result.substring(at);
                default ->
                    result.substring(0, at)
                            + result.substring(at, end).repeat(1 + random.nextInt(4))
                            + result.substring(end);
            };
        }
        return result;
    }
}
