package org.onehall.fairplay.domain;

/** What is checked before a game. */
public enum CheckKind {
    /** Nothing but the permitted programs is open on the device (OCR 18.5). */
    DEVICE("OCR 18.5"),
    /** The fair-play check of the player (OCR 18.6). */
    FAIR_PLAY("OCR 18.6");

    private final String article;

    CheckKind(String article) {
        this.article = article;
    }

    /** Article the check rests on. */
    public String article() {
        return article;
    }
}
