package org.onehall.playingzone.projection.competition;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/**
 * The one a token speaks for; {@code board} and {@code side} are "" for officials.
 *
 * @param id of the person in the competition
 * @param captain who calls arbiters for this player (FSSI team-b); empty where he calls himself
 * @param speaks this player is a captain who calls for his team
 * @param above roles whose rulings this one does not take back (DEC-21)
 */
public record You(
        @JsonProperty("role") String role,
        String id,
        String name,
        String venue,
        String venueName,
        String board,
        String side,
        Optional<String> captain,
        boolean speaks,
        List<String> above) {
    public You {
        above = List.copyOf(above);
    }
}
