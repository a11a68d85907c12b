package org.onehall.competition.domain;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What is wrong with teams: their captains, the number of their players, and who is in two of them (FSSI team-b). */
final class TeamChecks {
    private final DefinitionProblems found;

    TeamChecks(DefinitionProblems found) {
        this.found = found;
    }

    void teams(Entries entries, Set<String> players) {
        if (entries.teamRules().isPresent() && entries.teams().isEmpty())
            found.add(
                    CompetitionRefusal.MALFORMED_TEAM,
                    "teams",
                    "these regulations are for teams, but there are no teams; give them as [{id: a, name: A, "
                            + "captain: p1, players: [p1, p2]}], or of a report as {trf: report.trf}");
        Set<String> seen = new HashSet<>();
        Map<String, String> teamOf = new HashMap<>();
        for (int i = 0; i < entries.teams().size(); i++) {
            Team team = entries.teams().get(i);
            String path = "teams[" + i + "].";
            found.unique(team.teamId(), seen, path + "id");
            found.name(team.name(), path + "name");
            if (!team.playerIds().contains(team.captainId()))
                found.add(
                        CompetitionRefusal.CAPTAIN_NOT_PLAYER,
                        path + "captain",
                        "the captain " + DefinitionProblems.shown(team.captainId())
                                + " is not among the team's players");
            entries.teamRules().ifPresent(rules -> {
                int most = rules.boards() + rules.reserves();
                if (team.playerIds().size() < rules.boards() || team.playerIds().size() > most)
                    found.add(
                            CompetitionRefusal.MALFORMED_TEAM,
                            path + "players",
                            "a team must have " + rules.boards() + " to " + most + " players, not "
                                    + team.playerIds().size());
            });
            for (String player : team.playerIds()) {
                if (!players.contains(player))
                    found.add(
                            CompetitionRefusal.UNKNOWN_PLAYER,
                            path + "players",
                            "there is no player " + DefinitionProblems.shown(player));
                else if (teamOf.putIfAbsent(player, team.teamId()) != null)
                    found.add(
                            CompetitionRefusal.MALFORMED_TEAM,
                            path + "players",
                            "player " + DefinitionProblems.shown(player) + " is in a team twice, first in "
                                    + DefinitionProblems.shown(teamOf.get(player)));
            }
        }
    }
}
