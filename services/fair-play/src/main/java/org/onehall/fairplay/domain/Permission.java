package org.onehall.fairplay.domain;

/** A permission that somebody can be given in advance. */
public enum Permission {
    /** To be in the playing area. */
    ENTRY("OCR 16.2/b"),
    /** To use a phone or another communication device in the venue. */
    DEVICE("OCR 16.4/b"),
    /**
     * To watch games in the playing area for the arbiters. The person reports what he sees to an arbiter and does
     * nothing himself (OCR 10.3.1).
     */
    WATCH("LAW 12.4");

    private final String article;

    Permission(String article) {
        this.article = article;
    }

    String article() {
        return article;
    }
}
