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
 */
public record Fault(String file, int line, int column, String key, String message, String rule) {}
