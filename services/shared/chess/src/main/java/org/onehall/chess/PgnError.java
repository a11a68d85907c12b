package org.onehall.chess;

/** Where and why a PGN game could not be read on. Line and column count from 1, in characters. */
public record PgnError(int line, int column, String message) {
    @Override
    public String toString() {
        return "line " + line + ", column " + column + ": " + message;
    }
}
