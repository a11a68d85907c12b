package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.competition.reading.SpringOpenFiles.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Registration;

class PlayersReaderTest {
    @Test
    void playersAndPairingsComeFromCsvWithQuotesAndAnyLineEnd() {
        Command.Load load = loaded(
                HEAD + CSV + REGULATIONS,
                Map.of("players.csv", "\uFEFF" + CSV_PLAYERS.replace("\n", "\r\n"), "pairings.csv", CSV_PAIRINGS));
        assertEquals("Rossi, Bo", load.players().getFirst().name());
        assertEquals(2, load.rounds().size());
        assertEquals(
                new Pairing(1, "m1", "r1"), load.rounds().getLast().pairings().getFirst());
        String semicolons = "venue;name;id\nrome;Bo Rossi;r1\nmilan;Bo Neri;m1\n";
        assertEquals(
                "milan",
                loaded(HEAD + CSV + REGULATIONS, Map.of("players.csv", semicolons, "pairings.csv", CSV_PAIRINGS))
                        .players()
                        .getLast()
                        .venueId());
    }

    @Test
    void whereConditionsAreStatedEveryPlayerHasANumberAndHasAcceptedThem() { // APP-I A4, APP-I J
        String csv = "id,name,rating,venue,federation,fideId,accepted\nr1,Bo "
                + "Rossi,2100,rome,ITA,812345,2026-11-01T12:00+01:00\nm1,Bo Neri,,milan,,,\n";
        Map<String, String> files = Map.of("players.csv", csv, "pairings.csv", CSV_PAIRINGS);
        List<Fault> faults = faults(HEAD + "conditions: {version: 2026-1}\n" + CSV + REGULATIONS, files);
        assertEquals(
                List.of("players.csv:3 players[1].accepted APP-I J", "players.csv:3 players[1].fideId APP-I A4"),
                faults.stream()
                        .map(f -> f.file() + ":" + f.line() + " " + f.key() + " " + f.rule())
                        .sorted()
                        .toList());
        String all = HEAD + "conditions: {version: 2026-1, acceptedAt: 2026-11-01T12:00+01:00}\n" + CSV + REGULATIONS;
        Registration registration = loaded(
                        all,
                        Map.of("players.csv", csv.replace("milan,,,", "milan,,T-17,"), "pairings.csv", CSV_PAIRINGS))
                .entries()
                .orElseThrow()
                .registration()
                .orElseThrow();
        assertTrue(registration.isStrict() && registration.hasAccepted("m1"));
        assertEquals(
                List.of("812345", "T-17", ""),
                List.of(registration.number("r1"), registration.number("m1"), registration.number("ca")));
        assertEquals(
                List.of("players[0].accepted"),
                faults(
                                HEAD + CSV + REGULATIONS,
                                Map.of(
                                        "players.csv",
                                        csv.replace("2026-11-01T12:00+01:00", "yes"),
                                        "pairings.csv",
                                        CSV_PAIRINGS))
                        .stream()
                        .map(Fault::key)
                        .toList());
    }

    @Test
    void aMissingFileIsOneFaultAndNotOnePerPairing() {
        assertEquals(
                List.of("spring.yaml:14 players"),
                places(HEAD + CSV + REGULATIONS, Map.of("pairings.csv", CSV_PAIRINGS)).stream()
                        .map(p -> p.replace("players.file", "players"))
                        .toList());
    }

    /** With any players, of whom r1 and m1 meet. */
    private static final String OF_PLAYERS = HEAD + "players: {file: players.csv}\n"
            + "rounds: [{number: 1, pairings: [{board: 1, white: r1, black: m1}]}]\n" + REGULATIONS;

    private static List<Player> players(String csv) {
        return loaded(OF_PLAYERS, Map.of("players.csv", csv)).players();
    }

    @Test
    void aTableIsReadHoweverAProgramWroteIt() {
        List<Player> players = List.of(
                new Player("r1", "Rossi, Bo", 2100, "rome", "ITA"), new Player("m1", "Bo Neri", 0, "milan", ""));
        for (String csv : List.of(
                "id,name,rating,venue,federation\nr1,\"Rossi, Bo\",2100,rome,ITA\n" + "m1,Bo Neri,,milan,\n",
                "\uFEFFid;name;rating;venue;federation\r\nr1;Rossi, Bo;2100;rome;ITA\r\nm1;Bo Neri;;milan;\r\n",
                "id\tname\trating\tvenue\tfederation\nr1\tRossi, Bo\t2100\trome\tITA\nm1\tBo Neri\t\tmilan\t\n",
                "sep=|\nid|name|rating|venue|federation\nr1|Rossi, Bo|2100|rome|ITA\nm1|Bo Neri||milan|\n",
                "\"sep=;\"\rID; Name;RATING;Venue;Federation;;\rr1;\"Rossi, Bo\";2100;rome;ITA;;\r"
                        + "m1;Bo Neri;;milan;;;\r;;;;;;\r",
                "name,Federation,\"ID\",rating,venue,,\n\"Rossi,\nBo\",ITA,r1,2100,rome,,\nBo Neri,,m1,,milan,,\n"
                        + ",,,,,,\n",
                "\n\nId,Name,Rating,Venue,Federation\nr1,\"Rossi,\r\n Bo\",2100,rome,ITA,\n\nm1,Bo Neri,,milan,,,,"))
            assertEquals(
                    players,
                    players(csv).stream()
                            .map(PlayersReaderTest::withSingleBlanks)
                            .toList(),
                    csv);
    }

    private static Player withSingleBlanks(Player one) {
        return new Player(
                one.playerId(), one.name().replaceAll(" +", " "), one.rating(), one.venueId(), one.federation());
    }

    @Test
    void placesSurviveLineBreaksInCells() {
        assertEquals(
                List.of("players.csv:5 players[1].rating"),
                places(
                        HEAD + CSV + REGULATIONS,
                        Map.of(
                                "players.csv",
                                "id,name,rating,venue\nr1,\"Rossi,\nBo\",2100,rome\nm1,\"Bo\nNeri\",high,milan\n",
                                "pairings.csv",
                                CSV_PAIRINGS)));
    }

    @Test
    void sexTitleAndBirthOfAListGoIntoTheReport() {
        String csv = "id,name,venue,Sex,title,birth_date,fideId\nr1,Bo Rossi,rome,F,wgm,31.12.1990,0100\n"
                + "m1,Bo Neri,milan,,,,\nm2,Al Neri,milan,male,NM,1985,200\n";
        assertEquals(
                List.of(
                        new Details("r1", 1, "w", "WGM", "", "1990/12/31"),
                        new Details("m2", 3, "m", "NM", "", "1985")),
                loaded(OF_PLAYERS, Map.of("players.csv", csv))
                        .entries()
                        .orElseThrow()
                        .details());
        String inline = HEAD
                + INLINE.replace("federation: ITA}", "federation: ITA, sex: m, title: IM, birthDate: 1990-12-31}")
                + REGULATIONS;
        assertEquals(
                List.of(new Details("r1", 1, "m", "IM", "", "1990/12/31")),
                loaded(inline, Map.of()).entries().orElseThrow().details());
    }

    @Test
    void whatIsNoTitleOrBirthIsLeftOutWithANote() {
        String csv = "id,name,venue,sex,title,birthDate\nr1,Bo Rossi,rome,?,1N,unknown\n"
                + "m1,Bo Neri,milan,w,,01/02/1993\n";
        List<Fault> notes = new ArrayList<>();
        assertInstanceOf(
                Reading.Read.class,
                CompetitionReader.read(
                        new Sources("spring.yaml", OF_PLAYERS, Map.of("players.csv", csv), Optional.empty(), ""),
                        notes::add));
        assertEquals(
                List.of(
                        "2:18 players[0].sex",
                        "2:20 players[0].title",
                        "2:23 players[0].birthDate",
                        "3:21 players[1].birthDate"),
                notes.stream()
                        .map(note -> note.line() + ":" + note.column() + " " + note.key())
                        .toList());
    }

    @Test
    void aFideIdOfTwoPlayersIsRefusedWithBothPlaces() { // APP-I A4
        String csv = "id,name,venue,fideId\nr1,Bo Rossi,rome,00123\nm1,Bo Neri,milan,123\nm2,Al Neri,milan,0\n"
                + "m3,Cy Neri,milan,000\n";
        List<Fault> faults = faults(OF_PLAYERS, Map.of("players.csv", csv));
        assertEquals(
                List.of("players.csv:3:18 FIDE ID '123' is used twice, first in line 2, column 18"),
                faults.stream()
                        .map(fault -> fault.file() + ":" + fault.line() + ":" + fault.column() + " " + fault.message())
                        .toList());
        String inline = HEAD
                + INLINE.replace("federation: ITA}", "fideId: '123'}")
                        .replace("venue: milan}", "venue: milan, fideId: '0123'}")
                + REGULATIONS;
        assertEquals(
                List.of("players[1].fideId"),
                faults(inline, Map.of()).stream().map(Fault::key).toList());
    }

    @Test
    void anEncodingMayBeStatedAndMustBeOne() {
        String csv = HEAD + "players: {file: players.csv, encoding: windows-1250}\n"
                + "rounds: {csv: pairings.csv, encoding: latin2}\nencoding: UTF-8\n" + REGULATIONS;
        Map<String, String> files = Map.of("players.csv", CSV_PLAYERS, "pairings.csv", CSV_PAIRINGS);
        assertEquals(2, loaded(csv, files).players().size());
        assertEquals(
                List.of("players.encoding", "rounds.encoding", "encoding"),
                faults(csv.replaceAll("encoding: [\\w-]+", "encoding: klingon"), files).stream()
                        .map(Fault::key)
                        .toList());
    }

    @Test
    void csvFaultsAreToldByLine() {
        Map<String, String> cases = Map.of(
                "id,name\nr1,A\n", "players.csv:1 players",
                "id,name,venue,colour\nr1,A,rome,red\nm1,B,milan,blue\n", "players.csv:1 players",
                "id,name,venue,venue\n", "players.csv:1 players",
                "id,name,venue\nr1,A\n", "players.csv:2 players",
                "id,name,venue\n\nr1,\"A,rome\n", "players.csv:3 players",
                "\"id,name,venue\n", "players.csv:1 players");
        assertTrue(faults(
                        HEAD + CSV + REGULATIONS,
                        Map.of("players.csv", "id,name,venue,shirt\nr1,A,nowhere,f\n", "pairings.csv", CSV_PAIRINGS))
                .stream()
                .map(Fault::message)
                .toList()
                .containsAll(List.of(
                        "unknown column 'shirt'; known are id, name, venue, rating, federation, fideId, "
                                + "accepted, sex, title, birthDate, startNumber, reportFideId",
                        "there is no venue 'nowhere' (UNKNOWN_VENUE)")));
        cases.forEach((csv, place) -> assertEquals(
                List.of(place),
                places(HEAD + CSV + REGULATIONS, Map.of("players.csv", csv, "pairings.csv", CSV_PAIRINGS)),
                csv));
        assertEquals(
                List.of("pairings.csv:3 rounds.round", "pairings.csv:4 rounds[1].pairings[0].board"),
                places(
                        HEAD + CSV + REGULATIONS,
                        Map.of(
                                "players.csv",
                                CSV_PLAYERS,
                                "pairings.csv",
                                "round,board,white,black\n1,1,r1,m1\nx,1,r1,m1\n2,-1,r1,m1\n")));
    }
}
