package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.pairing.TablePairing.Table;

class TablePairingTest {
    private static final List<Candidate> FIVE =
            Players.named("Bianchi, Anna", "Rossi, Mario", "Verdi, Luca", "Neri, Sara", "Gallo, Ugo");

    private static PairingProposal ok(PairingReading reading) {
        return assertInstanceOf(PairingReading.Read.class, reading, reading::toString)
                .proposal();
    }

    private static String refused(PairingReading reading) {
        return assertInstanceOf(PairingReading.Refused.class, reading, reading::toString)
                .faults()
                .getFirst()
                .text();
    }

    @Test
    void oneOfAnOddNumberHasNoGame() {
        PairingProposal proposal = ok(TablePairing.roundRobin(2, FIVE, Table.ROUND_ROBIN));
        assertEquals(List.of(new Pairing(1, "p5", "p3"), new Pairing(2, "p1", "p2")), proposal.pairings());
        assertEquals(List.of("p4"), proposal.leftOut());
    }

    @Test
    void theLastTwoRoundsOfTheFirstCycleAreExchanged() {
        List<Candidate> four = FIVE.subList(0, 4);
        assertEquals(
                List.of(new Pairing(1, "p2", "p4"), new Pairing(2, "p3", "p1")),
                ok(TablePairing.roundRobin(2, four, Table.DOUBLE_ROUND_ROBIN)).pairings());
        assertEquals(
                List.of(new Pairing(1, "p4", "p3"), new Pairing(2, "p1", "p2")),
                ok(TablePairing.roundRobin(2, four, Table.DOUBLE_ROUND_ROBIN_IN_ORDER))
                        .pairings());
        assertEquals(
                List.of(new Pairing(1, "p4", "p1"), new Pairing(2, "p3", "p2")),
                ok(TablePairing.roundRobin(4, four, Table.DOUBLE_ROUND_ROBIN)).pairings());
    }

    @Test
    void whoseOpponentHasWithdrawnHasNoGame() {
        List<Candidate> players = Players.with(FIVE, Players.with(FIVE.getFirst(), new Availability.Withdrawn("")));
        PairingReading reading = TablePairing.roundRobin(2, players, Table.ROUND_ROBIN);
        assertEquals(List.of(new Pairing(1, "p5", "p3")), ok(reading).pairings());
        assertEquals(List.of("p2", "p4"), ok(reading).leftOut());
        assertEquals(
                "Rossi, Mario (2) has no game, because Bianchi, Anna (1) does not play",
                reading.notes().getFirst().text());
    }

    @Test
    void aTableHasItsRounds() {
        assertEquals(
                "the table for 5 players has rounds 1 to 5, not 6",
                refused(TablePairing.roundRobin(6, FIVE, Table.ROUND_ROBIN)));
        assertEquals(
                "a round robin has 3 to 200 players, not 2",
                refused(TablePairing.roundRobin(1, FIVE.subList(0, 2), Table.ROUND_ROBIN)));
    }

    @Test
    void twoTeamsOfTheSameSizePlayAScheveningenMatch() {
        List<Candidate> a = FIVE.subList(0, 2);
        List<Candidate> b = FIVE.subList(2, 4);
        assertEquals(
                List.of(new Pairing(1, "p4", "p1"), new Pairing(2, "p3", "p2")),
                ok(TablePairing.scheveningen(2, a, b, false)).pairings());
        assertEquals(
                List.of(new Pairing(1, "p1", "p4"), new Pairing(2, "p2", "p3")),
                ok(TablePairing.scheveningen(3, a, b, true)).pairings());
        assertEquals(
                "the table for 2 boards has rounds 1 to 2, not 3", refused(TablePairing.scheveningen(3, a, b, false)));
        assertEquals(
                "both teams must have the same number of players, not 2 and 3",
                refused(TablePairing.scheveningen(1, a, FIVE.subList(2, 5), false)));
        assertEquals(
                "there is no Scheveningen table for 1 boards; there are tables for 2, 6 and 10, for odd numbers and "
                        + "for multiples of 4, up to 40",
                refused(TablePairing.scheveningen(1, FIVE.subList(0, 1), FIVE.subList(1, 2), false)));
    }
}
