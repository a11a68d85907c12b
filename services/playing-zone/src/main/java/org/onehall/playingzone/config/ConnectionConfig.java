package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/**
 * When a silent link is called what in competitions that were loaded before their regulations, {@code connection.*},
 * were recorded with these times (OCR 18.8). Prefix {@code onehall.connection}.
 */
@ConfigMapping(prefix = "onehall.connection")
public interface ConnectionConfig {
    /** Silence after which a link is SUSPECT; more than the heartbeat of 1 s. */
    @WithDefault("3s")
    Duration suspect();

    /** Silence after which a link is DOWN; more than {@link #suspect()}. */
    @WithDefault("5s")
    Duration down();
}
