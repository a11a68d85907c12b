package org.onehall.fairplay.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.onehall.engine.Effort;

/**
 * The UCI engine that analyses games, in processes of its own. Prefix {@code onehall.engine}. What decides its answers
 * must be the same for all instances of this service: statistics are calibrated for one setting.
 */
@ConfigMapping(prefix = "onehall.engine")
public interface EngineConfig {
    /** Its program; absent: {@code stockfish} on the PATH or in the usual folders. */
    Optional<Path> path();

    /** Nodes searched per position, at least 1. */
    @WithDefault("100000")
    long nodes();

    /** Moves listed per position, 2 to 50. */
    @WithDefault("6")
    int multiPv();

    /** Memory of a process's hash table, in MiB, at least 1. */
    @WithDefault("16")
    int hashMb();

    /** Processes of this instance, at least 1. */
    @WithDefault("1")
    int workers();

    /** Longest wait for any one answer; then the process is killed. */
    @WithDefault("60S")
    Duration patience();

    /** How often it is looked whether there is an engine. */
    @WithDefault("30S")
    Duration lookAgain();

    /** The settings that decide what is said of a position. */
    default Effort effort() {
        return new Effort(nodes(), multiPv(), hashMb());
    }
}
