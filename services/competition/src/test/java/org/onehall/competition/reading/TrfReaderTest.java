package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.onehall.competition.reading.TrfReader.TrfGame;
import org.onehall.competition.reading.TrfReader.TrfPlayer;

class TrfReaderTest {
    private final Faults faults = new Faults();

    private Map<Integer, TrfPlayer> read(String text) {
        return TrfReader.read("open.trf", text, "players", faults);
    }

    private Map<Integer, TrfPlayer> resource(String name) throws IOException {
        try (var in = getClass().getResourceAsStream("/trf/" + name)) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    private List<String> told() {
        return faults.sorted("open.trf").stream().map(f -> f.line() + ": " + f.message()).toList();
    }

    /** A line 001 in its columns: number 5-8, name 15-47, rating 49-52, federation 54-56, birth 70-79, rounds from 92. */
    private static String line(String number, String name, String rating, String federation, String birth, String rounds) {
        String line = "001 %4s m    %-33s %4s %-3s %11s %-10s %4s %4s".formatted(number, name, rating, federation, "", birth, "1.0", "1");
        return "%-91s%s".formatted(line, rounds);
    }

    @Test void linesMayEndInABareCarriageReturn() throws IOException {
        Map<Integer, TrfPlayer> players = resource("bbp-issue_7.trf");
        assertEquals(List.of(), told());
        assertEquals(new TrfGame(31, false), players.get(1).games().get(1));
        assertEquals(2720, players.get(1).rating());
        for (int round = 1; round <= TrfReader.rounds(players); round++) assertFalse(TrfReader.whites(players, round).isEmpty());
    }

    @Test void linesMayEndInBothAndUnplayedGamesAreStillPairings() throws IOException {
        Map<Integer, TrfPlayer> players = resource("open-crlf.trf");
        assertEquals(List.of(), told());
        assertEquals(52, players.size());
        assertEquals("ESP", players.get(2).federation());
        assertEquals(0, players.get(6).rating());
        assertEquals(4, TrfReader.rounds(players));
        assertEquals(new TrfGame(21, true), players.get(8).games().get(4));
        assertTrue(players.get(25).games().containsKey(1));
        assertEquals("Player 026", players.get(players.get(1).games().get(1).opponent()).name());
    }

    @Test void dottedBirthDatesAndBlankFieldsAreNoFault() {
        var players = read("012 Open\n" + line("1", "Uno,Bo", "", "", "1969.12.06", "   2 w 1") + "\n" + line("2", "Due,Bo", "0", "CHI", "", "   1 b 0") + "\n");
        assertEquals(List.of(), told());
        assertEquals(new TrfPlayer(2, 1, "Uno,Bo", 0, "", Map.of(1, new TrfGame(2, true))), players.get(1));
        assertEquals("CHI", players.get(2).federation());
    }

    @Test void byesAndForfeitsWithoutColourAreNoGames() {
        var players = read(line("1", "A", "1500", "", "", "0000 - H     2 - +               2 w 1") + "\n" + line("2", "B", "1500", "", "", "             1 - -               1 b 0"));
        assertEquals(List.of(), told());
        assertEquals(Map.of(4, new TrfGame(2, true)), players.get(1).games());
    }

    @Test void everyFaultIsToldWithItsLineAndColumns() {
        read("012 Open\n" + line("x", "A", "1500", "", "", "") + "\n" + line("2", "", "high", "It", "", "") + "\n" + line("3", "C", "", "", "", "   a w 1     4 x 1") + "\n"
                + line("4", "D", "", "", "", "") + "\n" + line("4", "E", "", "", "", "") + "\n001\n");
        assertEquals(List.of("2: columns 5-8 hold no start number but 'x'", "3: columns 15-47 hold no name",
                "3: columns 49-52 hold no rating but 'high'", "3: columns 54-56 hold no federation but 'It'",
                "4: round 1 (columns 92-99): 'a' is no start number", "4: round 2 (columns 102-109): the colour is w, b or -, not 'x'",
                "6: start number 4 is used twice, first in line 5", "7: columns 5-8 hold no start number but ''", "7: columns 15-47 hold no name"), told());
    }

    @Test void bothPlayersMustSayTheSameAboutTheirGame() {
        read(line("1", "A", "", "", "", "   2 w 1") + "\n" + line("2", "B", "", "", "", "   1 w 0") + "\n" + line("3", "C", "", "", "", "   9 b 0"));
        assertEquals(List.of("1: round 1: the line of start number 2 (line 2) does not say the same about this game",
                "2: round 1: the line of start number 1 (line 1) does not say the same about this game",
                "3: round 1: there is no player with start number 9"), told());
    }

    @Test void aFileWithoutPlayersIsAFault() {
        read("012 Nothing\n");
        assertEquals(List.of("1: the file has no readable line 001"), told());
    }
}
