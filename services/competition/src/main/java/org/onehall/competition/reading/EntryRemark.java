package org.onehall.competition.reading;

/** Something in a line of a table of players that a person should look at before the players are entered. */
public enum EntryRemark {
    NAME_MISSING,
    /** Another line has the same name. */
    NAME_TWICE,
    /** A player of the competition has the same name. */
    NAME_ENTERED,
    RATING_MISSING,
    /** Not a whole number from 0 to 4000; it is left out. */
    RATING_MALFORMED,
    /** A venue is stated that the competition does not have. */
    VENUE_UNKNOWN,
    VENUE_MISSING,
    /** A FIDE ID or member number has 1 to 20 letters, digits or hyphens (APP-I A4). */
    NUMBER_MALFORMED,
    /** Another line or a person of the competition has the same number (APP-I A4). */
    NUMBER_TWICE,
    /** The competition states conditions, and needs a number of each player (APP-I A4). */
    NUMBER_MISSING,
    FEDERATION_MALFORMED,
    /** Another line or a person of the competition has the same id. */
    ID_TWICE,
    /** Sex, title, date of birth or time of acceptance cannot be read; it is left out. */
    DETAIL_LEFT_OUT
}
