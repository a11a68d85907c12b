package org.onehall.playingzone.projection.link;

import java.util.List;
import java.util.OptionalLong;

/**
 * What a venue's node measures (OCR 18.8).
 *
 * @param node its name
 * @param heard when this zone last heard of it; empty if not since the zone's start
 * @param offsetMs what is added to its clock; empty if it is not known
 */
public record NodeView(
        String venue, String venueName, String node, OptionalLong heard, OptionalLong offsetMs, List<HopView> hops) {
    public NodeView heard(OptionalLong at) {
        return new NodeView(venue, venueName, node, at, offsetMs, hops);
    }
}
