package org.onehall.competition.domain;

/**
 * A player is not paired from a round on.
 *
 * @param fromRound the first round without the player, from 1
 * @param untilRound the first round in which the player plays again; 0: the player has not returned
 * @param reason up to 500 characters
 */
public record Withdrawal(String playerId, int fromRound, int untilRound, String reason) {
    /** Whether the player is away in a round. */
    public boolean covers(int round) {
        return round >= fromRound && (untilRound == 0 || round < untilRound);
    }
}
