package org.onehall.playingzone.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Translates reasons into the reader's language. The records are in English: both the reasons that the hall gives
 * automatically and the usual ones that people chose. What people write themselves is shown unchanged, as on the pages
 * (ENG-6).
 */
final class Reasons {
    private static final String FILE = "/reasons_it.tsv";
    private static final List<Reason> ITALIAN = read();

    private record Reason(Pattern english, String italian) {}

    private Reasons() {}

    static String in(Locale language, String reason) {
        if (!language.equals(Locale.ITALIAN)) return reason;
        String words = reason;
        for (Reason one : ITALIAN) words = one.english().matcher(words).replaceFirst(one.italian());
        return words;
    }

    private static List<Reason> read() {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Reasons.class.getResourceAsStream(FILE), FILE), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .map(line -> new Reason(
                            Pattern.compile(
                                    line[0].startsWith("=")
                                            ? "^" + Pattern.quote(line[0].substring(1)) + "$"
                                            : line[0]),
                            line[1]))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
