package org.onehall.playingzone.presence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.playingzone.query.SeatKey;
import org.onehall.playingzone.query.Views.LinkQuality;
import org.onehall.playingzone.query.Views.LinkSample;

class LinkBookTest {
    private static final SeatKey SEAT = new SeatKey("cup/1/1", Side.WHITE);

    private final LinkBook book = new LinkBook();

    @Test void onlySoManySamplesAreKeptAndNoneFromBefore() {
        for (int at = 1; at <= LinkBook.KEPT + 5; at++) book.measured(Map.of(SEAT, new LinkQuality(at, 0, 0)), at);
        assertEquals(LinkBook.KEPT, book.samples(SEAT, 0).size());
        assertEquals(List.of(new LinkSample(124, 124, 0, 0), new LinkSample(125, 125, 0, 0)), book.samples(SEAT, 124));
        assertEquals(List.of(), book.samples(new SeatKey("cup/1/1", Side.BLACK), 0));
    }

    @Test void aReplacedConnectionThatClosesTakesNoDeviceAway() {
        book.connected(SEAT, new LinkBook.Device("a", "10.0.0.1", 1));
        book.connected(SEAT, new LinkBook.Device("b", "10.0.0.2", 2));
        book.closed(SEAT, "a");
        assertEquals(Optional.of(new LinkBook.Device("b", "10.0.0.2", 2)), book.device(SEAT));
        book.closed(SEAT, "b");
        assertEquals(Optional.empty(), book.device(SEAT));
    }
}
