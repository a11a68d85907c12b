package org.onehall.playingzone.projection;

import java.util.Optional;
import java.util.OptionalLong;

/** What both clocks showed at an instant, in ms. */
public record ClocksThen(long at, long whiteMs, long blackMs) {
    /** The same as clocks of which none is running. */
    public ClocksView stopped() {
        return new ClocksView(whiteMs, blackMs, Optional.empty(), at, OptionalLong.empty(), OptionalLong.empty());
    }
}
