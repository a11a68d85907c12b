package org.onehall.local.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The pages that people read in the repository, and the errors in them. A module is a folder with a {@code pom.xml}.
 *
 * @param root the folder of the repository
 */
record Documents(Path root) {
    /** The most lines of the repository's README. */
    static final int ROOT_README = 60;
    /** The most lines of a module's README. */
    static final int MODULE_README = 40;
    /** The most lines of a module's DESIGN.md, and of a page for a role. */
    static final int PAGE = 80;

    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git", ".onehall", "data");
    private static final Pattern LINK = Pattern.compile("\\[[^\\]]*]\\(([^)\\s]+)\\)");
    private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```|`[^`\n]*`");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+)$");

    static Documents ofRepository() {
        return new Documents(Path.of("../..").toAbsolutePath().normalize());
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All files with this ending, except built, downloaded and recorded ones. */
    List<Path> files(String ending) {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(root, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes of) {
                    String name = folder.getFileName().toString();
                    boolean recorded = name.equals("data") && folder.getParent().equals(root);
                    boolean skipped = NOT_OURS.contains(name) && (!name.equals("data") || recorded);
                    return skipped ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes of) {
                    if (file.getFileName().toString().endsWith(ending)) found.add(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE; // removed just now
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found.stream().sorted().toList();
    }

    /** The folders of all modules except the common parent. */
    List<Path> modules() {
        return files("pom.xml").stream()
                .map(Path::getParent)
                .filter(folder -> !folder.equals(root))
                .toList();
    }

    /** Modules without a README, and pages that are too long. */
    List<String> lengths() {
        List<String> wrong = new ArrayList<>();
        tooLong(root.resolve("README.md"), ROOT_README, wrong);
        for (Path module : modules()) {
            tooLong(module.resolve("README.md"), MODULE_README, wrong);
            if (Files.exists(module.resolve("DESIGN.md"))) tooLong(module.resolve("DESIGN.md"), PAGE, wrong);
        }
        for (Path page : files(".md")) {
            if (page.startsWith(root.resolve("docs/running-a-round"))) tooLong(page, PAGE, wrong);
        }
        return wrong;
    }

    private void tooLong(Path page, int most, List<String> wrong) {
        if (!Files.exists(page)) {
            wrong.add(root.relativize(page) + " is missing");
            return;
        }
        long lines = text(page).lines().count();
        if (lines > most) wrong.add("%s has %d lines, more than %d".formatted(root.relativize(page), lines, most));
    }

    /** Links of all pages to files, folders and headings of the repository that do not exist. */
    List<String> brokenLinks() {
        List<String> broken = new ArrayList<>();
        for (Path page : files(".md")) {
            LINK.matcher(CODE.matcher(text(page)).replaceAll(""))
                    .results()
                    .map(link -> link.group(1))
                    .filter(link -> !link.matches("[a-z]+:.*") && !leads(page, link))
                    .forEach(link -> broken.add(root.relativize(page) + " → " + link));
        }
        return broken;
    }

    private boolean leads(Path page, String link) {
        String[] parts = link.split("#", 2);
        Path target =
                parts[0].isEmpty() ? page : page.getParent().resolve(parts[0]).normalize();
        if (!target.startsWith(root) || !Files.exists(target)) return false;
        if (parts.length == 1) return true;
        Path shown = Files.isDirectory(target) ? target.resolve("README.md") : target;
        return Files.exists(shown) && anchors(shown).contains(parts[1]);
    }

    /** The anchors that GitHub and similar sites create for the headings of a page. */
    private static Set<String> anchors(Path page) {
        return HEADING.matcher(text(page))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(Collectors.toSet());
    }
}
