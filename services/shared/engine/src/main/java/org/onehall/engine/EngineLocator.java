package org.onehall.engine;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the engine's program.
 *
 * @param configured the only place to look, if present
 * @param searchPath folders separated as in PATH
 */
public record EngineLocator(Optional<Path> configured, String searchPath) {
    private static final String PROGRAM = "stockfish";
    private static final List<String> USUAL = List.of("/usr/games", "/usr/bin", "/usr/local/bin");
    private static final Path NICE = Path.of("/usr/bin/nice");

    /**
     * Words of the command that starts the engine, at the lowest priority if the system allows it; empty if there is no
     * engine.
     */
    public Optional<List<String>> command() {
        return program()
                .map(program -> Files.isExecutable(NICE)
                        ? List.of(NICE.toString(), "-n", "19", program.toString())
                        : List.of(program.toString()));
    }

    private Optional<Path> program() {
        if (configured.isPresent()) return configured.filter(EngineLocator::runs);
        return Stream.concat(Stream.of(searchPath.split(File.pathSeparator)), USUAL.stream())
                .filter(folder -> !folder.isBlank())
                .flatMap(EngineLocator::inside)
                .filter(EngineLocator::runs)
                .findFirst();
    }

    private static Stream<Path> inside(String folder) {
        try {
            return Stream.of(Path.of(folder, PROGRAM));
        } catch (InvalidPathException noPath) {
            return Stream.empty();
        }
    }

    private static boolean runs(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }
}
