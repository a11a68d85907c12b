package org.onehall.playingzone.projection.competition;

/**
 * A player as entered in the competition.
 *
 * @param id in the competition
 * @param fide number; "" if not known
 * @param team "" if no teams play
 */
public record EntryView(String id, String fide, String team) {}
