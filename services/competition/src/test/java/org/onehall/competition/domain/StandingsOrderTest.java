package org.onehall.competition.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.competition.domain.Halls.*;
import static org.onehall.competition.domain.StandingsScenario.*;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.TeamRow;

class StandingsOrderTest {
    /** Only start numbers follow the order of the players. */
    private static Standings unnumbered(Standings of) {
        return new Standings(
                of.official(),
                of.rounds(),
                of.changed(),
                of.players().stream()
                        .map(row -> new PlayerRow(
                                row.rank(),
                                row.shared(),
                                0,
                                row.playerId(),
                                row.name(),
                                row.rating(),
                                row.federation(),
                                row.teamId(),
                                row.points(),
                                row.official(),
                                row.marks(),
                                row.cells()))
                        .toList(),
                of.criteria(),
                of.teams());
    }

    @Test
    void theOrderIsTotalAndDoesNotDependOnTheOrderOfAnything() {
        for (int run = 0; run < 300; run++) {
            long seed = 1_900L + run;
            Random random = new Random(seed);
            int boards = 2 + random.nextInt(3);
            StandingsScenario told = teams(boards);
            int open = 1 + random.nextInt(4);
            for (int round = 1; round <= open; round++) {
                told.opened(round);
                for (int board = 1; board <= 2 * boards; board++)
                    if (random.nextInt(8) > 0)
                        told.result(
                                round,
                                board,
                                Result.values()[random.nextInt(4)],
                                Termination.values()[random.nextInt(11)],
                                random.nextInt(5) == 0);
                if (random.nextInt(3) == 0) told.closed(round);
            }
            if (random.nextBoolean()) told.excluded("x1", random.nextBoolean(), random.nextBoolean(), open + 1);
            Standings standings = told.standings();
            assertEquals(
                    unnumbered(standings), unnumbered(shuffled(told, random).standings()), "seed " + seed);
            ranked(
                    standings.players().stream().map(PlayerRow::rank).toList(),
                    standings.players().stream().map(PlayerRow::shared).toList(),
                    "seed " + seed);
            ranked(
                    standings.teams().stream().map(TeamRow::rank).toList(),
                    standings.teams().stream().map(TeamRow::shared).toList(),
                    "seed " + seed);
            for (int i = 1; i < standings.players().size(); i++) {
                PlayerRow better = standings.players().get(i - 1);
                PlayerRow row = standings.players().get(i);
                assertEquals(
                        Integer.signum(row.rank() - better.rank()),
                        Integer.signum(better.points().compareTo(row.points())),
                        "seed " + seed);
            }
            BigDecimal made =
                    standings.players().stream().map(PlayerRow::points).reduce(BigDecimal.ZERO, BigDecimal::add);
            assertEquals(
                    0,
                    made.compareTo(standings.teams().stream()
                            .map(TeamRow::boardPoints)
                            .reduce(BigDecimal.ZERO, BigDecimal::add)),
                    "seed " + seed);
        }
    }

    /** Each rank is one more than the number of ranks before it. */
    private static void ranked(List<Integer> ranks, List<Boolean> shared, String seed) {
        for (int i = 0; i < ranks.size(); i++) {
            int rank = ranks.get(i);
            assertEquals(1 + ranks.stream().filter(other -> other < rank).count(), rank, seed);
            assertEquals(Collections.frequency(ranks, rank) > 1, shared.get(i), seed);
        }
    }

    private static StandingsScenario shuffled(StandingsScenario told, Random random) {
        Definition definition = told.state().definition().orElseThrow();
        Entries entries = definition.entries();
        List<Team> teams = shuffled(entries.teams(), random).stream()
                .map(team -> new Team(team.teamId(), team.name(), team.captainId(), shuffled(team.playerIds(), random)))
                .toList();
        List<Round> rounds = definition.rounds().stream()
                .map(round -> new Round(round.number(), shuffled(round.pairings(), random)))
                .toList();
        StandingsScenario other = new StandingsScenario(new Command.Load(
                ID,
                definition.name(),
                definition.venues(),
                definition.officials(),
                shuffled(definition.players(), random),
                rounds,
                definition.regulations(),
                Optional.of(new Entries(
                        false,
                        entries.teamRules(),
                        teams,
                        entries.byes(),
                        entries.details(),
                        entries.report(),
                        entries.registration()))));
        List<Event> later = told.events.subList(1, told.events.size());
        later.stream().filter(Event.RoundOpened.class::isInstance).forEach(other.events::add);
        other.events.addAll(shuffled(
                later.stream().filter(Event.ResultNoted.class::isInstance).toList(), random));
        other.events.addAll(shuffled(
                later.stream()
                        .filter(event -> event instanceof Event.RoundClosed || event instanceof Event.PlayerExcluded)
                        .toList(),
                random));
        return other;
    }

    private static <T> List<T> shuffled(List<T> list, Random random) {
        List<T> other = new ArrayList<>(list);
        Collections.shuffle(other, random);
        return other;
    }
}
