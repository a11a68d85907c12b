package org.onehall.local.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The pages for people use the screen's names for pages and buttons, in both languages. */
class RolePagesTest {
    private static final Documents OURS = Documents.ofRepository();
    private static final Path PAGES = OURS.root().resolve("docs/running-a-round");
    private static final Pattern BOLD = Pattern.compile("\\*\\*([^*]+)\\*\\*");
    /** Placeholders for something that changes: a number, a name, a side. */
    private static final Pattern PLACE = Pattern.compile("\\bN\\b|\\b(?:White|Black|Bianco|Nero)\\b");

    /** Every sentence of the screens, from their sources. */
    private static final String WORDS = OURS.files(".ts").stream()
            .filter(file -> file.toString().contains("/words/"))
            .filter(file -> !file.toString().contains("/test/"))
            .map(Documents::text)
            .collect(Collectors.joining("\n"));

    private static List<Path> pages(String language) {
        return OURS.files(".md").stream()
                .filter(page -> page.startsWith(PAGES.resolve(language)))
                .toList();
    }

    /** Whether a screen shows this; a text that ends with a full stop may be the beginning of a longer one. */
    static boolean isShown(String name, String words) {
        StringBuilder pattern = new StringBuilder("[\"'`]");
        int done = 0;
        var place = PLACE.matcher(name);
        while (place.find()) {
            pattern.append(Pattern.quote(name.substring(done, place.start())));
            pattern.append(place.group().equals("N") ? "" : "(?:" + place.group() + "|");
            pattern.append("\\$\\{[^}]*\\}").append(place.group().equals("N") ? "" : ")");
            done = place.end();
        }
        pattern.append(Pattern.quote(name.substring(done))).append(name.endsWith(".") ? "" : "[\"'`]");
        return Pattern.compile(pattern.toString()).matcher(words).find();
    }

    private static List<String> unknown(List<Path> pages) {
        List<String> unknown = new ArrayList<>();
        for (Path page : pages) {
            BOLD.matcher(Documents.text(page))
                    .results()
                    .map(bold -> bold.group(1).replaceAll("\\s+", " "))
                    .filter(name -> !isShown(name, WORDS))
                    .forEach(name -> unknown.add(OURS.root().relativize(page) + ": " + name));
        }
        return unknown;
    }

    @Test
    void everyNameInBoldIsOnAScreen() {
        assertTrue(WORDS.length() > 100_000, () -> "only " + WORDS.length() + " characters of words");
        assertEquals(List.of(), unknown(pages("en")));
        assertEquals(List.of(), unknown(pages("it")));
    }

    @Test
    void bothLanguagesHaveTheSamePages() {
        for (Path page : pages("en")) {
            assertTrue(Files.exists(PAGES.resolve("it").resolve(page.getFileName())), page::toString);
        }
        assertEquals(pages("en").size(), pages("it").size());
    }

    @Test
    void aNameThatNoScreenShowsIsFound() {
        String words = "a: \"Open the venue\", b: (n) => `Open round ${n}…`, c: (s) => `New code for ${en.side[s]}`,";
        assertTrue(isShown("Open the venue", words));
        assertTrue(isShown("Open round N…", words));
        assertTrue(isShown("New code for White", words));
        for (String wrong : List.of("Open", "Open venue", "the venue", "Open round N", "Open round 1…")) {
            assertTrue(!isShown(wrong, words), wrong);
        }
    }
}
