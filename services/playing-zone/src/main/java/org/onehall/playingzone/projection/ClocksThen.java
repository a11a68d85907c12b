package org.onehall.playingzone.projection;

/** What both clocks showed at an instant, in ms. */
public record ClocksThen(long at, long whiteMs, long blackMs) {}
