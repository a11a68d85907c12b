package org.onehall.competition.domain;

/**
 * A player of the competition.
 *
 * @param rating 0 to 4000, 0 if unrated
 * @param federation three capital letters, "" if unknown
 */
public record Player(String playerId, String name, int rating, String venueId, String federation) {}
