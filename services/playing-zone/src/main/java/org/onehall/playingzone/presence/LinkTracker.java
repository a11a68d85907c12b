package org.onehall.playingzone.presence;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.Link;

/**
 * What the edge observes about the devices of seats (OCR 18.8): UP while frames arrive, SUSPECT once the socket closes
 * or the device is silent for a while, DOWN after a longer silence; also whether the page is covered for some seconds
 * (OCR 16.7). Only changes become facts. A standstill of the zone itself does not count as silence of a player. Pure
 * except for its state; the time is passed in. Not thread-safe.
 */
public final class LinkTracker {
    /** Longest time between two checks before the zone itself is considered to have stood still. */
    private static final Duration STANDSTILL = Duration.ofSeconds(1);
    /** A page that is covered for less time than this is not reported. */
    static final Duration GLANCE = Duration.ofSeconds(3);

    private static final String NO_DEVICE = "";

    /** State of a link as facts name it. */
    public enum State {
        UP,
        SUSPECT,
        DOWN
    }

    /**
     * @param lastSeen last frame received; {@code roundTripMs} as the device last measured it
     * @param away true if the page is covered or another one has the keyboard focus
     */
    public record Fact(
            SeatKey seat,
            String venue,
            String device,
            State state,
            Instant lastSeen,
            Instant at,
            OptionalLong roundTripMs,
            boolean away) {}

    private static final class Watched {
        final String venue;
        final LinkTimes times;
        String device;
        String connection;
        boolean open;
        Instant lastSeen;
        OptionalLong roundTripMs = OptionalLong.empty();
        /**
         * Since when the page has been covered; the page of a new connection counts as visible until it reports
         * otherwise.
         */
        Optional<Instant> awaySince = Optional.empty();
        /** The state last reported; null before the first fact and after a failed report. */
        State told;

        boolean toldAway;

        Watched(String venue, LinkTimes times, String device, String connection, boolean open, Instant lastSeen) {
            this.venue = venue;
            this.times = times;
            this.device = device;
            this.connection = connection;
            this.open = open;
            this.lastSeen = lastSeen;
        }
    }

    private final Map<SeatKey, Watched> links = new LinkedHashMap<>();
    private Instant lastCheck;

    /** A device has connected; it replaces any other of this seat. */
    public List<Fact> connected(
            SeatKey seat, String venue, LinkTimes times, String device, String connection, Instant now) {
        Watched known = links.get(seat);
        Watched link = new Watched(venue, times, device, connection, true, now);
        if (known != null && device.equals(known.device)) {
            link.told = known.told;
            link.toldAway = known.toldAway;
        }
        links.put(seat, link);
        return told(seat, link, State.UP, now);
    }

    /** A frame has arrived over a connection; frames of a replaced connection are ignored. */
    public List<Fact> heard(SeatKey seat, String connection, OptionalLong roundTripMs, Instant now) {
        Watched link = links.get(seat);
        if (link == null || !link.connection.equals(connection)) return List.of();
        link.lastSeen = now;
        link.open = true;
        if (roundTripMs.isPresent()) link.roundTripMs = roundTripMs;
        return told(seat, link, State.UP, now);
    }

    /** The page at the other end of a connection is covered, or is visible again. */
    public List<Fact> away(SeatKey seat, String connection, boolean away, Instant now) {
        Watched link = links.get(seat);
        if (link == null || !link.connection.equals(connection)) return List.of();
        link.awaySince = away ? link.awaySince.or(() -> Optional.of(now)) : Optional.empty();
        return told(seat, link, state(link, now), now);
    }

    /** The socket of a connection has closed. */
    public List<Fact> closed(SeatKey seat, String connection, Instant now) {
        Watched link = links.get(seat);
        if (link == null || !link.connection.equals(connection)) return List.of();
        link.open = false;
        return told(seat, link, state(link, now), now);
    }

    /**
     * Expects a seat in play to return after a restart of the zone: it is SUSPECT, and DOWN if nothing arrives in time.
     * A link already recorded as lost is not reported again, and a seat that never had a device has lost none.
     *
     * @param recorded the recorded state of the seat's link
     */
    public void expect(SeatKey seat, String venue, LinkTimes times, Link recorded, Instant now) {
        if (recorded == Link.DOWN || recorded == Link.NONE) return;
        links.computeIfAbsent(seat, _ -> new Watched(venue, times, NO_DEVICE, "", false, now));
    }

    /** Must be called about every quarter of a second. */
    public List<Fact> check(Instant now) {
        Duration gap = lastCheck == null ? Duration.ZERO : Duration.between(lastCheck, now);
        lastCheck = now;
        if (gap.compareTo(STANDSTILL) > 0)
            links.values().forEach(link -> link.lastSeen = earlier(link.lastSeen.plus(gap), now));
        List<Fact> facts = new ArrayList<>();
        links.forEach((seat, link) -> facts.addAll(told(seat, link, state(link, now), now)));
        return facts;
    }

    /** When the last frame of a seat's device arrived; empty if none has connected. */
    public Optional<Instant> lastSeen(SeatKey seat) {
        return Optional.ofNullable(links.get(seat))
                .filter(link -> !link.device.equals(NO_DEVICE))
                .map(link -> link.lastSeen);
    }

    /** A fact could not be sent: the next check reports the state again. */
    public void unsent(Fact fact) {
        Watched link = links.get(fact.seat());
        if (link != null && link.told == fact.state()) link.told = null;
    }

    private static State state(Watched link, Instant now) {
        Duration silence = Duration.between(link.lastSeen, now);
        if (silence.compareTo(link.times.down()) >= 0) return State.DOWN;
        return link.open && silence.compareTo(link.times.suspect()) < 0 ? State.UP : State.SUSPECT;
    }

    private static List<Fact> told(SeatKey seat, Watched link, State state, Instant now) {
        boolean away = state == State.UP
                && link.awaySince
                        .filter(since -> !now.isBefore(since.plus(GLANCE)))
                        .isPresent();
        if (Objects.equals(link.told, state) && link.toldAway == away) return List.of();
        link.told = state;
        link.toldAway = away;
        return List.of(new Fact(seat, link.venue, link.device, state, link.lastSeen, now, link.roundTripMs, away));
    }

    private static Instant earlier(Instant a, Instant b) {
        return a.isBefore(b) ? a : b;
    }
}
