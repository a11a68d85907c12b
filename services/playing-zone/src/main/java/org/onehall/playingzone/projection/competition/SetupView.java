package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.OptionalLong;
import org.onehall.decider.Role;

/**
 * The whole definition of a competition as it is now, for the people who change it (OCR 16.1).
 *
 * @param conditions version of the fair-play conditions; "": none are stated (APP-I J)
 * @param entriesClosed the last round, if it is paired, so that nobody can be entered any more; 0 otherwise
 */
public record SetupView(
        String id,
        String name,
        String conditions,
        int entriesClosed,
        List<Venue> venues,
        List<Official> officials,
        List<Player> players,
        List<Round> rounds,
        List<Team> teams) {
    /** Only what concerns one venue: its players, with those who will play there, and its officials. */
    public SetupView of(String venue) {
        return new SetupView(
                id,
                name,
                conditions,
                entriesClosed,
                venues.stream().filter(one -> one.id().equals(venue)).toList(),
                officials.stream().filter(one -> one.venue().equals(venue)).toList(),
                players.stream()
                        .filter(one -> one.venue().equals(venue)
                                || one.moves().stream()
                                        .anyMatch(move -> move.venue().equals(venue)))
                        .toList(),
                rounds,
                List.of());
    }

    /** @param players who play here or will play here; a venue with players cannot be removed */
    public record Venue(String id, String name, String timeZone, int players) {}

    /**
     * An official.
     *
     * @param venue "" for roles of the whole competition
     * @param number FIDE ID or member number; "" if not known
     * @param required whether the role must not be left vacant, so that the official can only be replaced (OCR 16.8)
     */
    public record Official(String id, String name, Role role, String venue, String number, boolean required) {}

    /**
     * A player.
     *
     * @param startNumber a number that nobody else has
     * @param rating 0: none
     * @param acceptedAt when the player accepted the conditions, in ms since 1970 (APP-I J)
     */
    public record Player(
            String id,
            int startNumber,
            String name,
            int rating,
            String venue,
            String federation,
            String number,
            String sex,
            String title,
            String birth,
            OptionalLong acceptedAt,
            List<Withdrawal> withdrawals,
            List<Bye> byes,
            List<Move> moves) {}

    /** @param untilRound the first round in which the player plays again; 0: not yet */
    public record Withdrawal(int fromRound, int untilRound, String reason) {}

    /** @param kind FULL, HALF, ZERO or ALLOCATED */
    public record Bye(int round, String kind) {}

    /** A change of venue that has not taken effect. */
    public record Move(int fromRound, String venue) {}

    /**
     * A round.
     *
     * @param startsAt planned start, in ms since 1970
     * @param boards number of pairings, also before the round is open
     */
    public record Round(int number, OptionalLong startsAt, boolean opened, boolean official, int boards) {}

    /** @param players in the order of the boards (FSSI team-a) */
    public record Team(String id, String name, String captain, List<String> players) {}
}
