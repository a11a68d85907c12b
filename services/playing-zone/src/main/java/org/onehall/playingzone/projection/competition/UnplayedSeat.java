package org.onehall.playingzone.projection.competition;

import java.util.Optional;

/** @param excluded what excludes the player; empty if only the opponent is excluded */
public record UnplayedSeat(String name, String venue, String venueName, Optional<ExclusionView> excluded) {}
