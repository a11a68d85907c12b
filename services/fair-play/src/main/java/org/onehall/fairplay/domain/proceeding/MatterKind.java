package org.onehall.fairplay.domain.proceeding;

/** What else is recorded in a case. */
public enum MatterKind {
    REPRESENTATIVE_OF_ACCUSED("APP-I I4"),
    REPRESENTATIVE_OF_COMPLAINANT("APP-I I4"),
    /**
     * Another than English, with the leave of the investigator, who alone records it; costs and certified translations
     * are named.
     */
    LANGUAGE("APP-I I2"),
    WRITTEN_FILING("APP-I I5"),
    /** Each side bears its own. */
    COSTS("APP-I I6"),
    /** To another commission. */
    PASSED_ON("APP-I I7"),
    /** Referred to the Ethics and Disciplinary Commission. */
    CONFIDENTIALITY_BREACH("APP-I G2.7");

    private final String article;

    MatterKind(String article) {
        this.article = article;
    }

    public String article() {
        return article;
    }
}
