package org.onehall.chess;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games: a written game is read back as the same game, without faults and notes. */
class PgnProperties {
    private static final int GAMES = 200;
    private static final int MOST_PLIES = 160;
    private static final List<String> WORDS = List.of(
            "",
            "good",
            "1-0",
            "½-½",
            "(=)",
            "[%clk 1:59]",
            "resigns",
            "N",
            "[Event \"x\"]",
            "Łuk \"the\" \\ Fox",
            "$1 (1. d4)",
            ";",
            "%",
            "{");

    private static IntStream seeds() {
        return IntStream.range(0, GAMES).map(i -> 17_000 + i);
    }

    private static String words(Random random) {
        return String.join(
                        " ",
                        IntStream.range(0, random.nextInt(4))
                                .mapToObj(_ -> WORDS.get(random.nextInt(WORDS.size())))
                                .toList())
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static PgnGame game(Random random) {
        Optional<Position> start =
                random.nextInt(4) == 0 ? Optional.of(Position.chess960(random.nextInt(960))) : Optional.empty();
        Position position = start.orElse(Position.initial());
        List<PgnMove> moves = new ArrayList<>();
        for (int plies = random.nextInt(MOST_PLIES);
                plies > 0 && !position.legalMoves().isEmpty();
                plies--) {
            Move move = position.legalMoves()
                    .get(random.nextInt(position.legalMoves().size()));
            Optional<Duration> clock =
                    random.nextBoolean() ? Optional.of(Duration.ofMillis(random.nextInt(9_000_000))) : Optional.empty();
            moves.add(new PgnMove(
                            move,
                            San.write(position, move),
                            clock,
                            Optional.empty(),
                            words(random).replace("[%clk 1:59]", ""))
                    .with(""));
            position = position.play(move);
        }
        List<String> results = position.isCheckmate()
                ? List.of(position.sideToMove() == Side.WHITE ? "0-1" : "1-0", "*")
                : position.isStalemate() ? List.of("1/2-1/2", "*") : List.of("1-0", "0-1", "1/2-1/2", "*");
        Map<String, String> tags = new LinkedHashMap<>();
        for (String tag : List.of("Event", "White", "Black", "Annotator")) tags.put(tag, words(random));
        return new PgnGame(
                tags,
                moves,
                results.get(random.nextInt(results.size())),
                start,
                words(random).replace("[%clk 1:59]", ""),
                Optional.empty());
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void whatIsWrittenIsReadBackAmongOthers(int seed) {
        var random = new Random(seed);
        List<PgnGame> games = List.of(game(random), game(random), game(random));
        String text = String.join("", games.stream().map(PgnWriter::write).toList());
        List<PgnGame> read = PgnReader.readAll(text);
        assertEquals(games.size(), read.size(), () -> "seed " + seed + "\n" + text);
        for (int i = 0; i < games.size(); i++) {
            PgnGame game = games.get(i);
            PgnGame again = read.get(i);
            assertEquals(Optional.empty(), again.error(), () -> "seed " + seed + "\n" + text);
            assertEquals(List.of(), again.notes(), () -> "seed " + seed + "\n" + text);
            assertEquals(game.result(), again.result(), () -> "seed " + seed);
            assertEquals(game.start(), again.start(), () -> "seed " + seed);
            assertEquals(PgnWriter.write(game), PgnWriter.write(again), () -> "seed " + seed);
            assertEquals(
                    game.moves().stream().map(PgnMove::san).toList(),
                    again.moves().stream().map(PgnMove::san).toList(),
                    () -> "seed " + seed);
            game.tags().forEach((tag, value) -> assertEquals(value, again.tags().get(tag), () -> "seed " + seed));
        }
    }
}
