package org.onehall.bench.screening;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.onehall.chess.Position;
import org.onehall.local.screening.Analyses;
import org.onehall.local.screening.GameFiles;
import org.onehall.screening.AnalysedGame;
import org.onehall.screening.EngineSettings;
import org.onehall.screening.PgnAnalysis;

/**
 * The games of a data folder, analysed: {@code honest-otb-*.pgn} and {@code event-*.pgn} are games of people over the
 * board, {@code engine-*.pgn} are games of engines, {@code published/published-ipr.csv} names the games of printed
 * ratings.
 */
final class Sets {
    private final Path folder;
    private final Analyses.Means means;
    private final EngineSettings settings;
    private final BiConsumer<Integer, Integer> progress;

    Sets(Path folder, Analyses.Means means, EngineSettings settings, BiConsumer<Integer, Integer> progress) {
        this.folder = folder;
        this.means = means;
        this.settings = settings;
        this.progress = progress;
    }

    Path published() {
        return folder.resolve("published").resolve("published-ipr.csv");
    }

    /** Sets of honest games by name, without the letter of the half: "honest-otb-bands-a.pgn" and -b are one. */
    Map<String, List<AnalysedGame>> honest() throws IOException, InterruptedException {
        Map<String, List<Path>> files = new LinkedHashMap<>();
        for (Path file : files("(honest-otb|event)-.*\\.pgn"))
            files.computeIfAbsent(
                            file.getFileName().toString().replaceFirst("(-[a-z])?\\.pgn$", ""), _ -> new ArrayList<>())
                    .add(file);
        Map<String, List<AnalysedGame>> sets = new LinkedHashMap<>();
        for (Map.Entry<String, List<Path>> set : files.entrySet()) sets.put(set.getKey(), analysed(set.getValue()));
        return sets;
    }

    List<AnalysedGame> engines() throws IOException, InterruptedException {
        return analysed(files("engine-.*\\.pgn"));
    }

    private List<Path> files(String name) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.getFileName().toString().matches(name))
                    .sorted()
                    .toList();
        }
    }

    /** The games of these files; a broken game is left out. */
    List<AnalysedGame> analysed(List<Path> files) throws IOException, InterruptedException {
        List<GameFiles.Named> games = GameFiles.read(files).games();
        if (games.isEmpty()) return List.of();
        List<Position> positions = games.stream()
                .flatMap(game -> PgnAnalysis.toAnalyse(game.game()).stream())
                .toList();
        Analyses analyses = Analyses.of(positions, means, Optional.of(settings), progress);
        return games.stream()
                .map(game -> PgnAnalysis.of(game.id(), game.game(), Optional.empty(), analyses::find))
                .toList();
    }
}
