package org.onehall.fairplay.domain.proceeding;

/** What a complainant is in the competition (APP-I G2.1). */
public enum Standing {
    PLAYER,
    CAPTAIN,
    OFFICIAL
}
