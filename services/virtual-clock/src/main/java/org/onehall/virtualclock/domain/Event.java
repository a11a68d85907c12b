package org.onehall.virtualclock.domain;

import java.util.List;

/** What happened to one clock order. Fields are described in clock.proto. */
public sealed interface Event {
    String orderId();

    record OrderGiven(String orderId, OrderKind kind, String competitionId, int round, String venue, String boardId,
            String reason, List<OrderedBoard> boards) implements Event {
        public OrderGiven {
            boards = List.copyOf(boards);
        }
    }

    record BoardNoted(String orderId, String boardId, boolean applied, String code, String text) implements Event {}

    /** Every board has been noted. */
    record OrderCompleted(String orderId, int applied, int refused) implements Event {}
}
