package org.onehall.paper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class AxisTest {
    @Test
    void valuesLieInProportionAndThoseOutsideAtTheEnd() {
        Axis down = new Axis(35, 75, 200, 0);
        assertEquals(200, down.at(35));
        assertEquals(125, down.at(50));
        assertEquals(0, down.at(75));
        assertEquals(0, down.at(90));
        assertEquals(200, down.at(0));
    }

    @Test
    void ticksAreRoundAndWithinTheSpan() {
        assertEquals(List.of(1500.0, 2000.0, 2500.0), new Axis(1150, 2810, 0, 1).ticks(4));
        assertEquals(List.of(0.0, 0.5, 1.0), new Axis(0, 1.2, 0, 1).ticks(3));
        assertEquals(List.of(-1.0, 0.0, 1.0), new Axis(-1, 1, 0, 1).ticks(2));
        for (double most = 0.013; most < 1e6; most *= 1.7) {
            Axis axis = new Axis(0, most, 0, 1);
            List<Double> ticks = axis.ticks(5);
            assertTrue(ticks.size() >= 3 && ticks.size() <= 11, most + ": " + ticks);
            assertTrue(ticks.getFirst() >= 0 && ticks.getLast() <= most * (1 + 1e-9), most + ": " + ticks);
        }
    }

    @Test
    void aSpanHasAnExtent() {
        assertThrows(IllegalArgumentException.class, () -> new Axis(1, 1, 0, 10));
        assertThrows(IllegalArgumentException.class, () -> new Axis(0, Double.NaN, 0, 10));
        assertThrows(IllegalArgumentException.class, () -> new Axis(0, Double.POSITIVE_INFINITY, 0, 10));
    }
}
