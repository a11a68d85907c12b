package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class PgnTest {
    private static PgnGame one(String text) {
        List<PgnGame> games = PgnReader.readAll(text);
        assertEquals(1, games.size(), text);
        return games.getFirst();
    }

    private static String sans(PgnGame game) {
        return String.join(" ", game.moves().stream().map(PgnMove::san).toList());
    }

    /** A written game is the same game for both readers, and gives the same text when written again. */
    static void assertRoundTrip(PgnGame game) {
        String written = PgnWriter.write(game);
        PgnGame again = one(written);
        assertEquals(game.moves(), again.moves(), written);
        assertEquals(game.start(), again.start(), written);
        assertEquals(game.result(), again.result(), written);
        assertEquals(game.comment(), again.comment(), written);
        assertEquals(Optional.empty(), again.error(), written);
        game.tags()
                .forEach((tag, value) -> assertTrue(
                        Set.of("Result", "FEN", "SetUp").contains(tag)
                                || value.equals(again.tags().get(tag)),
                        tag + " in " + written));
        assertEquals(written, PgnWriter.write(again));
        var withoutNotes =
                new PgnGame(again.tags(), again.moves(), again.result(), again.start(), again.comment(), again.error());
        assertEquals(List.of(withoutNotes), StrictPgnReader.readAll(written));
    }

    @Test
    void realGamesAreReadToTheirFinalPosition() throws IOException {
        var reader = new PgnReader(new StringReader(Lists.text("games/games.pgn")));
        for (String[] row : Lists.rows("games/index.txt")) {
            PgnGame game = reader.next().orElseThrow();
            assertTrue(game.tags().get("Site").endsWith(row[0]), row[0]);
            assertEquals(Optional.empty(), game.error(), row[0]);
            assertEquals(Integer.parseInt(row[1]), game.moves().size(), row[0]);
            assertEquals(row[2], game.result(), row[0]);
            assertEquals(
                    row[3].equals("clk"),
                    game.moves().stream().allMatch(move -> move.clock().isPresent()),
                    row[0]);
            assertTrue(game.lastPosition().fen().startsWith(row[4] + " "), row[0] + ": " + game.lastPosition());
            assertRoundTrip(game);
        }
        assertEquals(Optional.empty(), reader.next());
    }

    @Test
    void unusualFilesAreReadAsExpected() {
        for (String[] row : Lists.rows("pgn/index.txt")) {
            var found = PgnReader.readAll(Lists.text("pgn/" + row[0])).stream()
                    .map(game -> game.moves().size() + ":" + game.result()
                            + game.error()
                                    .map(error -> "!" + error.line() + ":" + error.column())
                                    .orElse(""))
                    .toList();
            assertEquals(row[1], String.join(" ", found), row[0]);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 e5 2. Nf3 *",
                "1.e4 e5 2.Nf3 *",
                "1. e4 1... e5 2. Nf3 *",
                "1. e4! $1 e5?? $22 2.Nf3!? *",
                "1. e4 {good} e5 ; the rest of the line Nc3\n2. Nf3 *",
                "1. e4 (1. d4 d5 (1... Nf6 {a ) brace}) 2. c4) 1... e5 2. Nf3 *",
                "% an escaped line\n1. e4 e5\n%2. Nc3\n2. Nf3 *",
                "\uFEFF1. e4 e5\r\n2. Nf3\r\n*",
                "{first} 1. e4 e5 2. Nf3\n",
                "1. e4 e5 (=) 2. Nf3 += *",
                "1. e2e4 e7-e5 2. Ng1f3",
                "e4 e5 7. Nf3 *",
                "[Event \"?\"]\n\n[White \"?\"]\n\n\n\n1. e4 e5\n\n2. Nf3 *",
                "[Event \"?\"]\n1. e4 e5 2. NXf3+ *",
                "[Event \"?\"]\r1. e4 e5 2. Nf3 #\r*",
                "[Result \"?\"]\n\n1. e4 e5 2. Nf3 *",
            })
    void theSameMovesAreReadFromManySpellings(String text) {
        PgnGame game = one(text);
        assertEquals(Optional.empty(), game.error());
        assertEquals("e4 e5 Nf3", sans(game));
        assertEquals("*", game.result());
    }

    @Test
    void clocksAndCommentsBelongToTheMoveBeforeThem() {
        PgnGame game = one("1. e4 {[%clk 1:23:45] best [%emt 0:00:04.5]} {by test} e5 {[%clk 0:00:09.7]} 1-0");
        assertEquals(Optional.of(Duration.ofSeconds(5025)), game.moves().get(0).clock());
        assertEquals(Optional.of(Duration.ofMillis(4500)), game.moves().get(0).elapsed());
        assertEquals("best by test", game.moves().get(0).comment());
        assertEquals(Optional.of(Duration.ofMillis(9700)), game.moves().get(1).clock());
        assertEquals("", game.moves().get(1).comment());
    }

    @Test
    void tagsKeepTheirOrderAndTheirEscapes() {
        PgnGame game = one("[Event \"A \\\"great\\\" one\"] [Site \"C:\\\\pgn\"]\n\n[White \"Ä, B\"]\n*");
        assertEquals(List.of("Event", "Site", "White"), List.copyOf(game.tags().keySet()));
        assertEquals("A \"great\" one", game.tags().get("Event"));
        assertEquals("C:\\pgn", game.tags().get("Site"));
        assertEquals(game.tags().get("White"), "Ä, B");
    }

    @Test
    void aSetUpPositionIsTakenFromTheTag() {
        PgnGame game = one("[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 40\"]\n\n40. a8=Q+ Kd7 1-0");
        assertEquals(
                "4k3/P7/8/8/8/8/8/4K3 w - - 0 40", game.start().orElseThrow().fen());
        assertEquals("Q7/3k4/8/8/8/8/8/4K3 w - - 1 41", game.lastPosition().fen());
        assertTrue(PgnWriter.write(game).contains("40. a8=Q+ Kd7 1-0"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. e4 e5 2. Nf6 Nc6 *                                    | 2 | 1:13 | no legal move",
                "1. e4 xyz *                                              | 1 | 1:7  | not move notation",
                "1. e4 {open                                              | 1 | 1:7  | not closed",
                "1. e4 (1. d4                                             | 1 | 1:7  | not closed",
                "1. e4 ) e5 *                                             | 1 | 1:7  | no meaning",
                "1. e4 -- *                                               | 1 | 1:7  | not move notation",
                "1. f3 e5 2. g4 Qh4 3. a3 *                               | 4 | 1:23 | ended by checkmate",
                "[FEN \"7k/8/6K1/5Q2/8/8/8/8 w - - 0 1\"] 1. Qf7 Kh7 *      | 1 | 1:47 | ended by stalemate",
                "1. e4 Z0 *                                               | 1 | 1:7  | not move notation",
                "[Variant \"Chess960\"] 1. e4 *                            | 0 | 1:1  | needs the tag FEN",
                "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"] 1. e4 *              | 0 | 1:1  | White has no king",
                "[FEN \"hello\"] 1. e4 *                                  | 0 | 1:1  | not a FEN",
                "[Variant \"Atomic\"] 1. e4 *                             | 0 | 1:1  | not supported",
                "hello                                                    | 0 | 1:1  | not move notation",
            })
    void aFaultIsReportedWithItsPlaceAndTheMovesBeforeIt(String text, int moves, String place, String reason) {
        PgnGame game = PgnReader.readAll(text).getFirst();
        PgnError error = game.error().orElseThrow();
        assertEquals(moves, game.moves().size());
        assertEquals(place, error.line() + ":" + error.column());
        assertTrue(error.message().contains(reason), error.message());
        var thrown = assertThrows(PgnException.class, game::orThrow);
        assertEquals(error.line(), thrown.line());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[White \"A\"] [White \"B\"] 1. e4 *                        | 1 | A | 1:13 | given twice",
                "[White \"A\"] [Black: \"B\"] 1. e4 *                       | 1 | A | 1:13 | must look like",
                "[White \"A\"] [White ACPL \"25\"] [Black \"B\"] 1. e4 *     | 1 | A | 1:13 | must look like",
                "[White \"A\"] [Black B] 1. e4 *                           | 1 | A | 1:13 | must look like",
                "[Black \"B\" [White \"A\"] 1. e4 *                         | 1 | A | 1:1  | not closed",
                "Black \"B\"] [White \"A\"] 1. e4 *                         | 1 | A | 1:1  | must look like",
                "[Event \"open] 1. e4 *                                  | 1 | ? | 1:1  | not closed",
                "[White \"A\"] 1. e4 [Black \"B\"] e5 *                     | 2 | A | 1:19 | a tag among the moves",
                "[White \"A\"] [Result \"drawn\"] 1. e4 *                   | 1 | A | 1:13 | is no result; * stands",
                "[White \"A\"] 1. e4 resigns *                            | 1 | A | 1:19 | left out",
                "[White \"A\"] 1. e4 White lost on time *                 | 1 | A | 1:19 | left out",
                "[White \"A\"] 1. e4 * drawn by agreement                 | 1 | A | 1:21 | left out",
                "[White \"A\"] 1. e4 * *                                  | 1 | A | 1:21 | a second result",
                "[White \"A\"] 1. e4 * e5 2. Nf3 *                        | 3 | A | 1:19 | a result among the moves",
                "[White \"A\"] 1. e4 e5 * 2. Nf3 *                        | 3 | A | 1:22 | a result among the moves",
            })
    void aFaultThatCostsNoMoveIsANote(String text, int moves, String white, String place, String reason) {
        PgnGame game = one(text);
        assertEquals(Optional.empty(), game.error());
        assertEquals(moves, game.moves().size());
        assertEquals(white, game.tags().getOrDefault("White", "?"));
        assertEquals(
                List.of(place),
                game.notes().stream()
                        .map(note -> note.line() + ":" + note.column())
                        .toList());
        assertTrue(
                game.notes().getFirst().message().contains(reason),
                game.notes().getFirst().message());
    }

    /** The same in the tag and after the moves, and never the beginning of a second game. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1-0     | 1-0; 1 - 0; 1–0; 1—0; 1‑0; 1−0; 1:0; 1 : 0; 1-O; 1.0-0.0; 1,0-0,0; 1-0F; 1-0 ff; 1-0 "
                        + "(ff); 1-0.; +:-; + : -; 1-0 w.o.",
                "0-1     | 0-1; 0 - 1; 0–1; 0:1; O-1; 0-1 ff; 0-1F; -:+; –:+",
                "1/2-1/2 | 1/2-1/2; 1/2 - 1/2; 1/2–1/2; 1/2:1/2; 1/2; ½; ½-½; ½ - ½; ½:½; ½½; 0.5-0.5; 0,5-0,5; "
                        + ".5-.5; 1⁄2-1⁄2; 1/2-1/2.; 0.5:0.5; =:=",
                "*       | *; 0-0; 0 - 0; 0:0; 0–0; -:-",
            })
    void resultsAreReadInAllUsualSpellings(String result, String spellings) {
        for (String spelling : spellings.split(";\\s*")) {
            String next = "\n\n[Event \"next\"]\n\n1. d4 *\n";
            for (String text : List.of(
                    "[Result \"" + spelling + "\"]\n\n1. e4 e5" + next,
                    "[Event \"?\"]\n\n1. e4 e5 " + spelling + next,
                    "[Result \"" + spelling + "\"]\n\n" + spelling + next,
                    "[Result \"?\"]\n\n1. e4 e5 " + spelling + " {so}" + next)) {
                List<PgnGame> games = PgnReader.readAll(text);
                assertEquals(2, games.size(), text);
                assertEquals(result, games.getFirst().orThrow().result(), text);
                assertEquals(text.contains("e4") ? "e4 e5" : "", sans(games.getFirst()), text);
                assertEquals(
                        !result.equals("*") || spelling.equals("*") ? 0 : 1,
                        games.getFirst().notes().size(),
                        () -> text + games.getFirst().notes());
            }
        }
    }

    /** Text that may be an evaluation of the position counts as one wherever there are moves. */
    @ParameterizedTest
    @CsvSource({"+/-, 1-0", "-/+, 0-1", "+--, 1-0", "--+, 0-1", "=-=, 1/2-1/2", "---, *"})
    void marksOfForfeitsThatMayBeEvaluationsCountInTheTagAndWithoutMoves(String mark, String result) {
        assertEquals(
                result, one("[Result \"" + mark + "\"]\n\n" + mark).orThrow().result());
        assertEquals(result, one("[White \"A\"]\n\n" + mark).orThrow().result());
        assertEquals("*", one("1. e4 e5 " + mark).orThrow().result());
        assertEquals("0-1", one("1. e4 e5 " + mark + " 2. Nf3 0-1").orThrow().result());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"drawn", "1-0-0", "2-0", "1/2-0", "0-1/2", "white", "10", "-", "adjourned", "1", "0", "½-1"})
    void anUnknownResultIsToldAndLeavesTheGameOpen(String text) {
        PgnGame game =
                one("[Event \"?\"]\n[Result \"" + text + "\"]\n\n1. e4 e5\n").orThrow();
        assertEquals("*", game.result());
        assertEquals(
                List.of("2:1"),
                game.notes().stream()
                        .map(note -> note.line() + ":" + note.column())
                        .toList());
        assertEquals("e4 e5", sans(game));
    }

    @Test
    void aLineThatIsTooLongIsAFault() {
        PgnGame game = one("[Event \"x\"]\n\n1. e4 e5 " + " ".repeat(1_000_000) + "2. Nf3 *\n");
        assertEquals(Optional.of("the line is too long"), game.error().map(PgnError::message));
    }

    /** A reader that searches the rest of the line for each of them would take minutes. */
    @ParameterizedTest
    @ValueSource(strings = {"[a \"x", "[?]", "[a \"\"[a \"x", "[x \"[[[[", "[a \"\\\"]"})
    void aLineOfNothingButBrokenTagsIsReadInTime(String part) {
        for (String end : List.of("", "\"]")) {
            String text = "[White \"A\"]\n" + part.repeat(400_000 / part.length()) + end + "\n\n1. e4 *\n";
            assertTimeout(Duration.ofMinutes(2), () -> PgnReader.readAll(text));
        }
    }

    @Test
    void aTagOfThousandsOfCharactersIsKept() {
        String name = "\u265E".repeat(79) + "x".repeat(5_000);
        assertEquals(
                name,
                one("[Event \"x\"]\n[White \"" + name + "\"]\n\n1. e4 *\n")
                        .orThrow()
                        .tags()
                        .get("White"));
    }

    @Test
    void castlingWithZerosIsNoResult() {
        assertEquals(
                "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O",
                sans(one("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0\n").orThrow()));
        assertEquals(
                List.of("1:13"),
                one("1. e4 e5 2. 0-0 Nf6 *").error().stream()
                        .map(fault -> fault.line() + ":" + fault.column())
                        .toList());
        assertEquals("e4 e5", sans(one("1. e4 e5 0-0\n").orThrow()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0-1 | 1-0     | 1. f3 e5 2. g4 Qh4#  | 0-1     | 0-1, which the board shows, counts",
                "1-0 | 1-0     | 1. f3 e5 2. g4 Qh4#  | 0-1     | contradicts the checkmate on the board; 0-1",
                "?   | 1-0     | 1. f3 e5 2. g4 Qh4#  | 0-1     | contradicts the checkmate",
                "*   | *       | 1. f3 e5 2. g4 Qh4#  | *       | ",
                "0-1 | 0-1     | 1. f3 e5 2. g4 Qh4#  | 0-1     | ",
                "1-0 | 1/2-1/2 | 1. e4 e5             | 1-0     | the tag counts",
                "0-0 | 1-0     | 1. e4 e5             | *       | the tag counts",
                "1-0 | *       | 1. e4 e5             | 1-0     | ",
                "1-0 | 1-0     | 1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. "
                        + "Qxb8 Qh7 9. Qxc8 Kg6 10. Qe6 | 1/2-1/2 | contradicts the stalemate",
            })
    void whatContradictsTheResultIsToldWithWhatCounts(
            String tag, String mark, String moves, String result, String told) {
        PgnGame game = one("[Result \"" + tag + "\"]\n\n" + moves + " " + mark).orThrow();
        assertEquals(result, game.result());
        String notes = game.notes().toString();
        assertTrue(told == null ? game.notes().isEmpty() : notes.contains(told), notes);
    }

    @Test
    void anEventTagThatStandsTwiceBeginsNoGameUnlessNothingElseFollows() {
        PgnGame twice =
                one("[Event \"a\"]\n[Event \"b\"]\n[White \"A\"]\n\n1. e4 *").orThrow();
        assertEquals(
                List.of("a", "A"),
                List.of(twice.tags().get("Event"), twice.tags().get("White")));
        assertEquals(1, twice.notes().size());
        assertEquals(20, PgnReader.readAll("[Event \"a\"]\n".repeat(20)).size());
    }

    @Test
    void ofTwoResultTagsTheFirstCountsOrTheMarkIfThereIsOne() {
        String tags = "[White \"A\"]\n[Result \"1-0\"]\n[Result \"0-1\"]\n\n1. e4 e5 ";
        assertEquals("1-0", one(tags).orThrow().result());
        assertEquals("1-0", one(tags + "*").orThrow().result());
        assertEquals("0-1", one(tags + "0-1").orThrow().result());
        assertEquals("1/2-1/2", one(tags + "1/2-1/2").orThrow().result());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4N e5 TN 2. Nf3TN *",
                "1. e4= e5 = 2. Nf3+= *",
                "1. e4!? e5 !? 2. Nf3?! *",
                "1. e4+- e5 +- 2. Nf3-+ *",
                "1. e4$1 e5 $ 2. Nf3 $146 *",
                "1. e4± e5∓ 2. Nf3 ⩲ *",
                "1. e4ch e5 ch 2. Nf3!N *",
                "1. e4+/- e5 -/+ 2. Nf3=/+ *",
                "1. e4 D e5 N 2. Nf3 ∞ *",
                "1. e4‼ e5⁉ 2. Nf3⁈ *",
                "1. e4 → e5 ⇆ 2. Nf3 ⊕ *",
                "1.\u00A0e4 e5\u00002.\u200BNf3 *\u001A",
                "1. e4 e5 2. Nf3 *\n\u001A"
            })
    void marksAmongTheMovesAndFixedToThemAreSkipped(String text) {
        PgnGame game = one(text).orThrow();
        assertEquals("e4 e5 Nf3", sans(game));
        assertEquals(List.of(), game.notes());
    }

    @Test
    void aPieceWithABlankBehindItIsNoNovelty() {
        assertEquals(
                List.of("1:10"),
                one("1. e4 e5 N f3 *").error().stream()
                        .map(fault -> fault.line() + ":" + fault.column())
                        .toList());
    }

    /** NOT C.13 has hours, minutes and seconds; some clocks leave the seconds out. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "40/7200:3600 | 1. d4 {[%clk 1:59]} Nf6 {[%clk 1:58]} 2. Nf3 {[%clk 1:51]} e6 {[%clk 1:40]}     | "
                        + "7140 7080 6660 6000",
                "5400+30      | 1. d4 {[%clk 1:30]} Nf6 {[%clk 1:30]} 2. Nf3 {x [%clk 1:29]} e6 {[%clk 1:30]}   | "
                        + "5400 5400 5340 5400",
                "7200         | 1. d4 {[%clk 1:58:30]} Nf6 {[%clk 1:59:00]} 2. Nf3 {[%clk 1:57]} e6 {[%clk 1:57]} | "
                        + "7110 7140 7020 7020",
                "300          | 1. d4 {[%clk 4:59]} Nf6 {[%clk 4:58]} 2. Nf3 {[%clk 4:51]} e6 {[%clk 4:40]}     | -",
                "?            | 1. d4 {[%clk 1:59]} Nf6 {[%clk 1:58]} 2. Nf3 {[%clk 1:51]} e6 {[%clk 1:40]}     | -",
                "7200         | 1. d4 {[%clk 2:10]} Nf6 {[%clk 1:58]} 2. Nf3 {[%clk 1:51]} e6 {[%clk 1:40]}     | -",
                "7200         | 1. d4 {[%clk 1:59]} Nf6 {[%clk 1:58]} 2. Nf3 {[%clk 1:61]} e6 {[%clk 1:40]}     | -",
                "3600         | 1. d4 Nf6 2. Nf3 e6 3. c4 d5 4. Nc3 c6 5. Bg5 Nbd7 {[%clk 0:40]}                | -",
                "3600         | 1. d4 {[%clk 0:59:58]} Nf6 {[%clk 0:59:58]} 2. Nf3 {[%clk 59:50]} e6 {[%clk 59:48]} "
                        + "| -",
            })
    void aClockWithoutSecondsIsHoursAndMinutesOrNothing(String control, String moves, String seconds) {
        PgnGame game =
                one("[TimeControl \"" + control + "\"]\n\n" + moves + " *").orThrow();
        String read = String.join(
                " ",
                game.moves().stream()
                        .flatMap(move -> move.clock().stream())
                        .map(clock -> String.valueOf(clock.toSeconds()))
                        .toList());
        boolean text = game.moves().stream().anyMatch(move -> move.comment().contains("[%clk"));
        if (seconds.equals("-")) {
            assertTrue(text);
            assertEquals(1, game.notes().size());
            assertTrue(game.notes().getFirst().message().contains("has no seconds"));
            assertTrue(
                    game.moves().stream()
                            .noneMatch(move -> move.clock()
                                    .filter(clock -> clock.toSeconds() < 3000)
                                    .isPresent()),
                    read);
        } else {
            assertEquals(seconds, read);
            assertFalse(text);
            assertEquals(List.of(), game.notes());
        }
        assertRoundTrip(game);
    }

    @Test
    void readingGoesOnWithTheGameAfterAFault() {
        List<PgnGame> games = PgnReader.readAll("""
                [Event "one"]

                1. e4 e5 2. Ke3 Nc6 (2... Nf6) {text} 1-0

                [Event "two"]

                1. d4 {never closed d5

                [Event "three"]

                1. c4 *
                """);
        assertEquals(
                List.of("one", "two", "three"),
                games.stream().map(game -> game.tags().get("Event")).toList());
        assertEquals(
                List.of("e4 e5", "d4", "c4"), games.stream().map(PgnTest::sans).toList());
        assertEquals(
                List.of(true, true, false),
                games.stream().map(game -> game.error().isPresent()).toList());
        assertEquals("1-0", games.getFirst().result());
    }

    @Test
    void commentsBelongToTheGameBeforeItsFirstMoveAndToTheLastMoveBehindItsResult() {
        PgnGame game =
                one("[Event \"?\"]\n{at}\n; first } or so\n{last} 1. e4 (=) {good} 1-0 {White\nresigned by mistake}\n");
        assertEquals("at first ) or so last", game.comment());
        assertEquals(
                "(=) good White resigned by mistake", game.moves().getFirst().comment());
        assertRoundTrip(game);
    }

    @ParameterizedTest
    @CsvSource(
            value = {
                "1-0, 1-0, 1-0",
                "1-0, *, 1-0",
                "*, 0-1, 0-1",
                "?, 0-1, 0-1",
                "1-0, 0-1, 1-0",
                "1/2-1/2, '', 1/2-1/2",
                "'', 1/2, 1/2-1/2"
            })
    void theTagCountsIfTheResultsDiffer(String tag, String mark, String result) {
        assertEquals(
                result,
                one("[Result \"" + tag + "\"]\n\n1. e4 " + mark).orThrow().result());
    }

    @Test
    void tagsBehindTheMovesOfAGameWithoutTagsAreRefused() {
        List<PgnGame> games = PgnReader.readAll("1. e4 e5 *\n\n[Event \"?\"]\n[White \"?\"]");
        assertEquals(
                List.of(false, true),
                games.stream().map(game -> game.error().isPresent()).toList());
    }

    @Test
    void chess960IsReadWithItsPosition() {
        PgnGame game = one("""
                [Variant "Fischerandom"]
                [FEN "4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1"]

                1. O-O Kd7 *
                """).orThrow();
        assertEquals("8/3k4/8/8/8/8/8/1R3RK1 w - - 2 2", game.lastPosition().fen());
        assertRoundTrip(game);
    }

    /** NOT C.3 import. */
    @Test
    void theLettersOfAScoreAreStated() {
        String text = "1. e4 c5 2. Cf3 d6 3. Ab5+ Ad7 4. Axd7+ Dxd7 5. 0-0 Cf6 6. Te1 g6 *";
        PgnGame game = PgnReader.readAll(text, Letters.ITALIAN).getFirst().orThrow();
        assertEquals("e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7 O-O Nf6 Re1 g6", sans(game));
        assertEquals(
                13, PgnReader.readAll(text).getFirst().error().orElseThrow().column());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a %percent sign that must not begin a line of its own although the line is full %here and %there "
                        + "and everywhere",
                "an [Event \"tag\"] that must not begin a line of its own although the line is full [Event "
                        + "\"here\"] and [Event \"there\"]",
                "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa [ Event \"blanks\"] "
                        + "inside the tag",
                "{{nested {open",
                "[%clk -0:01]",
                "[%c[%clk 0:00:01]lk 0:00:02]",
                "[%clk [%clk 0:00:01] 0:00:02]",
                "\\ \\\" ; $1 (1. d4",
            })
    void anyCommentComesBackAsItWas(String comment) {
        PgnGame game = one("{" + comment + "} 1. e4 {" + comment + "} e5 {" + comment + "} {" + comment + "} *")
                .orThrow();
        assertEquals(2, game.moves().size());
        assertRoundTrip(game);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "1.", ".", "(=)", "$", "a1", "N", "[ ", "(", "e8(Q)"})
    void aLongTokenIsReadInOnePass(String part) {
        PgnGame game = PgnReader.readAll("[Event \"x\"]\n\n1. e4 " + part.repeat(200_000 / part.length()) + "a *\n")
                .getFirst();
        assertEquals("e4", sans(game));
        assertEquals(1, game.error().orElseThrow().line() - 2);
    }

    @Test
    void aCommentTooLongIsAFaultOfItsGameOnly() {
        String line = "x".repeat(99) + "\n";
        List<PgnGame> games = PgnReader.readAll(
                "[Event \"one\"]\n\n1. e4 e5 {" + line.repeat(6_000) + "} 2. Nf3 1-0\n\n" + "[Event \"two\"]\n\n1. d4 {"
                        + line.repeat(6_000) + "\n[Event \"three\"]\n\n1. c4 {" + line.repeat(4_000) + "} *\n");
        assertEquals(
                List.of("e4 e5", "d4", "c4"), games.stream().map(PgnTest::sans).toList());
        assertEquals("1-0", games.getFirst().result());
        assertEquals(
                List.of("3:10", "6007:7"),
                games.stream()
                        .flatMap(game -> game.error().stream())
                        .map(error -> error.line() + ":" + error.column())
                        .toList());
        assertTrue(games.getFirst().error().orElseThrow().message().contains("longer than 500000 characters"));
        assertRoundTrip(games.getLast());
    }

    @Test
    void timesAreKeptToTheMillisecond() {
        PgnGame game = one("1. e4 {[%clk 0:75:09.123456789] [%emt 12.5]} *");
        assertEquals(
                Optional.of(Duration.ofMillis(4_509_123)),
                game.moves().getFirst().clock());
        assertRoundTrip(game);
    }

    @Test
    void anEmptyTextHasNoGames() {
        assertEquals(List.of(), PgnReader.readAll(""));
        assertEquals(List.of(), PgnReader.readAll(" \n\n% nothing\n; here\n{or here}\n"));
    }

    @Test
    void exportFormatIsWritten() {
        var moves = List.of(
                new PgnMove(Move.ofUci("e2e4"), "e4", Optional.of(Duration.ofSeconds(5025)), ""),
                new PgnMove(Move.ofUci("e7e5"), "e5", Optional.empty(), "a {brace}"));
        var game = new PgnGame(Map.of("White", "A \"B\" C"), moves, "1/2-1/2", Optional.empty());
        assertEquals("""
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "A \\"B\\" C"]
                [Black "?"]
                [Result "1/2-1/2"]

                1. e4 {[%clk 1:23:45]} 1... e5 {a (brace)} 1/2-1/2

                """, PgnWriter.write(game));
    }

    @Test
    void linesStayUnderEightyColumns() {
        for (PgnGame game : PgnReader.readAll(Lists.text("games/games.pgn"))) {
            assertFalse(PgnWriter.write(game)
                    .lines()
                    .filter(line -> !line.startsWith("["))
                    .anyMatch(line -> line.length() > 79));
        }
    }

    @Test
    void aResultMustBeOneOfFour() {
        assertThrows(IllegalArgumentException.class, () -> new PgnGame(Map.of(), List.of(), "2-0", Optional.empty()));
    }

    @Test
    void aLineThatIsTooLongIsAFaultOfOneGame() {
        for (int length : new int[] {PgnLines.LONGEST - 12, PgnLines.LONGEST - 10, PgnLines.LONGEST + 10}) {
            String tag = "[White \"" + "x".repeat(length) + "\"]";
            List<PgnGame> games = PgnReader.readAll(tag + "\n\n1. e4 *\n\n[Event \"a\"]\n\n1. d4 1-0\n");
            assertEquals(2, games.size());
            assertFalse(games.getFirst().tags().containsKey("White"));
            assertEquals(Optional.empty(), games.getFirst().error(), "only the tag is lost");
            assertFalse(games.getFirst().notes().isEmpty());
            assertEquals(1, games.getFirst().moves().size());
            assertEquals("1-0", games.getLast().result());
        }
    }

    @Test
    void aLineBreakInATagCostsNoGame() {
        List<PgnGame> games =
                PgnReader.readAll("[Event \"a\"]\n[White \"Walter\nWhite\"]\n[Black \"B\"]\n\n1. e4 1-0\n");
        assertEquals(1, games.size());
        assertEquals("Walter White", games.getFirst().tags().get("White"));
        assertEquals("B", games.getFirst().tags().get("Black"));
        assertEquals(Optional.empty(), games.getFirst().error());
        assertEquals(1, games.getFirst().notes().size());
    }

    @Test
    void anUnclosedTagDoesNotTakeTheNextOne() {
        List<PgnGame> games = PgnReader.readAll("[Event \"a\"]\n[White \"Walter\n[Black \"B\"]\n\n1. e4 1-0\n");
        assertEquals(1, games.size());
        assertFalse(games.getFirst().tags().containsKey("White"));
        assertEquals("B", games.getFirst().tags().get("Black"));
    }
}
