package org.onehall.decider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReasonTest {
    private static final Path GOLDEN = Path.of("src/test/resources/golden-reasons.tsv");

    private static String italian(String stored) {
        return Reason.in(Locale.ITALIAN, stored);
    }

    @Test
    void everyStoredReasonReadsWellForEver() throws IOException {
        for (String line : Files.readAllLines(GOLDEN).stream()
                .filter(line -> !line.startsWith("#"))
                .toList()) {
            String[] stored = line.split("\t");
            assertEquals(List.of(stored[1], stored[2]), List.of(Reason.inEnglish(stored[0]), italian(stored[0])));
        }
    }

    @Test
    void goldenReasonsHaveEveryCodeAndEveryOldSentence() throws IOException {
        List<String> stored = Files.readAllLines(GOLDEN).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t")[0])
                .toList();
        for (ReasonCode code : ReasonCode.values())
            assertTrue(
                    stored.stream().anyMatch(one -> Reason.isCoded(one) && Reason.has(one, code)),
                    () -> code + " is missing in " + GOLDEN);
        try (Stream<String> old = Files.lines(Path.of("src/main/resources/org/onehall/decider/old-reasons.tsv"))) {
            old.filter(line -> !line.startsWith("#") && !line.startsWith("^"))
                    .map(line -> line.split("\t")[0])
                    .forEach(sentence ->
                            assertTrue(stored.contains(sentence), () -> sentence + " is missing in " + GOLDEN));
        }
    }

    @Test
    void everyCodeHasATextInBothLanguagesWithItsParameters() {
        Set<String> codes =
                Stream.of(ReasonCode.values()).map(Enum::name).collect(Collectors.toCollection(TreeSet::new));
        for (ReasonWords words : List.of(ReasonWords.ENGLISH, ReasonWords.ITALIAN)) {
            assertEquals(
                    codes,
                    words.texts().stringPropertyNames().stream()
                            .filter(name -> !name.contains(".") && !name.equals("unknown"))
                            .collect(Collectors.toCollection(TreeSet::new)));
            for (ReasonCode code : ReasonCode.values())
                assertEquals(
                        new HashSet<>(code.parameters()),
                        Pattern.compile("\\{(\\w+)}")
                                .matcher(words.texts().getProperty(code.name()))
                                .results()
                                .map(place -> place.group(1))
                                .collect(Collectors.toSet()),
                        code.name());
        }
        assertEquals(
                ReasonWords.ENGLISH.texts().stringPropertyNames(),
                ReasonWords.ITALIAN.texts().stringPropertyNames());
    }

    @Test
    void whatPeopleWriteStaysAsItIs() {
        for (String text : List.of("Rumore in sala", "", "{", "{noise}", "{FIRE_ALARM} again", "100 %25", "{A }"))
            assertEquals(List.of(text, text), List.of(Reason.inEnglish(text), italian(text)));
    }

    @Test
    void aValueMayHoldAnyTextOrAnotherReason() {
        for (String text : List.of("a; b=c {d} 50 % %7B", "due\nrighe", "a, b"))
            assertEquals(
                    "A pause was not possible at 14:03:07 UTC: " + text,
                    Reason.inEnglish(
                            Reason.of(ReasonCode.PAUSE_NOT_POSSIBLE, "at", "2026-03-01T14:03:07Z", "because", text)));
        String nested = Reason.of(
                ReasonCode.PAUSE_NOT_POSSIBLE,
                "at",
                "2026-03-01T14:03:07Z",
                "because",
                Reason.of(ReasonCode.HALL_DID_NOT_ANSWER));
        assertEquals(
                "Una sospensione non è stata possibile alle 14:03:07 UTC: Il server non rispondeva", italian(nested));
    }

    @Test
    void severalCodesAreSeveralSentences() {
        String lost = Reason.of(ReasonCode.RECORDS_LOST, "records", "3-5") + Reason.of(ReasonCode.NO_MOVE_MISSING);
        assertTrue(Reason.isCoded(lost));
        assertTrue(Reason.has(lost, ReasonCode.NO_MOVE_MISSING));
        assertTrue(Reason.inEnglish(lost).endsWith("are lost (entries 3-5). No move is missing."));
    }

    @Test
    void aCodeOfANewerVersionIsNeverShownAsItIs() {
        for (String newer : List.of("{NEW_CODE}", "{CONNECTION_LOST}", "{CONNECTION_LOST side=WHITE; for=3}"))
            assertEquals(
                    "The reason is stored in a form that this version does not know", Reason.inEnglish(newer), newer);
    }

    @Test
    void peopleMayChooseUsualReasonsAndGiveNoneOfTheHall() {
        assertTrue(Reason.isUsual("{FIRE_ALARM}"));
        assertTrue(Reason.isUsual(Reason.of(ReasonCode.INCIDENT, "kind", "NOISE")));
        for (String text : List.of(
                "{INCIDENT kind=Rumore}",
                "{INCIDENT}",
                "{CONNECTION_LOST side=WHITE}",
                "{NEW_CODE}",
                "{FIRE_ALARM}{FIRE_ALARM}",
                "Fire alarm")) assertFalse(Reason.isUsual(text), text);
    }

    @Test
    void constantsHaveTheWordsThatReasonsHave() {
        assertEquals(
                "time is up",
                Reason.constant(Locale.ENGLISH, "termination", "TIME").orElseThrow());
        assertEquals("Rumore", Reason.constant(Locale.ITALIAN, "kind", "NOISE").orElseThrow());
        assertTrue(Reason.constant(Locale.ENGLISH, "kind", "NEW_KIND").isEmpty());
    }

    @Test
    void aLongValueIsShortened() {
        String cut = Reason.cut(
                500, ReasonCode.PAUSE_NOT_POSSIBLE, "at", "2026-03-01T14:03:07Z", "because", "=".repeat(300));
        assertTrue(cut.length() <= 500, cut);
        assertTrue(Reason.isCoded(cut) && cut.length() > 490, cut);
        assertThrows(IllegalArgumentException.class, () -> Reason.of(ReasonCode.FIRE_ALARM, "side", "WHITE"));
        assertThrows(IllegalArgumentException.class, () -> Reason.of(ReasonCode.CONNECTION_LOST));
    }
}
