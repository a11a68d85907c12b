package org.onehall.playingzone.projection.venue;

/** The last test of a venue's internet connection; {@code at} is in ms since 1970. */
public record TestView(boolean passed, long at, String note) {}
