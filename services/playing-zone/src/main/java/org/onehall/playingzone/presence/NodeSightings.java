package org.onehall.playingzone.presence;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/** When this zone last heard of each venue's nodes (OCR 18.8). Thread-safe. */
@Singleton
public class NodeSightings {
    /** The most nodes remembered for one venue. */
    private static final int MOST = 20;
    /** A node that has been silent for this long makes room for another. */
    private static final long GONE_MS = Duration.ofDays(1).toMillis();

    private final Map<String, Map<String, Long>> heard = new HashMap<>();

    /**
     * Notes a sign of life of a node, unless the node is new and its venue already has the most nodes allowed.
     *
     * @param venue "competition/venue"
     * @param at in ms since 1970
     * @return whether it was noted
     */
    public synchronized boolean heard(String venue, String node, long at) {
        Map<String, Long> here = heard.computeIfAbsent(venue, _ -> new HashMap<>());
        here.values().removeIf(last -> last < at - GONE_MS);
        if (!here.containsKey(node) && here.size() >= MOST) return false;
        here.put(node, at);
        return true;
    }

    /** When a node was last heard, in ms since 1970; empty if not since the zone's start. */
    public synchronized OptionalLong heard(String venue, String node) {
        Long at = heard.getOrDefault(venue, Map.of()).get(node);
        return at == null ? OptionalLong.empty() : OptionalLong.of(at);
    }
}
