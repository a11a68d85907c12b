package org.onehall.game.domain;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.decider.Recorder;

/**
 * How far the adjournment of a game has come (ADJ I.1.1 to I.9).
 *
 * @param ordered the side on move must seal its move
 * @param sessionEnd nominal end of the session, up to which a player who seals earlier is charged (ADJ I.1.2)
 * @param move the sealed move, until it is opened
 * @param adjourned the sealed move is confirmed and counts as made, although nobody has seen it
 * @param envelope where and when the game is resumed
 * @param resumed the game goes on after an adjournment
 */
public record SealingState(
        boolean ordered,
        Optional<Instant> sessionEnd,
        Optional<SealedMove> move,
        boolean adjourned,
        Optional<Envelope> envelope,
        boolean resumed) {
    static final SealingState NONE =
            new SealingState(false, Optional.empty(), Optional.empty(), false, Optional.empty(), false);

    /** @param uci known only to the services (ENG-5) */
    record SealedMove(Side side, String uci) {}

    /** @param recorder empty in old logs */
    record Envelope(String place, Instant resumesAt, Optional<Recorder> recorder) {
        /** Compares to the millisecond, because screens show instants so. */
        boolean says(String where, Instant when) {
            return place.equals(where)
                    && resumesAt.truncatedTo(ChronoUnit.MILLIS).equals(when.truncatedTo(ChronoUnit.MILLIS));
        }

        /** Details for a refusal: {@code place}, {@code resumes}, {@code by} and {@code at}. */
        Map<String, String> details() {
            Map<String, String> details =
                    new HashMap<>(recorder.map(Recorder::details).orElse(Map.of()));
            details.put("place", place);
            details.put("resumes", resumesAt.truncatedTo(ChronoUnit.SECONDS).toString());
            return details;
        }
    }

    SealingState ordered(Optional<Instant> end) {
        return new SealingState(true, end, move, adjourned, envelope, resumed);
    }

    SealingState with(SealedMove sealed) {
        return new SealingState(ordered, sessionEnd, Optional.of(sealed), adjourned, envelope, resumed);
    }

    SealingState confirmed() {
        return new SealingState(false, Optional.empty(), move, true, Optional.empty(), false);
    }

    SealingState with(Envelope confirmed) {
        return new SealingState(ordered, sessionEnd, move, adjourned, Optional.of(confirmed), resumed);
    }

    SealingState goingOn() {
        return new SealingState(ordered, sessionEnd, move, adjourned, envelope, true);
    }

    /** Another move, or the sealed one, has been made on the board: no move is sealed any more. */
    SealingState opened() {
        return new SealingState(ordered && !adjourned, sessionEnd, Optional.empty(), false, envelope, resumed);
    }

    /** A sealed move has been made and the opponent's clock runs, but nobody has seen it yet. */
    boolean isUnopened() {
        return adjourned && resumed;
    }
}
