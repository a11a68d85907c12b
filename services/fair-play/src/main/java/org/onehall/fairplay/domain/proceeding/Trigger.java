package org.onehall.fairplay.domain.proceeding;

/** What starts a case: exactly one of these (APP-I G1). */
public enum Trigger {
    COMPLAINT,
    CHIEF_ARBITER_REPORT,
    /** Initiative of the Fair Play Commission. */
    OWN_INITIATIVE,
    /** Request of the Ethics and Disciplinary Commission or an authorised body. */
    REQUEST
}
