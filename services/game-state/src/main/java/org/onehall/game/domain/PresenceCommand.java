package org.onehall.game.domain;

import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.decider.BoardId;

/** A command about who is at the board, the held start and the default time (OCR 16.11, DEC-13, DEC-14, DEC-27). */
public sealed interface PresenceCommand extends BoardCommand {
    /**
     * Records whether the player of a seat is at the board (OCR 16.11, DEC-13).
     *
     * @param since when a service first saw the player, not later than now; empty: now
     * @param seen what was recorded about the player as far as the arbiter knows; refused if that has changed; empty:
     *     not checked
     * @param round the round of the game; empty: not known
     */
    record RecordPresence(
            BoardId boardId,
            Side side,
            boolean present,
            Optional<Instant> since,
            Optional<SeatRecord> seen,
            Optional<RoundNow> round)
            implements PresenceCommand {}

    /** Holds the start because a present player's device is not connected, or ends the hold (DEC-27). */
    record HoldStart(BoardId boardId, Side side, boolean held, String reason) implements PresenceCommand {}

    /**
     * Before the start, excludes a player who did not answer the roll call from this game, or takes the exclusion back
     * (FSSI ind-b, team-c). Refused: FORBIDDEN_ROLE, NO_ROLL_CALL, GAME_ENDED, ALREADY_STARTED, ROLL_CALL_ANSWERED.
     */
    record ExcludeSeat(BoardId boardId, Side side, boolean excluded) implements PresenceCommand {}

    /** The default time is over (LAW 6.7.1, DEC-14); only virtual-clock. */
    record ClaimDefault(BoardId boardId) implements PresenceCommand {}

    /**
     * The arbiter decides against a forfeit, or sets another default time (OCR 16.11).
     *
     * @param side empty: both seats
     * @param minutes from the start; empty: no default time from now on
     */
    record WaiveDefault(BoardId boardId, Optional<Side> side, OptionalInt minutes, String reason)
            implements PresenceCommand {}

    /**
     * Takes back a forfeit (DEC-14), so that the game goes on. Refused: FORBIDDEN_ROLE, REASON_MISSING, NOT_FORFEITED,
     * RESULT_OFFICIAL, NEXT_ROUND_OPEN.
     *
     * @param round the round of the game; empty: not known
     */
    record ReverseForfeit(BoardId boardId, String reason, Optional<RoundNow> round) implements PresenceCommand {}
}
