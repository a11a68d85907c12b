package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;

/** Commands about the players of a competition and their teams. Each needs a reason of 1 to 500 characters. */
public sealed interface EntryCommand extends Change {
    /**
     * Enters players, all or none; until the last round is paired.
     *
     * @param missed the bye that they get for each round that is open already; empty: none, and no points
     */
    record EnterPlayers(String competitionId, List<Entrant> entrants, String reason, Optional<ByeKind> missed)
            implements EntryCommand {
        public EnterPlayers {
            entrants = List.copyOf(entrants);
        }
    }

    /** Corrects what is recorded about a player, except the venue. */
    record CorrectPlayer(String competitionId, Entrant entrant, String reason) implements EntryCommand {}

    /** The player is not paired from a round on that is not open. Players may withdraw themselves. */
    record WithdrawPlayer(String competitionId, String playerId, int fromRound, String reason)
            implements EntryCommand {}

    /** A withdrawn player plays again from a round on that is not open. */
    record ReturnPlayer(String competitionId, String playerId, int fromRound, String reason) implements EntryCommand {}

    /**
     * A bye for a player who is not paired. Players may request it themselves, where the regulations announce it.
     *
     * @param kind of the bye; empty: no bye any more
     */
    record SetAbsence(String competitionId, String playerId, int round, Optional<ByeKind> kind, String reason)
            implements EntryCommand {}

    /** A player plays at another venue from a round on that is not open. */
    record MovePlayer(String competitionId, String playerId, String venueId, int fromRound, String reason)
            implements EntryCommand {}

    /**
     * The players of a team in the order of the boards (FSSI team-a, team-b).
     *
     * @param captainId one of them
     */
    record SetLineUp(String competitionId, String teamId, List<String> playerIds, String captainId, String reason)
            implements EntryCommand {
        public SetLineUp {
            playerIds = List.copyOf(playerIds);
        }
    }
}
