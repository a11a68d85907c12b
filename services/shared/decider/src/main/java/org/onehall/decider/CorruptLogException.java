package org.onehall.decider;

/** A log contains an event that cannot follow the state before it: a fault of ours, not a user's mistake. */
public final class CorruptLogException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public CorruptLogException(Object state, Object event) {
        super("event " + event + " cannot follow state " + state);
    }
}
