package org.onehall.fairplay.domain.proceeding;

import org.onehall.regulations.Action;

/** The source of a recording. */
public enum RecordingKind {
    /** Of the communication system (APP-I A5). */
    VCS(Action.OPEN_CALL_RECORDING),
    /** Of the cameras of a venue (OCR 18.7). */
    VENUE(Action.OPEN_VENUE_RECORDING);

    private final Action opening;

    RecordingKind(Action opening) {
        this.opening = opening;
    }

    /** The right to open one. */
    public Action opening() {
        return opening;
    }
}
