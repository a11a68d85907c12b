package org.onehall.playingzone.projection.call;

import java.util.Optional;
import org.onehall.chess.Side;

/**
 * An appeal that a ruling decides (OCR 17.11).
 *
 * @param side that appealed, with the player's id and name
 * @param ruling it was against; empty: the result
 * @param body that decided; "" if the regulations name none
 */
public record AppealReport(
        String id, Side side, String playerId, String player, Optional<String> ruling, String text, String body) {}
