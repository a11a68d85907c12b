package org.onehall.screening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.onehall.chess.BySide;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.Side;

/** Games as the screening sees them, and which of their moves count (APP-I A3). */
class AnalysedGameTest {
    /** Knights go out and back again twice, then both sides castle. */
    private static final String SHUFFLING = """
            [Event "Club"]
            [Date "2026.11.24"]
            [Round "3"]
            [White "A"]
            [WhiteElo "2100"]
            [WhiteFideId "12345"]
            [Black "B"]
            [BlackElo "-"]
            [TimeControl "40/5400+30:1800+30"]

            1. e4 {[%clk 1:30:20]} e5 {[%clk 1:30:10]} 2. Nf3 {[%clk 1:30:25]} Nc6 3. Bc4 Nf6 4. d3 d6 5. Nc3 Be7 6. Bg5 Bg4
            7. Ng1 Ng8 8. Nf3 Nf6 9. Ng1 Ng8 10. Nf3 Nf6 11. O-O O-O *
            """;

    private static PgnGame game(String pgn) {
        return PgnReader.readAll(pgn).getFirst().orThrow();
    }

    private static Optional<PositionAnalysis> first(Position position, int centipawns) {
        List<Choice> choices = position.legalMoves().stream()
                .map(move -> position.chess960Uci(move))
                .sorted()
                .limit(3)
                .map(uci -> new Choice(uci, centipawns))
                .toList();
        return Optional.of(new PositionAnalysis(position.fen(), 12, choices));
    }

    private static AnalysedGame analysed(int centipawns) {
        return PgnAnalysis.of("g", game(SHUFFLING), Optional.empty(), position -> first(position, centipawns));
    }

    private static Optional<Exclusion> exclusion(AnalysedGame game, int ply) {
        return Exclusion.of(game.moves().get(ply));
    }

    @Test
    void movesCountFromMoveNineOnUnlessThePositionHasStoodBefore() {
        AnalysedGame game = analysed(20);
        for (int ply = 0; ply < 16; ply++)
            assertEquals(Optional.of(Exclusion.OPENING), exclusion(game, ply), "ply " + ply);
        // Moves 9 and 10 start from positions after 7...Ng8 8. Nf3 Nf6, all of which have occurred before.
        for (int ply = 16; ply < 20; ply++)
            assertEquals(Optional.of(Exclusion.REPETITION), exclusion(game, ply), "ply " + ply);
        assertEquals(Optional.of(Exclusion.REPETITION), exclusion(game, 20));
        assertEquals(Optional.empty(), exclusion(game, 21));
    }

    @Test
    void onlyThePositionsThatMayCountAreToBeAnalysed() {
        List<Position> wanted = PgnAnalysis.toAnalyse(game(SHUFFLING));
        var asked = new ArrayList<Position>();
        PgnAnalysis.of("g", game(SHUFFLING), Optional.empty(), position -> {
            asked.add(position);
            return Optional.empty();
        });
        assertEquals(asked, wanted);
        assertEquals(1, wanted.size());
        assertEquals(11, wanted.getFirst().fullmoveNumber());
    }

    @Test
    void aPositionNobodyAnalysedOrThatIsDecidedDoesNotCount() {
        AnalysedGame nothing = PgnAnalysis.of("g", game(SHUFFLING), Optional.empty(), _ -> Optional.empty());
        assertEquals(Optional.of(Exclusion.NOT_ANALYSED), exclusion(nothing, 21));
        assertEquals(Optional.empty(), exclusion(analysed(-300), 21));
        assertEquals(Optional.of(Exclusion.DECIDED), exclusion(analysed(301), 21));
        assertEquals(Optional.of(Exclusion.DECIDED), exclusion(analysed(-301), 21));
        assertEquals(Optional.of(Exclusion.MATE), exclusion(analysed(Choice.MATE - 3), 21));
        assertEquals(Optional.of(Exclusion.MATE), exclusion(analysed(-Choice.MATE + 4), 21));
    }

    @Test
    void aForcedMoveDoesNotCount() {
        PgnGame game = game("""
                [FEN "k7/8/1K6/8/8/8/8/7R b - - 0 40"]

                40... Kb8 41. Rh8# 1-0
                """);
        AnalysedGame analysed = PgnAnalysis.of("g", game, Optional.empty(), position -> first(position, 0));
        assertEquals(1, analysed.moves().getFirst().legalMoves());
        assertEquals(Optional.of(Exclusion.FORCED), exclusion(analysed, 0));
        assertEquals(Side.BLACK, analysed.moves().getFirst().side());
        assertEquals(Phase.ENDGAME, analysed.moves().getFirst().phase());
        assertEquals(Optional.empty(), exclusion(analysed, 1));
    }

    @Test
    void castlingIsTheSameMoveInBothSpellings() {
        AnalysedGame game = PgnAnalysis.of(
                "g",
                game(SHUFFLING),
                Optional.empty(),
                position -> Optional.of(new PositionAnalysis(
                        position.fen(), 9, List.of(new Choice("a7a6", 10), new Choice("e8h8", 5)))));
        AnalysedMove castling = game.moves().get(21);
        assertEquals("e8g8", castling.uci());
        assertEquals(1, castling.listedAt());
        assertEquals("O-O", castling.san());
    }

    @Test
    void tagsSayWhoPlayedWhatWhen() {
        AnalysedGame game = analysed(0);
        assertEquals("Club", game.event());
        assertEquals("3", game.round());
        assertEquals("2026.11.24", game.date());
        assertEquals(
                new BySide<>(new Player("12345", "A", OptionalInt.of(2100)), new Player("B", "B", OptionalInt.empty())),
                game.players());
    }

    @Test
    void bothSidesOfAGameAreNeverOnePlayer() {
        String ids = "[WhiteFideId \"77\"]\n[BlackFideId \"77\"]\n";
        assertEquals(List.of("A", "B"), ids(ids + "[White \"A\"]\n[Black \"B\"]\n"));
        assertEquals(List.of("g White", "g Black"), ids(ids + "[White \"A\"]\n[Black \"A\"]\n"));
        assertEquals(List.of("g White", "g Black"), ids("[White \"A\"]\n[Black \"A\"]\n"));
        assertEquals(
                List.of("77", "78"),
                ids(ids.replace("[BlackFideId \"77", "[BlackFideId \"78") + "[White \"A\"]\n[Black \"A\"]\n"));
        assertTrue(PgnAnalysis.sameFideId(game(ids + "\n1. e4 e5 *")));
        assertFalse(PgnAnalysis.sameFideId(game("[WhiteFideId \"0\"]\n[BlackFideId \"0\"]\n\n1. e4 e5 *")));
    }

    private static List<String> ids(String tags) {
        BySide<Player> players = PgnAnalysis.players("g", game(tags + "\n1. e4 e5 *"));
        return List.of(players.white().id(), players.black().id());
    }

    @Test
    void aNameNobodyCanHaveIsShownCut() {
        String white = "♞".repeat(79) + "x".repeat(5_000);
        AnalysedGame game = PgnAnalysis.of(
                "g",
                game("[Event \"" + white + "\"]\n[White \"" + white + "\"]\n\n1. e4 e5 *"),
                Optional.empty(),
                _ -> Optional.empty());
        assertEquals("♞".repeat(79) + "x…", game.player(Side.WHITE).name());
        assertEquals(white, game.player(Side.WHITE).id(), "two such names are still told apart");
        assertEquals("♞".repeat(79) + "x…", game.event());
    }

    @Test
    void playersWithoutANameAreNotTakenForEachOther() {
        AnalysedGame game = PgnAnalysis.of("g", game("1. e4 e5 *"), Optional.empty(), _ -> Optional.empty());
        assertEquals("?", game.player(Side.WHITE).name());
        assertEquals("g White", game.player(Side.WHITE).id());
        assertEquals("g Black", game.player(Side.BLACK).id());
    }

    @Test
    void timeSpentIsTheDifferenceOfTheClocksWithTheIncrement() {
        AnalysedGame game = analysed(0);
        // 1:30:00 and 30 s are 1:30:30 before the first move.
        assertEquals(Optional.of(Duration.ofSeconds(10)), game.moves().get(0).spent());
        assertEquals(Optional.of(Duration.ofSeconds(20)), game.moves().get(1).spent());
        assertEquals(Optional.of(Duration.ofSeconds(25)), game.moves().get(2).spent());
        assertEquals(Optional.of(Duration.ofSeconds(55)), game.moves().get(2).at());
        assertEquals(
                Optional.of(Duration.ofMinutes(90).plusSeconds(25)),
                game.moves().get(2).left());
        assertTrue(game.moves().get(3).spent().isEmpty()
                && game.moves().get(3).at().isEmpty());
    }

    @Test
    void timeAddedInBetweenLeavesTheTimeSpentUnknown() {
        PgnGame game = game("1. e4 {[%clk 0:05:00]} e5 {[%emt 0:00:07]} 2. d4 {[%clk 0:35:10]} *");
        AnalysedGame analysed = PgnAnalysis.of("g", game, Optional.of(Duration.ofSeconds(30)), _ -> Optional.empty());
        assertTrue(analysed.moves().get(0).spent().isEmpty(), "no clock before it");
        assertEquals(Optional.of(Duration.ofSeconds(7)), analysed.moves().get(1).spent());
        assertTrue(analysed.moves().get(2).spent().isEmpty(), "the clock gained more than the increment");
    }

    @Test
    void withoutAnIncrementClocksTellNoTimeSpent() {
        PgnGame game = game("1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} 2. d4 {[%clk 0:04:10]} Nf6 {[%clk 0:05:20]} *");
        AnalysedGame unknown = PgnAnalysis.of("g", game, Optional.empty(), _ -> Optional.empty());
        assertTrue(unknown.moves().stream()
                .allMatch(move -> move.spent().isEmpty()
                        && move.at().isEmpty()
                        && move.left().isPresent()));
        AnalysedGame known = PgnAnalysis.of("g", game, Optional.of(Duration.ofSeconds(30)), _ -> Optional.empty());
        assertEquals(
                List.of(Optional.of(Duration.ofSeconds(80)), Optional.of(Duration.ofSeconds(10))),
                known.moves().subList(2, 4).stream().map(AnalysedMove::spent).toList());
        AnalysedGame none = PgnAnalysis.of("g", game, Optional.of(Duration.ZERO), _ -> Optional.empty());
        assertEquals(Optional.of(Duration.ofSeconds(50)), none.moves().get(2).spent());
    }

    @Test
    void illegalMovesAndImpossibleFactsAreRefused() {
        var players = new BySide<>(new Player("A", 2000), new Player("B", 2000));
        assertThrows(
                IllegalArgumentException.class,
                () -> AnalysedGame.of(
                        "g",
                        "",
                        "",
                        "",
                        players,
                        "*",
                        Position.initial(),
                        List.of(new PlayedMove(Move.ofUci("e2e5"))),
                        List.of(),
                        _ -> Optional.empty()));
        assertThrows(
                IllegalArgumentException.class,
                () -> new HallFact(HallFact.CALL, Side.WHITE, Duration.ofSeconds(2), Duration.ofSeconds(1)));
        assertThrows(IllegalArgumentException.class, () -> new Player("A", 50));
        assertFalse(Phase.of(Position.initial()) != Phase.OPENING);
    }
}
