package org.onehall.playingzone.projection.disconnection;

import java.util.Optional;

/**
 * Where a link probably broke, and what else was lost with it: other seats of the venue, other venues (ENG-7).
 *
 * @param settled true if nothing more will become known, except what a node measured while it was cut off
 * @param probes what was measured in the venue at that moment
 */
public record CauseView(
        String segment,
        String confidence,
        int seatsHere,
        int lostHere,
        int venues,
        int venuesLost,
        boolean settled,
        Optional<ProbesView> probes) {}
