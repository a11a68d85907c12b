package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How many connections the zone keeps, and how long idle ones stay open. Prefix {@code onehall.admission}. */
@ConfigMapping(prefix = "onehall.admission")
public interface AdmissionConfig {
    /**
     * Most connections of one address that are no open screens, at least 1. A venue of 100 players and its consoles has
     * one address, and a browser opens up to seven. Behind a trusted proxy ({@link DoorsConfig#trustedProxies()}) these
     * are the requests of one address that wait for their answers; the proxy itself may have as many connections as the
     * hall.
     */
    @WithDefault("1000")
    int perAddress();

    /** Most connections in all, at least 1: the screens of 1,000 boards and their spectators need some 5,000. */
    @WithDefault("5000")
    int total();

    /** How long a connection that is no open screen is kept without a complete request; more than 0. */
    @WithDefault("60s")
    Duration idle();

    /** Most screens that one enrolment may have open at once, at least 1; one more replaces the oldest. */
    @WithDefault("20")
    int screensPerSession();

    /** Port whose connections are not counted: the port of health and metrics, which is not public. */
    @WithDefault("${quarkus.management.port:0}")
    int managementPort();
}
