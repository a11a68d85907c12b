package org.onehall.decider;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class TextsTest {
    @Test
    void ordinaryTextOfAnyScriptIsAllowed() {
        for (String text : List.of(
                "", "fire alarm", "first line\n\tsecond line", "caffè, Čačak, 将棋, שלום, سلام", "♔ 👍🏽 👩‍💻")) {
            assertEquals(Optional.empty(), Texts.fault(text, 500), text);
        }
    }

    @Test
    void charactersAreCountedAsReadersCountThem() {
        assertEquals(Optional.empty(), Texts.fault("👍".repeat(10), 10));
        assertEquals(
                "has 11 characters; at most 10 are allowed",
                Texts.fault("👍".repeat(11), 10).orElseThrow());
    }

    private record Inner(Optional<String> note, Map<String, List<String>> more) {}

    private record Outer(int number, String text, List<Inner> inner) {}

    @Test
    void everyTextOfACommandIsLookedAt() {
        Inner sound = new Inner(Optional.of("12345"), Map.of("key", List.of("abc", "")));
        assertEquals(
                Optional.empty(),
                Texts.faultIn(new Outer(123_456_789, "", List.of(sound, new Inner(Optional.empty(), Map.of()))), 5));
        for (Record faulty : List.of(
                new Outer(1, "123456", List.of()),
                new Outer(1, "", List.of(sound, new Inner(Optional.of("123456"), Map.of()))),
                new Outer(1, "", List.of(new Inner(Optional.empty(), Map.of("key", List.of("", "a\u0000"))))),
                new Outer(1, "", List.of(new Inner(Optional.empty(), Map.of("123456", List.of()))))))
            assertTrue(Texts.faultIn(faulty, 5).isPresent(), faulty.toString());
    }

    @Test
    void whatNobodySeesIsEmpty() {
        for (int unseen : new int[] {
            ' ', '\t', '\n', 0xA0, 0xAD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x180E, 0x2000, 0x2003, 0x200B, 0x200C, 0x200D,
            0x200E, 0x200F, 0x2028, 0x202F, 0x205F, 0x2060, 0x2063, 0x2800, 0x3000, 0x3164, 0xFE0F, 0xFEFF, 0xFFA0,
            0xE0041, 0x0301
        }) {
            String text = Character.toString(unseen);
            assertTrue(Texts.isEmpty(text) && Texts.isEmpty(text + " " + text), "U+%04X".formatted(unseen));
            assertFalse(Texts.isEmpty(text + "x" + text), "U+%04X".formatted(unseen));
        }
        assertTrue(Texts.isEmpty(""));
        for (String text : List.of("-", "é", "e\u0301", "将", "שלום", "♔", "👩‍💻", "5"))
            assertFalse(Texts.isEmpty(text), text);
    }

    @Test
    void whatHidesOrTurnsTextIsNot() {
        for (int hidden : new int[] {0, 0x1B, '\r', 0x7F, 0x85, 0x202A, 0x202E, 0x2066, 0x2069, 0xD800}) {
            String fault = Texts.fault("Black " + Character.toString(hidden) + " lost", 500)
                    .orElseThrow();
            assertTrue(fault.contains("U+%04X".formatted(hidden)), fault);
        }
    }

    @Test
    void aNameStandsOnOneLineAndIsSeen() {
        for (String name :
                List.of("Eve Smith", "Zoë O’Hara-Čapek", "将棋 太郎", "שלום", "X", "é".repeat(100), "👍".repeat(100)))
            assertTrue(Texts.isName(name), name);
        for (String none : List.of(
                "",
                " ",
                "\u200b",
                "Eve\nSmith",
                "Eve\tSmith",
                "Eve\u2028Smith",
                "Eve\u2029Smith",
                "Eve\u0007",
                "Bo\u202Edy",
                "Bo\u2066dy",
                "\uD800",
                "x".repeat(101))) assertFalse(Texts.isName(none), none);
    }

    @Test
    void aNameOfAnyScriptIsOneWithItsMarks() {
        for (String name : List.of(
                "Nguy\u1ec5n Th\u1ecb Ng\u1ecdc Qu\u1ef3nh",
                "Nguye\u0302\u0303n",
                "\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f",
                "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627",
                "\u0936\u094d\u0930\u0940\u0928\u093f\u0935\u093e\u0938 \u0930\u093e\u0935",
                "\u0d28\u0d4d\u200d",
                "\u05d0\u05b7\u05d1\u05b0\u05e8\u05b8\u05d4\u05b8\u05dd",
                "\u05e9\u05c1\u05bc\u05b5\u0591\u05dd",
                "\u101e\u102d\u1014\u103a\u1038",
                "\u1019\u103c\u103d\u103e\u1031\u1037",
                "\u0e2a\u0e21\u0e0a\u0e32\u0e22 \u0e17\u0e35\u0e48",
                "\u0f42\u0f66\u0f90\u0fb1\u0f74\u0f51",
                "\u1f08\u03c1\u03b9\u03c3\u03c4\u03bf\u03c4\u03ad\u03bb\u03b7\u03c2",
                "\ud55c\uc9c0\ubbfc",
                "O'Neill-\u0160ek, Jr.")) assertEquals(Optional.empty(), Texts.faultOfName(name), name);
    }

    @Test
    void aNameHoldsNothingThatIsHiddenOrPrivateAndNoTowersOfMarks() {
        for (int hidden :
                new int[] {0xAD, 0x200B, 0x200E, 0x2060, 0xFEFF, 0xE000, 0xF8FF, 0xF0000, 0x0378, 0xFFFE, 0xE0041}) {
            String fault = Texts.faultOfName("Eve" + Character.toString(hidden) + " Smith")
                    .orElseThrow();
            assertTrue(fault.contains("hidden or private character U+%04X".formatted(hidden)), fault);
        }
        for (String tower : List.of(
                "E\u0301\u0302\u0303\u0304\u0305ve",
                "Ev\u0489\u0489\u0489\u200d\u0489\u0489e",
                "\u0301Eve",
                "Eve \u0301Smith"))
            assertTrue(Texts.faultOfName(tower).orElseThrow().contains("at most 4 are allowed"), tower);
        assertEquals(Optional.of("must have 1 to 100 visible characters"), Texts.faultOfName("\u00ad"));
    }

    @Test
    void aNameByItsWordsIsTheSameInAnyOrder() {
        for (String name :
                List.of("Smith Eve", "Smith, Eve", "Eve  SMITH", "smith,eve", "\uff33mith\uff0c Eve", "Eve Smith."))
            assertEquals("eve smith", Texts.byItsWords(name), name);
        assertEquals(Texts.byItsWords("Eve J. Smith"), Texts.byItsWords("Smith, Eve J"));
        for (String other : List.of("Smith, Eva", "Eve Smith-Jones", "Eve Eve Smith", "EveSmith"))
            assertFalse(Texts.byItsWords(other).equals("eve smith"), other);
    }

    @Test
    void namesThatTheEyeCannotTellApartAreOne() {
        for (String name : List.of(
                "Eve Smith",
                "eve smith",
                "Eve Smith\u200b",
                "Eve\u00a0 Smith ",
                "E\ufe0fve Smith",
                "\u0415v\u0435 Smith",
                "\uff25ve Smith",
                "Eve Sm\u03b9th")) assertEquals("eve smith", Texts.toTheEye(name), name);
        assertEquals(Texts.toTheEye("Jos\u00e9"), Texts.toTheEye("Jose\u0301"));
        for (String other : List.of("Eve Smyth", "Ev\u00e9 Smith", "EveSmith", "Adam Smith"))
            assertFalse(Texts.toTheEye(other).equals("eve smith"), other);
    }

    @Test
    void aTextOfOneLineHasNoTabAndNoEndOfALine() {
        for (String text : List.of("a\nb", "a\tb", "a\u2028b", "a\u2029b", "a\u0007b", "a\u202Eb", "a\uD83D")) {
            assertTrue(Texts.faultOfLine(text, 10).orElseThrow().startsWith("has the control character U+"), text);
        }
        assertEquals(Optional.empty(), Texts.faultOfLine("a\uD83D\uDE00 b", 4));
        assertEquals(Optional.of("has 5 characters; at most 4 are allowed"), Texts.faultOfLine("abcde", 4));
        assertEquals("a\uD83D\uDE00", Texts.cut("a\uD83D\uDE00b", 2));
        assertEquals("a\uD83D\uDE00b", Texts.cut("a\uD83D\uDE00b", 3));
    }

    @Test
    void aQuotedTextIsShortAndShowsNothingHidden() {
        assertEquals("'a b '", Texts.quoted("a\u202Eb\uD83D", 10));
        assertEquals("'\uD83D\uDE00\uD83D\uDE00…'", Texts.quoted("\uD83D\uDE00\uD83D\uDE00\uD83D\uDE00", 2));
    }

    @Test
    void ofANameFromOutsideIsLeftWhatMayStandInAName() {
        assertEquals("Ann Bee", Texts.fromOutside("\u202EAnn\u0000\u2066Bee\u200B\n\uE000", 100));
        assertEquals("\u05E9\u05DC\u05D5\u05DD", Texts.fromOutside("\u05E9\u05DC\u05D5\u05DD", 100));
        assertEquals("e" + "\u0301".repeat(4) + "x", Texts.fromOutside("e" + "\u0301".repeat(50) + "x", 100));
        assertEquals("", Texts.fromOutside("\u0301\u200B \u3164", 100));
        assertEquals("\uD83D\uDE00".repeat(7), Texts.fromOutside("\uD83D\uDE00".repeat(500) + "\uD83D", 7));
        for (String ours : List.of(
                "Anna-Maria d'Alba",
                "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645",
                "\u0110or\u0111e \u010Coli\u0107")) assertEquals(ours, Texts.fromOutside(ours, 100));
        for (String any : List.of("a\tb", "\u2028", "x\u00AD", "\uD800", "\u202A\u202B")) {
            String left = Texts.fromOutside(any, 100);
            assertTrue(left.isEmpty() || Texts.isName(left), left);
        }
    }
}
