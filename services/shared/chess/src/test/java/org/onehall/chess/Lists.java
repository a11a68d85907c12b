package org.onehall.chess;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the list files among the test resources. */
final class Lists {
    private Lists() {}

    static String text(String resource) {
        try (var in = Lists.class.getResourceAsStream("/" + resource)) {
            if (in == null) {
                throw new IllegalArgumentException("no such resource: " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The lines that are not comments, split at the bars. */
    static List<String[]> rows(String resource) {
        return text(resource)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" \\| ", -1))
                .toList();
    }
}
