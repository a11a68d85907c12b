package org.onehall.playingzone.projection.call;

import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * An appeal (OCR 17.11, FSSI gen-8).
 *
 * @param ruling the ruling under appeal; empty if the appeal is against the result
 * @param by role of the person who filed it
 * @param deadline until when it could be filed; empty if there is no deadline
 * @param fee in EUR; "0" if there is none
 * @param paid whether the fee is paid, so that the appeal is open for decision
 * @param copyAt when the other side received its copy; empty before that
 * @param body the body that decides; "" if none is named
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
