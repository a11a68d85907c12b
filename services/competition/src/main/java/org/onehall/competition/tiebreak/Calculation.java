package org.onehall.competition.tiebreak;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.onehall.competition.tiebreak.Crosstable.Entrant;

/** Finds for each tie-break the class that calculates it. */
final class Calculation {
    private final Crosstable crosstable;
    private final Edition edition;
    private final Score primary;

    Calculation(Crosstable crosstable, Edition edition, Score primary) {
        this.crosstable = crosstable;
        this.edition = edition;
        this.primary = primary;
    }

    /**
     * The figures of all entrants.
     *
     * @param tied the groups that the list has left tied so far; each entrant is in one
     */
    Map<Integer, Figure> figures(TieBreak tieBreak, List<List<Integer>> tied) {
        Table table = table(tieBreak, tieBreak.score().orElse(primary));
        Table matches = table.in(Score.MATCH_POINTS);
        Table games = table.in(Score.GAME_POINTS);
        return switch (tieBreak.acronym()) {
            case PTS -> OwnRecord.points(table, tieBreak.article());
            case MPTS -> OwnRecord.points(matches, tieBreak.article());
            case GPTS -> OwnRecord.points(games, tieBreak.article());
            case MPVGP -> OwnRecord.points(table(tieBreak, primary.other()), tieBreak.article());
            case DE -> new DirectEncounter(table, tieBreak.forfeitsAsGames()).figures(tied);
            case WIN -> OwnRecord.wins(matches);
            case WON -> OwnRecord.won(matches);
            case BPG -> OwnRecord.withBlack(matches);
            case BWG -> OwnRecord.wonWithBlack(matches);
            case PS -> OwnRecord.progressive(table, tieBreak);
            case REP -> OwnRecord.electedToPlay(matches);
            case STD -> OwnRecord.standardPoints(matches);
            case TPN -> numbers(tieBreak, entrant -> Optional.of(entrant.number()));
            case RND -> numbers(tieBreak, entrant -> Optional.of(entrant.lot()).filter(lot -> lot > 0));
            case BH, FB -> Buchholz.figures(table, tieBreak);
            case AOB -> Buchholz.averages(table, tieBreak);
            case SB -> SonnebornBerger.figures(table, table, tieBreak);
            case EMMSB -> SonnebornBerger.figures(matches, matches, tieBreak);
            case EMGSB -> SonnebornBerger.figures(matches, games, tieBreak);
            case EGMSB -> SonnebornBerger.figures(games, matches, tieBreak);
            case EGGSB -> SonnebornBerger.figures(games, games, tieBreak);
            case KS -> Koya.figures(table, tieBreak);
            case ARO -> new RatingTieBreaks(table, tieBreak).averages();
            case TPR -> new RatingTieBreaks(table, tieBreak).performances();
            case PTP -> new RatingTieBreaks(table, tieBreak).perfectPerformances();
            case APRO -> {
                RatingTieBreaks ratings = new RatingTieBreaks(table, tieBreak);
                yield ratings.averageOf(ratings.performances());
            }
            case APPO -> {
                RatingTieBreaks ratings = new RatingTieBreaks(table, tieBreak);
                yield ratings.averageOf(ratings.perfectPerformances());
            }
            case RTNG -> new RatingTieBreaks(table, tieBreak).ratings();
            case BC -> new BoardResults(table).count();
            case TBR -> new BoardResults(table).top(tied);
            case BBE -> new BoardResults(table).withoutBottom(tied);
            case EDE, EDEBT, EDEBB, EDET, EDEB ->
                new ExtendedDirectEncounter(table, table(tieBreak, primary.other()), tieBreak)
                        .figures(tied, tieBreak.article());
            case SSSC -> {
                Score score = tieBreak.score().orElse(primary);
                yield ScheduleStrength.figures(table, table(tieBreak, score.other()), tieBreak);
            }
        };
    }

    private Table table(TieBreak tieBreak, Score score) {
        return new Table(crosstable, score, tieBreak.edition().orElse(edition));
    }

    private Map<Integer, Figure> numbers(TieBreak tieBreak, Function<Entrant, Optional<Integer>> number) {
        Map<Integer, Figure> figures = new HashMap<>();
        for (Entrant entrant : crosstable.entrants())
            figures.put(entrant.number(), OwnRecord.number(number.apply(entrant), tieBreak.article()));
        return figures;
    }
}
