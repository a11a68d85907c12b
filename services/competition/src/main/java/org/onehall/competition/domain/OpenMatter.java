package org.onehall.competition.domain;

/** What an arbiter has to settle at a board before it can be cancelled: nobody could do it afterwards. */
public enum OpenMatter {
    /** An appeal is not decided yet (OCR 17.11). */
    APPEAL,
    /** A call has no answer yet, or its penalty is still due (OCR 19.1, LAW 6.11.4). */
    CALL,
    /** A question about a rule has no answer yet (OCR 17.10). */
    QUESTION,
    /** A ruling stands that is more than a warning (OCR 18.4.2-18.4.9). */
    RULING
}
