package org.onehall.house;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/** What the start of a service has to know while it waits; nobody need set it. Prefix {@code onehall.start}. */
@ConfigMapping(prefix = "onehall.start")
public interface StartConfig {
    /** The service, "game-state": its topics are waited for. */
    @WithDefault("${quarkus.application.name}")
    String service();

    /** Where the health of the service is asked for. */
    @WithDefault("${quarkus.management.host:127.0.0.1}")
    String host();

    /** The port of it, 1 to 65535. */
    @WithDefault("${quarkus.management.port:9000}")
    int port();
}
