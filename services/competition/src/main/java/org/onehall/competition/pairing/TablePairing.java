package org.onehall.competition.pairing;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.onehall.competition.domain.Pairing;

/** Pairings by the tables of FIDE C.05: round robin, double round robin and Scheveningen. */
public final class TablePairing {
    /** Which table. */
    public enum Table {
        ROUND_ROBIN,
        /** Two cycles; the last two rounds of the first one are exchanged, as FIDE recommends. */
        DOUBLE_ROUND_ROBIN,
        /** Two cycles in the order of the table. */
        DOUBLE_ROUND_ROBIN_IN_ORDER
    }

    private TablePairing() {}

    /**
     * The pairings of a round of a round robin. The lots are the start numbers in their order, without gaps. A player
     * whose opponent cannot play, or who has none, is left without a game.
     *
     * @param round from 1
     * @param candidates all players of the event, also those who have withdrawn
     */
    public static PairingReading roundRobin(int round, Collection<Candidate> candidates, Table table) {
        List<Candidate> players = candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::number))
                .toList();
        if (players.size() < RoundRobin.FEWEST || players.size() > RoundRobin.MOST)
            return refused("a round robin has " + RoundRobin.FEWEST + " to " + RoundRobin.MOST + " players, not "
                    + players.size());
        List<List<RoundRobin.Game>> rounds = switch (table) {
            case ROUND_ROBIN -> RoundRobin.single(players.size());
            case DOUBLE_ROUND_ROBIN -> RoundRobin.twice(players.size(), true);
            case DOUBLE_ROUND_ROBIN_IN_ORDER -> RoundRobin.twice(players.size(), false);
        };
        if (round < 1 || round > rounds.size()) return noRound(round, rounds.size(), players.size() + " players");
        return proposal(
                round,
                players,
                rounds.get(round - 1).stream()
                        .map(game -> List.of(players.get(game.white() - 1), players.get(game.black() - 1)))
                        .toList());
    }

    /**
     * The pairings of a round of a match in which all players of one team meet all of the other.
     *
     * @param round from 1
     * @param teamA in the order of its boards
     * @param teamB in the order of its boards, as many players as the other team
     * @param twice whether all meet twice
     */
    public static PairingReading scheveningen(int round, List<Candidate> teamA, List<Candidate> teamB, boolean twice) {
        int boards = teamA.size();
        if (teamB.size() != boards)
            return refused("both teams must have the same number of players, not " + boards + " and " + teamB.size());
        if (!Scheveningen.hasTable(boards))
            return refused("there is no Scheveningen table for " + boards + " boards; there are tables for 2, 6 and "
                    + "10, for odd numbers and for multiples of 4, up to " + Scheveningen.MOST);
        List<List<Scheveningen.Game>> rounds = twice ? Scheveningen.twice(boards) : Scheveningen.single(boards);
        if (round < 1 || round > rounds.size()) return noRound(round, rounds.size(), boards + " boards");
        List<Candidate> all = new ArrayList<>(teamA);
        all.addAll(teamB);
        return proposal(
                round,
                all,
                rounds.get(round - 1).stream()
                        .map(game -> game.whiteIsA()
                                ? List.of(teamA.get(game.a() - 1), teamB.get(game.b() - 1))
                                : List.of(teamB.get(game.b() - 1), teamA.get(game.a() - 1)))
                        .toList());
    }

    private static PairingReading proposal(int round, List<Candidate> players, List<List<Candidate>> games) {
        PairingFaults faults = new PairingFaults();
        List<List<Candidate>> played = games.stream()
                .filter(game -> game.stream().allMatch(Candidate::isAvailable))
                .toList();
        for (List<Candidate> game : games)
            for (int side = 0; side < 2; side++) {
                Candidate absent = game.get(1 - side);
                Candidate left = game.get(side);
                if (left.isAvailable() && !absent.isAvailable())
                    faults.note(0, 0, left.shown() + " has no game, because " + absent.shown() + " does not play");
            }
        List<Pairing> pairings = IntStream.range(0, played.size())
                .mapToObj(i -> new Pairing(
                        i + 1,
                        played.get(i).getFirst().playerId(),
                        played.get(i).getLast().playerId()))
                .toList();
        List<String> leftOut = players.stream()
                .filter(Candidate::isAvailable)
                .filter(player -> played.stream().noneMatch(game -> game.contains(player)))
                .map(Candidate::playerId)
                .toList();
        return faults.reading(() -> new PairingProposal(round, pairings, List.of(), leftOut));
    }

    private static PairingReading noRound(int round, int rounds, String size) {
        return refused("the table for " + size + " has rounds 1 to " + rounds + ", not " + round);
    }

    private static PairingReading refused(String text) {
        return new PairingReading.Refused(new PairingFault(0, 0, text));
    }
}
