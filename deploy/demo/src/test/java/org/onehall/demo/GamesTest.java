package org.onehall.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Ending;
import org.onehall.chess.Endings;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnReader;
import org.onehall.chess.Position;
import org.onehall.chess.Repetitions;

class GamesTest {
    @Test
    void noGameOfTheDemonstrationEndsByItselfBeforeItsLastMoveUnderTheOnlineRules() throws IOException {
        List<PgnGame> games = read("demo.pgn");
        assertEquals(16, games.size());
        for (PgnGame game : games) endsAsItSays(game, 3, 50);
    }

    @Test
    void everyMoveOfTheDemonstrationHasItsClockTime() throws IOException {
        for (PgnGame game : read("demo.pgn")) {
            assertTrue(
                    game.moves().stream().allMatch(move -> move.clock().isPresent()),
                    game.tags().toString());
            assertTrue(
                    game.moves().size() >= 60 && game.moves().size() <= 120,
                    game.tags().toString());
        }
    }

    @Test
    void bothRoundsOfTheDemonstrationHaveDecisiveAndDrawnGames() throws IOException {
        List<PgnGame> games = read("demo.pgn");
        for (List<PgnGame> round : List.of(games.subList(0, 8), games.subList(8, 16)))
            assertEquals(
                    Set.of("1-0", "0-1", "1/2-1/2"),
                    round.stream().map(PgnGame::result).collect(Collectors.toSet()));
    }

    @Test
    void noneOfThe200RealGamesEndsByItselfBeforeItsLastMoveUnderTheLaws() throws IOException {
        List<PgnGame> games = read("real-200.pgn");
        assertEquals(200, games.size());
        for (PgnGame game : games) endsAsItSays(game, 5, 75);
    }

    /**
     * The endings that the board finds automatically agree with the result; the players can bring about every other
     * result.
     */
    private static void endsAsItSays(PgnGame game, int repetition, int moveCount) {
        Position position = game.firstPosition();
        Repetitions repetitions = Repetitions.start(position);
        Optional<Ending> ending = Optional.empty();
        for (PgnMove move : game.moves()) {
            assertTrue(ending.isEmpty(), () -> "ended early: " + game.tags());
            position = position.play(move.move());
            repetitions = repetitions.after(position);
            ending = Endings.after(position, repetitions, repetition, moveCount);
        }
        String mover = game.moves().size() % 2 == 1 ? "1-0" : "0-1";
        Set<String> possible = ending.map(end -> Set.of(end == Ending.CHECKMATE ? mover : "1/2-1/2"))
                .orElse(Set.of("1-0", "0-1", "1/2-1/2"));
        assertTrue(possible.contains(game.result()), () -> "the result does not follow: " + game.tags());
    }

    private static List<PgnGame> read(String name) throws IOException {
        return PgnReader.readAll(Files.readString(Path.of("games", name))).stream()
                .map(PgnGame::orThrow)
                .toList();
    }
}
