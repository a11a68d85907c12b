package org.onehall.decider;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The English sentences that logs had before reasons were codes, from {@code old-reasons.tsv}: a sentence, or a pattern
 * that begins with ^, and the code that replaced it. The list is complete: no sentence is added any more.
 */
final class OldReasons {
    private static final String FILE = "old-reasons.tsv";
    private static final Pattern GROUP = Pattern.compile("\\$(\\d)");
    private static final Map<String, String> SENTENCES = new HashMap<>();
    private static final List<Old> PATTERNS = new ArrayList<>();

    private record Old(Pattern sentence, String code) {}

    static {
        read();
    }

    private OldReasons() {}

    /** The code for an old sentence; empty if it is none. */
    static Optional<String> coded(String stored) {
        String exact = SENTENCES.get(stored);
        if (exact != null) return Optional.of(exact);
        for (Old old : PATTERNS) {
            Matcher found = old.sentence().matcher(stored);
            if (!found.matches()) continue;
            return Optional.of(GROUP.matcher(old.code())
                    .replaceAll(group ->
                            Matcher.quoteReplacement(Reason.escaped(found.group(Integer.parseInt(group.group(1)))))));
        }
        return Optional.empty();
    }

    private static void read() {
        try (var lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(OldReasons.class.getResourceAsStream(FILE), FILE), StandardCharsets.UTF_8))) {
            lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .forEach(line -> {
                        if (line[0].startsWith("^"))
                            PATTERNS.add(new Old(Pattern.compile(line[0], Pattern.DOTALL), line[1]));
                        else SENTENCES.put(line[0], line[1]);
                    });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
