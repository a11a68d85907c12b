package org.onehall.playingzone.projection.fairplay;

import java.util.Optional;

/** An indication, never proof (APP-I A3). */
public record ScreeningView(
        String state, Optional<String> engine, Optional<SideScreening> white, Optional<SideScreening> black) {
    public static final ScreeningView NONE =
            new ScreeningView("NONE", Optional.empty(), Optional.empty(), Optional.empty());
    public static final ScreeningView QUEUED =
            new ScreeningView("QUEUED", Optional.empty(), Optional.empty(), Optional.empty());
}
