package org.onehall.fairplay.domain.proceeding;

/** How a case was completed. */
public enum Outcome {
    REJECTED,
    DISMISSED,
    FORWARDED
}
