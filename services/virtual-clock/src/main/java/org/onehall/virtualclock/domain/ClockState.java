package org.onehall.virtualclock.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.BoardId;

/** The state of one key of the clock log: an order, or something noted about time. */
public sealed interface ClockState {
    /** Nothing has happened under this id. */
    record Unknown() implements ClockState {}

    /**
     * A clock order.
     *
     * @param startAt when a start is to be carried out; empty: at once
     * @param boards the boards of the order, each once
     * @param waiting boards whose result is not noted yet
     * @param applied boards on which the order was carried out
     * @param refused boards that refused it
     * @param begun a start that waited is being carried out
     * @param over the results of all boards are noted, or the order was withdrawn
     */
    record Order(
            OrderKind kind,
            Optional<Instant> startAt,
            List<OrderedBoard> boards,
            List<BoardId> waiting,
            int applied,
            int refused,
            boolean begun,
            boolean over)
            implements ClockState {
        public Order {
            boards = List.copyOf(boards);
            waiting = List.copyOf(waiting);
        }

        boolean means(BoardId boardId) {
            return boards.stream().anyMatch(board -> board.boardId().equals(boardId));
        }

        Order noted(BoardId boardId, boolean done) {
            return new Order(
                    kind,
                    startAt,
                    boards,
                    waiting.stream().filter(board -> !board.equals(boardId)).toList(),
                    applied + (done ? 1 : 0),
                    refused + (done ? 0 : 1),
                    begun,
                    over);
        }

        Order ended() {
            return new Order(kind, startAt, boards, waiting, applied, refused, begun, true);
        }

        Order started() {
            return new Order(kind, startAt, boards, waiting, applied, refused, true, over);
        }

        /** Whether it is a start whose time has not come, so that nothing has been done yet. */
        boolean waits() {
            return startAt.isPresent() && !begun && !over;
        }
    }

    /**
     * An alarm, a time trouble or a time sheet.
     *
     * @param boards the boards that an alarm names; empty for the others
     */
    record Noted(List<BoardId> boards) implements ClockState {
        public Noted {
            boards = List.copyOf(boards);
        }
    }
}
