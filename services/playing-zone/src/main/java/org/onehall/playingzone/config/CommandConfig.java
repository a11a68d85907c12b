package org.onehall.playingzone.config;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;

/**
 * How many commands a person may give in a minute. Moves that are legal at that moment are not counted. Prefix
 * {@code onehall.commands}.
 */
@ConfigMapping(prefix = "onehall.commands")
public interface CommandConfig {
    /**
     * For a player or an assistant, at least 10: pre-moves, offers and similar commands. A command with a text counts
     * as ten. All of them may be given at once.
     */
    @WithDefault("240")
    int ofSeat();

    /**
     * For an official or anybody else, at least 10: an official may confirm the 1,000 boards of a round one by one. All
     * of them may be given at once.
     */
    @WithDefault("2400")
    int ofOthers();
}
