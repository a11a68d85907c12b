package org.onehall.screening;

import java.util.OptionalInt;

/**
 * A player in one game.
 *
 * @param id the same in all games of the player: the FIDE ID if it is known, else the name
 * @param name as the reports show it
 * @param rating at the time of the game, 100 to 4000; empty: unrated, so that there is no expectation
 */
public record Player(String id, String name, OptionalInt rating) {
    private static final int LOWEST = 100;
    private static final int HIGHEST = 4_000;

    public Player {
        if (id.isBlank()) throw new IllegalArgumentException("a player without an id");
        if (rating.isPresent() && ratingOf(rating.getAsInt()).isEmpty())
            throw new IllegalArgumentException("no rating: " + rating.getAsInt());
    }

    /** A rating as it was written, 0 for an unrated player; empty for that and for any value out of range. */
    public static OptionalInt ratingOf(int written) {
        return written >= LOWEST && written <= HIGHEST ? OptionalInt.of(written) : OptionalInt.empty();
    }

    /** Whether the id of a player is a FIDE ID, not a name. */
    public static boolean isFideId(String id) {
        return id.matches("\\d+");
    }

    public Player(String name, int rating) {
        this(name, name, OptionalInt.of(rating));
    }
}
