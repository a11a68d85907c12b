package org.onehall.playingzone.projection.venue;

import org.onehall.chess.Side;
import org.onehall.proto.game.v1.Seat;

/**
 * A duty that an arbiter has ticked for a player of the present game (OCR 17.8, 20.7).
 *
 * @param player name of the player who sat there then; {@code venue} is that of the player; "" until it is shown
 */
public record DutyView(Side side, String duty, boolean done, long at, String player, String venue) {
    public DutyView of(Seat seat) {
        return new DutyView(side, duty, done, at, seat.getPlayerName(), seat.getVenue());
    }
}
