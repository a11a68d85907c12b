package org.onehall.game.domain;

import java.time.Instant;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;
import org.onehall.decider.Lost;
import org.onehall.regulations.GameRules;

/** A command to a board log. Each family has its own file. */
public sealed interface Command
        permits Command.Create, Command.Beat, Command.CoverOutage, Command.NoteLoss, BoardCommand {
    /** The board that the command names; empty if it names none. */
    default Optional<BoardId> board() {
        return Optional.empty();
    }

    /** The attempt the command is about, from 1; 0: whichever game is at the board. */
    default int attempt() {
        return 0;
    }

    /**
     * Opens the board log (regulations §28); only the competition service. Refused: FORBIDDEN_ROLE, ALREADY_CREATED,
     * MALFORMED_BOARD, ILLEGAL_POSITION.
     *
     * @param boardId the proposed id, any text: whether a board can have this id is part of the decision
     */
    record Create(
            String boardId,
            Seat white,
            Seat black,
            TimeControl whiteControl,
            TimeControl blackControl,
            Optional<String> initialFen,
            GameRules rules)
            implements Command {
        @Override
        public Optional<BoardId> board() {
            return BoardId.parse(boardId);
        }
    }

    /** A seat has passed a check, or a passed check is withdrawn (OCR 18.5, 18.6); only fair-play. */
    record ClearSeat(BoardId boardId, Side side, CheckKind check, boolean passed) implements BoardCommand {}

    /**
     * Starts White's clock (LAW 6.6).
     *
     * @param scheduledAt the scheduled start of the round, from which default time counts; empty: it counts from the
     *     actual start (OCR 16.11)
     */
    record Start(BoardId boardId, Optional<Instant> scheduledAt) implements BoardCommand {}

    /**
     * A disconnection case of a seat was opened or closed (DEC-15), or the connection was lost again in an open case;
     * only connectivity.
     *
     * @param lost both clocks at the last sign of life, as the case shows them (DEC-16); empty: the clocks now
     */
    record NoteDisconnection(BoardId boardId, Side side, String caseId, boolean open, Optional<ClockReading> lost)
            implements BoardCommand {
        /** With the clocks as they are now. */
        public NoteDisconnection(BoardId boardId, Side side, String caseId, boolean open) {
            this(boardId, side, caseId, open, Optional.empty());
        }
    }

    /** A sign of life from the playing zone, for a whole partition (ENG-4). */
    record Beat(String zone) implements Command {}

    /** Covers an outage of the zone from its last sign of life to now; made by the log itself (ENG-4). */
    record CoverOutage(Instant from, Instant to) implements Command {}

    /**
     * Reports that events of the board are lost; made by the log itself when it starts.
     *
     * @param known the board after the lost events
     */
    record NoteLoss(Lost lost, BoardState.Board known) implements Command {}
}
