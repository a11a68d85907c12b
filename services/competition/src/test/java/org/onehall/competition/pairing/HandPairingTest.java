package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;

class HandPairingTest {
    private static final List<Candidate> PLAYERS = Players.named(
            "Bianchi, Anna",
            "Rossi, Mario",
            "Rossi, Maria",
            "Müller, Jörg",
            "Łukasz Nowak",
            "Neri, Sara",
            "Gallo, Ugo",
            "Gallo, Ugo");

    private static PairingReading read(String... rows) {
        return HandPairing.read(
                1,
                PLAYERS,
                Arrays.stream(rows)
                        .map(row -> row.split(" / ", -1))
                        .map(row -> new HandPairing.Row(row[0], row[1]))
                        .toList());
    }

    private static PairingReading.Read ok(String... rows) {
        PairingReading reading = read(rows);
        return assertInstanceOf(PairingReading.Read.class, reading, reading::toString);
    }

    private static PairingFault fault(String... rows) {
        PairingReading reading = read(rows);
        var refused = assertInstanceOf(PairingReading.Refused.class, reading, reading::toString);
        assertEquals(1, refused.faults().size(), refused::toString);
        return refused.faults().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 | p1",
                "p1 | p1",
                "#1 | p1",
                "001. | p1",
                "Bianchi, Anna | p1",
                "anna bianchi | p1",
                "BIANCHI ANNA | p1",
                "WGM Bianchi, Anna | p1",
                "1 Bianchi, Anna | p1",
                "Bianchi, Anna (1) | p1",
                "Mueller, Joerg | p4",
                "Muller Jorg | p4",
                "Nowak, Lukasz | p5",
                "8 Gallo, Ugo | p8"
            })
    void aPlayerIsFoundByNumberIdOrName(String written, String id) {
        assertEquals(
                List.of(new Pairing(1, id, "p6")),
                ok(written + " / 6").proposal().pairings());
        assertEquals(List.of(), ok(written + " / 6").notes());
    }

    @Test
    void boardsAreNumberedInTheOrderOfTheRows() {
        assertEquals(
                List.of(new Pairing(1, "p2", "p1"), new Pairing(2, "p3", "p4")),
                ok("2 / 1", " / ", "3 / 4").proposal().pairings());
    }

    @Test
    void aPartOfANameIsEnoughIfOnlyOnePlayerHasIt() {
        PairingReading.Read read = ok("Bianchi / neri s");
        assertEquals(List.of(new Pairing(1, "p1", "p6")), read.proposal().pairings());
        assertEquals(
                List.of(
                        new PairingFault(1, 1, "'Bianchi' was taken as Bianchi, Anna (1)"),
                        new PairingFault(1, 2, "'neri s' was taken as Neri, Sara (6)")),
                read.notes());
    }

    @Test
    void anAmbiguousNameNamesThePlayers() {
        assertEquals(
                new PairingFault(
                        2,
                        1,
                        "'Rossi' can be 2 players: Rossi, Mario (2), Rossi, Maria (3); write the number or "
                                + "the full name"),
                fault("1 / 4", "Rossi / 5"));
        assertEquals(
                new PairingFault(
                        1, 2, "2 players are called 'Gallo, Ugo': Gallo, Ugo (7), Gallo, Ugo (8); write the number"),
                fault("1 / Gallo, Ugo"));
    }

    @Test
    void anUnknownNameNamesTheSimilarOnes() {
        assertEquals(
                "there is no player 'Bianci, Ana'; perhaps Bianchi, Anna (1)",
                fault("Bianci, Ana / 2").text());
        assertEquals("there is no player 'Zzyzx'", fault("Zzyzx / 2").text());
    }

    @Test
    void anUnknownNumberSaysHowFarTheyGo() {
        assertEquals(
                "there is no player with number 61; the numbers of this event go up to 8",
                fault("61 / 2").text());
    }

    @Test
    void numberAndNameBelongTogether() {
        assertEquals(
                "number 1 is Bianchi, Anna, not 'Rossi, Mario'; that is number 2",
                fault("1 Rossi, Mario / 4").text());
        PairingReading.Read similar = ok("1 Bianchi, A. / 4");
        assertEquals(
                "number 1 is Bianchi, Anna, not exactly 'Bianchi, A.'",
                similar.notes().getFirst().text());
    }

    @ParameterizedTest
    @CsvSource({
        "bye, ALLOCATED",
        "BYE, ALLOCATED",
        "spielfrei, ALLOCATED",
        "Riposo, ALLOCATED",
        "-, ALLOCATED",
        "–, ALLOCATED",
        "0000, ALLOCATED",
        "half-point bye, HALF",
        "½, HALF",
        "not paired, ZERO",
        "nicht ausgelost, ZERO",
        "full, FULL"
    })
    void aWordForAByeStandsInPlaceOfAnOpponent(String word, ByeKind kind) {
        assertEquals(
                List.of(new Bye(1, "p6", kind)), ok("6 / " + word).proposal().byes());
        assertEquals(
                List.of(new Bye(1, "p6", kind)), ok(word + " / 6").proposal().byes());
    }

    @Test
    void theByeOfAnAbsentPlayerIsTheOneThatThePlayerAskedFor() {
        Candidate absent = Players.with(PLAYERS.get(5), new Availability.Absent(ByeKind.HALF));
        var read = assertInstanceOf(
                PairingReading.Read.class,
                HandPairing.read(1, Players.with(PLAYERS, absent), List.of(new HandPairing.Row("6", "bye"))));
        assertEquals(List.of(new Bye(1, "p6", ByeKind.HALF)), read.proposal().byes());
        assertEquals(
                "the bye of Neri, Sara (6) was taken as the half-point bye that the player asked for",
                read.notes().getFirst().text());
    }

    @Test
    void anEmptySideIsAFault() {
        assertEquals(new PairingFault(1, 2, "a player, or \"bye\", but the cell is empty"), fault("1 / "));
        assertEquals(
                "a player against the bye, but both cells are byes",
                fault("bye / -").text());
        assertEquals("a player's name is expected here", fault(", / 2").text());
    }

    @Test
    void aNameOfAnotherPlayerIsNotASpellingMistake() {
        assertEquals(
                "number 2 is Rossi, Mario, not 'Rossi, Maria'; that is number 3",
                fault("2 Rossi, Maria / 4").text());
    }

    @Test
    void aVeryLongNameIsRefused() {
        assertEquals(
                "a name of at most 200 characters, but this one has 201",
                fault("x".repeat(201) + " / 2").text());
        assertEquals(
                "a name of at most 200 characters, but this one has 302",
                fault("1 " + "x".repeat(300) + " / 2").text());
    }

    @Test
    void anIdOfDigitsIsFoundIfNobodyHasTheNumber() {
        Candidate player = PLAYERS.getFirst();
        Candidate digits = new Candidate(
                "9001",
                player.number(),
                player.name(),
                player.rating(),
                player.venueId(),
                player.teamId(),
                player.points(),
                player.history(),
                player.availability());
        var read = assertInstanceOf(
                PairingReading.Read.class,
                HandPairing.read(1, List.of(digits, PLAYERS.get(1)), List.of(new HandPairing.Row("9001", "2"))));
        assertEquals(List.of(new Pairing(1, "9001", "p2")), read.proposal().pairings());
    }
}
