package org.onehall.playingzone.projection.link;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * One target of a node, as last measured.
 *
 * @param hop "DEVICE", "GATEWAY", "PROVIDER" or "ZONE"
 * @param lost whether it does not answer
 * @param since when the present state began
 * @param until when it was last measured
 */
public record HopView(
        String hop,
        String target,
        Optional<String> board,
        Optional<Side> side,
        boolean lost,
        long since,
        long until,
        OptionalLong roundTripMs) {}
