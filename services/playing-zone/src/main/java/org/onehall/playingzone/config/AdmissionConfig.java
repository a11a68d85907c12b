package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How many connections the zone keeps, and how long idle ones stay open. Prefix {@code onehall.admission}. */
@ConfigMapping(prefix = "onehall.admission")
public interface AdmissionConfig {
    /**
     * Maximum number of connections from one address, not counting open screens; at least 1. A venue of 100 players and
     * its consoles shares one address, and a browser opens up to seven connections. Behind a trusted proxy
     * ({@link DoorsConfig#trustedProxies()}) this limits the requests from one address that are waiting for their
     * answers; the proxy itself may have as many connections as the hall.
     */
    @WithDefault("1000")
    int perAddress();

    /**
     * Maximum number of all connections, at least 1: the screens of 1,000 boards and their spectators need about 5,000.
     */
    @WithDefault("5000")
    int total();

    /** How long a connection without an open screen is kept if no complete request arrives; more than 0. */
    @WithDefault("60s")
    Duration idle();

    /**
     * Maximum number of screens that one enrolment may have open at once, at least 1; another screen replaces the
     * oldest.
     */
    @WithDefault("20")
    int screensPerSession();

    /** Port whose connections are not counted: the port for health and metrics, which is not public. */
    @WithDefault("${quarkus.management.port:0}")
    int managementPort();
}
