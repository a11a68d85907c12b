package org.onehall.chaos.check;

/**
 * Something that is not as it must be.
 *
 * @param where a board ("competition/round/board") or another key of a log
 * @param sequence number of the event concerned; 0 if none is
 * @param what what was checked
 */
public record Finding(String where, long sequence, String what, String expected, String found) {
    /** One line for a person. */
    @Override
    public String toString() {
        return where + (sequence == 0 ? "" : " event " + sequence) + ": " + what + ": expected " + expected + ", found "
                + found;
    }
}
