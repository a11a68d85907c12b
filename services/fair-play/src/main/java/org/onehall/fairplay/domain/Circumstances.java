package org.onehall.fairplay.domain;

import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * What a command of the floor needs to know of the game, as far as known; set by the service, not by who asks.
 *
 * @param inProgress     the game runs, is paused or waits for the Chief Arbiter
 * @param attempt        from 1; 0 if there is no game
 * @param ply            half-moves completed
 * @param toMove         empty if there is no game
 * @param clocks         the last reading; empty if there is no game
 * @param onlyMoverAsks  only the player to move asks leave for the area (LAW 11.2.3)
 * @param whitePlayer    who sits there; empty text if not known
 * @param whiteAssistant the seat's admitted assistant; empty text if there is none (APP-III 1)
 */
public record Circumstances(boolean inProgress, int attempt, int ply, Optional<Side> toMove, Optional<ClockReading> clocks,
        boolean onlyMoverAsks, String whitePlayer, String blackPlayer, String whiteAssistant, String blackAssistant) {
    GameMoment at(Instant instant) {
        return new GameMoment(attempt, ply, toMove, clocks.map(reading -> reading.at(instant)));
    }

    String player(Side side) {
        return side == Side.WHITE ? whitePlayer : blackPlayer;
    }

    String assistant(Side side) {
        return side == Side.WHITE ? whiteAssistant : blackAssistant;
    }

    /** Whether a player must not leave without an arbiter's permission (OCR 17.7, LAW 11.2.3). */
    boolean leaveNeeded(Side side, LeaveTarget target) {
        return inProgress && (target == LeaveTarget.VENUE || !onlyMoverAsks || toMove.filter(side::equals).isPresent());
    }
}
