package org.onehall.local;

/**
 * Something that is wrong with a hall or its machine.
 *
 * @param part what it concerns: "game-state", "disk"
 * @param wrong what is wrong, for a person
 * @param todo what to do about it
 */
record Diagnosis(String part, String wrong, String todo) {
    /** The diagnosis as one line. */
    @Override
    public String toString() {
        return Printable.of(part + ": " + wrong + "; " + todo);
    }
}
