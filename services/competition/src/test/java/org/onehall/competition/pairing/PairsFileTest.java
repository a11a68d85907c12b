package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;

class PairsFileTest {
    private static final List<Candidate> PLAYERS = Players.named("Bianchi, Anna", "Rossi, Mario", "Verdi, Luca");

    private static List<PairingFault> faults(String text) {
        return assertInstanceOf(PairingReading.Refused.class, PairsFile.read(1, PLAYERS, text))
                .faults();
    }

    @Test
    void theFirstLineIsTheNumberOfPairsAndZeroIsABye() {
        for (String text : List.of("2\n1 2\n3 0\n", "2\r\n1 2\r\n3 0", " 2 \r1\t2\r 3 0 \r\r")) {
            var read = assertInstanceOf(PairingReading.Read.class, PairsFile.read(1, PLAYERS, text));
            assertEquals(List.of(new Pairing(1, "p1", "p2")), read.proposal().pairings());
            assertEquals(
                    List.of(new Bye(1, "p3", ByeKind.ALLOCATED)),
                    read.proposal().byes());
        }
    }

    @Test
    void aFaultSaysWhatIsExpected() {
        assertEquals(List.of(new PairingFault(1, 1, "the number of pairs, not 'Usage:'")), faults("Usage:\n1 2\n"));
        assertEquals(
                List.of(new PairingFault(1, 1, "as many pairs as the first line says, 3, but there are 1")),
                faults("3\n1 2\n"));
        assertEquals(
                List.of(
                        new PairingFault(2, 1, "two start numbers, not '1 x'"),
                        new PairingFault(3, 3, "there is no player with number 9")),
                faults("2\n1 x\n2 9\n"));
        assertEquals(List.of(new PairingFault(1, 1, "the number of pairs, not ''")), faults(""));
    }
}
