package org.onehall.playingzone.projection;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;

/** The Italian texts of the pages cover everything the hall says. */
class WordsTest {
    private static final Pattern ENTRY = Pattern.compile("^ {2}([A-Z_]+):\\s+([\"'`])(.*)\\2,$", Pattern.MULTILINE);
    private static final Pattern PLACE = Pattern.compile("\\{(\\w+)}");
    private static final Pattern CONSTANT = Pattern.compile("^ {4}([A-Z_]+)\\(", Pattern.MULTILINE);

    /** Refusals for people who load files, for venue nodes and between services; no page can cause any of these. */
    private static final Set<String> BEHIND_THE_PAGES = Set.of(
            "DUPLICATE_ID",
            "UNKNOWN_TIME_ZONE",
            "MALFORMED_OFFICIAL",
            "STAFF_INCOMPLETE",
            "MALFORMED_PLAYER",
            "MALFORMED_ROUND",
            "UNKNOWN_PLAYER",
            "PAIRED_TWICE",
            "CAPTAIN_NOT_PLAYER",
            "MALFORMED_TEAM",
            "MALFORMED_BYE",
            "MALFORMED_DETAILS",
            "MALFORMED_REGISTRATION",
            "NUMBER_MISSING",
            "CONDITIONS_NOT_ACCEPTED",
            "TOO_LARGE",
            "MALFORMED_BOARD",
            "ILLEGAL_POSITION",
            "MOVES_MISSING",
            "GAME_UNREADABLE",
            "ALREADY_QUEUED",
            "NOT_QUEUED",
            "ALREADY_SCREENED",
            "HOOK_NOWHERE",
            "TECHNICAL_ARBITER_NEEDED",
            "FOREIGN_ORIGIN",
            "NODE_UNNAMED",
            "SIGNATURE_NEEDED",
            "NOT_OVERDUE",
            "BAD_NODE",
            "BAD_PROBES",
            "PROBES_AHEAD",
            "ORDER_ID_MALFORMED",
            "ORDER_ID_RESERVED",
            "COMPETITION_MISSING",
            "NOT_PART_OF_ORDER",
            "CALL_NOT_OVERDUE");

    private static final Path ITALIAN = Path.of("../pages/src/words/it");

    @Test
    void everyNoticeHasItalianWordsWithTheSamePlaces() { // ENG-6
        Map<String, Set<String>> english = new TreeMap<>();
        for (Notice.Kind kind : Notice.Kind.values())
            english.put(
                    kind.name(), places(new Notice(new SeatKey("cup/1/1", Side.WHITE), kind, Map.of(), "", "").text()));
        Map<String, Set<String>> italian = new TreeMap<>();
        ENTRY.matcher(sentences(ITALIAN.resolve("notices.ts")))
                .results()
                .forEach(entry -> italian.put(entry.group(1), places(entry.group(3))));
        assertEquals(english, italian);
    }

    @Test
    void everyRefusalAPageMayGetHasItalianWords() throws IOException { // ENG-6
        Set<String> expected = new TreeSet<>();
        String refusals = Stream.of("playing", "arbiters", "rounds", "fairplay")
                .map(area -> sentences(ITALIAN.resolve("refusals-" + area + ".ts")))
                .collect(Collectors.joining());
        try (Stream<Path> sources = Files.walk(Path.of(".."))) {
            for (Path source : sources.filter(path -> path.toString().matches(".*/src/main/java/.*Refusal\\.java"))
                    .toList())
                CONSTANT.matcher(read(source)).results().forEach(constant -> expected.add(constant.group(1)));
        }
        expected.removeAll(BEHIND_THE_PAGES);
        assertEquals(
                expected,
                ENTRY.matcher(refusals)
                        .results()
                        .map(entry -> entry.group(1))
                        .collect(Collectors.toCollection(TreeSet::new)));
    }

    private static Set<String> places(String words) {
        return PLACE.matcher(words)
                .results()
                .map(place -> place.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A source in which a sentence of several lines is on one. */
    private static String sentences(Path file) {
        return read(file).replaceAll("\" \\+\\s+\"", "");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
