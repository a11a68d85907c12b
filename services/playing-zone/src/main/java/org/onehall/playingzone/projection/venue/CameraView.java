package org.onehall.playingzone.projection.venue;

/** A camera of a venue; {@code since} is when it began or ceased to report, in ms since 1970. */
public record CameraView(String camera, boolean reporting, long since) {}
