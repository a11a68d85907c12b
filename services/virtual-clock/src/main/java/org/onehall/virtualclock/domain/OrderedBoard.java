package org.onehall.virtualclock.domain;

import java.util.List;

/**
 * A board an order is about.
 *
 * @param boardId "competition/round/board"
 * @param venues  venue ids of White and Black
 */
public record OrderedBoard(String boardId, List<String> venues) {
    public OrderedBoard {
        venues = List.copyOf(venues);
    }
}
