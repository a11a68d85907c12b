package org.onehall.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;

/**
 * The pairing program of the halls. If {@code ONEHALL_PAIRING_PROGRAM} names a real one with the command line of
 * bbpPairings, the halls run it; otherwise, or with {@code recorded}, a script that knows its recorded answers, by the
 * players of the report, and fails for any other report. {@code -Donehall.swiss.write=true} records the answers of the
 * real one again.
 */
final class RecordedPairings {
    static final boolean RENEWED = Boolean.getBoolean("onehall.swiss.write");
    private static final Path ANSWERS = RunningHall.competition("swiss").resolve("answers");
    private static final String KEY = "$(grep '^001' \"$2\" | sha256sum | cut -c1-16)";

    private RecordedPairings() {}

    /** The real program, where there is one. */
    static Optional<Path> program() {
        return Optional.ofNullable(System.getenv("ONEHALL_PAIRING_PROGRAM"))
                .filter(path -> !path.isBlank() && !path.equals("recorded"))
                .map(Path::of);
    }

    /** What a hall runs. */
    static Path forHalls() {
        if (program().isPresent() && !RENEWED) return program().get();
        String answer = ANSWERS + "/" + KEY + ".txt";
        String script = program()
                .map(real -> "\"" + real + "\" \"$@\" && cp \"$4\" " + answer)
                .orElse("cp " + answer + " \"$4\"");
        try {
            Path file = Files.createTempFile(
                    "pairing-program-",
                    "",
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            file.toFile().deleteOnExit();
            return Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
