package org.onehall.playingzone.projection.link;

import java.util.List;
import java.util.OptionalLong;

/**
 * The measurements of a venue's node (OCR 18.8).
 *
 * @param node name of the node
 * @param heard when this zone last heard of it; empty if not since the zone's start
 * @param offsetMs correction to be added to its clock; empty if not known
 */
public record NodeView(
        String venue, String venueName, String node, OptionalLong heard, OptionalLong offsetMs, List<HopView> hops) {
    public NodeView heard(OptionalLong at) {
        return new NodeView(venue, venueName, node, at, offsetMs, hops);
    }
}
