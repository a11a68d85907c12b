package org.onehall.fairplay.domain.proceeding;

/** What the panel votes on. */
public enum Motion {
    /** Reject the complaint as inadmissible or manifestly unfounded (APP-I H2). */
    REJECT,
    /** Forward the case to the Ethics and Disciplinary Commission (APP-I H8). */
    FORWARD
}
