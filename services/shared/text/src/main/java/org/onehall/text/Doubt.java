package org.onehall.text;

/**
 * A place where the letters of a file may have been misread.
 *
 * @param line from 1
 * @param column in characters, from 1
 * @param message what looks wrong and how to correct it, in words for people
 */
public record Doubt(int line, int column, String message) {
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + message;
    }
}
