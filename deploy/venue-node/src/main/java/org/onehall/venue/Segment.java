package org.onehall.venue;

/** A part of the way from a board to the zone; each is reached only through those before it. */
public enum Segment {
    DEVICE,
    GATEWAY,
    PROVIDER,
    ZONE
}
