package org.onehall.fairplay.domain;

/** A measure of protection that is taken in a venue before a round (OCR 16.4/a). */
public enum Measure {
    /** The playing area has been searched. */
    AREA_SEARCHED,
    /** Toilets, rest rooms and refreshment rooms have been searched. */
    ROOMS_SEARCHED,
    /** Phones and other devices of players are handed in. */
    DEVICES_HANDED_IN,
    /** Detectors work. */
    DETECTORS_READY,
    /** Only the venue's network reaches the playing devices. */
    NETWORKS_CHECKED,
    /** Spectators are kept apart from the playing area. */
    SPECTATORS_APART
}
