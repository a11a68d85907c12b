package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Whatever is pasted, uploaded or written by a program is read or refused with a reason; nothing else happens. */
class MutatedPairingsTest {
    private static final int RUNS = 1_500;
    private static final String ALPHABET = "0123456789 -+=wbHFUZ;,\t\"\r\n\0é½\u2028x";

    private static final List<Candidate> PLAYERS =
            Players.named("Bianchi, Anna", "Rossi, Mario", "Weiß, Jörg", "Neri, Sara", "Verdi, Luca");

    @Test
    void anyDamagedTableIsReadOrRefused() {
        List<String> tables = List.of(
                "Board;White;Black\n1;1;4\n2;3;2\n3;5;bye\n",
                "Br.\tNr.\tWeiß\tErg.\tSchwarz\tNr.\n1\t1\tBianchi, Anna\t1-0\tNeri, Sara\t4\n",
                "1,1,4\n2,3,2\n",
                "\"Bianchi, Anna\";\"Neri, Sara\"\nRossi;-\n");
        run(tables, text -> PairingTable.read(1, PLAYERS, text));
    }

    @Test
    void anyDamagedAnswerIsReadOrRefused() {
        run(List.of("3\n1 4\n3 2\n5 0\n"), text -> PairsFile.read(1, PLAYERS, text));
    }

    @Test
    void anyDamagedReportIsReadOrRefused() {
        List<Candidate> players = RecordedSwiss.candidates(3);
        run(List.of(RecordedSwiss.paired(3)), text -> TrfPairing.read(3, players, text));
    }

    private interface Source {
        PairingReading read(String text);
    }

    private static void run(List<String> texts, Source source) {
        int read = 0;
        for (int run = 0; run < RUNS; run++) {
            long seed = run;
            Random random = new Random(seed);
            String text = mutated(texts.get(random.nextInt(texts.size())), random);
            try {
                switch (source.read(text)) {
                    case PairingReading.Read done -> {
                        read++;
                        PairingPreview.of(done.proposal().round(), PLAYERS, done.proposal(), PairingRules.swiss(9));
                    }
                    case PairingReading.Refused refused -> {
                        assertFalse(refused.faults().isEmpty(), () -> "seed " + seed);
                        assertTrue(
                                refused.faults().stream()
                                        .noneMatch(fault -> fault.text().isBlank()),
                                () -> "seed " + seed);
                    }
                }
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ": " + text, e);
            }
        }
        assertTrue(read > 0 && read < RUNS, read + " of " + RUNS + " read");
    }

    private static String mutated(String text, Random random) {
        String result = text;
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(Math.max(1, result.length()));
            int end = Math.min(result.length(), at + 1 + random.nextInt(6));
            char other = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
            result = result.isEmpty()
                    ? result
                    : switch (random.nextInt(4)) {
                        case 0 -> result.substring(0, at) + other + result.substring(at + 1);
                        case 1 -> result.substring(0, at) + other + result.substring(at);
                        case 2 -> result.substring(0, at) + result.substring(end);
                        default -> result.substring(0, end) + result.substring(at);
                    };
        }
        return result;
    }
}
