package org.onehall.playingzone.projection.board;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/** Sealing of a move and adjournment (ADJ I). What is sealed is never here. */
public record AdjournmentView(
        boolean ordered,
        Optional<String> reason,
        OptionalLong sessionEnd,
        Optional<Side> sealed,
        boolean confirmed,
        Optional<String> place,
        OptionalLong resumesAt) {
    public static final AdjournmentView NONE = new AdjournmentView(
            false,
            Optional.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            false,
            Optional.empty(),
            OptionalLong.empty());
}
