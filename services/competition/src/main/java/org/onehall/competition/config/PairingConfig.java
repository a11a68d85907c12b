package org.onehall.competition.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;

/** The pairing program of the hall, in a process of its own. Prefix {@code onehall.pairing}. */
@ConfigMapping(prefix = "onehall.pairing")
public interface PairingConfig {
    /** The program file: bbpPairings, or a JaVaFo file that ends in .jar; absent: rounds are paired elsewhere. */
    Optional<Path> program();

    /** Longest wait for its answer, at most 30 s; then the process is killed. */
    @WithDefault("20S")
    Duration patience();
}
