package org.onehall.playingzone.projection.call;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * An appeal (OCR 17.11, FSSI gen-8).
 *
 * @param ruling against which it is; empty: the result
 * @param by role of who filed it
 * @param deadline until when it could be filed; empty: without one
 * @param fee EUR; "0": none
 * @param paid the proceeding is open
 * @param copyAt when the other side had its copy; empty while it has not
 * @param body who decides, "" if none is named
 * @param outcome "UPHELD", "CHANGED" or "DISMISSED"; empty while there is no decision
 * @param decision the ruling that decides it
 */
public record AppealView(
        String id,
        Side side,
        String playerName,
        Optional<String> ruling,
        String text,
        long at,
        String by,
        OptionalLong deadline,
        String fee,
        boolean paid,
        Optional<String> reference,
        OptionalLong copyAt,
        String body,
        Optional<String> outcome,
        Optional<String> reason,
        Optional<String> decision) {}
