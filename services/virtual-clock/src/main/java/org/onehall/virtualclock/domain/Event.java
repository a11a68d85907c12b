package org.onehall.virtualclock.domain;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.clock.TimeControl;
import org.onehall.decider.BoardId;

/** What happened to one clock order, or was noted about time. Fields are described in clock.proto. */
public sealed interface Event {
    String orderId();

    record OrderGiven(
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
            implements Event {
        public OrderGiven {
            boards = List.copyOf(boards);
        }
    }

    record BoardNoted(
            String orderId,
            BoardId boardId,
            boolean applied,
            String code,
            String text,
            Optional<ClockReading> before,
            Optional<ClockReading> after)
            implements Event {}

    /** The results of all boards are noted. */
    record OrderCompleted(String orderId, int applied, int refused) implements Event {}

    record OrderWithdrawn(String orderId, String reason) implements Event {}

    /** A start that waited is being carried out: it can no longer be withdrawn. */
    record OrderBegun(String orderId) implements Event {}

    record AlarmRaised(
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
            implements Event {
        public AlarmRaised {
            boards = List.copyOf(boards);
        }
    }

    record TimeTroubleNoted(
            String orderId, BoardId boardId, int attempt, Side side, TroubleLevel level, ClockReading clocks)
            implements Event {}

    record TimeSheetTaken(
            String orderId, String competitionId, int round, Instant at, List<TimeSheetRow> rows, int part, int parts)
            implements Event {
        public TimeSheetTaken {
            rows = List.copyOf(rows);
        }
    }
}
