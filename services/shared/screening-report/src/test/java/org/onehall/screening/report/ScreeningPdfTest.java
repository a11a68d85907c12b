package org.onehall.screening.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureElement;
import org.apache.pdfbox.pdmodel.documentinterchange.logicalstructure.PDStructureNode;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.onehall.screening.EventReport;

/** The text on the paper of a screening, read back from it. */
@Tag("slow")
class ScreeningPdfTest {
    private static final Instant NOW = Instant.parse("2026-03-01T18:00:00Z");
    private static final EventReport EVENT = Screened.event();

    private static PDDocument pdf(EventReport report, String language) throws IOException {
        return Loader.loadPDF(ScreeningPdf.of(report, Screened.calibration(), "round-1.pgn", NOW, language));
    }

    /** The text without the page footers. */
    private static String text(EventReport report, String language) throws IOException {
        try (PDDocument document = pdf(report, language)) {
            return new PDFTextStripper()
                    .getText(document)
                    .replaceAll("(Fair-play screening|Controllo fair play) · [^\n]*\\d+/\\d+", "")
                    .replaceAll("\\s+", " ");
        }
    }

    private static void contains(String text, List<String> parts) {
        for (String part : parts) assertTrue(text.contains(part), part + " is not in: " + text);
    }

    @Test
    void itSaysOnEveryPageThatItIsAnIndicationNeverProof() throws IOException { // APP-I A3
        for (String language : List.of("en", "it"))
            try (PDDocument document = pdf(EVENT, language)) {
                assertTrue(document.getNumberOfPages() > 1);
                for (int page = 1; page <= document.getNumberOfPages(); page++) {
                    PDFTextStripper stripper = new PDFTextStripper();
                    stripper.setStartPage(page);
                    stripper.setEndPage(page);
                    String text = stripper.getText(document);
                    assertTrue(
                            text.contains(
                                    language.equals("it")
                                            ? "un indizio, mai una prova (APP-I A3)"
                                            : "an indication, never proof (APP-I A3)"),
                            "page " + page + ": " + text);
                }
            }
    }

    @Test
    void itSaysWhoBearsTheBurdenAndToWhichStandard() throws IOException { // APP-I B4, APP-I C1, APP-I C2
        contains(
                text(EVENT, "en"),
                List.of(
                        "The Fair Play Commission must prove what happened",
                        "“comfortable satisfaction”",
                        "more than “more probable than not”",
                        "less than “beyond reasonable doubt” (APP-I B4, C1)",
                        "the player may bring evidence against it. Then it is enough that the player's evidence is "
                                + "“more probable than not” (APP-I C2)"));
        contains(
                text(EVENT, "it"),
                List.of(
                        "La Commissione Fair Play deve provare",
                        "più della prevalenza delle probabilità",
                        "oltre ogni ragionevole dubbio (APP-I B4, C1)"));
    }

    @Test
    void strongerThanTheRatingAndNothingElseIsCalledInadmissible() throws IOException { // APP-I G2.5
        contains(
                text(EVENT, "en"),
                List.of(
                        "The player is stronger than the rating, and this report has no other indication. A "
                                + "complaint for this reason alone is inadmissible (APP-I G2.5).",
                        "alone is not a reason for a complaint"));
        contains(text(EVENT, "it"), List.of("Un reclamo solo per questo motivo è inammissibile (APP-I G2.5)"));
        assertFalse(
                text(Screened.untimed(), "en").contains("A complaint for this reason alone is inadmissible"),
                "who has no z is not stronger than a rating");
    }

    @Test
    void whatItIsMadeWithAndOfStandsAtItsHead() throws IOException {
        contains(
                text(EVENT, "en"),
                List.of(
                        "Games screened round-1.pgn",
                        "6 games, 4 players",
                        "Chess engine Fish 7",
                        "100000 nodes per position, 6 moves listed, 16 MiB",
                        "test-1 of 2026-03-01: 500 games, 30000 moves, ratings 1200 to 2800",
                        "± 60 points"));
    }

    @Test
    void everyPlayerHasTheFiguresOfTheReport() throws IOException {
        String text = text(EVENT, "en");
        Numbers numbers = new Numbers(Locale.ENGLISH);
        for (var player : EVENT.players()) {
            player.score()
                    .comparison()
                    .ifPresent(one -> contains(
                            text,
                            List.of(player.name() + " " + one.rating() + " 3 "
                                    + player.score().moves() + " " + numbers.signed(one.z(), 2) + " "
                                    + numbers.fixed(one.outlierIndex(), 1))));
            player.among().ifPresent(one -> contains(text, List.of(numbers.probability(one.largest()))));
            player.ipr()
                    .ifPresent(one -> contains(
                            text,
                            List.of(numbers.fixed(one.ipr(), 0) + " " + numbers.fixed(one.low(), 0) + "–"
                                    + numbers.fixed(one.high(), 0))));
        }
        contains(text, List.of("Ugo Ignoto – 3", "record only: no rating", "1 Đorđe Čolić-Γιώργος 1900"));
    }

    @Test
    void ratingsThatDifferFromGameToGameAreNamed() throws IOException {
        contains(
                text(Screened.ratedDifferently(), "en"),
                List.of("1700–2100", "1500–1600", "Each game is compared with its own"));
        contains(text(Screened.ratedDifferently(), "it"), List.of("1700–2100", "cambia da una partita all'altra"));
        for (String none : List.of(", rated", "compared with its own"))
            assertFalse(text(EVENT, "en").contains(none), none);
    }

    @Test
    void noHeadOfAColumnIsBrokenAndWhatIsInNoFigureIsNamed() throws IOException {
        contains(text(EVENT, "en"), List.of("No. Player Rating Games Moves z Index Interval"));
        contains(text(EVENT, "it"), List.of("N. Giocatore Elo Partite Mosse z Indice Intervallo"));
        contains(
                text(Screened.unfinished(), "en"),
                List.of("c.pgn, game 2 (the game cannot be read from line 14 onwards); e.pgn (the file contains no "
                        + "game); "
                        + "c.pgn, game 3 (the game is already included); games without moves: 4"));
        contains(
                text(Screened.unfinished(), "it"),
                List.of("c.pgn, partita 3 (è già tra le altre); partite senza mosse: 4"));
    }

    @Test
    void whatTheHallSawIsLaidBesideTheMovesAndDecidesNothing() throws IOException { // APP-I A3
        var anna = EVENT.players().stream()
                .filter(player -> player.name().startsWith("Anna"))
                .findFirst()
                .orElseThrow();
        contains(
                text(EVENT, "en"),
                List.of(
                        "It is never a verdict, and it is not part of any z.",
                        "Anna Bianchi " + anna.hall().orElseThrow().facts() + " "
                                + anna.hall().get().movesAfter() + " "
                                + anna.hall().get().movesElsewhere(),
                        "soon after an observation: absence ("));
        contains(text(EVENT, "it"), List.of("poco dopo un evento osservato: assenza ("));
    }

    @Test
    void thePValueOfTheHallHasItsCaveats() throws IOException { // APP-I A3
        var seen = EVENT.players().stream()
                .filter(player -> player.hall().isPresent())
                .toList();
        Numbers numbers = new Numbers(Locale.ENGLISH);
        assertFalse(seen.isEmpty());
        for (var player : seen) {
            var hall = player.hall().orElseThrow();
            var among = player.hallAmong().orElseThrow();
            assertTrue(hall.small(), "three games of one absence each");
            contains(
                    text(EVENT, "en"),
                    List.of(numbers.probability(hall.p()) + " " + hall.permutations() + " "
                            + numbers.probability(among.largest()) + " " + numbers.probability(among.falseDiscovery())
                            + " small sample"));
        }
        contains(
                text(EVENT, "en"),
                List.of(
                        "the same events are moved to random times, 10000 times",
                        "With fewer than 30 moves in one of the two groups the sample is small"));
    }

    @Test
    void aKnownRatingIsShownAndWhyThereIsNoZIsSaid() throws IOException {
        String text = text(Screened.unfinished(), "en");
        contains(text, List.of("Anna Bianchi 2050 2 ", "Bruno Neri 1700 2 ", "37 moves not analysed yet"));
        contains(
                text(Screened.few(), "en"),
                List.of(
                        "record only: under 30 moves",
                        "record only: no rating, under 30 moves",
                        "There is no chart of the thinking times"));
        contains(text(Screened.few(), "it"), List.of("solo resoconto: senza Elo, meno di 30 mosse"));
        assertFalse(text.contains("record only"), "how many they are is known when all are analysed");
        contains(text(Screened.unfinished(), "it"), List.of("mosse non ancora analizzate"));
    }

    @Test
    void aGameNobodyHasAnalysedYetSaysSoUnderItsBoard() throws IOException {
        contains(
                text(Screened.unfinished(), "en"),
                List.of(
                        "round 2 · board 7 · Bruno Neri",
                        "White: not analysed yet · Black: not analysed yet",
                        "c.pgn:1 · Anna Bianchi"));
        contains(
                text(Screened.unfinished(), "it"),
                List.of("turno 2 · scacchiera 7 · Bruno Neri", "non ancora analizzate"));
    }

    @Test
    void gamesThatCouldNotBeReadAreNamed() throws IOException {
        contains(
                text(Screened.unfinished(), "en"),
                List.of("Games left out c.pgn, game 2 (the game cannot be read from line 14 onwards); e.pgn (the file "
                        + "contains no game)"));
        contains(text(Screened.unfinished(), "it"), List.of("Tralasciate c.pgn, partita 2"));
        assertFalse(text(EVENT, "en").contains("Games left out"));
    }

    @Test
    void whoseNameTheTypefaceLacksIsToldFromOthersByTheFideIdOrTheNumbersOfTheLetters() throws IOException {
        String text = text(Screened.foreign(), "en");
        contains(
                text,
                List.of(
                        "??? (FIDE ID 8601)",
                        "?? (U+738B U+7EA2)",
                        "??? (FIDE ID 8601) (2000) – ?? (U+738B U+7EA2) (1700)"));
        assertFalse(text(EVENT, "en").contains("(FIDE ID"), "nobody else needs one");
    }

    @Test
    void playersWhoMayBeOneAreNamed() throws IOException {
        contains(
                text(Screened.unfinished(), "en"),
                List.of("Possibly the same person Anna Bianchi (FIDE ID 1) / Bruno Neri (FIDE ID 2)"));
        contains(text(Screened.unfinished(), "it"), List.of("Forse la stessa persona Anna Bianchi (FIDE ID 1)"));
        assertFalse(text(EVENT, "en").contains("Possibly the same person"));
    }

    @Test
    void clocksWithoutAnIncrementAndTooFewTimesAreToldApartFromNoTimes() throws IOException {
        String text = text(Screened.unfinished(), "en");
        contains(
                text,
                List.of(
                        "without the increment (no TimeControl): 1.",
                        "--increment",
                        "There is no chart of the thinking times"));
        assertFalse(text.contains("The games contain no times."), text);
    }

    @Test
    void movesThatFollowOneAnotherAreOneSpan() {
        assertEquals(
                "12–30, 34, 40–41",
                GameSections.spans(Stream.concat(IntStream.rangeClosed(12, 30).boxed(), Stream.of(34, 40, 41))
                        .toList()));
        assertEquals("", GameSections.spans(List.of()));
    }

    @Test
    void withoutClocksOrFactsItSaysSo() throws IOException {
        contains(
                text(Screened.untimed(), "en"),
                List.of("The games contain no times.", "The server recorded nothing in these games"));
    }

    @Test
    void whatTheHallSawOfAGameStandsUnderItWithItsTimes() throws IOException {
        var fact = EVENT.games().getFirst().facts().getFirst();
        contains(
                text(EVENT, "en"),
                List.of(
                        "The server recorded, in hours since the start: Black, absence "
                                + String.format(
                                        "%d:%02d:%02d",
                                        fact.from().toHours(),
                                        fact.from().toMinutesPart(),
                                        fact.from().toSecondsPart())
                                + "–",
                        "Random seed: 1."));
    }

    @Test
    void withoutACalibrationItIsTheRecordAndSaysSo() throws IOException {
        try (PDDocument document = Loader.loadPDF(
                ScreeningPdf.ofRecord(Screened.record(), ScreeningPdf.of("Spring Cup", 2, 0, "en"), NOW, "en"))) {
            String text = new PDFTextStripper().getText(document).replaceAll("\\s+", " ");
            contains(
                    text,
                    List.of(
                            "Games screened Spring Cup, round 2",
                            "Calibration there is no calibration for this engine with these settings"));
            assertFalse(text.contains("Accuracy of the ratings ratings are assumed to be"), text);
        }
        assertEquals("Coppa, tutti i turni", ScreeningPdf.of("Coppa", 0, 0, "it"));
        assertEquals(
                "Cup, round 2; games that do not count and are left out: 3",
                ScreeningPdf.of("Cup", 2, 3, "en")); // DEC-26
    }

    @Test
    void italianPaperHasItalianWordsAndNumbers() throws IOException {
        String text = text(EVENT, "it");
        contains(text, List.of("Controllo fair play", "Giocatore", "Bianco: ", "in media 0,", "Elo da 1200 a 2800"));
        for (String english : List.of("White", "Black", "moves", "player ", "rating", "expected", "absence"))
            assertFalse(text.contains(english), english + " is in: " + text);
        assertFalse(Pattern.compile("\\d\\.\\d\\d ").matcher(text).find(), text);
    }

    /** Alternative texts of all figures. */
    private static List<String> figures(PDStructureNode of) {
        List<String> figures = new ArrayList<>();
        for (Object kid : of.getKids())
            if (kid instanceof PDStructureElement part) {
                if (part.getStructureType().equals("Figure")) figures.add(part.getAlternateDescription());
                figures.addAll(figures(part));
            }
        return figures;
    }

    @Test
    void everyPictureHasItsFiguresInWords() throws IOException {
        try (PDDocument document = pdf(EVENT, "en")) {
            List<String> figures = figures(document.getDocumentCatalog().getStructureTreeRoot());
            assertEquals(1 + 1 + 6, figures.size(), figures.toString());
            contains(
                    figures.getFirst(),
                    List.of(
                            "Anna Bianchi: rating 2050, index ",
                            "Bruno Neri: rating 1700, index ",
                            "1 Đorđe Čolić-Γιώργος: rating 1900"));
            contains(figures.get(1), List.of("Anna Bianchi: ", "correlation "));
            for (String strip : figures.subList(2, figures.size()))
                contains(strip, List.of("White: ", "pawns worse than the best move", "Black: "));
        }
    }

    private static Properties words(String name) throws IOException {
        Properties words = new Properties();
        words.load(Files.newBufferedReader(Path.of("src/main/resources", name)));
        return words;
    }

    @Test
    void bothLanguagesHaveTheSameWordsWithTheSamePlaces() throws IOException {
        Properties english = words("screening.properties");
        Properties italian = words("screening_it.properties");
        assertEquals(english.keySet(), italian.keySet());
        Pattern place = Pattern.compile("%%|%s");
        english.forEach((key, text) -> assertEquals(
                place.matcher(text.toString())
                        .results()
                        .map(found -> found.group())
                        .toList(),
                place.matcher(italian.get(key).toString())
                        .results()
                        .map(found -> found.group())
                        .toList(),
                key.toString()));
    }

    @Test
    void noWordOfItAccusesAnybody() throws IOException { // APP-I A3
        for (String name : List.of("screening.properties", "screening_it.properties"))
            words(name).forEach((key, text) -> {
                for (String word : List.of("cheat", "guilt", "fraud", "suspicious", "colpevol", "imbrogli", "truff"))
                    assertFalse(text.toString().toLowerCase(Locale.ROOT).contains(word), key + " has " + word);
            });
    }
}
