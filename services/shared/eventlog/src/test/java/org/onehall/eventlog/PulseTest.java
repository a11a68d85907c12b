package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PulseTest {
    private static final String COMMANDS = TopicCatalogue.commands("game");

    private long nanos = Long.MAX_VALUE - 7; // the timer may begin anywhere and overflow
    private final Pulse pulse = new Pulse("game", () -> nanos);

    private void pass(Duration time) {
        nanos += time.toNanos();
    }

    @Test
    void aDeciderThatComesRoundStandsNowhere() {
        for (int times = 0; times < 20; times++) {
            pulse.turned(0);
            pulse.begins(1, times);
            pulse.turned(1);
            pass(Duration.ofSeconds(1));
            assertEquals(Map.of(), pulse.standing());
        }
    }

    @Test
    void whereACommandTakesLongItsPartitionAndThoseThatWaitForItAreNamed() {
        pulse.turned(2);
        pulse.begins(1, 17);
        pass(Pulse.LONG);
        assertEquals(Map.of(), pulse.standing());
        pass(Duration.ofSeconds(1));
        pulse.turned(3); // called by another thread
        assertEquals(
                Map.of(
                        COMMANDS + "-1", "no command is decided; the one at offset 17 has taken 6 s so far",
                        COMMANDS + "-2", "no command is decided; the decider has not come round for 6 s"),
                pulse.standing());
        pulse.turned(1);
        pulse.turned(2);
        assertEquals(Map.of(), pulse.standing());
    }

    @Test
    void aThreadThatAsksForCommandsComesRoundForAllThatWaitForOne() {
        pulse.turned(2);
        pulse.begins(1, 17);
        pulse.opens(4);
        pass(Pulse.LONG.plusSeconds(1));
        pulse.turned();
        assertEquals(
                Map.of(
                        COMMANDS + "-1", "no command is decided; the one at offset 17 has taken 6 s so far",
                        COMMANDS + "-4", "no command is decided; its state has been read for 6 s so far"),
                pulse.standing());
        pass(Pulse.LONG.plusSeconds(1));
        assertEquals(
                "no command is decided; the decider has not come round for 6 s",
                pulse.standing().get(COMMANDS + "-2"));
    }

    @Test
    void aPartitionWhoseStateIsBeingReadStandsFromTheFirstMoment() {
        pulse.opens(4);
        assertEquals(
                Map.of(COMMANDS + "-4", "no command is decided; its state has been read for 0 s so far"),
                pulse.standing());
        pulse.turned(4);
        assertEquals(Map.of(), pulse.standing());
    }

    @Test
    void whatAnotherInstanceDecidesIsNotAskedForHere() {
        pulse.begins(1, 17);
        pulse.closed(1);
        pass(Pulse.LONG.multipliedBy(2));
        assertEquals(Map.of(), pulse.standing());
    }
}
