package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;

/** Tie-breaks on an entrant's own results (7): what each round counts, added up. */
final class OwnRecord {
    private static final BigDecimal HALF = new BigDecimal("0.5");

    private OwnRecord() {}

    private interface Counting {
        BigDecimal of(Entrant entrant, int round);
    }

    /** Points (4.2, 11.1). */
    static Map<Integer, Figure> points(Table table, String article) {
        return figures(table, article, (entrant, round) -> table.points(entrant.number(), round));
    }

    /** WIN (7.1): rounds with the points of a win, with or without playing. */
    static Map<Integer, Figure> wins(Table table) {
        BigDecimal win = table.win();
        return figures(
                table,
                "7.1",
                (entrant, round) -> one(table.points(entrant.number(), round).compareTo(win) == 0));
    }

    /** WON (7.2): games won over the board. */
    static Map<Integer, Figure> won(Table table) {
        return figures(table, "7.2", (entrant, round) -> one(isWon(table, of(entrant, round))));
    }

    /** BPG (7.3): games played over the board with Black. */
    static Map<Integer, Figure> withBlack(Table table) {
        return figures(
                table,
                "7.3",
                (entrant, round) -> one(isGame(table, of(entrant, round)) && isBlack(of(entrant, round))));
    }

    /** BWG (7.4): games won over the board with Black. */
    static Map<Integer, Figure> wonWithBlack(Table table) {
        return figures(
                table, "7.4", (entrant, round) -> one(isWon(table, of(entrant, round)) && isBlack(of(entrant, round))));
    }

    /** REP (7.6): rounds without half-point byes, zero-point byes and forfeit losses. */
    static Map<Integer, Figure> electedToPlay(Table table) {
        return figures(table, "7.6", (entrant, round) -> {
            Round what = of(entrant, round);
            return one(isGame(table, what) || !what.happening().isVoluntarilyUnplayed());
        });
    }

    /**
     * STD (7.7): one for each round with more points than the opponent, or without a game with more than a draw's; half
     * for as many.
     */
    static Map<Integer, Figure> standardPoints(Table table) {
        return figures(table, "7.7", (entrant, round) -> {
            Round what = of(entrant, round);
            BigDecimal other = what.happening().isPlayed() ? table.points(what.opponent(), round) : table.draw();
            int more = table.points(entrant.number(), round).compareTo(other);
            return more > 0 ? BigDecimal.ONE : more == 0 ? HALF : BigDecimal.ZERO;
        });
    }

    /** PS (7.5): the score after each round, added up; a cut leaves out the first rounds (14.1.1). */
    static Map<Integer, Figure> progressive(Table table, TieBreak tieBreak) {
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant entrant : table.entrants()) {
            List<Contribution> contributions = new ArrayList<>();
            BigDecimal score = BigDecimal.ZERO;
            for (int round = 1; round <= table.rounds(); round++) {
                BigDecimal made = table.points(entrant.number(), round);
                score = score.add(made);
                boolean cut = round <= tieBreak.cutLowest();
                int opponent = of(entrant, round).opponent();
                contributions.add(new Contribution(
                        round, opponent, made, score, cut ? Fate.CUT : Fate.COUNTED, cut ? "14.1" : "7.5"));
            }
            figures.put(entrant.number(), Figure.sum("7.5", contributions));
        }
        return figures;
    }

    /** TPN, RND and RTNG (7.8, 4.2, 10.6): a number that the entrant has. */
    static Figure number(Optional<Integer> number, String article) {
        return new Figure(number.map(BigDecimal::valueOf), article, List.of());
    }

    private static Map<Integer, Figure> figures(Table table, String article, Counting counting) {
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant entrant : table.entrants()) {
            List<Contribution> contributions = new ArrayList<>();
            for (int round = 1; round <= table.rounds(); round++) {
                BigDecimal value = counting.of(entrant, round);
                BigDecimal points = table.points(entrant.number(), round);
                Fate fate = value.signum() == 0 ? Fate.LEFT_OUT : Fate.COUNTED;
                contributions.add(new Contribution(round, of(entrant, round).opponent(), points, value, fate, article));
            }
            figures.put(entrant.number(), Figure.sum(article, contributions));
        }
        return figures;
    }

    private static Round of(Entrant entrant, int round) {
        return entrant.rounds().get(round - 1);
    }

    private static BigDecimal one(boolean counts) {
        return counts ? BigDecimal.ONE : BigDecimal.ZERO;
    }

    /** Over the board, or a forfeit that is a regular game (15.2). */
    private static boolean isGame(Table table, Round round) {
        if (!round.happening().isForfeit()) return round.happening().isPlayed();
        return table.isPredetermined()
                && switch (table.edition().ownForfeits()) {
                    case UNPLAYED -> false;
                    case WINS_ARE_GAMES -> round.happening() == Happening.FORFEIT_WIN;
                };
    }

    private static boolean isWon(Table table, Round round) {
        boolean won = round.happening() == Happening.WIN || round.happening() == Happening.FORFEIT_WIN;
        return won && isGame(table, round);
    }

    private static boolean isBlack(Round round) {
        return round.colour().filter(side -> side == Side.BLACK).isPresent();
    }
}
