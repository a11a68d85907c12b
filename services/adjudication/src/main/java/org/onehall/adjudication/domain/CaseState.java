package org.onehall.adjudication.domain;

/** What connectivity reports about a case (OCR 18.9). */
public enum CaseState {
    /** The link of the seat is lost. */
    OPEN,
    /** The link is back. */
    RESTORED,
    /** The local technical arbiter has confirmed the report, or it is overdue and its draft counts (OCR 18.9/b). */
    REPORTED,
    /** The link went down again before the decision. */
    DOWN_AGAIN
}
