package org.onehall.playingzone.projection.fairplay;

/** @param matchPercent 0 to 100; {@code meanLoss} in centipawns */
public record SideScreening(int moves, int matches, double matchPercent, double meanLoss) {}
