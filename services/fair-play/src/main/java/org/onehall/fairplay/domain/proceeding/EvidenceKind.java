package org.onehall.fairplay.domain.proceeding;

/** What sort of evidence an item is (APP-I C2). */
public enum EvidenceKind {
    STATISTICAL,
    PHYSICAL,
    OBSERVATIONAL
}
