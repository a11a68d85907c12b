package org.onehall.fairplay.domain;

/** Which rule of conduct an incident is about. */
public enum IncidentKind {
    DISREPUTE("OCR 17.1"),
    DEVICE_NOT_ADMITTED("OCR 17.2"),
    /** A personal device in the venue. */
    PERSONAL_DEVICE("OCR 17.3"),
    INSPECTION_REFUSED("OCR 17.3/d"),
    BAG_USED("OCR 17.4"),
    NOTES_OR_ADVICE("OCR 17.5"),
    DISTRACTION("OCR 17.6"),
    /** Draws offered or claimed without reason. */
    UNREASONABLE_CLAIM("OCR 17.6"),
    IMPROPER_MESSAGE("OCR 17.6"),
    NOISE("OCR 17.6"),
    /** Left without leave. */
    UNAUTHORISED_ABSENCE("OCR 17.7"),
    DRESS("OCR 17.8"),
    /** Outside the area named for it, electronic cigarettes included. */
    SMOKING("LAW 11.3.4"),
    /** The traditional board differs from the virtual one. */
    TRADITIONAL_SET("OCR 20.6"),
    HEARING_AID("FSSI gen-4"),
    /** Another application is open on the playing device beside the playing zone. */
    OTHER_APPLICATION("OCR 16.7"),
    /** The assistant said the clock times without being asked. */
    ASSISTANT_TOLD_TIME("APP-III 1.3"),
    /** The assistant said something other than moves, offers and requested times. */
    ASSISTANT_TALKED("APP-III 1.5"),
    /** The assistant entered a move different from the one the player announced. */
    ASSISTANT_OTHER_MOVE("APP-III 1.1"),
    /** The player keeps no scoresheet. */
    SCORESHEET("OCR 20.7"),
    /** Worn where the regulations do not allow them. */
    HEADPHONES("OCR 9.7");

    private final String article;

    IncidentKind(String article) {
        this.article = article;
    }

    /** The article on which the incident is based. */
    public String article() {
        return article;
    }

    /** Whether it is about what a seat's assistant did; the player answers for it (APP-III 2). */
    public boolean ofAssistant() {
        return article.startsWith("APP-III");
    }

    /** Whether a confirmed breach must be penalised (OCR 17.9, FSSI gen-4). */
    public boolean penaltyRequired() {
        return article.startsWith("OCR 17.") || this == HEARING_AID;
    }
}
