package org.onehall.game.domain;

/** Checks that gate a start: of the device (OCR 18.5) and of the player (OCR 18.6). */
public enum CheckKind {
    DEVICE,
    FAIR_PLAY
}
