package org.onehall.virtualclock.domain;

import org.onehall.regulations.Action;

/** What an arbiter orders about clocks. */
public enum OrderKind {
    /** White's clock runs (LAW 6.6). */
    START(Action.START_GAME, "LAW 6.6"),
    /** Both clocks stand (OCR 19.6). */
    PAUSE(Action.PAUSE_RESUME_CLOCK, "OCR 19.6"),
    /** The side that was running runs again (OCR 19.6). */
    RESUME(Action.PAUSE_RESUME_CLOCK, "OCR 19.6");

    private final Action action;
    private final String article;

    OrderKind(Action action, String article) {
        this.action = action;
        this.article = article;
    }

    /** The right it needs (DEC-21). */
    public Action action() {
        return action;
    }

    /** The article it rests on. */
    public String article() {
        return article;
    }
}
