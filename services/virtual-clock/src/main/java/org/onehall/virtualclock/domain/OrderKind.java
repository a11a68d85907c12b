package org.onehall.virtualclock.domain;

import org.onehall.regulations.Action;

/** The kinds of order that an arbiter gives about clocks. */
public enum OrderKind {
    /** Starts White's clock (LAW 6.6). */
    START(Action.START_GAME, "LAW 6.6"),
    /** Stops both clocks (OCR 19.6). */
    PAUSE(Action.PAUSE_RESUME_CLOCK, "OCR 19.6"),
    /** Restarts the clock that was running, with extra time if the arbiter gives it (OCR 19.6, LAW 6.11.3). */
    RESUME(Action.PAUSE_RESUME_CLOCK, "OCR 19.6"),
    /** Sets the clocks to other times (OCR 19.5). */
    SET_TIMES(Action.CORRECT_CLOCK, "OCR 19.5"),
    /** Gives time, or takes it (LAW 12.5). */
    ADD_TIME(Action.CORRECT_CLOCK, "LAW 12.5"),
    /** Replaces a wrong setting (OCR 19.5). */
    CORRECT_SETTING(Action.CORRECT_CLOCK, "OCR 19.5");

    private final Action action;
    private final String article;

    OrderKind(Action action, String article) {
        this.action = action;
        this.article = article;
    }

    /** The right that the order needs (DEC-21). */
    public Action action() {
        return action;
    }

    /**
     * Whether the order gives the clocks other times or another setting, so that two at the same time may be given by
     * mistake.
     */
    public boolean changesClocks() {
        return action == Action.CORRECT_CLOCK;
    }

    /** The article on which the order is based. */
    public String article() {
        return article;
    }
}
