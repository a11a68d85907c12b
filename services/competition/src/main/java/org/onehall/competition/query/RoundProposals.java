package org.onehall.competition.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.TeamRules;
import org.onehall.competition.pairing.Candidate;
import org.onehall.competition.pairing.PairingFault;
import org.onehall.competition.pairing.PairingProposal;
import org.onehall.competition.pairing.PairingReading;
import org.onehall.competition.pairing.PairingSource;
import org.onehall.competition.pairing.RoundRobin;
import org.onehall.competition.pairing.Scheveningen;
import org.onehall.competition.pairing.TablePairing;

/** The pairings that the tables of FIDE C.05 and people propose for a round of a competition. */
public final class RoundProposals {
    private RoundProposals() {}

    /**
     * The sources that can be used now, in the order of {@link PairingSource}.
     *
     * @param program whether there is a pairing program
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static List<PairingSource> sources(CompetitionState state, boolean program) {
        Definition definition = state.definition().orElseThrow();
        int players = definition.players().size();
        List<PairingSource> usable = new ArrayList<>();
        for (PairingSource source : PairingSource.values())
            if (switch (source) {
                case HAND, TABLE, TRF -> true;
                case PROGRAM -> program;
                case ROUND_ROBIN, DOUBLE_ROUND_ROBIN -> players >= RoundRobin.FEWEST && players <= RoundRobin.MOST;
                case SCHEVENINGEN -> isMatch(definition);
            }) usable.add(source);
        return usable;
    }

    private static boolean isMatch(Definition definition) {
        List<Team> teams = definition.entries().teams();
        return teams.size() == 2
                && boards(definition, teams.getFirst()) == boards(definition, teams.getLast())
                && Scheveningen.hasTable(boards(definition, teams.getFirst()));
    }

    /** How many players of a team play: reserves do not. */
    private static int boards(Definition definition, Team team) {
        int players = team.playerIds().size();
        return definition
                .entries()
                .teamRules()
                .map(TeamRules::boards)
                .map(boards -> Math.min(boards, players))
                .orElse(players);
    }

    /** Whether all players of a match between two teams meet twice. */
    static boolean isTwice(Definition definition) {
        List<Team> teams = definition.entries().teams();
        return teams.size() == 2 && definition.lastRound() > boards(definition, teams.getFirst());
    }

    /** The pairings that a person chose. Nothing of them is checked here. */
    public static PairingReading byHand(int round, List<Pairing> pairings, List<Bye> byes) {
        return new PairingReading.Read(
                new PairingProposal(
                        round,
                        pairings,
                        byes.stream()
                                .map(bye -> new Bye(round, bye.playerId(), bye.kind()))
                                .toList(),
                        List.of()),
                List.of());
    }

    /** The pairings of a round robin. */
    public static PairingReading roundRobin(int round, List<Candidate> candidates, boolean twice) {
        return TablePairing.roundRobin(
                round, candidates, twice ? TablePairing.Table.DOUBLE_ROUND_ROBIN : TablePairing.Table.ROUND_ROBIN);
    }

    /**
     * The pairings of a Scheveningen match between the two teams of a competition, in the order of their boards. All
     * meet twice if the competition has more rounds than boards.
     *
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static PairingReading scheveningen(CompetitionState state, int round, List<Candidate> candidates) {
        Definition definition = state.definition().orElseThrow();
        List<Team> teams = definition.entries().teams();
        if (teams.size() != 2)
            return new PairingReading.Refused(
                    List.of(new PairingFault(
                            0, 0, "a Scheveningen match has two teams, but this event has " + teams.size())),
                    List.of());
        Map<String, Candidate> byId =
                candidates.stream().collect(Collectors.toMap(Candidate::playerId, Function.identity()));
        List<List<Candidate>> sides = teams.stream()
                .map(team -> team.playerIds().stream()
                        .limit(boards(definition, team))
                        .map(id -> Objects.requireNonNull(byId.get(id)))
                        .toList())
                .toList();
        return TablePairing.scheveningen(round, sides.getFirst(), sides.getLast(), isTwice(definition));
    }
}
