package org.onehall.playingzone.presence;

import jakarta.inject.Singleton;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;

/** When this zone last heard of each venue's node (OCR 18.8). Thread-safe. */
@Singleton
public class NodeBook {
    private record Node(String venue, String name) {}

    private final Map<Node, Long> heard = new ConcurrentHashMap<>();

    /**
     * @param venue "competition/venue"
     * @param at    ms since 1970
     */
    public void heard(String venue, String node, long at) {
        heard.put(new Node(venue, node), at);
    }

    /** Ms since 1970; empty if not since the zone's start. */
    public OptionalLong heard(String venue, String node) {
        Long at = heard.get(new Node(venue, node));
        return at == null ? OptionalLong.empty() : OptionalLong.of(at);
    }
}
