package org.onehall.house;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What the start of a service has to know while it waits; the defaults are enough. Prefix {@code onehall.start}. */
@ConfigMapping(prefix = "onehall.start")
public interface StartConfig {
    /** The service, "game-state": the start waits for its topics. */
    @WithDefault("${quarkus.application.name}")
    String service();

    /** The host of the service's health endpoint. */
    @WithDefault("${quarkus.management.host:127.0.0.1}")
    String host();

    /** The port of the health endpoint, 1 to 65535. */
    @WithDefault("${quarkus.management.port:9000}")
    int port();
}
