package org.onehall.regulations;

/** How far a right reaches. */
public enum Scope {
    /** For every game and venue. */
    YES,
    /** For a seat, game or thing of the role's own venue. */
    OWN_VENUE,
    /** For the seat that the person is bound to. */
    OWN_SEAT,
    /** Not at all. */
    NO
}
