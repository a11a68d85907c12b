package org.onehall.competition.pairing;

import java.util.Optional;

/**
 * One thing that is wrong in the text of a proposal, or a note about what was done with it.
 *
 * @param line from 1; 0 where there is no line
 * @param column in characters, from 1; 0 where there is no column
 * @param text what is wrong and what was expected, for people
 * @param failure why a pairing program gave no answer; empty if it is not about a program
 */
public record PairingFault(int line, int column, String text, Optional<PairingProgram.Failure> failure) {
    private static final String UNREADABLE = "UNREADABLE";

    /** Not about a program. */
    public PairingFault(int line, int column, String text) {
        this(line, column, text, Optional.empty());
    }

    /** {@code UNREADABLE}, or {@code PROGRAM_} and why a pairing program gave no answer. */
    public String code() {
        return failure.map(why -> "PROGRAM_" + why.name()).orElse(UNREADABLE);
    }
}
