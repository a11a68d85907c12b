package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.pairing.Players.player;
import static org.onehall.competition.pairing.Players.with;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;

class TrfPairingTest {
    /** A player's line with the rounds at their columns. */
    private static String line(int number, String name, String... rounds) {
        StringBuilder line = new StringBuilder("001 %4d      %-33s".formatted(number, name));
        line.append(" ".repeat(91 - line.length()));
        for (String round : rounds) line.append("%-10s".formatted(round));
        return line.toString().stripTrailing();
    }

    private static final String HEAD = "012 Test\n";

    /** Five players before round 2. */
    private static final List<Candidate> FIVE = List.of(
            player(1, "Bianchi, Anna", "3w1"),
            player(2, "Müller, Jörg", "4b="),
            player(3, "Verdi, Luca", "1b0"),
            player(4, "Neri, Sara", "2w="),
            player(5, "Gallo, Ugo", "U"));

    private static String report(String... lastRound) {
        return HEAD
                + String.join(
                        "\n",
                        line(1, "Bianchi, Anna", "   3 w 1", lastRound[0]),
                        line(2, "Müller, Jörg", "   4 b =", lastRound[1]),
                        line(3, "Verdi, Luca", "   1 b 0", lastRound[2]),
                        line(4, "Neri, Sara", "   2 w =", lastRound[3]),
                        line(5, "Gallo, Ugo", "0000 - U", lastRound[4]))
                + "\nXXR 5\n";
    }

    private static String usual() {
        return report("   5 b  ", "   1 w  ".replace("1", "3"), "   2 b  ", "0000 - U", "   1 w  ");
    }

    private static PairingReading.Read ok(List<Candidate> players, String text) {
        PairingReading reading = TrfPairing.read(2, players, text);
        return assertInstanceOf(PairingReading.Read.class, reading, reading::toString);
    }

    private static List<PairingFault> faults(List<Candidate> players, String text) {
        PairingReading reading = TrfPairing.read(2, players, text);
        return assertInstanceOf(PairingReading.Refused.class, reading, reading::toString)
                .faults();
    }

    private static PairingFault fault(String text) {
        List<PairingFault> faults = faults(FIVE, text);
        assertEquals(1, faults.size(), faults::toString);
        return faults.getFirst();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void theNextRoundIsReadWhateverEndsTheLines(String end) {
        PairingReading.Read read = ok(FIVE, usual().replace("\n", end));
        assertEquals(
                List.of(new Pairing(1, "p5", "p1"), new Pairing(2, "p2", "p3")),
                read.proposal().pairings());
        assertEquals(
                List.of(new Bye(2, "p4", ByeKind.ALLOCATED)), read.proposal().byes());
        assertEquals(List.of(), read.notes());
        assertTrue(PairingPreview.of(2, FIVE, read.proposal(), PairingRules.swiss(5))
                .isPublishable());
    }

    @Test
    void nationalLettersMayBeWindows1252() {
        for (Charset charset : List.of(Charset.forName("windows-1252"), StandardCharsets.UTF_8)) {
            var read = assertInstanceOf(PairingReading.Read.class, TrfPairing.read(2, FIVE, usual().getBytes(charset)));
            assertEquals(2, read.proposal().pairings().size());
        }
    }

    @Test
    void byesOfEveryKindAreRead() {
        PairingReading.Read read = ok(FIVE, report("   5 b  ", "0000 - H", "0000 - F", "0000 - Z", "   1 w"));
        assertEquals(
                List.of(new Bye(2, "p2", ByeKind.HALF), new Bye(2, "p3", ByeKind.FULL), new Bye(2, "p4", ByeKind.ZERO)),
                read.proposal().byes());
    }

    @Test
    void byesMayBeInLines240AndAbsencesInXxz() {
        PairingReading.Read read = ok(FIVE, report("   5 b", "", "", "", "   1 w") + "240 H 002    2\nXXZ 3\n");
        assertEquals(List.of(new Bye(2, "p2", ByeKind.HALF)), read.proposal().byes());
        assertEquals(List.of("p3"), read.proposal().leftOut());
        PairingPreview preview = PairingPreview.of(2, FIVE, read.proposal(), PairingRules.swiss(5));
        assertEquals(
                List.of(Finding.Code.MISSING, Finding.Code.LEFT_OUT),
                preview.findings().stream().map(Finding::code).toList());
    }

    @Test
    void forfeitsAndLaterRoundsAreLeftOutWithANote() {
        String text = report("   5 b -     2 w", "   3 w +     1 b", "   2 b -", "0000 - U", "   1 w +");
        PairingReading.Read read = ok(FIVE, text);
        assertEquals(2, read.proposal().pairings().size());
        assertEquals(
                List.of(
                        "the report has later rounds too; only round 2 was read",
                        "the report has results of round 2 already, such as '-'; they are left out"),
                read.notes().stream().map(PairingFault::text).toList());
    }

    @Test
    void aSimilarNameIsANoteAndAnotherPersonAFault() {
        PairingReading.Read read = ok(FIVE, usual().replace("Bianchi, Anna", "Bianchi, Ana "));
        assertEquals(
                List.of(new PairingFault(
                        2,
                        15,
                        "start number 1 is Bianchi, Anna here and Bianchi, Ana in the report; taken "
                                + "as the same person")),
                read.notes());
        assertEquals(
                List.of(
                        new PairingFault(
                                4,
                                15,
                                "start number 3 is Verdi, Luca here, but Neri, Sara in the report; Neri, Sara "
                                        + "has number 4 "
                                        + "here"),
                        new PairingFault(
                                5,
                                15,
                                "start number 4 is Neri, Sara here, but Verdi, Luca in the report; Verdi, "
                                        + "Luca has number 3 "
                                        + "here")),
                faults(
                        FIVE,
                        usual().replace("Verdi, Luca", "X          ")
                                .replace("Neri, Sara ", "Verdi, Luca")
                                .replace("X          ", "Neri, Sara ")));
    }

    @Test
    void aNameCutAfterItsColumnsIsTheSame() {
        String name = "Papadopoulos-Konstantinidis, Alexandros";
        List<Candidate> players = List.of(player(1, name), player(2, "Rossi, Mario"));
        PairingReading reading = TrfPairing.read(
                1,
                players,
                HEAD + line(1, name.substring(0, 33), "   2 w") + "\n" + line(2, "Rossi, Mario", "   1 b") + "\n");
        assertEquals(
                List.of(), assertInstanceOf(PairingReading.Read.class, reading).notes());
    }

    @Test
    void theReportOfAnotherEventIsToldOnce() {
        List<Candidate> others = Players.named("Alpha, A", "Beta, B", "Gamma, C", "Delta, D", "Epsilon, E");
        List<PairingFault> faults = faults(others, usual());
        assertEquals(
                List.of(new PairingFault(
                        2,
                        15,
                        "this seems to be the report of another event: 5 of its 5 players are not those of "
                                + "this event. For "
                                + "example, start number 1 is Alpha, A here, but Bianchi, Anna in the report")),
                faults);
    }

    @Test
    void playersOnOneSideOnlyAreTold() {
        assertEquals(
                new PairingFault(6, 5, "start number 5 (Gallo, Ugo) is not in this event"),
                faults(FIVE.subList(0, 4), usual()).getFirst());
        PairingReading.Read read = ok(
                List.of(FIVE.get(0), FIVE.get(1), FIVE.get(2), FIVE.get(3), FIVE.get(4), player(6, "Costa, Ida", "")),
                usual());
        assertEquals(
                List.of("Costa, Ida (6) is not in the report"),
                read.notes().stream().map(PairingFault::text).toList());
    }

    @Test
    void earlierRoundsAreThoseOfThisEvent() {
        List<Candidate> players = with(FIVE, player(1, "Bianchi, Anna", "3w="));
        players = with(players, player(3, "Verdi, Luca", "1b="));
        assertEquals(
                List.of(new PairingFault(
                        2,
                        92,
                        "round 1 board 1, Bianchi, Anna (1): the report has '3 w 1', this event has '3 w ='; "
                                + "the pairings "
                                + "must be made of the results of this event")),
                faults(players, usual()));
        players = with(FIVE, player(5, "Gallo, Ugo", "H"));
        assertEquals(
                "round 1, Gallo, Ugo (5): the report has '0000 - U', this event has a half-point bye; the "
                        + "pairings must be "
                        + "made of the results of this event",
                faults(players, usual()).getFirst().text());
        players = with(FIVE, player(5, "Gallo, Ugo"));
        assertTrue(faults(players, usual()).getFirst().text().contains("this event has nothing"));
        players = with(FIVE, player(1, "Bianchi, Anna", "3w "));
        assertTrue(faults(players, usual()).getFirst().text().contains("this event has '3 w '"));
        players = with(FIVE, player(1, "Bianchi, Anna", "3b1"));
        assertEquals(1, faults(players, usual()).size());
    }

    @Test
    void anUnplayedGameMayBeWrittenWithoutOpponentOrColour() {
        List<Candidate> players = with(FIVE, player(1, "Bianchi, Anna", "3w+"));
        players = with(players, player(3, "Verdi, Luca", "1b-"));
        for (List<String> written : List.of(
                List.of("   3 w +", "   1 b -"),
                List.of("   3 - +", "   1 - -"),
                List.of("0000 - +", "0000 - -"),
                List.of("0000 - +", "0000 - Z")))
            ok(players, usual().replace("   3 w 1", written.getFirst()).replace("   1 b 0", written.getLast()));
        assertEquals(1, faults(players, usual().replace("   1 b 0", "   1 b -")).size());
    }

    @Test
    void bothLinesOfAGameSayTheSame() {
        assertEquals(
                new PairingFault(
                        2,
                        102,
                        "two lines that say the same about a game: this one has '5 b ', the line of start number 5 has "
                                + "nothing"),
                fault(report("   5 b", "   3 w", "   2 b", "0000 - U", "")));
        assertEquals(
                new PairingFault(3, 107, "w for one player and b for the other, but start numbers 2 and 3 both have w"),
                fault(report("   5 b", "   3 w", "   2 w", "0000 - U", "   1 w")));
        assertEquals(
                new PairingFault(2, 107, "w or b, the colour of the game of round 2"),
                faults(FIVE, report("   5 -", "   3 w", "   2 b", "0000 - U", "   1 w"))
                        .getFirst());
        assertEquals(
                new PairingFault(2, 102, "another player's start number, not the one of this line"),
                fault(report("   1 w", "   3 w", "   2 b", "0000 - U", "0000 - Z")));
    }

    @Test
    void aReportWithoutTheRoundSaysWhereItEnds() {
        assertEquals(
                "the pairings of round 2, but the report ends with round 1",
                fault(report("", "", "", "", "")).text());
        assertEquals(
                "the pairings of round 2, but nobody has an opponent in that round",
                fault(report("0000 - Z", "", "", "", "")).text());
        assertEquals(
                "the pairings of round 1, but the report has no rounds",
                assertInstanceOf(
                                PairingReading.Refused.class,
                                TrfPairing.read(
                                        1, Players.named("Bianchi, Anna"), HEAD + line(1, "Bianchi, Anna") + "\n"))
                        .faults()
                        .getFirst()
                        .text());
        assertEquals(
                "a line 001 for each player, but there is none", fault(HEAD).text());
    }

    @Test
    void aReportThatCannotBeReadSaysWhere() {
        PairingFault fault = fault(usual().replace("   5 b", "   5 x"));
        assertEquals(2, fault.line());
        assertEquals(107, fault.column());
        assertEquals("w, b or -, or nothing, not 'x'", fault.text());
        assertEquals(
                "a report of at most 4000000 bytes, but this one has 4000001",
                fault("x".repeat(TrfPairing.LONGEST + 1)).text());
        assertEquals(
                "a report of at most 4000000 bytes, but this one has 4000001",
                assertInstanceOf(
                                PairingReading.Refused.class,
                                TrfPairing.read(2, FIVE, new byte[TrfPairing.LONGEST + 1]))
                        .faults()
                        .getFirst()
                        .text());
    }

    /** The reports of public cases that hold a next round: of JaVaFo's format, of Lichess, with short lines. */
    @Test
    void reportsOfOtherProgramsAreRead() throws IOException {
        Path cases = Path.of("src/test/resources/public-cases/trf");
        List<Candidate> four = List.of(
                player(1, "Marchetti, Ugo", "3w1"),
                player(2, "Bordin, Elia", "4b1"),
                player(3, "Ferri, Nino", "1b0"),
                player(4, "Costa, Ivo", "2w0"));
        byte[] next = Files.readAllBytes(cases.resolve("11-next-round-paired.trf"));
        PairingReading reading = TrfPairing.read(2, four, next);
        assertEquals(
                List.of(new Pairing(1, "p2", "p1"), new Pairing(2, "p3", "p4")),
                assertInstanceOf(PairingReading.Read.class, reading, reading::toString)
                        .proposal()
                        .pairings());
    }

    @Test
    void everyRoundOfARecordedSwissIsReadInTheOrderOfTheProgramsPairs() {
        for (int round = 1; round <= RecordedSwiss.ROUNDS; round++) {
            List<Candidate> players = RecordedSwiss.candidates(round);
            PairingReading reading = TrfPairing.read(round, players, RecordedSwiss.paired(round));
            var read = assertInstanceOf(PairingReading.Read.class, reading, reading::toString);
            var pairs = assertInstanceOf(
                    PairingReading.Read.class, PairsFile.read(round, players, RecordedSwiss.pairs(round)));
            assertEquals(pairs.proposal().pairings(), read.proposal().pairings(), "round " + round);
            assertEquals(List.of(), read.notes());
            PairingPreview preview =
                    PairingPreview.of(round, players, read.proposal(), PairingRules.swiss(RecordedSwiss.ROUNDS));
            assertEquals(List.of(), preview.findings(), "round " + round);
        }
    }
}
