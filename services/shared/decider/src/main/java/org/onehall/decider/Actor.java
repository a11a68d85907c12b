package org.onehall.decider;

import java.util.Objects;

/**
 * The person or service that makes a request, as stated in the signed token.
 *
 * @param subject stable id of the person or service, never a name
 * @param competition id of the competition a person is appointed for, "" for the whole hall: services and operators
 * @param venue venue id a local role or a seat is bound to, "" if none
 * @param board board id a seat is bound to, "" if none
 * @param side "WHITE" or "BLACK" for a seat, "" otherwise
 */
public record Actor(String subject, Role role, String competition, String venue, String board, String side) {
    public Actor {
        Objects.requireNonNull(subject);
        Objects.requireNonNull(role);
        Objects.requireNonNull(competition);
        Objects.requireNonNull(venue);
        Objects.requireNonNull(board);
        Objects.requireNonNull(side);
    }

    /** A service of the product acting on its own behalf. */
    public static Actor service(String name) {
        return new Actor(name, Role.SERVICE, "", "", "", "");
    }

    /** An official of any competition, without a venue ("") or bound to one. */
    public static Actor official(String subject, Role role, String venue) {
        return new Actor(subject, role, "", venue, "", "");
    }

    /** A player's seat. */
    public static Actor seat(String subject, String venue, String board, String side) {
        return new Actor(subject, Role.PLAYER, "", venue, board, side);
    }

    /** The same actor, appointed for one competition only. */
    public Actor of(String competitionId) {
        return new Actor(subject, role, competitionId, venue, board, side);
    }
}
