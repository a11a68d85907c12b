package org.onehall.fairplay.domain.proceeding;

/** What the investigating person recommends (APP-I H7). */
public enum Recommendation {
    DISMISS,
    FORWARD
}
