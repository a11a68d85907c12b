package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Details;
import org.onehall.competition.reading.TrfReport.TrfGame;
import org.onehall.competition.reading.TrfReport.TrfPlayer;

class TrfReaderTest {
    private final Faults faults = new Faults();

    private TrfReport report(String text) {
        return TrfReader.read("open.trf", text, "players", faults);
    }

    private Map<Integer, TrfPlayer> read(String text) {
        return report(text).players();
    }

    private TrfReport resource(String name) throws IOException {
        try (var in = getClass().getResourceAsStream("/trf/" + name)) {
            return report(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private List<String> told() {
        return faults.sorted("open.trf").stream()
                .map(f -> f.line() + ": column " + f.column() + ": " + f.message())
                .toList();
    }

    /**
     * A line 001 in its columns: number 5-8, name 15-47, rating 49-52, federation 54-56, birth 70-79, rounds from 92.
     */
    private static String line(
            String number, String name, String rating, String federation, String birth, String rounds) {
        String line = "001 %4s m    %-33s %4s %-3s %11s %-10s %4s %4s"
                .formatted(number, name, rating, federation, "", birth, "1.0", "1");
        return "%-91s%s".formatted(line, rounds);
    }

    @Test
    void linesMayEndInABareCarriageReturn() throws IOException {
        TrfReport report = resource("bbp-issue_7.trf");
        Map<Integer, TrfPlayer> players = report.players();
        assertEquals(List.of(), told());
        assertEquals(new TrfGame(31, false), players.get(1).games().get(1));
        assertEquals(2720, players.get(1).rating());
        for (int round = 1; round <= report.rounds(); round++)
            assertFalse(report.whites(round).isEmpty());
        assertEquals(List.of("012 AutoTest Tournament 1110065304", "XXR 15"), report.kept());
    }

    @Test
    void linesMayEndInBothAndUnplayedGamesAreStillPairings() throws IOException {
        TrfReport report = resource("open-crlf.trf");
        Map<Integer, TrfPlayer> players = report.players();
        assertEquals(List.of(), told());
        assertEquals(52, players.size());
        assertEquals("ESP", players.get(2).federation());
        assertEquals(0, players.get(6).rating());
        assertEquals(4, report.rounds());
        assertEquals(new TrfGame(21, true), players.get(8).games().get(4));
        assertTrue(players.get(25).games().containsKey(1));
        assertEquals(
                "Player 026",
                players.get(players.get(1).games().get(1).opponent()).name());
    }

    @Test
    void aLineThatIsTooLongForTheNextReportIsToldAsTheReportsOwn() {
        read("012 Open\n" + line("1", "Uno,Bo", "", "", "", "   2 w 1") + "\n"
                + line("2", "Due,Bo", "", "", "", "   1 b 0") + "\n### " + "x".repeat(2_000) + "\n");
        assertEquals(List.of("4: column 2001: the end of the line, which has at most 2000 characters"), told());
    }

    @Test
    void dottedBirthDatesAndBlankFieldsAreNoFault() {
        var players = read("012 Open\n" + line("1", "Uno,Bo", "", "", "1969.12.06", "   2 w 1") + "\n"
                + line("2", "Due,Bo", "0", "CHI", "", "   1 b 0") + "\n");
        assertEquals(List.of(), told());
        assertEquals(
                new TrfPlayer(
                        2,
                        "Uno,Bo",
                        0,
                        "",
                        new Details("p1", 1, "m", "", "", "1969.12.06"),
                        Map.of(1, new TrfGame(2, true)),
                        Map.of()),
                players.get(1));
        assertEquals("CHI", players.get(2).federation());
    }

    @Test
    void byesAndForfeitsWithoutColourAreNoGames() {
        var players = read(line("1", "A", "1500", "", "", "0000 - H     2 - +               2 w 1") + "\n"
                + line("2", "B", "1500", "", "", "             1 - -               1 b 0"));
        assertEquals(List.of(), told());
        assertEquals(Map.of(4, new TrfGame(2, true)), players.get(1).games());
        assertEquals(Map.of(1, ByeKind.HALF), players.get(1).byes());
    }

    @Test
    void everyFaultIsToldWithItsLineAndColumns() {
        read("012 Open\n" + line("x", "A", "1500", "", "", "") + "\n" + line("2", "", "high", "It", "", "") + "\n"
                + line("3", "C", "", "", "", "   a w 1     4 x 1") + "\n" + line("4", "D", "", "", "", "") + "\n"
                + line("4", "E", "", "", "", "") + "\n001\n");
        assertEquals(
                List.of(
                        "2: column 5: a start number from 1 to 9999 to column 8, not 'x'",
                        "3: column 49: a rating from 0 to 4000, or nothing to column 52, not 'high'",
                        "4: column 92: a start number, 0000 or blanks, or nothing to column 95, not 'a'",
                        "4: column 107: w, b or -, or nothing, not 'x'",
                        "6: column 5: start number 4 is used twice, first in line 5",
                        "7: column 5: a start number from 1 to 9999 to column 8, not ''"),
                told());
    }

    @Test
    void aPlayerHasANameAndNumberOfTheOwn() {
        read(line("4", "", "", "", "", "") + "\n");
        assertEquals(List.of("1: column 15: a name to column 47, but there is none"), told());
        read(line("4", "D", "", "", "", "") + "\n" + line("4", "E", "", "", "", "") + "\n");
        assertEquals("2: column 5: start number 4 is used twice, first in line 1", told().getLast());
    }

    @Test
    void bothPlayersMustSayTheSameAboutTheirGame() { // OCR 7.1
        read(line("1", "A", "", "", "", "   2 w 1") + "\n" + line("2", "B", "", "", "", "   1 w 0"));
        assertEquals(
                List.of("1: column 97: w and b for the players of a game: the line of start number 2 (line 2) has "
                        + "'w', this one 'w'"),
                told());
    }

    private List<String> between(String first, String second) {
        var own = new TrfReaderTest();
        own.read(line("1", "A", "", "", "", "   2 w 1" + first) + "\n" + line("2", "B", "", "", "", "   1 b 0" + second)
                + "\n" + line("3", "C", "", "", "", ""));
        return own.told();
    }

    @Test
    void aGameIsInTheLinesOfBothPlayersWithResultsThatAgree() { // OCR 7.1
        for (String[] game : new String[][] {
            {"     2 w 1", "     1 b 0"},
            {"     2 w =", "     1 b ="},
            {"     2 w 0", "     1 b 0"},
            {"     2 w =", "     1 b 0"},
            {"     2 - +", "     1 - -"},
            {"     2 w -", "     1 b -"},
            {"     2 b W", "     1 w l"},
            {"     2 b", "     1 w"}
        }) assertEquals(List.of(), between(game[0], game[1]), game[0] + game[1]);
        String prefix =
                "1: column 109: a result that agrees with the opponent's: the line of start number 2 (line 2) has ";
        assertEquals(List.of(prefix + "none, this one '1'"), between("     2 w 1", "     1 b"));
        assertEquals(List.of(prefix + "'0', this one none"), between("     2 w", "     1 b 0"));
        assertEquals(List.of(prefix + "'1', this one '1'"), between("     2 w 1", "     1 b 1"));
        assertEquals(List.of(prefix + "'=', this one '1'"), between("     2 w 1", "     1 b ="));
        assertEquals(List.of(prefix + "'-', this one '1'"), between("     2 w 1", "     1 b -"));
        assertEquals(
                List.of("1: column 102: the line of start number 2 (line 2) does not say the same about the game of "
                        + "round 2"),
                between("     2 w 1", ""));
        assertEquals(
                List.of("2: column 102: the line of start number 3 (line 3) does not say the same about the game of "
                        + "round 2"),
                between("", "     3 - +"));
        assertEquals(
                List.of("1: column 102: another player's start number, not the one of this line"),
                between("     1 w 1", ""));
    }

    @Test
    void teamsByesAndLinesForTheNextReportAreTaken() {
        String players = line("1", "A", "", "", "", "   2 w 1") + "\n" + line("2", "B", "", "", "", "   1 b 0") + "\n";
        var individual = report("012 Open\n062 2\n" + players
                + "240 H 002    1    2\n240 Z 001    1\n260 001 002    1    2\n802   1 A\n### note\n");
        assertEquals(List.of(), told());
        assertEquals(Map.of(2, ByeKind.HALF), individual.players().get(1).byes());
        assertEquals(List.of("012 Open", "260 001 002    1    2", "### note"), individual.kept());
        var teams = report(players
                + "013 Old                                1\n310   7 Alpha                                  "
                + "                             2    1\n240 H 002    7\n");
        assertEquals(List.of(new TrfReport.TrfTeam(4, 7, "Alpha", List.of(2, 1))), teams.teams());
        assertEquals(List.of("240 H 002    7"), teams.kept());
        assertEquals(
                List.of(new TrfReport.TrfTeam(3, 1, "Old", List.of(1))),
                report(players + "013 Old                                1\n").teams());
    }

    @Test
    void aFileWithoutPlayersIsAFault() {
        read("012 Nothing\n");
        assertEquals(List.of("1: column 1: a line 001 for each player, but there is none"), told());
    }
}
