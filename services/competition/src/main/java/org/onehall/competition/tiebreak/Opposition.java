package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Figure.Contribution;
import org.onehall.competition.tiebreak.Figure.Fate;

/** What an entrant's opponents contribute round by round, and which contributions a modifier leaves out (14, 16.5). */
final class Opposition {
    private final Table opponents;
    private final Optional<Table> own;
    private final boolean forfeitsAsGames;
    private final UnplayedRounds unplayed;

    /**
     * @param opponents the table that the opponents' scores are taken from
     * @param own the table of the points made against them, by which scores are multiplied; empty to add them alone
     */
    Opposition(Table opponents, Optional<Table> own, boolean forfeitsAsGames) {
        this.opponents = opponents;
        this.own = own;
        this.forfeitsAsGames = forfeitsAsGames || opponents.isPredetermined();
        this.unplayed = new UnplayedRounds(opponents);
    }

    /** The sum of an entrant's contributions, without those that the tie-break cuts. */
    Figure figure(int number, TieBreak tieBreak, String article) {
        List<Share> shares = new ArrayList<>();
        for (int round = 1; round <= opponents.rounds(); round++)
            share(number, round, article).ifPresent(shares::add);
        List<Contribution> contributions = new ArrayList<>();
        List<Share> left = new ArrayList<>(shares);
        List<Contribution> cut = new ArrayList<>();
        for (int i = 0; i < tieBreak.cutLowest() && !left.isEmpty(); i++) cut.add(cutLowest(left));
        for (int i = 0; i < tieBreak.cutHighest() && !left.isEmpty(); i++) cut.add(cutHighest(left));
        for (Share share : left) contributions.add(share.contribution());
        contributions.addAll(cut);
        contributions.sort(Comparator.comparingInt(Contribution::round));
        return Figure.sum(article, contributions);
    }

    /** @param voluntary the round is voluntarily unplayed (16.1.2) */
    private record Share(Contribution contribution, boolean voluntary) {
        static final Comparator<Share> BY_VALUE = Comparator.comparing(share -> share.contribution.value());
        /** Least significant first: the lowest opponent, and of several the lowest product (14.1.1, 14.1.2). */
        static final Comparator<Share> BY_SIGNIFICANCE = Comparator.comparing(
                        (Share share) -> share.contribution.score())
                .thenComparing(BY_VALUE);
    }

    /** Nothing in a round-robin's round without an opponent. */
    private Optional<Share> share(int number, int round, String article) {
        Round what = opponents.round(number, round);
        boolean game = what.happening().isPlayed() || what.happening().isForfeit() && forfeitsAsGames;
        if (game) {
            BigDecimal score = unplayed.adjusted(what.opponent());
            return Optional.of(share(number, round, what.opponent(), score, false, article));
        }
        if (opponents.isPredetermined()) return Optional.empty();
        UnplayedRounds.Dummy dummy = unplayed.dummy(number, round);
        boolean voluntary = what.happening().isVoluntarilyUnplayed();
        return Optional.of(share(number, round, 0, dummy.score(), voluntary, dummy.article()));
    }

    private Share share(int number, int round, int opponent, BigDecimal score, boolean voluntary, String article) {
        BigDecimal value =
                own.map(table -> score.multiply(table.points(number, round))).orElse(score);
        return new Share(new Contribution(round, opponent, score, value, Fate.COUNTED, article), voluntary);
    }

    /**
     * Takes out the least significant value (14.1), or the lowest contribution of a voluntarily unplayed round, unless
     * that is lower than the least significant value (16.5).
     */
    private static Contribution cutLowest(List<Share> left) {
        Share least = left.stream().min(Share.BY_SIGNIFICANCE).orElseThrow();
        Share cut = left.stream()
                .filter(Share::voluntary)
                .min(Share.BY_VALUE.thenComparing(Share.BY_SIGNIFICANCE))
                .filter(voluntary -> Share.BY_VALUE.compare(voluntary, least) >= 0)
                .orElse(least);
        left.remove(cut);
        return cut.contribution.as(Fate.CUT, cut == least ? "14.1" : "16.5");
    }

    /** Takes out the most significant value (14.3). */
    private static Contribution cutHighest(List<Share> left) {
        Share cut = left.stream().max(Share.BY_SIGNIFICANCE).orElseThrow();
        left.remove(cut);
        return cut.contribution.as(Fate.CUT, "14.3");
    }
}
