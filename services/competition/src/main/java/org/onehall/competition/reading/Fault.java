package org.onehall.competition.reading;

/**
 * One thing that is wrong with the files of a competition.
 *
 * @param file name as it was given
 * @param line from 1; 0 if there is no line
 * @param column in characters, from 1; 0 if there is no column
 * @param key its place in the definition: {@code players[3].venue}, counted from 0; "" for the whole
 * @param message what is wrong and what would be correct, written for people
 * @param rule article or validation rule, "" if none
 * @param code name of the refusal of the definition, {@code STAFF_INCOMPLETE}; "" if none
 */
public record Fault(String file, int line, int column, String key, String message, String rule, String code) {
    /** A fault without a code. */
    public Fault(String file, int line, int column, String key, String message, String rule) {
        this(file, line, column, key, message, rule, "");
    }
}
