package org.onehall.competition.domain;

/**
 * What a tournament report says about a player besides name and rating; "" if it says nothing.
 *
 * @param startNumber 1 to 9999, for this player only
 * @param sex m or w
 * @param title up to three letters, "GM"
 * @param fideNumber up to 11 digits
 * @param birth as in the report, "1990/12/31"
 */
public record Details(String playerId, int startNumber, String sex, String title, String fideNumber, String birth) {}
