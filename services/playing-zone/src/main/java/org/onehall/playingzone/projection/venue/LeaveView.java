package org.onehall.playingzone.projection.venue;

import java.util.OptionalInt;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.Seat;

/**
 * A player's leave, or absence without one (OCR 17.7).
 *
 * @param target "AREA" or "VENUE"
 * @param state "ASKED", "GRANTED", "REFUSED", "OUT" or "BACK"
 * @param authorised false for an absence without the required leave
 * @param note the last note, by the player or an arbiter
 * @param asked what the player wrote when asking; empty text if he wrote nothing
 * @param since when it reached this state
 * @param outPly half-moves completed when the player left; likewise for his return
 * @param player name of the player who sat there then; {@code venue} is that of the player (OCR 19.2); "" until it is
 *     shown
 */
public record LeaveView(
        String id,
        Side side,
        String target,
        String state,
        boolean authorised,
        String note,
        String asked,
        long since,
        OptionalInt outPly,
        OptionalInt backPly,
        String player,
        String venue) {
    LeaveView(
            String id,
            Side side,
            String target,
            String state,
            boolean authorised,
            String note,
            String asked,
            long since,
            OptionalInt outPly,
            OptionalInt backPly) {
        this(id, side, target, state, authorised, note, asked, since, outPly, backPly, "", "");
    }

    public LeaveView of(Seat seat) {
        return new LeaveView(
                id,
                side,
                target,
                state,
                authorised,
                note,
                asked,
                since,
                outPly,
                backPly,
                seat.getPlayerName(),
                seat.getVenue());
    }
}
