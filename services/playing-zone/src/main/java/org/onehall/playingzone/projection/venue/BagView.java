package org.onehall.playingzone.projection.venue;

/** A person's bag and the place where it is kept, since {@code at}, in ms since 1970. */
public record BagView(String person, String place, long at) {}
