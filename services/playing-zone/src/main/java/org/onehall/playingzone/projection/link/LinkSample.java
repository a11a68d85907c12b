package org.onehall.playingzone.projection.link;

/** A link's quality at one instant. */
public record LinkSample(long at, int ms, int jitterMs, int latePercent) {}
