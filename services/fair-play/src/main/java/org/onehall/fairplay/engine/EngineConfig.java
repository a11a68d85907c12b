package org.onehall.fairplay.engine;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The UCI engine that screens ended games, a separate process. Prefix {@code onehall.engine}. */
@ConfigMapping(prefix = "onehall.engine")
public interface EngineConfig {
    /** Its program; absent: {@code stockfish} on the PATH or in the usual folders. */
    Optional<Path> path();

    /** Nodes searched per position, at least 1. */
    @WithDefault("20000")
    long nodes();

    /** Longest wait for any one answer; then the process is killed. */
    @WithDefault("20S")
    Duration patience();

    /** How often an engine is looked for while there is none. */
    @WithDefault("30S")
    Duration lookAgain();

    /** Pause after the first failure with a game; doubled after each further one. */
    @WithDefault("2S")
    Duration firstPause();

    /** Longest pause between two tries of a game. */
    @WithDefault("5M")
    Duration longestPause();
}
