package org.onehall.competition.reading;

import java.util.Map;
import java.util.Optional;
import org.onehall.regulations.YamlText;

/**
 * The files of a competition, as they were sent.
 *
 * @param fileName name of the main file, for messages
 * @param yaml its text, at most {@link #LONGEST} characters
 * @param files texts the main file refers to, by name
 * @param regulations regulations in a file of their own; the main file has none then
 * @param regulationsFile name of that file, for messages
 */
public record Sources(
        String fileName, String yaml, Map<String, String> files, Optional<String> regulations, String regulationsFile) {
    /** Characters of a file. */
    public static final int LONGEST = YamlText.LONGEST;

    public Sources {
        files = Map.copyOf(files);
    }
}
