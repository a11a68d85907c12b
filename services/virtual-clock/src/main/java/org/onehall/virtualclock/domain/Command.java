package org.onehall.virtualclock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;

/** A command about one clock order, or to note something about time. */
public sealed interface Command {
    String orderId();

    /**
     * Gives an order (LAW 6.6, OCR 19.5, 19.6).
     *
     * @param round scope, from 1; 0: any
     * @param venue scope, a venue id; "": any
     * @param boardId scope, one board, as the caller wrote it: no board has a text that is not an id; "": any
     * @param reason at most 500 characters; only a start needs none
     * @param boards the boards of the order, found by the service when the order was given
     * @param startAt when a start is to be carried out; empty: at once
     * @param white time to add to White's clock or to set on it, see clock.proto
     * @param changesSeen for one board, how many changes of its clocks the arbiter knows of
     * @param scheduledAt for a start, when its round is scheduled to start: default time does not begin earlier; empty:
     *     it begins at the start (OCR 16.11)
     */
    record Give(
            String orderId,
            OrderKind kind,
            String competitionId,
            int round,
            String venue,
            String boardId,
            String reason,
            List<OrderedBoard> boards,
            Optional<Instant> startAt,
            Optional<Duration> white,
            Optional<Duration> black,
            Optional<TimeControl> whiteControl,
            Optional<TimeControl> blackControl,
            OptionalInt whiteMoves,
            OptionalInt blackMoves,
            boolean scheduleSuffers,
            OptionalInt changesSeen,
            Optional<Instant> scheduledAt)
            implements Command {
        public Give {
            boards = List.copyOf(boards);
        }
    }

    /**
     * Notes the result of an order on one board; only this service itself.
     *
     * @param code refusal code if not applied, "" otherwise
     * @param text refusal text if not applied, "" otherwise
     * @param before the board's clocks just before, if applied
     */
    record NoteBoard(
            String orderId,
            BoardId boardId,
            boolean applied,
            String code,
            String text,
            Optional<ClockReading> before,
            Optional<ClockReading> after)
            implements Command {}

    /** Takes back a start that waits for its time. */
    record Withdraw(String orderId, String reason) implements Command {}

    /** The time of a waiting start has come; only this service itself, before it sends the order to any board. */
    record BeginOrder(String orderId) implements Command {}

    /**
     * Both clocks and the moves of a round's boards; an arbiter, or this service every 30 minutes.
     *
     * @param rows the boards within the caller's right: if the right is bound to a venue, the games in which the venue
     *     has a seat
     * @param at the instant for which the rows hold
     * @param part part of a long sheet, from 1 to {@code parts}
     */
    record TakeTimeSheet(
            String orderId, String competitionId, int round, Instant at, List<TimeSheetRow> rows, int part, int parts)
            implements Command {
        public TakeTimeSheet {
            rows = List.copyOf(rows);
        }
    }

    /**
     * Something about time that arbiters must know; only this service itself.
     *
     * @param boardId empty: the alarm is about the whole hall
     */
    record RaiseAlarm(
            String orderId,
            AlarmKind kind,
            String competitionId,
            Optional<BoardId> boardId,
            String expected,
            String found,
            String text,
            List<OrderedBoard> boards,
            Optional<Instant> from,
            Optional<Instant> to)
            implements Command {
        public RaiseAlarm {
            boards = List.copyOf(boards);
        }
    }

    /** A running clock fell below a level; only this service itself. */
    record NoteTimeTrouble(
            String orderId, BoardId boardId, int attempt, Side side, TroubleLevel level, ClockReading clocks)
            implements Command {}
}
