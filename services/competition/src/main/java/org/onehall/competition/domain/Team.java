package org.onehall.competition.domain;

import java.util.List;

/**
 * Players who play their matches together (FSSI team-a, team-b).
 *
 * @param teamId 1 to 32 small letters, digits, hyphens
 * @param captainId one of the players
 * @param playerIds in the order of the boards, reserves at the end
 */
public record Team(String teamId, String name, String captainId, List<String> playerIds) {
    public Team {
        playerIds = List.copyOf(playerIds);
    }
}
