package org.onehall.competition.reading;

import java.util.Map;
import java.util.Optional;
import org.onehall.regulations.YamlText;

/**
 * The files of a competition, as they were sent.
 *
 * @param fileName name of the main file, for messages
 * @param yaml its text, at most {@link #LONGEST} characters
 * @param files texts to which the main file refers, by name
 * @param regulations regulations in a separate file; the main file then has none
 * @param regulationsFile name of that file, for messages
 */
public record Sources(
        String fileName, String yaml, Map<String, String> files, Optional<String> regulations, String regulationsFile) {
    /** The longest file, in characters. */
    public static final int LONGEST = YamlText.LONGEST;

    public Sources {
        files = Map.copyOf(files);
    }
}
