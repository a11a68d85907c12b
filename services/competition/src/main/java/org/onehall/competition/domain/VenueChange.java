package org.onehall.competition.domain;

/**
 * A player plays at another venue from a round on; it takes effect when that round is opened.
 *
 * @param fromRound from 1
 */
public record VenueChange(String playerId, String venueId, int fromRound) {}
