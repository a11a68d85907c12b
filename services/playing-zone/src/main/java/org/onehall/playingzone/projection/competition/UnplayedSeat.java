package org.onehall.playingzone.projection.competition;

import java.util.Optional;

/** @param excluded by what; empty: the opponent alone is */
public record UnplayedSeat(String name, String venue, String venueName, Optional<ExclusionView> excluded) {}
