package org.onehall.playingzone.projection.venue;

/** A camera of a venue; {@code since} when it reports or does not, ms since 1970. */
public record CameraView(String camera, boolean reporting, long since) {}
