package org.onehall.playingzone.projection.ruling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * The effect of a decision or of one penalty of a ruling.
 *
 * @param kind of the ruling, or of the penalty
 * @param side the disconnected side, the offender, or the side that a decision gives time; empty for the decision of an
 *     appeal
 * @param ms by how much a clock changes, always above zero
 * @param control of the new game, if it is different
 * @param points new points of the player given by the kind; of both players for an appeal, "0.5-0.5"
 * @param count which of the offender's warnings in the competition it is, from 1
 * @param standing how many of these warnings remain, including this one, if some were taken back
 * @param fine code of the fine; {@code amount} in EUR
 * @param rounds from which the offender is excluded, or for which he may play again; for an expulsion only the first
 *     one
 */
public record EffectView(
        String kind,
        Optional<Side> side,
        OptionalLong ms,
        Optional<String> control,
        Optional<String> points,
        OptionalInt count,
        OptionalInt standing,
        Optional<String> fine,
        Optional<String> amount,
        List<Integer> rounds) {
    /** The effect of anything but a warning. */
    public EffectView(
            String kind,
            Optional<Side> side,
            OptionalLong ms,
            Optional<String> control,
            Optional<String> points,
            Optional<String> fine,
            Optional<String> amount,
            List<Integer> rounds) {
        this(kind, side, ms, control, points, OptionalInt.empty(), OptionalInt.empty(), fine, amount, rounds);
    }
}
