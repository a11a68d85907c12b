package org.onehall.text;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Locale;
import java.util.Optional;

/** Encodings of text files by their names. */
public final class Encodings {
    /** Names to show to a person who must choose. */
    public static final String EXAMPLES = "UTF-8, UTF-16, windows-1250, windows-1252, ISO-8859-2";

    static final Charset WINDOWS_1250 = Charset.forName("windows-1250");
    static final Charset WINDOWS_1251 = Charset.forName("windows-1251");
    static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

    private Encodings() {}

    /**
     * The encoding with a name, as registered or as people write it (windows-1250, cp1250, win1250, 1250); empty if
     * there is none.
     */
    public static Optional<Charset> named(String name) {
        String plain = name.strip().toLowerCase(Locale.ROOT);
        return charset(plain)
                .or(() -> charset(plain.replaceFirst("^(?:windows|win|cp|ansi)?[ _-]?(?=125[0-8]$)", "windows-")));
    }

    private static Optional<Charset> charset(String name) {
        try {
            return Optional.of(Charset.forName(name));
        } catch (IllegalCharsetNameException | UnsupportedCharsetException _) {
            return Optional.empty();
        }
    }
}
