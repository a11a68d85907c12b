package org.onehall.playingzone.projection.venue;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.proto.game.v1.Seat;

/**
 * A breach of the rules of conduct, and the game at that moment (OCR 17).
 *
 * @param kind name of its kind; {@code article} is that of its rule
 * @param vouchedBy id of the person who recorded it, or who confirmed it later
 * @param outcome how it was closed; empty while it is open
 * @param player name of the player who sat there then; {@code venue} is that of the player (OCR 19.2); "" until it is
 *     shown
 */
public record ConductView(
        String id,
        Side side,
        String kind,
        String article,
        String note,
        long at,
        String by,
        int ply,
        Optional<Side> toMove,
        OptionalLong whiteMs,
        OptionalLong blackMs,
        boolean confirmed,
        String vouchedBy,
        Optional<String> outcome,
        Optional<String> rulingId,
        String player,
        String venue) {
    ConductView reopened() {
        return new ConductView(
                id,
                side,
                kind,
                article,
                note,
                at,
                by,
                ply,
                toMove,
                whiteMs,
                blackMs,
                confirmed,
                vouchedBy,
                Optional.empty(),
                Optional.empty(),
                player,
                venue);
    }

    public ConductView of(Seat seat) {
        return new ConductView(
                id,
                side,
                kind,
                article,
                note,
                at,
                by,
                ply,
                toMove,
                whiteMs,
                blackMs,
                confirmed,
                vouchedBy,
                outcome,
                rulingId,
                seat.getPlayerName(),
                seat.getVenue());
    }
}
