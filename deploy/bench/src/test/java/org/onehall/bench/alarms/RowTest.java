package org.onehall.bench.alarms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RowTest {
    @Test
    void aGoalIsHeldByTheHundredthThatMayMissIt() {
        long[] times =
                LongStream.rangeClosed(1, 100).map(i -> i == 100 ? 5_000 : i).toArray();
        assertEquals(new Row("case", "all", 100, 100, 50, 99, 5_000, 99, true), Row.of("case", "all", 100, times, 99));
        assertFalse(Row.of("case", "all", 100, times, 98).held());
    }

    @Test
    void whatWasLostHoldsNoGoal() {
        assertFalse(Row.of("case", "all", 3, new long[] {1, 2}, 1_000).held());
        assertFalse(Row.of("case", "all", 3, new long[0], 1_000).held());
        assertTrue(Row.of("case", "all", 2, new long[] {1, 2}, 0).held());
    }

    @Test
    void boardsAndVenuesAreDealtOutToAsManyCompetitionsAsAreNeeded() {
        assertEquals(1, new Alarms.Plan(4, 2, 0, 0, 0).competitions());
        assertEquals(2, new Alarms.Plan(1_000, 100, 0, 0, 0).competitions());
        assertEquals(3, new Alarms.Plan(500, 101, 0, 0, 0).competitions());
        assertEquals(2, new Alarms.Plan(501, 20, 0, 0, 0).competitions());
    }
}
