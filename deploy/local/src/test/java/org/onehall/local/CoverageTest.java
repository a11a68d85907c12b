package org.onehall.local;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.onehall.local.Coverage.Row;
import org.onehall.local.Coverage.State;
import org.onehall.regulations.RuleCatalogue;
import picocli.CommandLine;

@Tag("slow")
class CoverageTest {
    @TempDir
    private Path root;

    private void file(String name, String... lines) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, List.of(lines));
    }

    private Map<String, Row> rows() throws IOException {
        return Coverage.of(root, RuleCatalogue.standard()).stream()
                .collect(Collectors.toMap(Row::id, Function.identity()));
    }

    /** Builds an id, so that these lines themselves do not name an article. */
    private static String ocr(String number) {
        return "OCR" + " " + number;
    }

    @Test
    void anArticleIsTestedWhenATestNamesItAndUntestedWhenOnlyTheCodeDoes() throws IOException {
        file("services/a/src/main/java/A.java", "/** " + ocr("18.9 b") + ", " + ocr("18.4.2") + ". */", "class A {}");
        file(
                "services/a/src/test/java/ATest.java",
                "class ATest {",
                "    /** " + ocr("18.9 b") + ". */",
                "    @Test void timeIsTaken() throws IOException {",
                "    }",
                "    @Test",
                "    void itIsResumed() { // " + ocr("18.9 a"),
                "    }",
                "}");
        file("services/a/target/B.java", "// " + ocr("18.4.3"));
        Map<String, Row> rows = rows();
        assertEquals(State.TESTED, rows.get(ocr("18.9 b")).state());
        assertEquals(Set.of("ATest.timeIsTaken"), rows.get(ocr("18.9 b")).tests());
        assertEquals(Set.of("ATest.itIsResumed"), rows.get(ocr("18.9 a")).tests());
        assertEquals(State.UNTESTED, rows.get(ocr("18.4.2")).state());
        assertEquals(State.OPEN, rows.get(ocr("18.4.3")).state());
    }

    @Test
    void anIdMayBeWrappedAfterTheNameOfItsDocument() throws IOException {
        file(
                "services/a/src/main/java/A.java",
                "/**",
                " * Here (" + ocr("").strip(),
                " * 18.4.2).",
                " */",
                "class A {}");
        file(
                "services/a/src/test/java/ATest.java",
                "class ATest {",
                "    @Test",
                "    void itIsResumed() { // as a whole " + ocr("").strip(),
                "        // 18.9 a",
                "    }",
                "}");
        assertEquals(State.UNTESTED, rows().get(ocr("18.4.2")).state());
        assertEquals(Set.of("ATest.itIsResumed"), rows().get(ocr("18.9 a")).tests());
    }

    @Test
    void oneIdIsNotTheBeginningOfAnother() throws IOException {
        file(
                "services/a/src/test/java/ATest.java",
                "// " + ocr("18.4.12") + " " + ocr("18.4.1-3") + " x" + ocr("18.4.2"));
        assertTrue(rows().values().stream().allMatch(row -> row.state() == State.OPEN));
    }

    @Test
    void whatStandsInNoTestIsNamedByTheClassAndScriptsByTheirTests() throws IOException {
        file(
                "services/a/src/test/java/ATest.java",
                "/** " + ocr("18.4.1") + ". */",
                "class ATest {",
                "    private final String rule = \"" + ocr("18.4.1") + "\";",
                "}");
        file("services/pages/test/clocks.test.ts", "test(\"a clock stops (" + ocr("18.4.2") + ")\", () => {", "});");
        assertEquals(Set.of("ATest"), rows().get(ocr("18.4.1")).tests());
        assertEquals(
                Set.of("clocks: a clock stops (" + ocr("18.4.2") + ")"),
                rows().get(ocr("18.4.2")).tests());
    }

    @Test
    void whatIsOutOfScopeAndWhatHasPartsHasNoRow() throws IOException {
        Map<String, Row> rows = rows();
        assertTrue(
                !rows.containsKey(ocr("12")) && !rows.containsKey(ocr("16.2")) && rows.containsKey(ocr("16.2/b")),
                rows.keySet()::toString);
        assertTrue(rows.containsKey("DEC" + "-20"));
    }

    @Test
    void whatIsClaimedAndNotTestedIsAnsweredWithNo() throws IOException {
        file("services/a/src/main/java/A.java", "/** " + ocr("18.4.2") + ". */", "class A {}");
        assertEquals(Complaint.NO, answer(ocr("18.4.2")));
        assertEquals(0, answer(ocr("18.4.3")), "nobody claims it");
        file(
                "services/a/src/test/java/ATest.java",
                "class ATest {",
                "    @Test void timeIsGiven() { // " + ocr("18.4.2"),
                "    }",
                "}");
        assertEquals(0, answer(ocr("18.4.2")));
    }

    private int answer(String article) {
        String home = System.getProperty("onehall.home", ".");
        System.setProperty("onehall.home", root.toString());
        try {
            return new CommandLine(new CoverageCommand()).execute(article);
        } finally {
            System.setProperty("onehall.home", home);
        }
    }

    /**
     * For the sources themselves: an article that is neither tested nor listed makes this fail, and so does one that is
     * both listed and tested.
     */
    @Test
    void whatNoTestShowsIsListedAndTheListOnlyShrinks() throws IOException {
        Map<Boolean, Set<String>> listed = Files.readAllLines(Path.of("src/test/resources/gaps.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .collect(Collectors.partitioningBy(
                        row -> row[1].equals("open"),
                        Collectors.mapping(row -> row[0], Collectors.toCollection(TreeSet::new))));
        Map<Boolean, Set<String>> found = Coverage.of(Path.of("../.."), RuleCatalogue.standard()).stream()
                .collect(Collectors.partitioningBy(
                        row -> row.state() != State.TESTED,
                        Collectors.mapping(Row::id, Collectors.toCollection(TreeSet::new))));
        assertEquals(listed.get(true), found.get(true));
        assertTrue(
                found.get(false).containsAll(listed.get(false)), () -> listed.get(false) + " are all named by tests");
    }
}
