package org.onehall.competition.domain;

import java.time.Instant;
import java.util.Optional;

/**
 * A player with everything that is recorded about the player.
 *
 * @param player the id may be "": the next free one of p1, p2, … is given
 * @param startNumber 1 to 9999; 0: the next free one
 * @param sex m or w; "" if unknown
 * @param title up to three letters, "GM"; may be empty
 * @param number FIDE ID or member number; may be empty unless fair-play conditions are stated (APP-I A4)
 * @param birth "1990/12/31"; may be empty
 * @param acceptedAt when the player accepted the fair-play conditions (APP-I J)
 */
public record Entrant(
        Player player,
        int startNumber,
        String sex,
        String title,
        String number,
        String birth,
        Optional<Instant> acceptedAt) {
    Entrant with(String id) {
        return new Entrant(
                new Player(id, player.name(), player.rating(), player.venueId(), player.federation()),
                startNumber,
                sex,
                title,
                number,
                birth,
                acceptedAt);
    }

    /** Whether anything is recorded that a tournament report has columns for. */
    boolean hasDetails() {
        return startNumber != 0 || !sex.isEmpty() || !title.isEmpty() || !birth.isEmpty();
    }
}
