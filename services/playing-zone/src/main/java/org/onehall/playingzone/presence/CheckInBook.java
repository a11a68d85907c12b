package org.onehall.playingzone.presence;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.onehall.playingzone.query.SeatKey;

/**
 * Whose arrival at the board is still to be told (OCR 16.11, DEC-13): a seat's, once a session of its game, from when its
 * device connected. A lost connection takes nothing back. No clock and no I/O; not thread-safe.
 */
final class CheckInBook {
    /** @param session of the game, from 1 */
    record Visit(SeatKey seat, int session) {}

    /** @param since when the device connected */
    record CheckIn(Visit visit, Instant since) {}

    private final Map<SeatKey, Instant> connected = new LinkedHashMap<>();
    private final Map<Visit, Instant> untold = new LinkedHashMap<>();
    private final Set<Visit> asking = new HashSet<>();
    private final Set<Visit> told = new HashSet<>();
    private final Map<SeatKey, Integer> devices = new HashMap<>();

    void opened(SeatKey seat, Instant now) {
        devices.merge(seat, 1, Integer::sum);
        connected.putIfAbsent(seat, now);
    }

    void closed(SeatKey seat) {
        if (devices.merge(seat, -1, Integer::sum) > 0) return;
        devices.remove(seat);
        connected.remove(seat);
    }

    /** What is to be told now; each is given out once until it is answered. */
    List<CheckIn> due(Function<SeatKey, OptionalInt> session) {
        connected.forEach((seat, since) -> session.apply(seat).ifPresent(number -> {
            Visit visit = new Visit(seat, number);
            if (!told.contains(visit)) untold.putIfAbsent(visit, since);
        }));
        List<CheckIn> due = new ArrayList<>();
        untold.forEach((visit, since) -> {
            if (asking.add(visit)) due.add(new CheckIn(visit, since));
        });
        return due;
    }

    /** The board log has answered, one way or the other. */
    void answered(Visit visit) {
        asking.remove(visit);
        untold.remove(visit);
        told.add(visit);
    }

    /** Nobody knows: it is told again. */
    void unanswered(Visit visit) {
        asking.remove(visit);
    }
}
