package org.onehall.fairplay.domain.proceeding;

/** A person's relation to a case, which decides how much of it the person may see (APP-I G2.7). */
public enum Sight {
    CHAIR,
    PANEL,
    INVESTIGATOR,
    /** Filed the complaint, report or request. */
    FILER,
    /** Has been informed, or was sent the findings. */
    ACCUSED,
    /** The Ethics and Disciplinary Commission, once the case is forwarded. */
    ETHICS;

    /** Works on the case, and so may read what the others who work on it did. */
    public boolean isAtWork() {
        return isOfPanel() || this == ETHICS;
    }

    boolean isOfPanel() {
        return this == CHAIR || this == PANEL || this == INVESTIGATOR;
    }
}
