package org.onehall.game.domain;

import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/** A command about the adjournment of a game (ADJ I). */
public sealed interface AdjournmentCommand extends BoardCommand {
    /**
     * Orders the side on move to seal its next move (ADJ I.1.1).
     *
     * @param sessionEnd the time up to which a player who seals earlier is charged (ADJ I.1.2)
     */
    record OrderSealing(BoardId boardId, String reason, Optional<Instant> sessionEnd) implements AdjournmentCommand {}

    /** The sealed move in UCI, replaceable until confirmed (ADJ I.1.1). */
    record SealMove(BoardId boardId, Side side, String uci) implements AdjournmentCommand {}

    /** Adjourns the game (ADJ I.1.1). */
    record ConfirmSealed(BoardId boardId, Side side) implements AdjournmentCommand {}

    /**
     * Confirms that the record on the envelope is complete (ADJ I.2, I.3).
     *
     * @param seen the record that the arbiter knows of; empty: none
     */
    record ConfirmEnvelope(BoardId boardId, String place, Instant resumesAt, Optional<EnvelopeSeen> seen)
            implements AdjournmentCommand {}

    /** What an envelope says about the resumption. */
    record EnvelopeSeen(String place, Instant resumesAt) {}

    /** Resumes the adjourned game (ADJ I.7, I.9). */
    record ResumeAdjourned(BoardId boardId) implements AdjournmentCommand {}
}
