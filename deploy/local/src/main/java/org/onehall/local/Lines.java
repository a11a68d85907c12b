package org.onehall.local;

import java.io.BufferedReader;
import java.io.IOException;

/** Reads lines of standard input without letting a long line fill the memory. */
final class Lines {
    /** How many characters of a line are kept; no position needs this many. */
    static final int LONGEST = 10_000;

    private Lines() {}

    /** The next line without its end, cut short after {@link #LONGEST} characters; null at the end. */
    static String next(BufferedReader in) throws IOException {
        int c = in.read();
        if (c < 0) {
            return null;
        }
        var line = new StringBuilder();
        for (; c >= 0 && c != '\n' && c != '\r'; c = in.read()) {
            if (line.length() < LONGEST) {
                line.append((char) c);
            }
        }
        if (c == '\r') {
            in.mark(1);
            if (in.read() != '\n') {
                in.reset();
            }
        }
        return line.toString();
    }
}
