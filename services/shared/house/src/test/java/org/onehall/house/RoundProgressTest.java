package org.onehall.house;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;

class RoundProgressTest {
    private static final Instant THREE = Instant.parse("2026-11-21T15:00:00Z");

    @Test
    void aMatchHasEndedOnceItsLastBoardHas() { // FSSI gen-8 b
        var one = new BoardId("cup", 2, 4);
        var two = new BoardId("cup", 2, 5);
        Map<BoardId, Instant> ended = new HashMap<>(Map.of(one, THREE.plusSeconds(60)));
        assertEquals(
                Optional.empty(), RoundProgress.lastEnd(List.of(one, two), id -> Optional.ofNullable(ended.get(id))));
        ended.put(two, THREE);
        assertEquals(
                Optional.of(THREE.plusSeconds(60)),
                RoundProgress.lastEnd(List.of(one, two), id -> Optional.ofNullable(ended.get(id))));
        assertEquals(Optional.of(THREE), RoundProgress.lastEnd(List.of(two), id -> Optional.ofNullable(ended.get(id))));
    }
}
