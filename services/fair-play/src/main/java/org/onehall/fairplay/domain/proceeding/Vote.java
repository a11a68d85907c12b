package org.onehall.fairplay.domain.proceeding;

/** A vote; who abstains does not count (DEC-23). */
public enum Vote {
    YES,
    NO,
    ABSTAIN
}
