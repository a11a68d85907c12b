package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.onehall.competition.pairing.Players.player;
import static org.onehall.competition.pairing.Players.with;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.pairing.PairingRules.Acceleration;
import org.onehall.competition.pairing.PairingRules.ForbiddenPair;
import org.onehall.competition.pairing.PairingRules.PairingSystem;
import org.onehall.regulations.ScoringTable;

class ProgramReportTest {
    private static final ScoringTable THREE =
            new ScoringTable(new BigDecimal("3"), new BigDecimal("1"), new BigDecimal("0"));

    /** Six players before round 3; nobody has number 5. */
    private static List<Candidate> six() {
        return List.of(
                player(1, "Bianchi, Anna", "3w1", "2b1"),
                player(2, "Müller, Jörg", "4b+", "1w0"),
                player(3, "Verdi, Luca", "1b0", "4w="),
                player(4, "Neri, Sara", "2w-", "3b="),
                with(player(6, "Gallo, Ugo", "U", "H"), new Availability.Absent(ByeKind.HALF)),
                with(player(7, "Papadopoulos-Konstantinidis, Alexandros", "Z", ""), new Availability.Withdrawn("")));
    }

    private static ProgramReport report(List<Candidate> players, PairingRules rules) {
        return ProgramReport.of(3, players, rules, Side.WHITE);
    }

    @Test
    void theReportHasWhatAProgramNeeds() {
        ProgramReport report = report(six(), PairingRules.swiss(5));
        assertEquals("""
                012 OneHall
                XXR 5
                XXC white1
                001    1      Bianchi, Anna                     2390                             2.0    1     3 w 1     2 b 1
                001    2      Müller, Jörg                      2380                             1.0    2     4 b +     1 w 0
                001    3      Verdi, Luca                       2370                             0.5    3     1 b 0     4 w =
                001    4      Neri, Sara                        2360                             0.5    4     2 w -     3 b =
                001    5      Gallo, Ugo                        2340                             1.5    5  0000 - U  0000 - H  0000 - H
                001    6      Papadopoulos-Konstantinidis, Alex 2330                             0.0    6  0000 - Z  0000 - Z  0000 - Z
                """.replace("\n", "\r\n"), report.text());
        assertEquals(List.of(), report.faults());
        assertEquals(List.of(), report.notes());
        assertEquals("p6", report.players().get(4).playerId());
    }

    @Test
    void otherPointsAndForbiddenPairsAreWritten() {
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS, 5, 1, THREE, List.of(new ForbiddenPair("p1", "p6")), false, Map.of());
        ProgramReport report = ProgramReport.of(3, six(), rules, Side.BLACK);
        assertTrue(
                report.text()
                        .startsWith(
                                "012 OneHall\r\nXXR 5\r\nXXC black1\r\nBBW  3.0\r\nBBD  1.0\r\nBBL  0.0\r\nBBF  0.0\r\n"
                                        + "XXS W=3 D=1\r\nXXP 1 5\r\n001 "),
                report.text());
        assertEquals(
                "Bianchi, Anna (1) has 2 points, but the results give 6; the pairing program counts the results",
                report.notes().getFirst().text());
    }

    @Test
    void accelerationsAreWrittenForEachRound() {
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS,
                5,
                1,
                ScoringTable.STANDARD,
                List.of(),
                false,
                Map.of(),
                List.of(
                        new Acceleration(2, 6, 1, 2, BigDecimal.ONE),
                        new Acceleration(2, 2, 3, 3, new BigDecimal("0.5"))));
        String text = report(six(), rules).text();
        assertTrue(
                text.endsWith("XXA    2  1.0  1.0  0.5\r\nXXA    3  1.0  1.0  0.0\r\nXXA    4  1.0  1.0  0.0\r\n"
                        + "XXA    5  1.0  1.0  0.0\r\n"),
                text);
    }

    @Test
    void aProgramNeedsEveryResultAndTheNumberOfRounds() {
        List<Candidate> players = with(six(), player(1, "Bianchi, Anna", "3w1", "2b "));
        assertEquals(
                List.of("the result of round 2 board 1 (Bianchi, Anna (1)) is missing; a pairing program needs it"),
                report(players, PairingRules.swiss(5)).faults().stream()
                        .map(PairingFault::text)
                        .toList());
        assertEquals(
                "a pairing program needs the number of rounds of the event, which must be at least 3",
                report(six(), PairingRules.swiss(0)).faults().getFirst().text());
    }

    @Test
    void aReportWithFaultsIsNotSent() throws InterruptedException {
        PairingProgram nowhere = new PairingProgram(Path.of("/nowhere"), Duration.ofSeconds(1));
        PairingReading.Refused refused = assertInstanceOf(
                PairingReading.Refused.class, nowhere.pair(3, six(), PairingRules.swiss(0), Side.WHITE));
        assertTrue(refused.faults().getFirst().text().contains("number of rounds"));
    }

    @Test
    void theRealProgramPairsOurReportsAsRecorded() throws InterruptedException {
        String path = System.getenv(PairingProgram.SETTING);
        assumeTrue(path != null, PairingProgram.SETTING + " is not set");
        PairingProgram program = new PairingProgram(Path.of(path), Duration.ofSeconds(60));
        for (int round = 1; round <= RecordedSwiss.ROUNDS; round++) {
            List<Candidate> players = RecordedSwiss.candidates(round);
            assertEquals(
                    PairsFile.read(round, players, RecordedSwiss.pairs(round)),
                    program.pair(round, players, PairingRules.swiss(RecordedSwiss.ROUNDS), Side.WHITE),
                    "round " + round);
        }
    }

    @Test
    void theRealProgramAcceptsOtherPointsAndSaysWhatCannotBePaired() throws InterruptedException {
        String path = System.getenv(PairingProgram.SETTING);
        assumeTrue(path != null, PairingProgram.SETTING + " is not set");
        PairingProgram program = new PairingProgram(Path.of(path), Duration.ofSeconds(60));
        List<ForbiddenPair> forbidden = new ArrayList<>();
        PairingRules rules = new PairingRules(PairingSystem.SWISS, 5, 1, THREE, forbidden, false, Map.of());
        PairingReading.Read read =
                assertInstanceOf(PairingReading.Read.class, program.pair(3, six(), rules, Side.WHITE));
        assertTrue(PairingPreview.of(3, six(), read.proposal(), rules).isPublishable());
        assertEquals(2, read.proposal().pairings().size());
        for (int other : new int[] {3, 4}) forbidden.add(new ForbiddenPair("p2", "p" + other));
        PairingReading.Refused refused = assertInstanceOf(
                PairingReading.Refused.class,
                program.pair(
                        3,
                        six(),
                        new PairingRules(PairingSystem.SWISS, 5, 1, THREE, forbidden, false, Map.of()),
                        Side.WHITE));
        assertTrue(
                refused.faults()
                        .getFirst()
                        .text()
                        .startsWith("The pairing program says that this round cannot be paired by the rules."),
                refused::toString);
    }

    @Test
    void theRealProgramPairsAcceleratedPlayersAmongThemselves() throws InterruptedException {
        String path = System.getenv(PairingProgram.SETTING);
        assumeTrue(path != null, PairingProgram.SETTING + " is not set");
        PairingRules rules = new PairingRules(
                PairingSystem.SWISS,
                9,
                1,
                ScoringTable.STANDARD,
                List.of(),
                false,
                Map.of(),
                List.of(new Acceleration(1, 30, 1, 2, BigDecimal.ONE)));
        List<Candidate> players = RecordedSwiss.candidates(1);
        var read = assertInstanceOf(
                PairingReading.Read.class,
                new PairingProgram(Path.of(path), Duration.ofSeconds(60)).pair(1, players, rules, Side.WHITE));
        PairingPreview preview = PairingPreview.of(1, players, read.proposal(), rules);
        assertTrue(preview.isPublishable());
        assertTrue(preview.boards().stream()
                        .filter(board -> board.white().floated() != Floated.NONE)
                        .count()
                <= 1);
    }
}
