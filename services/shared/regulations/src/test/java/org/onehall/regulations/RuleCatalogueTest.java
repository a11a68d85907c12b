package org.onehall.regulations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RuleCatalogueTest {

    private final RuleCatalogue catalogue = RuleCatalogue.standard();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "3.3",
                "4.1",
                "4.2",
                "4.3",
                "4.4",
                "4.5",
                "5.1",
                "5.2",
                "5.3",
                "5.4.1",
                "5.4.2",
                "5.4.3",
                "5.4.4",
                "16.5",
                "16.7",
                "16.11",
                "16.12",
                "17.1",
                "17.2",
                "17.3",
                "17.4",
                "17.5",
                "17.6",
                "17.7",
                "17.8",
                "17.9",
                "17.10",
                "17.11",
                "18.3",
                "18.4.1",
                "18.4.2",
                "18.4.3",
                "18.4.4",
                "18.4.5",
                "18.4.6",
                "18.4.7",
                "18.4.8",
                "18.4.9",
                "18.5",
                "18.6",
                "18.7",
                "18.8",
                "18.9",
                "18.9 a",
                "18.9 b",
                "18.9 c",
                "18.9 d",
                "18.9 other",
                "19.1",
                "19.2",
                "19.3",
                "19.4",
                "19.5",
                "19.6"
            })
    void what_screens_show_has_a_sentence_in_english_and_in_italian(String article) {
        String id = "OCR " + article;
        String english = catalogue.text(id, Locale.ENGLISH).orElseThrow();
        String italian = catalogue.text(id, Locale.ITALIAN).orElseThrow();
        assertFalse(english.equals(italian));
        assertTrue(english.endsWith(".") && italian.endsWith("."));
        assertEquals(english, catalogue.text(id, Locale.FRENCH).orElseThrow());
    }

    @Test
    void decisions_validations_and_engineering_rules_are_complete() {
        Stream.of(
                        Stream.iterate(1, i -> i + 1).limit(34).map("DEC-%02d"::formatted),
                        Stream.iterate(1, i -> i + 1).limit(16).map("V-%02d"::formatted),
                        Stream.iterate(1, i -> i + 1).limit(7).map("ENG-%d"::formatted))
                .flatMap(ids -> ids)
                .forEach(id -> assertEquals(id, catalogue.require(id).id()));
    }

    @Test
    void every_document_is_there() {
        Set<String> documents = Set.of(
                "OCR", "LAW", "AMD", "L17", "OLD", "RAP", "BLZ", "NOT", "ADJ", "960", "QPF", "FSSI", "APP-I", "APP-II",
                "APP-III");
        for (String document : documents) {
            assertTrue(catalogue.articles().stream().anyMatch(a -> a.rule().id().startsWith(document + " ")), document);
        }
        assertTrue(
                catalogue.articles().size() > 480,
                "only " + catalogue.articles().size());
    }

    @Test
    void an_entry_says_where_it_stands_what_is_done_and_by_whom() {
        Article article = catalogue.find("OCR 18.9 b").orElseThrow();
        assertEquals("FIDE Online Chess Regulations", article.document());
        assertEquals("2021", article.edition());
        assertEquals(List.of(Article.Mark.ARBITER), article.marks());
        assertEquals(List.of("adjudication", "virtual-clock"), article.owners());
    }

    @Test
    void owners_are_services_and_what_is_out_has_none() {
        Set<String> services = Set.of(
                "game-state",
                "virtual-clock",
                "connectivity",
                "fair-play",
                "adjudication",
                "competition",
                "playing-zone");
        for (Article article : catalogue.articles()) {
            assertTrue(services.containsAll(article.owners()), article.rule().id());
            assertEquals(
                    article.marks().equals(List.of(Article.Mark.OUT)),
                    article.owners().isEmpty() && !article.marks().isEmpty(),
                    article.rule().id());
        }
    }

    @Test
    void every_parameter_of_the_regulations_cites_an_article_of_the_catalogue() {
        Parameter.everything()
                .values()
                .forEach(parameter -> catalogue.require(parameter.rule().id()));
    }

    /** No profile offers a quickplay finish: it applies only if it is announced (QPF III.2). */
    @Test
    void a_quickplay_finish_is_out_of_scope() {
        for (String id : List.of("QPF III.4", "QPF III.5", "DEC-29"))
            assertEquals(
                    Set.of(Article.Mark.OUT),
                    Set.copyOf(catalogue.find(id).orElseThrow().marks()),
                    id);
    }

    @Test
    void the_english_text_stands_where_there_is_no_translation() { // DEC-01
        assertEquals(catalogue.text("OCR 3.3", Locale.ENGLISH), catalogue.text("OCR 3.3", Locale.FRENCH));
        assertNotEquals(catalogue.text("OCR 3.3", Locale.ENGLISH), catalogue.text("OCR 3.3", Locale.ITALIAN));
    }

    @Test
    void an_unknown_article_is_refused() {
        assertEquals(Optional.empty(), catalogue.find("OCR 99"));
        assertEquals(Optional.empty(), catalogue.text("DEC-03", Locale.ENGLISH));
        var e = assertThrows(IllegalArgumentException.class, () -> catalogue.require("OCR 99"));
        assertTrue(e.getMessage().contains("OCR 99"));
        assertThrows(IllegalArgumentException.class, () -> new RuleRef(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "9.2,LAW 9.2",
        "FLC 9.2,LAW 9.2",
        "Laws 9.2,LAW 9.2",
        "Law 9.2,LAW 9.2",
        "' law  9.2. ',LAW 9.2",
        "Art. 9.2,LAW 9.2",
        "7.1,LAW 7.1",
        "OCR16.11,OCR 16.11",
        "ocr 16.11,OCR 16.11",
        "17.7,OCR 17.7",
        "OCR 7.1,OCR 7.1",
        "18.9 a,OCR 18.9 a",
        "ocr 18.9/a,OCR 18.9/a",
        "gen-8,FSSI gen-8",
        "app-i a7bis,APP-I A7bis",
        "dec-08,DEC-08"
    })
    void an_article_is_known_however_people_write_it(String written, String id) {
        assertEquals(
                Optional.of(id),
                catalogue.meant(written).map(article -> article.rule().id()));
    }

    @Test
    void every_article_is_meant_by_its_id() {
        for (Article article : catalogue.articles())
            assertEquals(Optional.of(article), catalogue.meant(article.rule().id()));
    }

    @Test
    void what_is_no_article_has_others_near_it() {
        for (String nothing : List.of("", " ", "7", "99.1", "OCR", "LAW 16.11", "OCR 16.11 z", "APP-II1"))
            assertEquals(Optional.empty(), catalogue.meant(nothing), nothing);
        assertEquals(List.of("LAW 9.2.2", "LAW 9.2", "OCR 9.2"), catalogue.near("9.2.9", 3));
        assertEquals(List.of("OCR 16.1", "OCR 16.10"), catalogue.near("ocr16.13", 2));
        assertEquals(List.of(), catalogue.near("nothing", 4));
        assertEquals(List.of(), catalogue.near("", 4));
    }
}
