package org.onehall.local;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Standard output of a command, which can tell at the end whether everything was written; a print stream hides this.
 */
public final class StandardOutput {
    private static final int BUFFER = 1 << 16;
    /** The system's message for a pipe whose reader has ended, like {@code head}, because it had read enough. */
    private static final String READER_GONE = "Broken pipe";

    private final Remembering remembering;
    private final PrintStream stream;

    private StandardOutput(OutputStream to) {
        remembering = new Remembering(to);
        stream = new PrintStream(new BufferedOutputStream(remembering, BUFFER), false, StandardCharsets.UTF_8);
    }

    /** The standard output of this process. */
    public static StandardOutput ofProcess() {
        return of(new FileOutputStream(FileDescriptor.out));
    }

    static StandardOutput of(OutputStream to) {
        return new StandardOutput(to);
    }

    /** A buffered stream to standard output. */
    public PrintStream stream() {
        return stream;
    }

    /**
     * Writes what is still in the buffer, and complains if anything could not be written.
     *
     * @param exit of the command
     * @return the exit code with which to end
     */
    public int end(int exit, PrintWriter err) {
        stream.flush();
        Optional<IOException> failure = remembering.failure.filter(e -> !READER_GONE.equals(e.getMessage()));
        if (failure.isEmpty()) return exit;
        err.println("onehall: the output could not be written, or not all of it: "
                + failure.get().getMessage());
        return exit == 0 ? Complaint.NO : exit;
    }

    /** A stream that remembers its first failure. */
    private static final class Remembering extends FilterOutputStream {
        private Optional<IOException> failure = Optional.empty();

        Remembering(OutputStream to) {
            super(to);
        }

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            try {
                out.write(bytes, from, count);
            } catch (IOException e) {
                if (failure.isEmpty()) failure = Optional.of(e);
                throw e;
            }
        }
    }
}
