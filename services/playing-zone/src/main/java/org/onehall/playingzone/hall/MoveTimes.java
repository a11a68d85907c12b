package org.onehall.playingzone.hall;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * How long a move takes through the hall: {@code move.time}, from the socket it arrives at until it has been handed to
 * the sockets of the board's screens. Counted in the instance it arrives at, by that instance's own clock.
 */
@Singleton
public class MoveTimes {
    /** Above this number the oldest moves are dropped: the event of some, such as a move sent twice, never comes. */
    static final int MOST_UNDER_WAY = 4_096;

    private final Timer time;
    private final Map<String, Long> underWay = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST_UNDER_WAY;
        }
    };

    @Inject
    public MoveTimes(MeterRegistry registry) {
        time = ZoneMetrics.moveTime(registry);
    }

    /** @param nanos when the frame of the move arrived, by {@link System#nanoTime()} */
    public synchronized void arrived(String trace, long nanos) {
        underWay.put(trace, nanos);
    }

    /** A move that is refused is not counted. */
    public synchronized void refused(String trace) {
        underWay.remove(trace);
    }

    /**
     * Takes a move that has been handed to all screens; one that did not arrive here, or was taken before, is not
     * counted.
     *
     * @param nanos the moment, by {@link System#nanoTime()}
     */
    synchronized void shown(String trace, long nanos) {
        Long since = underWay.remove(trace);
        if (since != null) time.record(nanos - since, TimeUnit.NANOSECONDS);
    }
}
