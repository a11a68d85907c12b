package org.onehall.local;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.onehall.regulations.Article;
import org.onehall.regulations.Article.Mark;
import org.onehall.regulations.RuleCatalogue;

/**
 * Finds which articles of the catalogue are named by the product's code and by tests. An article counts only if its
 * whole id is named: a text that names OCR 18.9 does not name OCR 18.9 b.
 */
final class Coverage {
    private static final Set<String> SKIPPED = Set.of("target", "node_modules", ".git", ".onehall", "dist");
    private static final Set<Mark> ASKED = Set.of(Mark.AUTOMATIC, Mark.ARBITER, Mark.CONFIG);
    private static final Pattern SOURCE = Pattern.compile(".*\\.(?:java|proto|ts|tsx)");
    private static final Pattern OF_TESTS = Pattern.compile(".*/(?:src/test|pages/test)/.*");
    private static final Pattern COMMENT = Pattern.compile("\\s*(?:/\\*\\*|\\*).*");
    private static final Pattern MARKED =
            Pattern.compile("\\s*@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|Property|Example)\\b.*");
    private static final Pattern METHOD = Pattern.compile(".*?\\b(\\w+)\\([^()]*\\)\\s*(?:throws [\\w., ]+)?\\{.*");
    private static final Pattern SCRIPT =
            Pattern.compile("\\s*(?:it|test)(?:\\.each\\(.*\\))?\\(\\s*([\"'`])(.*?)\\1.*");

    /** The state of an article. */
    enum State {
        /** A test names it. */
        TESTED,
        /** The code names it, but no test does. */
        UNTESTED,
        /** Neither the code nor a test names it. */
        OPEN
    }

    /**
     * An article.
     *
     * @param claimed whether the product's code names it
     * @param tests the tests that name it, such as "GameDeciderTest.aFlagFalls"
     */
    record Row(Article article, boolean claimed, Set<String> tests) {
        String id() {
            return article.rule().id();
        }

        State state() {
            if (!tests.isEmpty()) return State.TESTED;
            return claimed ? State.UNTESTED : State.OPEN;
        }
    }

    private final Pattern ids;
    /** Finds a document's name at the end of a comment line whose next line begins with the article. */
    private final Pattern wrapped;

    private final Set<String> claimed = new HashSet<>();
    private final Map<String, Set<String>> tests = new HashMap<>();

    private Coverage(Set<String> ids) {
        this.ids = Pattern.compile("(?<![\\w-])(?:"
                + ids.stream()
                        .sorted(Comparator.comparingInt(String::length).reversed())
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|"))
                + ")(?![\\w/-]|\\.\\d)");
        this.wrapped = Pattern.compile("\\b("
                + ids.stream()
                        .map(id -> id.replaceFirst(" .*", ""))
                        .distinct()
                        .map(Pattern::quote)
                        .collect(Collectors.joining("|"))
                + ")\\n\\s*(?:\\*|//)\\s+");
    }

    /**
     * A row for each article that requires something, in the order of the catalogue. Articles that are only recorded or
     * out of scope have no row; an article with parts has none either, because its parts have their own.
     *
     * @param root of the sources
     */
    static List<Row> of(Path root, RuleCatalogue catalogue) throws IOException {
        Set<String> ids = catalogue.articles().stream()
                .map(article -> article.rule().id())
                .collect(Collectors.toSet());
        Coverage coverage = new Coverage(ids);
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                return SKIPPED.contains(folder.getFileName().toString())
                        ? FileVisitResult.SKIP_SUBTREE
                        : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                coverage.read(file, root.relativize(file).toString().replace('\\', '/'));
                return FileVisitResult.CONTINUE;
            }
        });
        return catalogue.articles().stream()
                .filter(Coverage::isAsked)
                .filter(article -> ids.stream()
                        .noneMatch(id -> id.startsWith(article.rule().id() + "/")))
                .map(article -> new Row(
                        article,
                        coverage.claimed.contains(article.rule().id()),
                        coverage.tests.getOrDefault(article.rule().id(), Set.of())))
                .toList();
    }

    /**
     * Whether an article requires something; decisions, validations and consequences for the product have no mark but
     * are required too.
     */
    private static boolean isAsked(Article article) {
        return article.marks().isEmpty() || article.marks().stream().anyMatch(ASKED::contains);
    }

    private void read(Path file, String name) throws IOException {
        if (!SOURCE.matcher(name).matches()) return;
        String text = wrapped.matcher(Files.readString(file)).replaceAll("$1 ");
        if (!OF_TESTS.matcher(name).matches()) each(text, claimed::add);
        else if (name.endsWith(".java"))
            tests(text, file.getFileName().toString().replace(".java", ""));
        else scripts(text, file.getFileName().toString().replaceAll("\\.test\\.tsx?$", ""));
    }

    private void each(String text, Consumer<String> named) {
        for (Matcher matcher = ids.matcher(text); matcher.find(); ) named.accept(matcher.group());
    }

    private void add(String id, String test) {
        tests.computeIfAbsent(id, _ -> new TreeSet<>()).add(test);
    }

    /** Articles in a test, or in the comment before it, are named by this test; all others by its class. */
    private void tests(String text, String type) {
        String at = type;
        boolean marked = false;
        Set<String> before = new HashSet<>();
        for (String line : text.lines().toList()) {
            marked |= MARKED.matcher(line).matches();
            Matcher method = METHOD.matcher(line);
            if (marked && method.matches()) {
                marked = false;
                at = type + "." + method.group(1);
                for (String id : before) add(id, at);
                before.clear();
            }
            if (COMMENT.matcher(line).matches()) {
                each(line, before::add);
            } else {
                String named = at;
                each(line, id -> add(id, named));
            }
        }
        for (String id : before) add(id, type);
    }

    private void scripts(String text, String file) {
        String at = file;
        for (String line : text.lines().toList()) {
            Matcher test = SCRIPT.matcher(line);
            if (test.matches()) at = file + ": " + test.group(2);
            String named = at;
            each(line, id -> add(id, named));
        }
    }
}
