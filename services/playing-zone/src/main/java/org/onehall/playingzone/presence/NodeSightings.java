package org.onehall.playingzone.presence;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/** When this zone last heard of each venue's nodes (OCR 18.8). Thread-safe. */
@Singleton
public class NodeSightings {
    /** Most nodes of one venue. */
    private static final int MOST = 20;
    /** A node that is silent for so long makes room for another. */
    private static final long GONE_MS = Duration.ofDays(1).toMillis();

    private final Map<String, Map<String, Long>> heard = new HashMap<>();

    /**
     * Notes a sign of life of a node, unless its venue has the most nodes it may have and this one is new.
     *
     * @param venue "competition/venue"
     * @param at ms since 1970
     * @return whether it was noted
     */
    public synchronized boolean heard(String venue, String node, long at) {
        Map<String, Long> here = heard.computeIfAbsent(venue, _ -> new HashMap<>());
        here.values().removeIf(last -> last < at - GONE_MS);
        if (!here.containsKey(node) && here.size() >= MOST) return false;
        here.put(node, at);
        return true;
    }

    /** Ms since 1970; empty if not since the zone's start. */
    public synchronized OptionalLong heard(String venue, String node) {
        Long at = heard.getOrDefault(venue, Map.of()).get(node);
        return at == null ? OptionalLong.empty() : OptionalLong.of(at);
    }
}
