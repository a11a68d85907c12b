package org.onehall.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** The file with the operator's token. */
final class TokenFile {
    /** The form of a token (RFC 7519); the content of any other file is neither sent nor shown. */
    private static final Pattern TOKEN = Pattern.compile("[\\w-]+\\.[\\w-]+\\.[\\w-]+");

    private TokenFile() {}

    /** The token in a file; throws Complaint if it cannot be read or contains no token. */
    static String read(Path file) throws IOException {
        if (!Files.isReadable(file)) throw new Complaint(Complaint.USAGE, "the token " + file + " cannot be read");
        String said = Files.readString(file, StandardCharsets.ISO_8859_1).strip();
        if (!TOKEN.matcher(said).matches())
            throw new Complaint(
                    Complaint.USAGE,
                    file + " contains no token;"
                            + " --token takes the file operator.jwt of ./onehall identity, or of the folder identity "
                            + "in a hall's data folder");
        return said;
    }
}
