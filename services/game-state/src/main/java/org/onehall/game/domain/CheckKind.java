package org.onehall.game.domain;

/** The checks that must be passed before a start: of the device (OCR 18.5) and of the player (OCR 18.6). */
public enum CheckKind {
    DEVICE,
    FAIR_PLAY
}
