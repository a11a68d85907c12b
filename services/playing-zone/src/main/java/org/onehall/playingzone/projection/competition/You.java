package org.onehall.playingzone.projection.competition;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.regulations.Action;
import org.onehall.regulations.Scope;

/**
 * The person a token stands for; {@code board} and {@code side} are "" for officials.
 *
 * @param id of the person in the competition
 * @param captain the captain who calls arbiters for this player (FSSI team-b); empty if the player calls himself
 * @param speaks whether this player is a captain who calls for his team
 * @param above roles whose rulings this person cannot withdraw (DEC-21)
 * @param rights what this person's role may do, and how far (DEC-21)
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
        List<String> above,
        Map<Action, Scope> rights) {
    public You {
        above = List.copyOf(above);
    }
}
