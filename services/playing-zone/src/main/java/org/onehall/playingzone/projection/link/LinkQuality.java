package org.onehall.playingzone.projection.link;

/**
 * How good a link is by its last half minute of pings, one a second (OCR 18.8).
 *
 * @param ms the middle round trip
 * @param jitterMs from one round trip to the next on average
 * @param latePercent share of answers that came 200 ms or more after the middle one: on such a connection that is how a
 *     lost packet shows
 */
public record LinkQuality(int ms, int jitterMs, int latePercent) {}
