package org.onehall.eventlog;

/**
 * How soon a reader must know a fact. Every reader of a log costs the broker an answer for each fact and wakes its
 * service, in the very moment in which the move that caused the fact is on its way to the players.
 */
public enum Urgency {
    /** Somebody waits for what follows from the fact. */
    AT_ONCE,
    /** Nobody waits: up to 300 ms later, together with the facts of that time. */
    SOON
}
