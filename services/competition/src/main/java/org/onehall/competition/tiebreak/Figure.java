package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * The value of a tie-break for one entrant, with what it is made of.
 *
 * @param value empty if it is not defined, for example an average without games; such entrants are ranked last
 * @param article of C.07, "8.1"
 * @param contributions by round; empty if there are none
 */
public record Figure(Optional<BigDecimal> value, String article, List<Contribution> contributions) {
    /** What became of a contribution. */
    public enum Fate {
        COUNTED,
        /** Left out by a modifier (14). */
        CUT,
        /** Shown because a reader expects it, but the rule leaves it out. */
        LEFT_OUT
    }

    /**
     * One part of a value.
     *
     * @param round from 1; for tie-breaks on boards, the board
     * @param opponent the opponent's number; 0 for a dummy, a bye or a board
     * @param score what the opponent brings: adjusted score, rating, Buchholz; of boards, the points made there
     * @param value what is added
     * @param article why it has this value or was left out
     */
    public record Contribution(int round, int opponent, BigDecimal score, BigDecimal value, Fate fate, String article) {
        Contribution as(Fate other, String why) {
            return new Contribution(round, opponent, score, value, other, why);
        }
    }

    public Figure {
        value = value.map(Figure::plain);
        contributions = List.copyOf(contributions);
    }

    static Figure of(BigDecimal value, String article, List<Contribution> contributions) {
        return new Figure(Optional.of(value), article, contributions);
    }

    /** The same value, made of other contributions. */
    Figure with(List<Contribution> others) {
        return new Figure(value, article, others);
    }

    /** The sum of what counts. */
    static Figure sum(String article, List<Contribution> contributions) {
        BigDecimal sum = BigDecimal.ZERO;
        for (Contribution one : contributions) if (one.fate() == Fate.COUNTED) sum = sum.add(one.value());
        return of(sum, article, contributions);
    }

    /** Equal amounts become equal values. */
    static BigDecimal plain(BigDecimal value) {
        if (value.signum() == 0) return BigDecimal.ZERO;
        BigDecimal stripped = value.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
