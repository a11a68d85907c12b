package org.onehall.competition.domain;

/**
 * A player of the competition.
 *
 * @param rating     0 to 4000, 0 if unrated
 * @param federation three capital letters, "" if unknown
 * @param team       within the venue; "": everybody of the venue without a team
 * @param captain    speaks for the team (FSSI team-b)
 */
public record Player(String playerId, String name, int rating, String venueId, String federation, String team, boolean captain) {
    /** One who is no captain and of no team. */
    public Player(String playerId, String name, int rating, String venueId, String federation) {
        this(playerId, name, rating, venueId, federation, "", false);
    }
}
