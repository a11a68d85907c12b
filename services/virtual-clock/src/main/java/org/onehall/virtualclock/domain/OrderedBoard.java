package org.onehall.virtualclock.domain;

import java.util.List;
import java.util.OptionalInt;

/**
 * A board to which an order applies.
 *
 * @param boardId "competition/round/board"
 * @param venues venue ids of White and Black
 * @param changesSeen how many changes of its clocks the arbiter knew of; empty: not checked
 */
public record OrderedBoard(String boardId, List<String> venues, OptionalInt changesSeen) {
    public OrderedBoard {
        venues = List.copyOf(venues);
    }
}
