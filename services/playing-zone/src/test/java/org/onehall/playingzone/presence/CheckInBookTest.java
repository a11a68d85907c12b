package org.onehall.playingzone.presence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.presence.CheckInBook.CheckIn;
import org.onehall.playingzone.presence.CheckInBook.Visit;
import org.onehall.playingzone.query.SeatKey;

/** Check-in at the board (OCR 16.11, DEC-13). */
class CheckInBookTest {
    private static final Instant START = Instant.parse("2026-04-01T10:00:00Z");
    private static final SeatKey SEAT = new SeatKey("demo/1/1", Side.WHITE);
    private static final CheckIn FIRST = new CheckIn(new Visit(SEAT, 1), START);

    private final CheckInBook book = new CheckInBook();

    private List<CheckIn> due(int session) {
        return book.due(_ -> session == 0 ? OptionalInt.empty() : OptionalInt.of(session));
    }

    @Test void aSeatIsToldOnceFromWhenItsDeviceConnected() {
        book.opened(SEAT, START);
        assertEquals(List.of(FIRST), due(1));
        assertEquals(List.of(), due(1), "asked already");
        book.answered(FIRST.visit());
        assertEquals(List.of(), due(1));
        book.closed(SEAT);
        book.opened(SEAT, START.plusSeconds(60));
        assertEquals(List.of(), due(1), "the connection came back: nobody has arrived");
    }

    @Test void aLostConnectionTakesNothingBackAndTheTellingGoesOnUntilItIsAnswered() {
        book.opened(SEAT, START);
        due(1);
        book.closed(SEAT);
        book.unanswered(FIRST.visit());
        assertEquals(List.of(FIRST), due(1));
    }

    @Test void aBoardThatDoesNotExistYetIsToldOnceItDoesIfThePlayerIsStillConnected() {
        book.opened(SEAT, START);
        assertEquals(List.of(), due(0));
        assertEquals(List.of(FIRST), due(1));
        var other = new CheckInBook();
        other.opened(SEAT, START);
        other.closed(SEAT);
        assertEquals(List.of(), other.due(_ -> OptionalInt.of(1)));
    }

    @Test void everySessionOfAnAdjournedGameIsToldAnew() { // ADJ I.10
        book.opened(SEAT, START);
        due(1);
        book.answered(FIRST.visit());
        assertEquals(List.of(new CheckIn(new Visit(SEAT, 2), START)), due(2));
    }

    @Test void aSecondDeviceThatGoesDoesNotMakeTheSeatLeave() {
        book.opened(SEAT, START);
        book.opened(SEAT, START.plusSeconds(5));
        book.closed(SEAT);
        assertEquals(List.of(FIRST), due(1));
    }
}
