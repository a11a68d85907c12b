package org.onehall.playingzone.projection.clock;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.timeline.StepView;

/**
 * @param expectedMs the sum that both clocks must show; {@code sumRight} is true if they do
 * @param changes orders that changed its clocks in this game until then, with the person who gave them and the reason
 */
public record TimeSheetRowView(
        int board,
        String white,
        String black,
        int whiteMoves,
        int blackMoves,
        long whiteMs,
        long blackMs,
        Optional<Side> running,
        long expectedMs,
        boolean sumRight,
        String status,
        List<StepView> changes) {}
