package org.onehall.playingzone.projection.timeline;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.ClocksThen;
import org.onehall.playingzone.projection.ruling.RulingView;

/**
 * One thing that happened on a board.
 *
 * @param attempt the game it belongs to, from 1; all but the last are void
 * @param ply half-moves on the board by then
 * @param side whom or whose clock it is about
 * @param player name of the player who sat there then; "" without a side
 * @param by role of who did it; "" for the hall itself and for a move
 * @param name of who did it; "" where not known
 * @param article "" where it rests on none
 * @param text what a person wrote
 * @param details what the kind has beside it, by name
 * @param before both clocks just before; {@code after} just after
 * @param ms how long it took, or by how much a clock was changed, negative if time was taken
 */
public record StepView(
        long at,
        int attempt,
        int ply,
        StepKind kind,
        StepKind.Group group,
        Optional<Side> side,
        String player,
        String by,
        String name,
        String article,
        String text,
        Map<String, String> details,
        Optional<ClocksThen> before,
        Optional<ClocksThen> after,
        OptionalLong ms,
        Optional<RulingView> ruling) {}
