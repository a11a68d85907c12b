package org.onehall.virtualclock.domain;

/** What an alarm is about. */
public enum AlarmKind {
    /** A board's control differs from the published one and no decision explains it (OCR 19.5). */
    SETTING_DIFFERS("OCR 19.5"),
    /** Both clocks together do not show the time that they must show (OCR 19.5). */
    TIME_NOT_CONSERVED("OCR 19.5"),
    /** The hall did not answer for a while (ENG-4). */
    OUTAGE("OCR 19.6");

    private final String article;

    AlarmKind(String article) {
        this.article = article;
    }

    /** The article that says what an arbiter may do about it. */
    public String article() {
        return article;
    }
}
