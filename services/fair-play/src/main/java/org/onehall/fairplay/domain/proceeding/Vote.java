package org.onehall.fairplay.domain.proceeding;

/** A vote; abstentions do not count (DEC-23). */
public enum Vote {
    YES,
    NO,
    ABSTAIN
}
