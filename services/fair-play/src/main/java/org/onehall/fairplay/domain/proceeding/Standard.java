package org.onehall.fairplay.domain.proceeding;

/** The standard of proof; the burden is always the Fair Play Commission's (APP-I B4). */
public enum Standard {
    /** Above the balance of probability, below beyond reasonable doubt. */
    COMFORTABLE_SATISFACTION
}
