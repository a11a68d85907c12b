package org.onehall.venue;

/** A part of the way from a board to the zone; each part is reached only through the parts before it. */
public enum Segment {
    DEVICE,
    GATEWAY,
    PROVIDER,
    ZONE
}
