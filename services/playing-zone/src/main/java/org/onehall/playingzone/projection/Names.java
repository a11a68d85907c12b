package org.onehall.playingzone.projection;

import org.onehall.chess.Side;

/** Names of people and places, for projections that know only ids. */
public interface Names {
    /** Name of the player who had a side at an instant in ms since 1970; "" if it is not known. */
    String player(String board, Side side, long at);

    /** Name of an official of a board's competition; "" if it is not known. */
    String official(String board, String id);

    /** Name of a player or an official of a competition; "" if it is not known. */
    String person(String competition, String id);

    /** Name of a venue; its id if it has none. */
    String venue(String competition, String venue);

    /** Time zone of a venue, such as "Europe/Rome"; "UTC" if it is not known. */
    String timeZone(String competition, String venue);

    /** The present seat of the player who had a side at an instant in ms since 1970 (OCR 19.2). */
    SeatKey seat(String board, Side side, long at);
}
