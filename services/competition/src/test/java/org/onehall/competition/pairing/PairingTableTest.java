package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Pairing;

class PairingTableTest {
    private static final List<Candidate> PLAYERS =
            Players.named("Bianchi, Anna", "Rossi, Mario", "Weiß, Jörg", "Neri, Sara", "Verdi, Luca");

    private static final List<Pairing> TWO = List.of(new Pairing(1, "p1", "p4"), new Pairing(2, "p3", "p2"));

    private static PairingReading.Read ok(String text) {
        PairingReading reading = PairingTable.read(1, PLAYERS, text);
        return assertInstanceOf(PairingReading.Read.class, reading, reading::toString);
    }

    private static List<PairingFault> faults(String text) {
        PairingReading reading = PairingTable.read(1, PLAYERS, text);
        return assertInstanceOf(PairingReading.Refused.class, reading, reading::toString)
                .faults();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // with headings
                "Board;White;Black\n1;1;4\n2;3;2\n",
                "board,white,black\r\n1,p1,p4\r\n2,p3,p2\r\n",
                "Black\tWhite\tTable\n4\t1\t1\n2\t3\t2\n",
                "Br.;Nr.;Weiß;Elo;Erg.;Elo;Schwarz;Nr.\n1;1;Bianchi, Anna;2390;;2360;Neri, Sara;4\n"
                        + "2;3;Weiss, Joerg;2370;;2380;Rossi, Mario;2\n",
                "Bo.\tNo.\tName\tRtg\tPts\tResult\tPts\tName\tRtg\tNo.\n"
                        + "1\t1\tBianchi Anna\t2390\t0\t\t0\tNeri Sara\t2360\t4\n2\t3\tWeiss "
                        + "Jörg\t\t0\t\t0\tRossi Mario\t\t2\n",
                "Tav.\tBianco\tNero\tRis.\n1\tBianchi, Anna\tNeri, Sara\t-\n2\tWeiß, Jörg\tRossi, Mario\t-\n",
                "Nr;Weiß;Schwarz\n1;Bianchi, Anna;Neri, Sara\n2;Weiß, Jörg;Rossi, Mario",
                "No.;No.\n1;4\n3;2",
                "sep=;\nWhite;Black\n1;4\n3;2\n",
                "\uFEFFWhite;Black;;\n\"Bianchi, Anna\";\"Neri, Sara\";;\n;;;\n3;2;;\n",
                // without headings
                "1;1;4\n2;3;2",
                "1\t4\n3\t2\n",
                "1,4\n3,2",
                "1;-;4\n3;-;2",
                "1;1;:;4\n2;3;:;2",
                "Bianchi, Anna\tNeri, Sara\nWeiß, Jörg\tRossi, Mario",
                "1;Bianchi, Anna;4;Neri, Sara\n3;Weiß, Jörg;2;Rossi, Mario",
                "1;1;Bianchi, Anna;4;Neri, Sara\n2;3;Weiß, Jörg;2;Rossi, Mario",
            })
    void aTableOfAnyUsualOrderIsRead(String text) {
        PairingReading.Read read = ok(text);
        assertEquals(TWO, read.proposal().pairings());
        assertEquals(List.of(), read.notes());
    }

    @ParameterizedTest
    @ValueSource(strings = {"bye", "spielfrei", "riposo", "-", "0000"})
    void aByeHasNoBoard(String word) {
        PairingReading.Read read = ok("Board;White;Black\n1;1;4\n2;3;2\n3;5;" + word + "\n");
        assertEquals(TWO, read.proposal().pairings());
        assertEquals(
                List.of(new Bye(1, "p5", ByeKind.ALLOCATED)), read.proposal().byes());
    }

    @Test
    void aByeMayBeInTheColumnOfNumbers() {
        PairingReading.Read read =
                ok("Br.;Nr.;Weiß;Nr.;Schwarz\n1;1;Bianchi, Anna;4;Neri, Sara\n;5;Verdi, Luca;0000;\n");
        assertEquals(
                List.of(new Bye(1, "p5", ByeKind.ALLOCATED)), read.proposal().byes());
    }

    @Test
    void resultsAreLeftOutWithANote() {
        PairingReading.Read read = ok("Board;White;Result;Black\n7;1;1 - 0;4\n9;3;½-½;2\n");
        assertEquals(
                List.of(new Pairing(7, "p1", "p4"), new Pairing(9, "p3", "p2")),
                read.proposal().pairings());
        assertEquals(
                List.of(new PairingFault(2, 5, "results are left out: this table is read for its pairings")),
                read.notes());
    }

    @Test
    void linesAboveTheHeadingsAndWithoutPlayersAreLeftOutWithANote() {
        PairingReading.Read read = ok("Round 1 on 2026/07/24\t\t\n\nBo.\tWhite\tBlack\n1\t1\t4\n2\t3\t2\nPage 1\t\t\n");
        assertEquals(TWO, read.proposal().pairings());
        assertEquals(
                List.of(
                        new PairingFault(1, 1, "this line above the headings was left out"),
                        new PairingFault(6, 1, "this line names no player and was left out")),
                read.notes());
    }

    @Test
    void aFaultSaysLineAndColumn() {
        assertEquals(
                List.of(
                        new PairingFault(2, 3, "there is no player 'Bianci'; perhaps Bianchi, Anna (1)"),
                        new PairingFault(3, 1, "a board's number is expected, not 'two'"),
                        new PairingFault(4, 1, "a board's number is expected in this line; its cell is empty"),
                        new PairingFault(5, 1, "at most 3 cells, as in the headings, but this line has 4"),
                        new PairingFault(6, 5, "a player, or \"bye\", but the cell is empty")),
                faults("Board;White;Black\n1;Bianci;4\ntwo;3;2\n;3;2\n3;1;4;5\n4;1;\n"));
    }

    @Test
    void aNumberAndANameOfDifferentPlayersAreAFault() {
        assertEquals(
                "number 1 is Bianchi, Anna, not 'Verdi, Luca'; that is number 5",
                faults("Br.;Nr.;Weiß;Nr.;Schwarz\n1;1;Verdi, Luca;4;Neri, Sara\n")
                        .getFirst()
                        .text());
        assertEquals(
                "a start number is expected, not 'x'",
                faults("Br.;Nr.;Weiß;Nr.;Schwarz\n1;x;Verdi, Luca;4;Neri, Sara\n")
                        .getFirst()
                        .text());
    }

    @Test
    void aTableThatCannotBeToldApartSaysWhatIsExpected() {
        assertEquals(
                new PairingFault(
                        1,
                        1,
                        "a line of headings such as Board, White, Black (Br., Weiß, Schwarz; Tav., Bianco, Nero), "
                                + "or only lines with White and Black, after the number of the board if you like; "
                                + "this line has 7 cells"),
                faults("1;2;3;4;5;6;7\n").getFirst());
        assertEquals(
                "one line for each board, but the table is empty",
                faults("\n \n").getFirst().text());
        assertEquals(
                "a quote that is not closed",
                faults("White;Black\n\"1;2\n").getFirst().text());
        assertEquals(
                new PairingFault(2, 4, "text after a closing quote; write a quote inside a cell twice"),
                faults("White;Black\n\"1\"x;2\n").getFirst());
        assertEquals(
                "a table of at most 1000000 characters, but this one has 1000001",
                faults("x".repeat(PairingTable.LONGEST + 1)).getFirst().text());
    }

    @Test
    void aFileMayBeInAnyUsualEncoding() {
        String text = "Weiß;Schwarz\nWeiß, Jörg;2\n";
        for (Charset charset :
                List.of(StandardCharsets.UTF_8, Charset.forName("windows-1252"), StandardCharsets.UTF_16)) {
            PairingReading reading = PairingTable.read(1, PLAYERS, text.getBytes(charset));
            assertEquals(
                    List.of(new Pairing(1, "p3", "p2")),
                    assertInstanceOf(PairingReading.Read.class, reading, reading::toString)
                            .proposal()
                            .pairings());
        }
        PairingReading large = PairingTable.read(1, PLAYERS, new byte[2 * PairingTable.LONGEST + 1]);
        assertEquals(
                "a file of at most 2000000 bytes, but this one has 2000001",
                assertInstanceOf(PairingReading.Refused.class, large)
                        .faults()
                        .getFirst()
                        .text());
    }
}
