package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/**
 * How many commands a person may give in a minute, moves that are legal at that moment not counted. Prefix {@code
 * onehall.commands}.
 */
@ConfigMapping(prefix = "onehall.commands")
public interface CommandConfig {
    /**
     * Of a player or an assistant, at least 10: pre-moves, offers; a command with a text counts as ten. As many may
     * come at once.
     */
    @WithDefault("240")
    int ofSeat();

    /**
     * Of an official or anybody else, at least 10: a round of 1,000 boards is confirmed one by one. As many may come at
     * once.
     */
    @WithDefault("2400")
    int ofOthers();
}
