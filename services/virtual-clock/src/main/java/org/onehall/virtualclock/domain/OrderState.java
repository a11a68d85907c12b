package org.onehall.virtualclock.domain;

import java.util.List;

/**
 * A clock order as its log tells it.
 *
 * @param given   whether the order exists
 * @param waiting boards not noted yet
 * @param applied boards the order was carried out on
 * @param refused boards that refused it
 */
public record OrderState(boolean given, List<String> waiting, List<String> applied, List<String> refused, boolean completed) {
    public static final OrderState UNKNOWN = new OrderState(false, List.of(), List.of(), List.of(), false);

    public OrderState {
        waiting = List.copyOf(waiting);
        applied = List.copyOf(applied);
        refused = List.copyOf(refused);
    }

    boolean isNoted(String boardId) {
        return applied.contains(boardId) || refused.contains(boardId);
    }
}
