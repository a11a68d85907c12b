package org.onehall.fairplay.domain;

/** What somebody has done who is no player at the boards: an incident of the venue, not of a game. */
public enum PersonIncidentKind {
    /** Was in the playing area without permission. */
    INTRUSION("OCR 16.2/b"),
    /** Used a phone or another communication device without authorisation. */
    DEVICE("OCR 16.4/b"),
    /** Interfered with a game or disturbed. */
    INTERFERENCE("LAW 12.7");

    private final String article;

    PersonIncidentKind(String article) {
        this.article = article;
    }

    /** The article the incident rests on. */
    public String article() {
        return article;
    }
}
