package org.onehall.playingzone.presence;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.playingzone.projection.SeatKey;
import org.onehall.playingzone.projection.link.LinkQuality;
import org.onehall.playingzone.projection.link.LinkSample;
import org.onehall.playingzone.projection.link.Takeover;

/** This zone's recent measurements of each seat's link, and the device they come from (OCR 18.8). Thread-safe. */
public final class LinkHistory {
    /** Samples kept for each seat: ten minutes at one sample every five seconds. */
    static final int KEPT = 120;

    /** Takeovers kept for each seat. */
    private static final int TAKEOVERS = 10;

    /**
     * The device that is connected, or was connected last.
     *
     * @param connection empty once it is closed
     * @param page which page of which browser it shows; empty if the device does not report it
     * @param address IP address of the device, as seen here
     * @param since in ms since 1970
     */
    public record Device(String connection, String page, String address, long since) {}

    private final Map<SeatKey, Device> devices = new HashMap<>();
    private final Map<SeatKey, Deque<Takeover>> takeovers = new HashMap<>();
    private final Map<SeatKey, Deque<LinkSample>> samples = new HashMap<>();

    /**
     * A device has connected. If another page was still connected for this seat, the seat has been taken over (OCR
     * 16.7).
     */
    public synchronized void connected(SeatKey seat, Device device) {
        Device before = devices.put(seat, device);
        if (before == null
                || before.connection().isEmpty()
                || !device.page().isEmpty() && device.page().equals(before.page())) return;
        Deque<Takeover> kept = takeovers.computeIfAbsent(seat, _ -> new ArrayDeque<>());
        if (kept.size() == TAKEOVERS) kept.removeFirst();
        kept.add(new Takeover(device.since(), before.address(), device.address()));
    }

    /** The takeovers of a seat, the newest last. */
    public synchronized List<Takeover> takeovers(SeatKey seat) {
        return List.copyOf(takeovers.getOrDefault(seat, new ArrayDeque<>()));
    }

    /** A connection has closed. If it had been replaced by another, this means nothing for the seat. */
    public synchronized void closed(SeatKey seat, String connection) {
        devices.computeIfPresent(
                seat,
                (_, device) -> device.connection().equals(connection)
                        ? new Device("", device.page(), device.address(), device.since())
                        : device);
    }

    /** @param at in ms since 1970 */
    public synchronized void measured(Map<SeatKey, LinkQuality> qualities, long at) {
        qualities.forEach((seat, quality) -> {
            Deque<LinkSample> kept = samples.computeIfAbsent(seat, _ -> new ArrayDeque<>());
            if (kept.size() == KEPT) kept.removeFirst();
            kept.add(new LinkSample(at, quality.ms(), quality.jitterMs(), quality.latePercent()));
        });
    }

    /** The seat's device, or its last one. */
    public synchronized Optional<Device> device(SeatKey seat) {
        return Optional.ofNullable(devices.get(seat));
    }

    /** The samples of a seat from {@code since} on, in ms since 1970, the newest last. */
    public synchronized List<LinkSample> samples(SeatKey seat, long since) {
        return samples.getOrDefault(seat, new ArrayDeque<>()).stream()
                .filter(sample -> sample.at() >= since)
                .toList();
    }
}
