package org.onehall.playingzone.rights;

import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.playingzone.projection.SeatKey;

/** A person at a screen. */
public record Viewer(Actor actor, String name) {
    /** The competition of the token; "" means any. */
    public String competition() {
        return actor.competition();
    }

    /** Whether the person enters the moves of a player (APP-III 1). */
    public boolean isAssistant() {
        return actor.role() == Role.ASSISTANT;
    }

    /** The seat of a player or of a player's assistant (APP-III 1). */
    public Optional<SeatKey> seat() {
        boolean seated = (actor.role() == Role.PLAYER || actor.role() == Role.ASSISTANT)
                && !actor.board().isEmpty()
                && !actor.side().isEmpty();
        return seated ? Optional.of(new SeatKey(actor.board(), Side.valueOf(actor.side()))) : Optional.empty();
    }
}
