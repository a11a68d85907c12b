package org.onehall.fairplay.domain;

import java.util.Optional;

/** What an arbiter looks at and ticks for each player. */
public enum Duty {
    /** A scoresheet is being kept. */
    SCORESHEET_KEPT("OCR 20.7", Optional.of(IncidentKind.SCORESHEET)),
    /** It was handed in after the game; who has not is in the round report. */
    SCORESHEET_HANDED_IN("FSSI ind-b", Optional.empty()),
    DRESS("OCR 17.8", Optional.of(IncidentKind.DRESS));

    private final String article;
    private final Optional<IncidentKind> breach;

    Duty(String article, Optional<IncidentKind> breach) {
        this.article = article;
        this.breach = breach;
    }

    /** The article that asks for it. */
    public String article() {
        return article;
    }

    /** What it is not to do it; empty: no incident. */
    Optional<IncidentKind> breach() {
        return breach;
    }
}
