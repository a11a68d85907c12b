package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The export format of PGN, exactly; tolerant reading is in {@link PgnTest}. */
class StrictPgnTest {
    private static final String TAGS = """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [Round "?"]
            [White "?"]
            [Black "?"]
            [Result "*"]
            """;

    private static PgnGame one(String text) {
        List<PgnGame> games = StrictPgnReader.readAll(text);
        assertEquals(1, games.size(), text);
        return games.getFirst();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. e4 e5 2. Nf3 *",
                "1. e4\ne5\n2. Nf3\n*",
                "1. e4! e5?? 2. Nf3!? *",
                "1. e4 $1 $14 e5 $255 2. Nf3 *",
                "1. e4 $1 1... e5 2. Nf3 *",
                "1. e4 {one} 1... e5 2. Nf3 *",
                "1. e4 e5 {two} 2. Nf3 {three} *",
                "{before} 1. e4 e5 2. Nf3 *",
                "{before\n\n the game }\n1. e4 e5 2. Nf3 *",
                "1. e4 {an { open one} 1... e5 2. Nf3 *",
                "1. e4 (1. d4 d5 {not (this) ) one} (1... Nf6) 2. c4)\n1... e5 2. Nf3 *",
                "1. e4?? {comment} 1... e5 2. Nf3 *",
                "1. e4 {and now a line of more than eighty columns, which is fine to read} 1... e5 2. Nf3 *",
            })
    void exportFormatIsRead(String moves) {
        PgnGame game = one(TAGS + "\n" + moves + "\n\n");
        assertEquals(Optional.empty(), game.error());
        assertEquals(
                List.of("e4", "e5", "Nf3"),
                game.moves().stream().map(PgnMove::san).toList());
        assertEquals(
                game.moves(),
                PgnReader.readAll(TAGS + "\n" + moves + "\n\n").getFirst().moves());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1.e4 *                             | 9:1   | move number",
                "1.  e4 *                           | 9:4   | blank",
                "1. e4  e5 *                        | 9:7   | blank",
                "e4 *                               | 9:1   | move number",
                "2. e4 *                            | 9:1   | move number",
                "1... e4 *                          | 9:1   | move number",
                "1. e4 1... e5 *                    | 9:7   | not move notation",
                "1. e4 {one} e5 *                   | 9:13  | move number",
                "1. e4 {one}1... e5 *               | 9:12  | blank",
                "1. e4 {one}  1... e5 *             | 9:13  | blank",
                "1. e4{one} 1... e5 *               | 9:6   | blank",
                "1. e4 {one} {two} 1... e5 *        | 9:13  | in a row",
                "1. e4 {one *                       | 9:7   | not closed",
                "{ *                                | 9:1   | not closed",
                "1. e4 } e5 *                       | 9:7   | not move notation",
                "}one 1. e4 *                       | 9:1   | move number",
                "{ }  *                             | 9:5   | blank",
                "1. e4 (1. d4 *                     | 9:7   | not closed",
                "(1. d4) 1. e4 *                    | 9:1   | before the first move",
                "$1 1. e4 *                         | 9:1   | before the first move",
                "1. e4 $256 e5 *                    | 9:7   | $0 to $255",
                "1. e4!!! e5 *                      | 9:4   | must be written",
                "1. e4!x e5 *                       | 9:4   | not move notation",
                "1. e4+ e5 *                        | 9:4   | must be written e4",
                "1. e2e4 *                          | 9:4   | must be written e4",
                "1. Pe4 *                           | 9:4   | must be written e4",
                "1. Ng1f3 *                         | 9:4   | must be written Nf3",
                "1. e4 e5 2. Nxf3 *                 | 9:13  | must be written Nf3",
                "1. f3 e5 2. g4 Qh4 *               | 9:16  | must be written Qh4#",
                "1. f3 e5 2. g4 Qh4# 3. Kf2 *       | 9:24  | no legal move",
                "1. e4 dxe5 *                       | 9:7   | no legal move",
                "1. e4 -- *                         | 9:7   | not move notation",
                "1. e4 Z0 *                         | 9:7   | not move notation",
                "1. e4 0-0 *                        | 9:7   | no legal move",
                "1. e4 ; a line¶*                  | 9:7   | not move notation",
                "1. e4 1-0                          | 9:7   | not that of the tag",
                "1. e4 1/2                          | 9:7   | not move notation",
                "1. e4                              | 10:1  | result is missing",
                "1. e4 * 2. d4                      | 9:8   | ends the game",
                "1. e4¶¶e5 *                      | 10:1  | result is missing",
                "% escaped¶1. e4 *                 | 9:1   | move number",
            })
    void otherMovesAreRefusedWithTheirPlace(String moves, String place, String reason) {
        PgnError error =
                one(TAGS + "\n" + moves.replace('¶', '\n') + "\n\n").error().orElseThrow();
        assertTrue(error.message().contains(reason), error.toString());
        assertEquals(place, error.line() + ":" + error.column(), error.message());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[Event \"?\"]        | [Event \"?\")            | must look like",
                "[Event \"?\"]        | [Event ?\"]            | must look like",
                "[Event \"?\"]        | [Event \"?]            | not closed",
                "[Event \"?\"]        | [ Event \"?\"]          | name of a tag",
                "[Event \"?\"]        | [Event  \"?\"]          | must look like",
                "[Event \"?\"]        | [\"?\"]                 | name of a tag",
                "[Event \"?\"]        | [Event \"?\"] tail      | ends its line",
                "[Event \"?\"]        | [Event \"?\"] [Eco \"\"] | ends its line",
                "[Event \"?\"]        |  [Event \"a\\b\"]        | only",
                "[Event \"?\"]        | Event \"?\"             | must look like",
                "[Event \"?\"]        | [Eco \"?\"]             | must be there",
                "[Event \"?\"]        | [Site \"?\"]            | given twice",
                "[Result \"*\"]       | [Eco \"*\"]             | must be there",
                "[Result \"*\"]       | [Result \"1/2\"]        | must be 1-0",
                "[Result \"*\"]       | [Result \"?\"]          | must be 1-0",
            })
    void otherTagsAreRefused(String right, String wrong, String reason) {
        String text = TAGS.replace(right, wrong) + "\n*\n\n";
        PgnError error = one(text).error().orElseThrow();
        assertTrue(error.message().contains(reason), error.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "[SetUp \"1\"]                                                     | belong together",
                "[FEN \"8/P7/1k6/8/8/8/8/4K3 w - - 0 1\"]                          | belong together",
                "[FEN \"8/P7/1k6/8/8/8/8/4K3 w - - 0 1\"]¶[SetUp \"0\"]           | belong together",
                "[SetUp \"yes\"]                                                   | belong together",
                "[FEN \"8/P7/1k6/8/8/8/8/8 w - - 0 1\"]¶[SetUp \"1\"]             | no king",
                "[Variant \"Atomic\"]                                              | not supported",
                "[Variant \"Chess960\"]                                            | needs the tag FEN",
            })
    void aSetUpNeedsBothItsTags(String tags, String reason) {
        PgnError error =
                one(TAGS + tags.replace('¶', '\n') + "\n\n*\n\n").error().orElseThrow();
        assertTrue(error.message().contains(reason), error.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\n" + TAGS + "\n*\n\n",
                TAGS + "\n*\n\n\n",
                TAGS + "\n\n*\n\n",
                TAGS + "*\n\n",
                TAGS + "\n*\n",
                TAGS + "\n*",
                TAGS + "\n",
                TAGS,
                " \n\t\n",
                TAGS + "\n*\n" + TAGS + "\n*\n\n"
            })
    void oneEmptyLineIsNeededBehindTheTagsAndBehindTheMoves(String text) {
        assertTrue(StrictPgnReader.readAll(text).stream()
                .anyMatch(game -> game.error().isPresent()));
    }

    @Test
    void anEmptyTextHasNoGames() {
        assertEquals(List.of(), StrictPgnReader.readAll(""));
    }

    @Test
    void theGameAfterAFaultIsRead() {
        String bad = TAGS + "\n1. e4 e4 *\n\n";
        String good = TAGS + "\n1. e4 {[%clk 1:23:45] best} *\n\n";
        List<PgnGame> games = StrictPgnReader.readAll(good + bad + good);
        assertEquals(
                List.of(false, true, false),
                games.stream().map(game -> game.error().isPresent()).toList());
        assertEquals(
                Optional.of(Duration.ofSeconds(5025)),
                games.getLast().moves().getFirst().clock());
        assertEquals("best", games.getLast().moves().getFirst().comment());
    }

    @Test
    void aSetUpGameStartsAtTheNumberOfItsPosition() {
        String tags = TAGS + "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/P7/4K3 b - - 0 17\"]\n\n";
        assertEquals(Optional.empty(), one(tags + "17... Kd7 18. a4 *\n\n").error());
        assertEquals(
                12, one(tags + "1... Kd7 2. a4 *\n\n").error().orElseThrow().line() + 1);
    }
}
