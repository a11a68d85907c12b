package org.onehall.chess;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a PGN text, ended by LF, CR or CR LF; a byte order mark before any line is left out, because files are
 * often joined from several files.
 */
final class PgnLines {
    /** Longer lines are cut to this many characters. */
    static final int LONGEST = 1_000_000;

    private final BufferedReader in;
    private int number;
    private boolean closed;

    PgnLines(Reader in) {
        this.in = in instanceof BufferedReader buffered ? buffered : new BufferedReader(in);
    }

    /** The next line without its end, or null at the end of the text. */
    @Nullable
    String next() throws IOException {
        int c = in.read();
        if (c < 0) {
            return null;
        }
        var text = new StringBuilder();
        while (c >= 0 && c != '\n' && c != '\r') {
            if (text.length() < LONGEST) {
                text.append((char) c);
            }
            c = in.read();
        }
        closed = c >= 0;
        if (c == '\r') {
            in.mark(1);
            if (in.read() != '\n') {
                in.reset();
            }
        }
        if (!text.isEmpty() && text.charAt(0) == '\uFEFF') {
            text.deleteCharAt(0);
        }
        number++;
        return text.toString();
    }

    /** Number of the line read last, from 1. */
    int number() {
        return number;
    }

    /** Whether the line read last ended with a line break and not with the end of the text. */
    boolean closed() {
        return closed;
    }
}
