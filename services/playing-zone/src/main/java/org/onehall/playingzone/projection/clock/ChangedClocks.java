package org.onehall.playingzone.projection.clock;

/**
 * What both clocks of a board showed just before and just after an order that changed them (OCR 19.5); milliseconds,
 * from 0.
 */
public record ChangedClocks(String board, long whiteBefore, long blackBefore, long whiteAfter, long blackAfter) {}
