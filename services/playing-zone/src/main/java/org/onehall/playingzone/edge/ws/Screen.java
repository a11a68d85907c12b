package org.onehall.playingzone.edge.ws;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.onehall.playingzone.command.Owner;
import org.onehall.playingzone.hall.Member;

/** One open screen: whose it is, where it comes from, and what waits for its answers. */
final class Screen {
    final String id;
    final Member member;
    final String token;
    /** The session id, the same for all screens of one enrolment. */
    final String session;

    /** The end of the token, in seconds since 1970. */
    final long expires;

    /** The IP address of the client, as seen here. */
    final String address;

    private final Map<Owner, Lane> lanes = new ConcurrentHashMap<>();
    final FrameRate rate = new FrameRate();
    final RoundTrips roundTrips = new RoundTrips();
    final long opened = System.nanoTime();
    volatile long heardNanos = System.nanoTime();
    /** Whether this is the device from which the moves of its seat come. */
    volatile boolean device;
    /** Whether the screen has joined the hall; it must leave exactly once. */
    final AtomicBoolean joined = new AtomicBoolean();

    Screen(String id, Member member, String token, String session, long expires, String address) {
        this.id = id;
        this.session = session;
        this.address = address;
        this.member = member;
        this.token = token;
        this.expires = expires;
    }

    /**
     * The lane of work that waits for one service; that of {@code GAME} also reports when the screen opens and closes.
     */
    Lane lane(Owner owner) {
        return lanes.computeIfAbsent(owner, _ -> new Lane());
    }

    /** Drops all waiting work that has not begun. */
    void closeLanes() {
        lanes.values().forEach(Lane::close);
    }
}
