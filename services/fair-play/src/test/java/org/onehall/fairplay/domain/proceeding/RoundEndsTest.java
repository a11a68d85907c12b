package org.onehall.fairplay.domain.proceeding;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.onehall.decider.BoardId;

/** When results are announced and when a round is over (APP-I A5, G2.1). */
class RoundEndsTest {
    private static final Instant OPENED = Instant.parse("2026-03-01T18:00:00Z");

    private static Instant at(long second) {
        return OPENED.plusSeconds(second);
    }

    @Test
    void resultsAreAnnouncedWhenTheLastOfAllRoundsBecameOfficial() { // APP-I A5
        assertEquals(Optional.empty(), RoundEnds.announced(List.of(), Map.of()));
        assertEquals(Optional.empty(), RoundEnds.announced(List.of(1, 2), Map.of(1, at(9))));
        assertEquals(Optional.of(at(9)), RoundEnds.announced(List.of(1, 2), Map.of(1, at(9), 2, at(7))));
    }

    @Test
    void aRoundIsOverWithItsLastGameInAnyVenue() { // APP-I G2.1
        assertEquals(
                Optional.empty(),
                RoundEnds.ended(
                        OPENED,
                        Set.of(new BoardId("cup", 2, 1), new BoardId("cup", 2, 2)),
                        Map.of(new BoardId("cup", 2, 1), at(3))));
        assertEquals(
                Optional.of(at(5)),
                RoundEnds.ended(
                        OPENED,
                        Set.of(new BoardId("cup", 2, 1), new BoardId("cup", 2, 2)),
                        Map.of(
                                new BoardId("cup", 2, 1),
                                at(5),
                                new BoardId("cup", 2, 2),
                                at(3),
                                new BoardId("cup", 3, 1),
                                at(8))));
    }

    @Test
    void aRoundWithoutGamesIsOverWhenItIsOpened() { // APP-I G2.1
        assertEquals(Optional.of(OPENED), RoundEnds.ended(OPENED, Set.of(), Map.of()));
    }
}
