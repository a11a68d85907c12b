package org.onehall.competition.trf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Details;
import org.onehall.competition.domain.Event;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Termination;
import org.onehall.competition.reading.CompetitionReader;
import org.onehall.competition.reading.Fault;
import org.onehall.competition.reading.Reading;
import org.onehall.competition.reading.Sources;

/** Random events: if the players of an event came from a table, its report is read back as the same, without a note. */
class TrfExportProperties {
    private static final int EVENTS = 60;
    private static final List<String> NAMES = List.of(
            "Rossi, Bo",
            "Müller-Łuk",
            "O'Brien, Séan",
            "Dvořák",
            "Иванов, Пётр",
            "大山",
            "De la Cruz y Peña, José",
            "Nguyễn Văn");
    private static final List<String> TITLES = List.of("", "", "GM", "im", "WFM", "CM", "wcm");
    private static final List<String> BIRTHS = List.of("", "1990", "1990-12-31", "1.2.2003", "1985/07/00");
    private static final List<String> FEDERATIONS = List.of("", "ITA", "CZE", "FID");
    private static final String HEAD = """
            id: random
            name: Random Open
            venues: [{id: v, name: Venue, timeZone: Europe/Rome}]
            officials:
              - {id: ca, name: Olga Monteverro, role: CHIEF_ARBITER}
              - {id: lca, name: Dino Roccabella, role: LOCAL_CHIEF_ARBITER, venue: v}
              - {id: lta, name: Elsa Pratoverde, role: LOCAL_TECHNICAL_ARBITER, venue: v}
              - {id: lo, name: Nora Castelbuono, role: LOCAL_ORGANISER, venue: v}
            regulations: {profile: fide-online-2021, timeControl: 90+30, appeals.body: Committee, fairplay.awardPointsToOpponents: false}
            """;

    private static IntStream seeds() {
        return IntStream.range(0, EVENTS).map(i -> 35_000 + i);
    }

    private static <T> T any(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    private static Command.Load read(String yaml, Map<String, String> files) {
        List<Fault> notes = new ArrayList<>();
        Reading reading =
                CompetitionReader.read(new Sources("random.yaml", yaml, files, Optional.empty(), ""), notes::add);
        assertEquals(List.of(), notes);
        return assertInstanceOf(Reading.Read.class, reading, reading::toString).load();
    }

    /** With 0 to 5 rounds of random pairings; ids are those that a report gives, so that both are equal. */
    private static Command.Load event(Random random) {
        int count = 4 + random.nextInt(30);
        var players = new StringBuilder("id;name;rating;venue;federation;fideId;sex;title;birthDate\n");
        for (int i = 1; i <= count; i++)
            players.append(String.join(
                            ";",
                            "p" + i,
                            any(NAMES, random) + " " + (char) ('A' + random.nextInt(26)) + i,
                            random.nextInt(5) == 0 ? "" : String.valueOf(1000 + random.nextInt(1800)),
                            "v",
                            any(FEDERATIONS, random),
                            random.nextInt(3) == 0 ? "" : String.valueOf(100_000 + i),
                            any(List.of("", "m", "w"), random),
                            any(TITLES, random),
                            any(BIRTHS, random)))
                    .append('\n');
        var pairings = new StringBuilder("round,board,white,black\n");
        int rounds = 1 + random.nextInt(5);
        for (int round = 1; round <= rounds; round++) {
            List<Integer> order =
                    new ArrayList<>(IntStream.rangeClosed(1, count).boxed().toList());
            Collections.shuffle(order, random);
            // Boards are numbered as in the report: by the lower start number.
            var boards = new TreeMap<Integer, List<Integer>>();
            for (int i = 0; i + 1 < count - random.nextInt(3) || boards.isEmpty(); i += 2)
                boards.put(Math.min(order.get(i), order.get(i + 1)), List.of(order.get(i), order.get(i + 1)));
            int board = 1;
            for (List<Integer> pair : boards.values())
                pairings.append(round + "," + board++ + ",p" + pair.getFirst() + ",p" + pair.getLast() + "\n");
        }
        return read(
                HEAD + "players: {file: players.csv}\nrounds: {csv: pairings.csv}\n",
                Map.of("players.csv", players.toString(), "pairings.csv", pairings.toString()));
    }

    /** Some of its rounds have been played, with any results. */
    private static CompetitionState played(Command.Load load, Random random) {
        List<Event> events = new ArrayList<>();
        events.add(new Event.CompetitionLoaded(
                load.name(),
                load.venues(),
                load.officials(),
                load.players(),
                load.rounds(),
                load.regulations(),
                load.entries()));
        for (Round round : load.rounds().subList(0, random.nextInt(load.rounds().size() + 1))) {
            events.add(new Event.RoundOpened(round.number(), List.of(), List.of(), OptionalInt.empty()));
            for (Pairing pairing : round.pairings())
                events.add(new Event.ResultNoted(
                        round.number(),
                        pairing.board(),
                        any(List.of(Result.WHITE_WINS, Result.BLACK_WINS, Result.DRAW), random),
                        Termination.RESIGNATION,
                        false,
                        Optional.empty()));
            events.add(new Event.RoundClosed(round.number()));
        }
        return new CompetitionDecider().replay(events);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void whatIsExportedIsReadBack(int seed) {
        var random = new Random(seed);
        Command.Load load = event(random);
        CompetitionState state = played(load, random);
        for (Version version : Version.values()) {
            String trf = assertInstanceOf(
                            TrfWriting.Written.class, TrfExport.of(state, version, Map.of(), Set.of(), true))
                    .report()
                    .text();
            Command.Load again = read(HEAD + "players: {trf: report.trf, venue: v}\n", Map.of("report.trf", trf));
            assertEquals(load.players(), again.players(), () -> "seed " + seed + "\n" + trf);
            assertEquals(load.rounds(), again.rounds(), () -> "seed " + seed + "\n" + trf);
            Map<String, String> numbers = new TreeMap<>();
            load.entries()
                    .orElseThrow()
                    .registration()
                    .ifPresent(known ->
                            known.persons().forEach(person -> numbers.put(person.personId(), person.number())));
            for (Details one : again.entries().orElseThrow().details()) {
                int number = one.startNumber();
                Details said = load.entries().orElseThrow().details().stream()
                        .filter(other -> other.startNumber() == number)
                        .findFirst()
                        .orElse(new Details(one.playerId(), number, "", "", "", ""));
                assertEquals(
                        new Details(
                                one.playerId(),
                                number,
                                said.sex(),
                                said.title(),
                                numbers.getOrDefault(one.playerId(), ""),
                                said.birth()),
                        one,
                        () -> "seed " + seed);
            }
            assertEquals(
                    load.players().stream().map(Player::playerId).toList(),
                    again.entries().orElseThrow().details().stream()
                            .map(Details::playerId)
                            .toList());
        }
    }
}
