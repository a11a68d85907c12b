package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** No text of the project cites an article that the catalogue does not have: numbers change between editions. */
class CitationsTest {
    private static final Path ROOT = Path.of("../../..");
    private static final Set<String> SKIPPED = Set.of("target", "node_modules", ".git", ".onehall", "dist");
    private static final Pattern CITED = Pattern.compile("\\b(?:(?:OCR|LAW|AMD|L17|RAP|BLZ|NOT|ADJ|QPF) "
            + "(?:[A-Z]{1,3}\\.)?\\d+(?:\\.\\d+)*|(?:DEC|V)-\\d{2}|ENG-\\d|APP-I [A-J]\\d+)\\b");

    @Test
    void everyCitedArticleIsInTheCatalogue() throws IOException {
        Set<String> ids = RuleCatalogue.standard().articles().stream()
                .map(article -> article.rule().id())
                .collect(Collectors.toSet());
        Map<String, String> unknown = new TreeMap<>();
        int[] cited = {0};
        Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return SKIPPED.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (file.endsWith("RuleCatalogueTest.java")
                        || !file.toString().matches(".*\\.(java|proto|ts|tsx|yaml)")) return FileVisitResult.CONTINUE;
                Matcher matcher = CITED.matcher(Files.readString(file));
                while (matcher.find()) {
                    cited[0]++;
                    String id = matcher.group();
                    boolean known = ids.stream()
                            .anyMatch(have -> have.equals(id)
                                    || have.startsWith(id + ".")
                                    || have.startsWith(id + "/")
                                    || have.startsWith(id + " "));
                    if (!known) unknown.putIfAbsent(id, file.toString());
                }
                return FileVisitResult.CONTINUE;
            }
        });
        assertTrue(cited[0] > 200, "the search found only " + cited[0] + " citations; is " + ROOT + " the project?");
        assertEquals(Map.of(), unknown);
    }
}
