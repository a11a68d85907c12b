package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.onehall.competition.tiebreak.Crosstable.Boards;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Match;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;

/** A crosstable in the points of one score, with the rules of one edition. */
final class Table {
    private final Crosstable crosstable;
    private final Score score;
    private final Edition edition;
    private final Map<Integer, Entrant> entrants = new HashMap<>();
    private final Map<Integer, BigDecimal> totals = new HashMap<>();

    Table(Crosstable crosstable, Score score, Edition edition) {
        this.crosstable = crosstable;
        this.score = score;
        this.edition = edition;
        for (Entrant entrant : crosstable.entrants()) {
            entrants.put(entrant.number(), entrant);
            BigDecimal total = BigDecimal.ZERO;
            for (Round round : entrant.rounds()) total = total.add(points(round));
            totals.put(entrant.number(), total);
        }
    }

    /** The same in another score. */
    Table in(Score other) {
        return other == score ? this : new Table(crosstable, other, edition);
    }

    /** The same as if all paired games of the tournament's last round had been drawn (8.3). */
    Table fore() {
        if (rounds() == 0 || rounds() < crosstable.scheduledRounds()) return this;
        BigDecimal drawnMatch = crosstable.boards().map(Table::drawnBoards).orElse(BigDecimal.ZERO);
        List<Entrant> drawn = crosstable.entrants().stream()
                .map(entrant -> {
                    Round last = entrant.rounds().getLast();
                    if (!last.happening().isPaired()) return entrant;
                    Round draw = new Round(
                            Happening.DRAW,
                            last.opponent(),
                            last.colour(),
                            crosstable.scoring().draw(),
                            last.match().map(_ -> new Match(drawnMatch, List.of())));
                    List<Round> rounds = new ArrayList<>(entrant.rounds());
                    rounds.set(rounds.size() - 1, draw);
                    return new Entrant(entrant.number(), entrant.rating(), entrant.lot(), rounds);
                })
                .toList();
        return new Table(
                new Crosstable(
                        crosstable.pairing(),
                        crosstable.scheduledRounds(),
                        crosstable.scoring(),
                        crosstable.boards(),
                        drawn),
                score,
                edition);
    }

    private static BigDecimal drawnBoards(Boards boards) {
        return boards.scoring().draw().multiply(BigDecimal.valueOf(boards.number()));
    }

    Edition edition() {
        return edition;
    }

    List<Entrant> entrants() {
        return crosstable.entrants();
    }

    /** Of the rounds that count. */
    int rounds() {
        return crosstable.rounds();
    }

    boolean isPredetermined() {
        return crosstable.pairing() == Pairing.PREDETERMINED;
    }

    /** The boards of a match; 1 for players. */
    int boards() {
        return crosstable.boards().map(Boards::number).orElse(1);
    }

    /** The scoring of one board; of a game for players. */
    Scoring boardScoring() {
        return crosstable.boards().map(Boards::scoring).orElse(crosstable.scoring());
    }

    /** The scoring of a game for players, of a match for teams, whatever the score of the table is. */
    Scoring scoring() {
        return crosstable.scoring();
    }

    Entrant entrant(int number) {
        return Objects.requireNonNull(entrants.get(number), () -> "no entrant " + number);
    }

    /** @param round from 1 */
    Round round(int number, int round) {
        return entrant(number).rounds().get(round - 1);
    }

    /** @param round from 1 */
    BigDecimal points(int number, int round) {
        return points(round(number, round));
    }

    private BigDecimal points(Round round) {
        Optional<Match> match = score == Score.GAME_POINTS ? round.match() : Optional.empty();
        return match.map(Match::gamePoints).orElse(round.points());
    }

    /** All points of the rounds that count. */
    BigDecimal total(int number) {
        return Objects.requireNonNull(totals.get(number), () -> "no entrant " + number);
    }

    /** The most that can be scored in one round. */
    BigDecimal win() {
        return ofRound(crosstable.scoring().win(), boardScoring().win());
    }

    BigDecimal draw() {
        return ofRound(crosstable.scoring().draw(), boardScoring().draw());
    }

    BigDecimal loss() {
        return ofRound(crosstable.scoring().loss(), boardScoring().loss());
    }

    private BigDecimal ofRound(BigDecimal points, BigDecimal onBoard) {
        return crosstable.isOfTeams() && score == Score.GAME_POINTS
                ? onBoard.multiply(BigDecimal.valueOf(boards()))
                : points;
    }
}
