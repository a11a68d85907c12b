package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How many connections the zone keeps, and how long those that ask for nothing. Prefix {@code onehall.admission}. */
@ConfigMapping(prefix = "onehall.admission")
public interface AdmissionConfig {
    /**
     * Connections of one address that are no open screen, at least 1. A venue of 100 players and its consoles sits
     * behind one address, and a browser opens up to seven. Behind a reverse proxy, whose address all share, as many as
     * {@link #total()}.
     */
    @WithDefault("1000")
    int perAddress();

    /** Connections in all, at least 1: the screens of 1,000 boards and their spectators need some 5,000. */
    @WithDefault("5000")
    int total();

    /** How long a connection that is no open screen is kept without a whole request; more than 0. */
    @WithDefault("60s")
    Duration idle();

    /** Screens that one enrolment may have open at the same time, at least 1; the oldest makes room for one more. */
    @WithDefault("20")
    int screensPerSession();

    /** Port whose connections are not counted: that of health and metrics, which is not public. */
    @WithDefault("${quarkus.management.port:0}")
    int managementPort();
}
