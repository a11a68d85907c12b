package org.onehall.fairplay.domain.proceeding;

/** What else can be recorded in a case. */
public enum MatterKind {
    REPRESENTATIVE_OF_ACCUSED("APP-I I4"),
    REPRESENTATIVE_OF_COMPLAINANT("APP-I I4"),
    /**
     * A language other than English, with the permission of the investigator, who alone records it; costs and certified
     * translations are named.
     */
    LANGUAGE("APP-I I2"),
    WRITTEN_FILING("APP-I I5"),
    /** Each side bears its own costs. */
    COSTS("APP-I I6"),
    /** The matter was passed on to another commission. */
    PASSED_ON("APP-I I7"),
    /** A breach of confidentiality, referred to the Ethics and Disciplinary Commission. */
    CONFIDENTIALITY_BREACH("APP-I G2.7");

    private final String article;

    MatterKind(String article) {
        this.article = article;
    }

    public String article() {
        return article;
    }
}
