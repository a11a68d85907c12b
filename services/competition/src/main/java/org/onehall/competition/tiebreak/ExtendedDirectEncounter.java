package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Extended Direct Encounter of teams (13.3): Direct Encounter, with all that belongs to it, on the primary score; if it
 * separates nobody, on the secondary score (13.3.1); from the beginning again for every group that comes out of it
 * still tied (13.3.3). Two teams that are still tied can be separated by the boards of their match (13.3.2). The value
 * is the place among the tied teams, as in {@link DirectEncounter}.
 */
final class ExtendedDirectEncounter {
    private final DirectEncounter primary;
    private final DirectEncounter secondary;
    private final List<DirectEncounter> onBoards = new ArrayList<>();

    /** @param primary the table of the score that ranks the teams */
    ExtendedDirectEncounter(Table primary, Table secondary, TieBreak tieBreak) {
        boolean forfeits = tieBreak.forfeitsAsGames();
        this.primary = new DirectEncounter(primary, forfeits);
        this.secondary = new DirectEncounter(secondary, forfeits);
        int boards = primary.boards();
        Acronym name = tieBreak.acronym();
        // Board Count is better if it is lower (12.1), the others are better if they are higher.
        if (name == Acronym.EDEBT || name == Acronym.EDEBB) {
            DirectEncounter.Points count = (team, round) -> {
                List<BigDecimal> made = BoardResults.made(primary, primary.round(team, round));
                BigDecimal sum = BigDecimal.ZERO;
                for (int board = 1; board <= boards; board++)
                    sum = sum.subtract(made.get(board - 1).multiply(BigDecimal.valueOf(board)));
                return sum;
            };
            onBoards.add(new DirectEncounter(primary, forfeits, count));
        }
        if (name == Acronym.EDEBT || name == Acronym.EDET)
            for (int board = 1; board <= boards; board++) onBoards.add(boards(primary, forfeits, board - 1, board));
        if (name == Acronym.EDEBB || name == Acronym.EDEB)
            for (int board = boards - 1; board > 0; board--) onBoards.add(boards(primary, forfeits, 0, board));
    }

    private static DirectEncounter boards(Table table, boolean forfeits, int from, int to) {
        return new DirectEncounter(
                table,
                forfeits,
                (team, round) -> BoardResults.sum(
                        BoardResults.made(table, table.round(team, round)).subList(from, to)));
    }

    /** @param tied the groups of tied teams; each team is in one */
    Map<Integer, Figure> figures(List<List<Integer>> tied, String article) {
        return primary.figures(tied, this::divide, article);
    }

    private List<List<Integer>> divide(List<Integer> tied) {
        if (tied.size() < 2) return List.of(tied);
        List<List<Integer>> parts = primary.divide(tied);
        if (parts.size() == 1) parts = secondary.divide(tied);
        for (int i = 0; parts.size() == 1 && tied.size() == 2 && i < onBoards.size(); i++)
            parts = onBoards.get(i).divide(tied);
        if (parts.size() == 1) return parts;
        List<List<Integer>> all = new ArrayList<>();
        for (List<Integer> part : parts) all.addAll(divide(part));
        return all;
    }
}
