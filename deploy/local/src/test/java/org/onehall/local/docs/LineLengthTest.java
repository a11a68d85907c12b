package org.onehall.local.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No line of code or prose has more than 120 characters. */
class LineLengthTest {
    private static final int MOST = 120;

    private static final Set<String> ENDINGS = Set.of("java", "ts", "tsx", "css", "sh", "proto", "md");

    /** Its paragraphs are generated from Javadoc, each on one line. */
    private static final String EXEMPT = "docs/configuration.md";

    private final Documents ours = Documents.ofRepository();

    @TempDir
    private Path root;

    @Test
    void noLineIsTooLong() {
        assertTrue(checked(ours).size() > 1_500, () -> "only " + checked(ours).size() + " files");
        assertEquals(List.of(), tooLong(ours));
    }

    private void file(String name, String... lines) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(lines));
    }

    @Test
    void aLongLineIsFound() throws IOException {
        String most = "é".repeat(MOST);
        file("a/A.java", most, most + "x");
        file("a/b.ts", most + "y");
        file("run", "#!/usr/bin/env bash", most + "z");
        file("README.md", most + "?", "| " + most + " |");
        assertEquals(
                List.of(
                        "README.md:1 has 121 characters",
                        "a/A.java:2 has 121 characters",
                        "a/b.ts:1 has 121 characters",
                        "run:2 has 121 characters"),
                tooLong(new Documents(root)));
    }

    @Test
    void dataMayBeLonger() throws IOException {
        String data = "x".repeat(MOST + 1);
        file("a/a.tsv", data);
        file("LICENSE", data);
        file("docs/configuration.md", data);
        String quotes = "\"\"\"";
        file("a/src/test/java/ATest.java", "a(" + quotes, data, quotes + ");", data);
        file("a/src/main/java/A.java", "a(" + quotes, data, quotes + ");");
        assertEquals(
                List.of(
                        "a/src/main/java/A.java:2 has 121 characters",
                        "a/src/test/java/ATest.java:4 has 121 characters"),
                tooLong(new Documents(root)));
    }

    private static List<Path> checked(Documents documents) {
        return documents.files("").stream()
                .filter(LineLengthTest::isChecked)
                .filter(file -> !documents.root().relativize(file).toString().equals(EXEMPT))
                .toList();
    }

    /** Code and prose by the ending, and scripts without one by their first line. */
    private static boolean isChecked(Path file) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        if (dot >= 0) return ENDINGS.contains(name.substring(dot + 1));
        try (var in = Files.newInputStream(file)) {
            return new String(in.readNBytes(2), StandardCharsets.US_ASCII).equals("#!");
        } catch (IOException e) {
            return false; // removed just now
        }
    }

    private static List<String> tooLong(Documents documents) {
        List<String> found = new ArrayList<>();
        for (Path file : checked(documents)) {
            String name = documents.root().relativize(file).toString();
            List<String> lines = Documents.text(file).lines().toList();
            boolean block = false;
            for (int i = 0; i < lines.size(); i++) {
                String line = lines.get(i);
                boolean data = block && name.contains("src/test/");
                // An odd number of marks begins or ends a text block.
                if (name.endsWith(".java")) block ^= line.split("\"\"\"", -1).length % 2 == 0;
                int length = line.codePointCount(0, line.length());
                if (length > MOST && !(data || isRow(name, line))) {
                    found.add("%s:%d has %d characters".formatted(name, i + 1, length));
                }
            }
        }
        return found;
    }

    /** A row of a Markdown table cannot be wrapped. */
    private static boolean isRow(String name, String line) {
        return name.endsWith(".md") && line.stripLeading().startsWith("|");
    }
}
