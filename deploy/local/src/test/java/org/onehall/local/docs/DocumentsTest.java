package org.onehall.local.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages that people read first exist, are short, and lead to others. */
class DocumentsTest {
    private final Documents ours = Documents.ofRepository();

    @TempDir
    private Path root;

    private void page(String name, String... lines) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(lines));
    }

    @Test
    void everyModuleHasAShortReadme() {
        assertTrue(ours.modules().size() > 25, () -> ours.modules().toString());
        assertEquals(List.of(), ours.lengths());
    }

    @Test
    void everyLinkLeadsSomewhere() {
        assertTrue(ours.files(".md").size() > 50, () -> ours.files(".md").toString());
        assertEquals(List.of(), ours.brokenLinks());
    }

    @Test
    void theFirstPageSaysWhatIsNeededAndTheTwoCommands() {
        String readme = Documents.text(ours.root().resolve("README.md"));
        String needs = readme.split("## What it needs")[1].split("\n## ")[0];
        for (String needed : List.of("JDK 25", "Maven", "Node 20", "git", "chromium", "nginx", "stockfish")) {
            assertTrue(needs.contains(needed), needed);
        }
        String commands = readme.split("## Two commands")[1].split("```")[1];
        assertEquals(
                List.of("./onehall up", "./onehall test"),
                commands.strip()
                        .lines()
                        .map(line -> line.replaceFirst(" *#.*", ""))
                        .toList());
    }

    @Test
    void aMissingAndALongPageAreFound() throws IOException {
        page("README.md", "x\n".repeat(60));
        page("a/pom.xml", "");
        page("b/pom.xml", "");
        page("b/README.md", "x\n".repeat(40));
        page("b/DESIGN.md", "x\n".repeat(80));
        page("b/target/c/pom.xml", "");
        assertEquals(
                List.of(
                        "README.md has 61 lines, more than 60",
                        "a/README.md is missing",
                        "b/README.md has 41 lines, more than 40",
                        "b/DESIGN.md has 81 lines, more than 80"),
                new Documents(root).lengths());
    }

    @Test
    void aLinkThatLeadsNowhereIsFound() throws IOException {
        page("README.md", "[a](docs/a.md), [b](docs/b.md), [c](docs/a.md#the-first-part), [d](docs/a.md#second)");
        page("docs/a.md", "# A", "## The first part", "[up](../README.md) [out](../../x.md) `[code](none.md)`");
        page("docs/web.md", "[web](https://example.org/none.md)", "```", "[code](none.md)", "```");
        assertEquals(
                List.of("README.md → docs/b.md", "README.md → docs/a.md#second", "docs/a.md → ../../x.md"),
                new Documents(root).brokenLinks());
    }
}
