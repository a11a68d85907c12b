package org.onehall.clock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Time that does not count while a game is interrupted (OCR 16.11, 19.6, ENG-4). */
class InterruptionsTest {
    private static Instant at(String time) {
        return Instant.parse("2026-05-01T" + time + "Z");
    }

    private static Instant tenMinutes(Interruptions interruptions) {
        return interruptions.end(at("15:00:00"), Duration.ofMinutes(10));
    }

    @Test
    void aSpanIsLongerByTheTimeTheGameStood() { // OCR 16.11
        assertEquals(at("15:10:00"), tenMinutes(Interruptions.NONE));
        assertEquals(
                at("15:15:00"),
                tenMinutes(Interruptions.NONE
                        .stopped(at("15:02:00"))
                        .stopped(at("15:03:00"))
                        .wentOn(at("15:07:00"))
                        .wentOn(at("15:08:00"))));
        assertEquals(
                at("15:18:00"),
                tenMinutes(
                        Interruptions.NONE.with(at("15:02:00"), at("15:07:00")).with(at("15:12:00"), at("15:15:00"))));
    }

    @Test
    void whatWasOverWhenTheGameStoppedStaysOver() { // DEC-13
        assertEquals(at("15:10:00"), tenMinutes(Interruptions.NONE.with(at("15:10:00.001"), at("15:30:00"))));
        assertEquals(at("15:30:00"), tenMinutes(Interruptions.NONE.with(at("15:10:00"), at("15:30:00"))));
    }

    @Test
    void onlyWhatLiesAfterTheBeginningCounts() { // OCR 16.11
        assertEquals(at("15:10:00"), tenMinutes(Interruptions.NONE.with(at("14:50:00"), at("14:59:00"))));
        assertEquals(at("15:11:00"), tenMinutes(Interruptions.NONE.with(at("14:50:00"), at("15:01:00"))));
    }

    @Test
    void noTimeCountsTwice() { // ENG-4
        Interruptions outageAfterResuming = Interruptions.NONE
                .stopped(at("15:01:00"))
                .wentOn(at("15:03:00"))
                .with(at("15:02:59"), at("15:04:00"));
        assertEquals(at("15:13:00"), tenMinutes(outageAfterResuming));
        assertEquals(outageAfterResuming, outageAfterResuming.with(at("15:02:00"), at("15:04:00")));
        assertEquals(
                List.of(
                        new Interruptions.Interruption(at("15:01:00"), at("15:03:00")),
                        new Interruptions.Interruption(at("15:03:00"), at("15:04:00"))),
                outageAfterResuming.over());
    }
}
