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
    /** The same for all screens of one enrolment. */
    final String session;

    /** Seconds since 1970. */
    final long expires;

    /** IP address, as this end sees it. */
    final String address;

    private final Map<Owner, Lane> lanes = new ConcurrentHashMap<>();
    final FrameRate rate = new FrameRate();
    final RoundTrips roundTrips = new RoundTrips();
    final long opened = System.nanoTime();
    volatile long heardNanos = System.nanoTime();
    /** Of a seat: this is the device its moves come from. */
    volatile boolean device;
    /** It has been taken in and is to be let go once. */
    final AtomicBoolean joined = new AtomicBoolean();

    Screen(String id, Member member, String token, String session, long expires, String address) {
        this.id = id;
        this.session = session;
        this.address = address;
        this.member = member;
        this.token = token;
        this.expires = expires;
    }

    /** What waits for one service's answer; for {@code GAME} also its coming and going. */
    Lane lane(Owner owner) {
        return lanes.computeIfAbsent(owner, _ -> new Lane());
    }

    /** Drops what waits and has not begun. */
    void closeLanes() {
        lanes.values().forEach(Lane::close);
    }
}
