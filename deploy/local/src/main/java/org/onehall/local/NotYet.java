package org.onehall.local;

/** A part has not answered in time; asking again may help. */
final class NotYet extends Complaint {
    private static final long serialVersionUID = 1L;

    NotYet(String message) {
        super(NO, message);
    }
}
