package org.onehall.virtualclock.domain;

import org.onehall.regulations.Action;

/** What an arbiter orders about clocks. */
public enum OrderKind {
    /** White's clock runs (LAW 6.6). */
    START(Action.START_GAME, "LAW 6.6"),
    /** Both clocks stand (OCR 19.6). */
    PAUSE(Action.PAUSE_RESUME_CLOCK, "OCR 19.6"),
    /** The side that was running runs again, with more time if the arbiter gives it (OCR 19.6, LAW 6.11.3). */
    RESUME(Action.PAUSE_RESUME_CLOCK, "OCR 19.6"),
    /** The clocks show other times (OCR 19.5). */
    SET_TIMES(Action.CORRECT_CLOCK, "OCR 19.5"),
    /** Time is given, or taken (LAW 12.5). */
    ADD_TIME(Action.CORRECT_CLOCK, "LAW 12.5"),
    /** Another setting in place of a wrong one (OCR 19.5). */
    CORRECT_SETTING(Action.CORRECT_CLOCK, "OCR 19.5");

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

    /**
     * Whether it gives the clocks other times or another setting, so that two of them at once may not both be meant.
     */
    public boolean changesClocks() {
        return action == Action.CORRECT_CLOCK;
    }

    /** The article it rests on. */
    public String article() {
        return article;
    }
}
