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
 * @param attempt number of its game, from 1; all games but the last are void
 * @param ply half-moves on the board at that time
 * @param side the side concerned, or whose clock is concerned
 * @param player name of the player who sat there then; "" without a side
 * @param by role of the person who did it; "" for the hall itself and for a move
 * @param name of the person who did it; "" if not known
 * @param article "" if it rests on none
 * @param text the text that a person wrote
 * @param details further data of this kind, by name
 * @param before both clocks just before; {@code after}: just after
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
