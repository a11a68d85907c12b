package org.onehall.screening;

import java.util.List;
import org.onehall.chess.BySide;

/** One game with all its moves. */
public record GameReport(String id, String event, String round, String date, String result, BySide<Player> players, BySide<UnitScore> scores,
        List<HallFact> facts, List<MoveRecord> moves) {
    public GameReport {
        facts = List.copyOf(facts);
        moves = List.copyOf(moves);
    }
}
