package org.onehall.fairplay.domain;

import java.util.Optional;

/** What an arbiter looks at and ticks for each player. */
public enum Duty {
    /** A scoresheet is being kept. */
    SCORESHEET_KEPT("OCR 20.7", Optional.of(IncidentKind.SCORESHEET)),
    /** It was handed in after the game; the round report lists a player who did not hand it in. */
    SCORESHEET_HANDED_IN("FSSI ind-b", Optional.empty()),
    DRESS("OCR 17.8", Optional.of(IncidentKind.DRESS)),
    /** The surroundings of the device were shown before the game. */
    SURROUNDINGS_SHOWN("APP-I A6", Optional.empty()),
    /** The tasks that run on the device were shown before the game. */
    TASKS_SHOWN("APP-I A6", Optional.empty()),
    /** The screen was shared before the game. */
    SCREEN_SHARED("APP-I A6", Optional.empty());

    private final String article;
    private final Optional<IncidentKind> breach;

    Duty(String article, Optional<IncidentKind> breach) {
        this.article = article;
        this.breach = breach;
    }

    /** The article that requires this duty. */
    public String article() {
        return article;
    }

    /** Whether the player must show it before the game; without it the fair-play check does not pass. */
    boolean isShowing() {
        return switch (this) {
            case SURROUNDINGS_SHOWN, TASKS_SHOWN, SCREEN_SHARED -> true;
            case SCORESHEET_KEPT, SCORESHEET_HANDED_IN, DRESS -> false;
        };
    }

    /** The incident that follows if the duty is not done; empty if none follows. */
    Optional<IncidentKind> breach() {
        return breach;
    }
}
