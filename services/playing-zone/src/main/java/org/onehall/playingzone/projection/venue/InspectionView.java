package org.onehall.playingzone.projection.venue;

import org.onehall.chess.Side;
import org.onehall.proto.game.v1.Seat;

/**
 * An inspection (OCR 17.3/d).
 *
 * @param player name of the player who sat there then; {@code venue} is that of the player (OCR 19.2); "" until it is
 *     shown
 */
public record InspectionView(
        Side side, String what, String inspector, String outcome, String note, long at, String player, String venue) {
    public InspectionView of(Seat seat) {
        return new InspectionView(side, what, inspector, outcome, note, at, seat.getPlayerName(), seat.getVenue());
    }
}
