package org.onehall.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.onehall.chess.Move;
import org.onehall.chess.PgnGame;
import org.onehall.chess.PgnMove;
import org.onehall.chess.PgnWriter;
import org.onehall.chess.Position;
import org.onehall.chess.San;
import org.onehall.screening.Calibration;
import org.onehall.screening.CalibrationFile;
import org.onehall.screening.CalibrationSet;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.IprLine;
import org.onehall.screening.PerIndex;
import org.onehall.screening.RatingLine;
import org.onehall.screening.ReferencePosition;
import org.onehall.screening.SkillLine;
import org.onehall.testkit.FakeEngine;

/** Random games, an engine of a few lines, and a calibration for it. */
final class Sample {
    static final EngineSettings SETTINGS = new EngineSettings("Fake 1.0", 1_000, 6, 16);

    private Sample() {}

    /**
     * A random game; how far its moves are from the engine's first move depends on White's rating.
     *
     * @param ratings empty for a player without one
     */
    static String game(int number, String white, String black, List<String> ratings, int plies) {
        Random chance = new Random(number);
        double reach = ratings.getFirst().isEmpty() ? 2 : (3_000 - Integer.parseInt(ratings.getFirst())) / 500.0;
        List<PgnMove> moves = new ArrayList<>();
        Position position = Position.initial();
        while (moves.size() < plies && !position.legalMoves().isEmpty()) {
            List<Move> best = position.legalMoves().stream()
                    .sorted((one, other) -> one.uci().compareTo(other.uci()))
                    .limit(SETTINGS.multiPv())
                    .toList();
            Move move = best.get(Math.min(best.size() - 1, (int) Math.abs(chance.nextGaussian() * reach)));
            moves.add(new PgnMove(move, San.write(position, move), Optional.empty(), ""));
            position = position.play(move);
        }
        Map<String, String> tags =
                new LinkedHashMap<>(Map.of("White", white, "Black", black, "Round", String.valueOf(number)));
        if (!ratings.getFirst().isEmpty()) tags.put("WhiteElo", ratings.getFirst());
        if (!ratings.getLast().isEmpty()) tags.put("BlackElo", ratings.getLast());
        return PgnWriter.write(new PgnGame(tags, moves, "*", Optional.empty()));
    }

    /** A program that is a UCI engine. */
    static Path engine(Path folder) throws IOException {
        String command = FakeEngine.command(FakeEngine.Manner.GOOD).stream()
                .map(word -> "'" + word + "'")
                .collect(Collectors.joining(" "));
        Path program = Files.writeString(folder.resolve("engine"), "#!/bin/sh\nexec " + command + "\n");
        if (!program.toFile().setExecutable(true)) throw new IOException("not executable: " + program);
        return program;
    }

    static Path calibration(Path folder) throws IOException {
        List<Double> none = List.of(0.0, 0.0, 0.0, 0.0);
        RatingLine one = new RatingLine(1.1, 0);
        return Files.writeString(
                folder.resolve("sample-1.txt"),
                CalibrationFile.write(new Calibration(
                        "sample-1",
                        SETTINGS,
                        "2026-03-01",
                        new CalibrationSet("some games", 500, 30_000, 600, 1_200, 2_800),
                        new SkillLine(-1.4, -0.7, 0.5, 0),
                        List.of(none, none, none, none),
                        new PerIndex<>(RatingLine.ZERO, RatingLine.ZERO, RatingLine.ZERO),
                        new PerIndex<>(one, one, one),
                        60,
                        0.68,
                        1,
                        new IprLine(-300, 1_300, 1),
                        80,
                        List.of(
                                new ReferencePosition(List.of(0.0, 0.1, 0.2, 0.4), 20),
                                new ReferencePosition(List.of(0.0, 0.02, 0.3), 10)))));
    }
}
