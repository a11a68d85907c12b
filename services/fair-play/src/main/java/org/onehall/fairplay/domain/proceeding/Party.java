package org.onehall.fairplay.domain.proceeding;

/** A side of a case. */
public enum Party {
    ACCUSED,
    COMPLAINANT
}
