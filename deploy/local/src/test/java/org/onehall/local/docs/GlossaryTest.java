package org.onehall.local.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Every type that the glossary names is one of ours, and every term is given in both languages. */
class GlossaryTest {
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (.*) \\|$");
    private static final Pattern TYPE = Pattern.compile("`(\\w+)`");
    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|enum|interface) ([A-Z]\\w*)");

    private final Documents ours = Documents.ofRepository();

    private List<String[]> rows() {
        String glossary = Documents.text(ours.root().resolve("CONTRIBUTING.md")).split("## Glossary")[1];
        return ROW.matcher(glossary)
                .results()
                .map(row -> row.group(1).split(" \\| ", -1))
                .skip(2)
                .toList();
    }

    @Test
    void everyTermHasItsWords() {
        assertTrue(rows().size() >= 40, () -> "only " + rows().size());
        for (String[] row : rows()) {
            assertEquals(4, row.length, () -> Arrays.toString(row));
            for (String cell : row) assertTrue(!cell.isBlank(), () -> Arrays.toString(row));
        }
    }

    @Test
    void everyTypeExists() {
        Set<String> declared = ours.files(".java").stream()
                .filter(file -> file.toString().contains("/src/main/java/"))
                .flatMap(file -> DECLARED.matcher(Documents.text(file)).results())
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
        List<String> unknown = rows().stream()
                .flatMap(row -> TYPE.matcher(row[3]).results())
                .map(found -> found.group(1))
                .filter(type -> !declared.contains(type))
                .toList();
        assertEquals(List.of(), unknown);
    }
}
