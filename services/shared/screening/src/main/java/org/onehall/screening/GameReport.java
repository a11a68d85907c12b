package org.onehall.screening;

import java.util.List;
import org.onehall.chess.BySide;

/** One game with all its moves. */
public record GameReport(
        String id,
        String event,
        String round,
        String date,
        String result,
        BySide<Player> players,
        BySide<UnitScore> scores,
        List<HallFact> facts,
        List<MoveRecord> moves) {
    public GameReport {
        facts = List.copyOf(facts);
        moves = List.copyOf(moves);
    }

    /** Whether moves have the time left on the clock and none has the time spent, because the increment is unknown. */
    public boolean hasClocksOnly() {
        return moves.stream().anyMatch(move -> move.left().isPresent())
                && moves.stream().allMatch(move -> move.spent().isEmpty());
    }
}
