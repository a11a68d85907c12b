package org.onehall.playingzone.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The texts of the browser pages, which papers repeat word for word. */
final class PageWords {
    private static final Path FOLDER = Path.of("../pages/src/words");

    private PageWords() {}

    /** The sources of all texts, English before Italian. */
    static String sources() throws IOException {
        StringBuilder sources = new StringBuilder();
        for (String language : List.of("en", "it"))
            try (Stream<Path> files = Files.list(FOLDER.resolve(language))) {
                for (Path file : files.sorted().toList()) sources.append(Files.readString(file));
            }
        return sources.toString();
    }
}
