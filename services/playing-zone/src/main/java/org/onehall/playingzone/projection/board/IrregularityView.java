package org.onehall.playingzone.projection.board;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;

/**
 * An irregularity of a player at his board, and its consequences (AMD 7.5).
 *
 * @param ply half-move to which it belongs
 * @param number its number among those that count together, from 1
 * @param by role of the arbiter; empty if the zone detected it (DEC-22)
 * @param recordedBy id of the arbiter; empty text if there is none or an old log does not record it
 * @param player name of the player who sat there then
 * @param takenBackAt when the record was taken back, in ms since 1970; empty if the record counts
 */
public record IrregularityView(
        Side side,
        String kind,
        int ply,
        int number,
        String consequence,
        String reason,
        String article,
        long at,
        Optional<String> by,
        String recordedBy,
        String player,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalLong takenBackAt) {
    public IrregularityView takenBack(long when) {
        return new IrregularityView(
                side,
                kind,
                ply,
                number,
                consequence,
                reason,
                article,
                at,
                by,
                recordedBy,
                player,
                OptionalLong.of(when));
    }
}
