package org.onehall.playingzone.projection.link;

/**
 * The quality of a link, from the pings of its last half minute, one a second (OCR 18.8).
 *
 * @param ms the median round trip
 * @param jitterMs average difference between successive round trips
 * @param latePercent share of answers 200 ms or more slower than the median: this is how a lost packet shows on such a
 *     connection
 */
public record LinkQuality(int ms, int jitterMs, int latePercent) {}
