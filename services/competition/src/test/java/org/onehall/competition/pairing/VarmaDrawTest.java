package org.onehall.competition.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.competition.pairing.RoundRobin.Game;
import org.onehall.competition.pairing.VarmaDraw.Drawn;
import org.onehall.competition.pairing.VarmaDraw.Entrant;

class VarmaDrawTest {
    @Test
    void theGroupsHoldEachNumberOnce() {
        for (int players = VarmaDraw.FEWEST; players <= VarmaDraw.MOST; players++) {
            List<Integer> numbers = VarmaDraw.groups(players).stream()
                    .flatMap(List::stream)
                    .sorted()
                    .toList();
            assertEquals(IntStream.rangeClosed(1, players).boxed().toList(), numbers);
        }
    }

    @Test
    void playersOfOneGroupDoNotMeetInTheLastThreeRoundsExceptTwoOfTwelve() {
        List<String> meet = new ArrayList<>();
        for (int players = 10; players <= VarmaDraw.MOST; players += 2) {
            List<List<Game>> rounds = RoundRobin.single(players);
            for (List<Integer> group : VarmaDraw.groups(players))
                for (List<Game> round : rounds.subList(rounds.size() - 3, rounds.size()))
                    for (Game game : round)
                        if (group.contains(game.white()) && group.contains(game.black()))
                            meet.add(players + " players: " + game.white() + "-" + game.black());
        }
        assertEquals(List.of("12 players: 6-12"), meet);
    }

    private static List<Entrant> entrants(String... federations) {
        List<Entrant> entrants = new ArrayList<>();
        for (String federation : federations)
            entrants.add(new Entrant("p" + (entrants.size() + 1), "Name " + entrants.size(), federation));
        return entrants;
    }

    @Test
    void aFederationDrawsFromOneGroup() {
        List<Entrant> entrants = entrants("ITA", "ITA", "ITA", "GER", "GER", "GER", "FRA", "FRA", "ESP", "SUI");
        for (int seed = 0; seed < 50; seed++) {
            int lot = seed;
            Drawn drawn = VarmaDraw.draw(entrants, count -> (lot * 7 + count) % count);
            assertEquals(10, new HashSet<>(drawn.numbers().values()).size());
            assertEquals(List.of(), drawn.divided());
            assertTrue(VarmaDraw.groups(10).stream()
                    .anyMatch(group -> IntStream.rangeClosed(1, 3)
                            .allMatch(player -> group.contains(drawn.numbers().get("p" + player)))));
        }
    }

    @Test
    void aFederationWithTooManyPlayersIsDivided() {
        Drawn drawn =
                VarmaDraw.draw(entrants("ITA", "ITA", "ITA", "ITA", "ITA", "GER", "FRA", "ESP", "SUI", "AUT"), _ -> 0);
        assertEquals(List.of("ITA"), drawn.divided());
        assertEquals(10, drawn.numbers().size());
    }

    @Test
    void thereAreGroupsForNineToTwentyFourPlayers() {
        assertThrows(IllegalArgumentException.class, () -> VarmaDraw.groups(8));
        assertThrows(IllegalArgumentException.class, () -> VarmaDraw.groups(25));
        assertEquals(List.of(2), VarmaDraw.groups(9).getLast());
    }
}
