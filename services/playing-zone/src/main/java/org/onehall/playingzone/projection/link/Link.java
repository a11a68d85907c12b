package org.onehall.playingzone.projection.link;

/** The state of a seat's link (OCR 18.8). */
public enum Link {
    UP,
    SUSPECT,
    DOWN,
    NONE
}
