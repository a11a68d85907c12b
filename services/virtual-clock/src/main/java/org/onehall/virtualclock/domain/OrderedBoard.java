package org.onehall.virtualclock.domain;

import java.util.List;
import java.util.OptionalInt;
import org.onehall.decider.BoardId;

/**
 * A board to which an order applies.
 *
 * @param venues venue ids of White and Black
 * @param changesSeen how many changes of its clocks the arbiter knew of; empty: not checked
 */
public record OrderedBoard(BoardId boardId, List<String> venues, OptionalInt changesSeen) {
    public OrderedBoard {
        venues = List.copyOf(venues);
    }
}
