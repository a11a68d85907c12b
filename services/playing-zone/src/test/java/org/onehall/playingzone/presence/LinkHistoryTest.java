package org.onehall.playingzone.presence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.projection.link.LinkSample;
import org.onehall.playingzone.projection.link.Takeover;

class LinkHistoryTest {
    private static final SeatKey SEAT = new SeatKey("cup/1/1", Side.WHITE);

    private final LinkHistory book = new LinkHistory();

    @Test
    void onlySoManySamplesAreKeptAndNoneFromBefore() {
        for (int at = 1; at <= LinkHistory.KEPT + 5; at++) book.measured(Map.of(SEAT, new LinkQuality(at, 0, 0)), at);
        assertEquals(LinkHistory.KEPT, book.samples(SEAT, 0).size());
        assertEquals(List.of(new LinkSample(124, 124, 0, 0), new LinkSample(125, 125, 0, 0)), book.samples(SEAT, 124));
        assertEquals(List.of(), book.samples(new SeatKey("cup/1/1", Side.BLACK), 0));
    }

    @Test
    void aReplacedConnectionThatClosesTakesNoDeviceAway() {
        book.connected(SEAT, new LinkHistory.Device("a", "p", "10.0.0.1", 1));
        book.connected(SEAT, new LinkHistory.Device("b", "p", "10.0.0.2", 2));
        book.closed(SEAT, "a");
        assertEquals(Optional.of(new LinkHistory.Device("b", "p", "10.0.0.2", 2)), book.device(SEAT));
        book.closed(SEAT, "b");
        assertEquals(
                Optional.of(new LinkHistory.Device("", "p", "10.0.0.2", 2)),
                book.device(SEAT),
                "which device was lost is of use");
    }

    @Test
    void anotherPageThatOpensAConnectedSeatTakesItOver() { // OCR 16.7
        book.connected(SEAT, new LinkHistory.Device("a", "one", "10.0.0.1", 1));
        book.connected(SEAT, new LinkHistory.Device("b", "one", "10.0.0.9", 2));
        assertEquals(List.of(), book.takeovers(SEAT), "the same page on another network");
        book.connected(SEAT, new LinkHistory.Device("c", "two", "10.0.0.2", 3));
        book.connected(SEAT, new LinkHistory.Device("d", "", "10.0.0.2", 4));
        book.closed(SEAT, "d");
        book.connected(SEAT, new LinkHistory.Device("e", "three", "10.0.0.3", 5));
        assertEquals(
                List.of(new Takeover(3, "10.0.0.9", "10.0.0.2"), new Takeover(4, "10.0.0.2", "10.0.0.2")),
                book.takeovers(SEAT));
        for (int at = 6; at < 30; at++)
            book.connected(SEAT, new LinkHistory.Device("x" + at, "p" + at, "10.0.0.4", at));
        assertEquals(10, book.takeovers(SEAT).size());
        assertEquals(29, book.takeovers(SEAT).getLast().at());
    }
}
