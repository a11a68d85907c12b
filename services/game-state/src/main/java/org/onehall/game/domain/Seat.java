package org.onehall.game.domain;

/**
 * A player's place in one game.
 *
 * @param venue venue id
 * @param rating 0 if unrated
 */
public record Seat(String playerId, String playerName, String venue, int rating) {}
