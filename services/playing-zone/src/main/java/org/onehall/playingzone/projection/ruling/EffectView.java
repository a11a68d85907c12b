package org.onehall.playingzone.projection.ruling;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * What a decision or one of the penalties of a ruling does.
 *
 * @param kind of the ruling, or of the penalty
 * @param side the disconnected side, the offender, or whose clock gets time by a decision; empty in that of an appeal
 * @param ms by which a clock changes, always above zero
 * @param control of the new game, if it is another one
 * @param points new points of whom the kind says; of both for an appeal, "0.5-0.5"
 * @param count number of the warning among all the offender has had in the competition
 * @param standing how many of those stand, this one included, if some were taken back
 * @param fine its code; {@code amount} in EUR
 * @param rounds from which the offender is excluded, or for which he may play again; of an expulsion the first one
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
    /** Of what is no warning. */
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
