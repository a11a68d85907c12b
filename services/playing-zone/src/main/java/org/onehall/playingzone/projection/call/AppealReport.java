package org.onehall.playingzone.projection.call;

import java.util.Optional;
import org.onehall.chess.Side;

/**
 * An appeal that is decided by a ruling (OCR 17.11).
 *
 * @param side the side that appealed, with the player's id and name
 * @param ruling the ruling under appeal; empty if the appeal was against the result
 * @param body the body that decided; "" if the regulations name none
 */
public record AppealReport(
        String id, Side side, String playerId, String player, Optional<String> ruling, String text, String body) {}
