package org.onehall.connectivity.domain;

/** State of a seat's link to the playing zone (OCR 18.8). */
public enum LinkState {
    /** Heartbeats arrive. */
    UP,
    /** Heartbeats are missing, but not long enough for a disconnection. */
    SUSPECT,
    /** The link is lost. */
    DOWN
}
