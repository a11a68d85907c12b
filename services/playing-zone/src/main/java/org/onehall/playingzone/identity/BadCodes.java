package org.onehall.playingzone.identity;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Counts wrong codes per remote address: more than ten in a minute, and the address waits. Thread-safe. */
public final class BadCodes {
    private static final int ALLOWED = 10;
    private static final Duration WINDOW = Duration.ofMinutes(1);
    private static final int MANY_ADDRESSES = 10_000;

    private final Map<String, Deque<Instant>> failures = new HashMap<>();

    public synchronized boolean mayTry(String address, Instant now) {
        Deque<Instant> recent = failures.get(address);
        if (recent == null) return true;
        forget(recent, now);
        if (recent.isEmpty()) failures.remove(address);
        return recent.size() < ALLOWED;
    }

    public synchronized void failed(String address, Instant now) {
        if (failures.size() >= MANY_ADDRESSES) {
            failures.values().forEach(recent -> forget(recent, now));
            failures.values().removeIf(Deque::isEmpty);
        }
        failures.computeIfAbsent(address, _ -> new ArrayDeque<>()).add(now);
    }

    private static void forget(Deque<Instant> recent, Instant now) {
        while (!recent.isEmpty() && !recent.peekFirst().plus(WINDOW).isAfter(now)) recent.pollFirst();
    }
}
