package org.onehall.competition.domain;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files of a competition that is not complete yet, as they were sent.
 *
 * @param fileName name of the main file, for messages
 * @param yaml its text
 * @param files texts to which the main file refers
 * @param regulations regulations in a separate file; empty: they are in the main file
 * @param regulationsFile name of that file, for messages
 */
public record Draft(
        String fileName, String yaml, List<File> files, Optional<String> regulations, String regulationsFile) {
    /** The largest draft, in bytes of UTF-8, all files together. */
    public static final int LARGEST = 524_288;

    /** One file. */
    public record File(String name, String text) {}

    public Draft {
        files = List.copyOf(files);
    }

    /** All files together, their names included, in bytes of UTF-8. */
    int size() {
        return Stream.concat(
                        Stream.of(fileName, yaml, regulations.orElse(""), regulationsFile),
                        files.stream().flatMap(file -> Stream.of(file.name(), file.text())))
                .mapToInt(text -> text.getBytes(StandardCharsets.UTF_8).length)
                .sum();
    }
}
