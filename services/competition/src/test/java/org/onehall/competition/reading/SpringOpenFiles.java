package org.onehall.competition.reading;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.competition.domain.Command;

/** The files of a small competition, and what the reader makes of them. */
final class SpringOpenFiles {
    static final String HEAD = """
            id: spring
            name: Spring Open
            venues:
              - {id: rome, name: Rome, timeZone: Europe/Rome}
              - {id: milan, name: Milan, timeZone: Europe/Rome}
            officials:
              - {id: ca, name: Ada Uno, role: CHIEF_ARBITER}
              - {id: rome-lca, name: Ada Due, role: LOCAL_CHIEF_ARBITER, venue: rome}
              - {id: rome-lta, name: Ada Tre, role: LOCAL_TECHNICAL_ARBITER, venue: rome}
              - {id: rome-lo, name: Ada Quattro, role: LOCAL_ORGANISER, venue: rome}
              - {id: milan-lca, name: Ada Cinque, role: LOCAL_CHIEF_ARBITER, venue: milan}
              - {id: milan-lta, name: Ada Sei, role: LOCAL_TECHNICAL_ARBITER, venue: milan}
              - {id: milan-lo, name: Ada Sette, role: LOCAL_ORGANISER, venue: milan}
            """;
    static final String REGULATIONS = """
            regulations:
              profile: fide-online-2021
              timeControl: 90+30
              disconnection.clockPolicy: PAUSE
              appeals.body: Committee
              fairplay.awardPointsToOpponents: false
            """;
    static final String INLINE = """
            players:
              - {id: r1, name: Bo Rossi, rating: 2100, venue: rome, federation: ITA}
              - {id: m1, name: Bo Neri, venue: milan}
            rounds:
              - number: 1
                pairings: [{board: 1, white: r1, black: m1}]
            """;
    static final String CSV = "players: {file: players.csv}\nrounds: {csv: pairings.csv}\n";
    static final String CSV_PLAYERS =
            "id,name,rating,venue,federation\nr1,\"Rossi, Bo\",2100,rome,ITA\nm1,Bo Neri,,milan,\n";
    static final String CSV_PAIRINGS = "round,board,white,black\n1,1,r1,m1\n2,1,m1,r1\n";

    private SpringOpenFiles() {}

    static Reading read(String yaml, Map<String, String> files) {
        return CompetitionReader.read(new Sources("spring.yaml", yaml, files, Optional.empty(), "regulations.yaml"));
    }

    static Command.Load loaded(String yaml, Map<String, String> files) {
        Reading reading = read(yaml, files);
        return assertInstanceOf(Reading.Read.class, reading, reading::toString).load();
    }

    static List<Fault> faults(String yaml, Map<String, String> files) {
        return assertInstanceOf(Reading.Faulty.class, read(yaml, files)).faults();
    }

    static List<String> places(String yaml, Map<String, String> files) {
        return faults(yaml, files).stream()
                .map(f -> f.file() + ":" + f.line() + " " + f.key())
                .toList();
    }

    static String resource(String name) {
        try (var in = SpringOpenFiles.class.getResourceAsStream("/trf/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
