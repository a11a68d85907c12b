package org.onehall.chess;

/** Where and why the reading of a PGN game stopped. Line and column count from 1, in characters. */
public record PgnError(int line, int column, String message) {
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + message;
    }
}
