package org.onehall.fairplay.domain;

/** A breach by a person who is not a player at the boards: an incident of the venue, not of a game. */
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

    /** The article on which the incident is based. */
    public String article() {
        return article;
    }
}
