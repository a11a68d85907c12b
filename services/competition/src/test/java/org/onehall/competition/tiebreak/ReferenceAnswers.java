package org.onehall.competition.tiebreak;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;

/**
 * The reference's answers, as {@code src/test/scripts/tiebreak/record.py} writes them: for each tournament a line with
 * its seed and the fingerprint of its report; then for each list a line of values for each tie-break, and one of ranks.
 * Values are in the order of the entrants' numbers; an empty one is not defined.
 */
record ReferenceAnswers(long seed, String fingerprint, List<String> lines) {
    static List<ReferenceAnswers> read(InputStream zipped) throws IOException {
        List<ReferenceAnswers> all = new ArrayList<>();
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(new GZIPInputStream(zipped), StandardCharsets.US_ASCII))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (line.startsWith("@")) {
                    String[] words = line.split(" ");
                    all.add(new ReferenceAnswers(Long.parseLong(words[1]), words[2], new ArrayList<>()));
                } else {
                    all.getLast().lines.add(line);
                }
            }
        }
        return all;
    }

    /** @param line from 0 */
    List<Optional<BigDecimal>> values(int line) {
        List<Optional<BigDecimal>> values = new ArrayList<>();
        for (String run : lines.get(line).split(" ", -1)) {
            int star = run.indexOf('*');
            String value = run.substring(star + 1);
            for (int i = star < 0 ? 1 : Integer.parseInt(run.substring(0, star)); i > 0; i--)
                values.add(value.isEmpty() ? Optional.empty() : Optional.of(Figure.plain(new BigDecimal(value))));
        }
        return values;
    }
}
