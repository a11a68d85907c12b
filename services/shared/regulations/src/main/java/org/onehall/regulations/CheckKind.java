package org.onehall.regulations;

import java.util.List;

/** What an arbiter of the venue checks before a game. */
public enum CheckKind {
    /** Nothing but the permitted programs is open on the device (OCR 18.5). */
    DEVICE("OCR 18.5"),
    /** The fair-play check of the player (OCR 18.6). */
    FAIR_PLAY("OCR 18.6");

    /**
     * Checks of both players that are required before every game, also before the new game after a restart (DEC-26).
     */
    public static final List<CheckKind> BEFORE_A_GAME = List.of(values());

    private final String article;

    CheckKind(String article) {
        this.article = article;
    }

    /** Article that the check is based on. */
    public String article() {
        return article;
    }
}
