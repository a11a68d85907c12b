package org.onehall.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.chess.PgnReader;

class ThinkTimesTest {
    @Test
    void aMoveTookWhatWasOnTheClockBeforePlusTheIncrementMinusWhatIsLeft() {
        assertEquals(
                seconds(40, 30, 60, 1),
                times(
                        "[TimeControl \"5400+30\"]",
                        "1. e4 {[%clk 1:29:50]} e5 {[%clk 1:30:00]} 2. Nf3 {[%clk 1:29:20]} Nc6 {[%clk 1:30:29]} *"));
    }

    @Test
    void withoutAClockOrWithMoreTimeThanPossibleAMoveTakesFiveSeconds() {
        assertEquals(
                seconds(5, 5, 5),
                times("[TimeControl \"5400+30\"]", "1. e4 {[%clk 1:31:00]} e5 2. Nf3 {[%clk 1:31:31]} *"));
        assertEquals(seconds(5, 5, 5, 5), times("", "1. e4 e5 2. Nf3 Nc6 *"));
    }

    @Test
    void withoutATimeControlTheFirstMovesAreUnknownAndThereIsNoIncrement() {
        assertEquals(
                seconds(5, 5, 10), times("", "1. e4 {[%clk 0:10:00]} e5 {[%clk 0:10:00]} 2. Nf3 {[%clk 0:09:50]} *"));
    }

    @Test
    void elapsedTimesCountBeforeClocks() {
        assertEquals(seconds(7), times("[TimeControl \"600\"]", "1. e4 {[%emt 0:00:07] [%clk 0:09:00]} *"));
    }

    @Test
    void speedDividesAndMaxLeavesNothing() {
        assertEquals(Duration.ofMillis(2_500), Speed.of("10").of(Duration.ofSeconds(25)));
        assertEquals(Duration.ofSeconds(50), Speed.of("0.5").of(Duration.ofSeconds(25)));
        assertEquals(Duration.ZERO, Speed.of("max").of(Duration.ofHours(1)));
    }

    @Test
    void whatIsNoSpeedIsRefused() {
        for (String text : List.of("0", "-1", "fast", "NaN", ""))
            assertThrows(IllegalArgumentException.class, () -> Speed.of(text), text);
    }

    private static List<Duration> times(String tag, String moves) {
        return ThinkTimes.of(PgnReader.readAll("[Event \"Test\"]\n" + tag + "\n\n" + moves + "\n")
                .getFirst()
                .orThrow());
    }

    private static List<Duration> seconds(int... seconds) {
        return java.util.Arrays.stream(seconds).mapToObj(Duration::ofSeconds).toList();
    }
}
