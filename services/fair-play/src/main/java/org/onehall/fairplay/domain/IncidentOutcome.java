package org.onehall.fairplay.domain;

/** How an incident was closed (OCR 17.9). */
public enum IncidentOutcome {
    /** By a ruling of OCR 18.4. */
    PENALISED,
    /** The breach was not confirmed. */
    NOT_ESTABLISHED,
    /** Confirmed and settled without a penalty, where OCR 17.9 asks for none. */
    SETTLED,
    /** Recorded or confirmed by mistake, and taken back. */
    TAKEN_BACK
}
