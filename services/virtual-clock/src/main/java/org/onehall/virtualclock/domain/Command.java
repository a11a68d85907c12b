package org.onehall.virtualclock.domain;

import java.util.List;

/** What may be asked of one clock order. */
public sealed interface Command {
    String orderId();

    /**
     * Gives an order (LAW 6.6, OCR 19.6).
     *
     * @param round   scope, from 1; 0: any
     * @param venue   scope, a venue id; "": any
     * @param boardId scope, one board; "": any
     * @param reason  at most 500 characters; a pause needs one
     * @param boards  the boards meant, found by the service when the order was given
     */
    record Give(String orderId, OrderKind kind, String competitionId, int round, String venue, String boardId, String reason,
            List<OrderedBoard> boards) implements Command {
        public Give {
            boards = List.copyOf(boards);
        }
    }

    /**
     * What became of one board; only this service itself.
     *
     * @param code refusal code if not applied, "" otherwise
     * @param text refusal text if not applied, "" otherwise
     */
    record NoteBoard(String orderId, String boardId, boolean applied, String code, String text) implements Command {}
}
