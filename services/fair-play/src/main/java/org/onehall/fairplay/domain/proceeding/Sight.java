package org.onehall.fairplay.domain.proceeding;

/** What somebody is to a case, and so how much of it he may see (APP-I G2.7). */
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

    /** Works on the case, and so reads what the others did who do. */
    public boolean isAtWork() {
        return isOfPanel() || this == ETHICS;
    }

    boolean isOfPanel() {
        return this == CHAIR || this == PANEL || this == INVESTIGATOR;
    }
}
