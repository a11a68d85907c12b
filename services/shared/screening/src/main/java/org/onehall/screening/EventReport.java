package org.onehall.screening;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * The screening of a set of games. Every figure in it is an indication, never a verdict (APP-I A3).
 *
 * @param meaning what the screening is and is not, in English: {@link #MEANING}
 * @param leftOut games that could not be read or that are duplicates of others; not in any figure
 * @param withoutMoves number of games in the files without a move; not in any figure
 * @param maybeOne groups of ids of players whose names may be spellings of one name; they count as different players
 * @param calibration version; empty: there is none for these settings, so the report contains only the record and no
 *     expectation from ratings
 * @param moves number of moves in all games
 * @param counted number of these moves in the statistics
 * @param notAnalysed number of moves that would count if an engine had analysed the position; 0 in a complete report
 * @param games games in the given order
 * @param players by id
 */
public record EventReport(
        String meaning,
        List<LeftOut> leftOut,
        int withoutMoves,
        List<List<String>> maybeOne,
        String calibration,
        EngineSettings settings,
        ScreeningOptions options,
        int moves,
        int counted,
        int notAnalysed,
        List<GameReport> games,
        List<PlayerReport> players) {
    /** The statement in every screening about its meaning (APP-I A3, B4, C1, G2.5). */
    public static final String MEANING =
            "The statistics are an indication, never proof (APP-I A3). The Fair Play Commission "
                    + "must prove the offence; the proof that is needed is called comfortable satisfaction "
                    + "(APP-I B4, C1). If a player plays better than the rating, this alone is not a reason "
                    + "for a complaint (APP-I G2.5).";

    public EventReport {
        leftOut = List.copyOf(leftOut);
        maybeOne = maybeOne.stream().map(List::copyOf).toList();
        games = List.copyOf(games);
        players = List.copyOf(players);
    }

    /** The same report with the games that are not in any figure. */
    public EventReport leavingOut(List<LeftOut> unread, int empty) {
        return new EventReport(
                meaning,
                unread,
                empty,
                maybeOne,
                calibration,
                settings,
                options,
                moves,
                counted,
                notAnalysed,
                games,
                players);
    }

    /** The same report with the players who may be the same person. */
    public EventReport doubting(List<List<String>> ids) {
        return new EventReport(
                meaning,
                leftOut,
                withoutMoves,
                ids,
                calibration,
                settings,
                options,
                moves,
                counted,
                notAnalysed,
                games,
                players);
    }

    /**
     * A player's rating, even if nothing is compared with it: the mean over the compared moves, else the rating in the
     * first rated game.
     */
    public OptionalInt rating(PlayerReport player) {
        if (player.score().comparison().isPresent())
            return OptionalInt.of(player.score().comparison().get().rating());
        return sides(player)
                .map(side -> side.game().players().get(side.side()).rating())
                .flatMapToInt(OptionalInt::stream)
                .findFirst();
    }

    /** Number of moves of a player that would count if an engine had analysed the position. */
    public int notAnalysed(PlayerReport player) {
        return (int) sides(player)
                .flatMap(side -> side.game().moves().stream().filter(move -> move.side() == side.side()))
                .filter(move -> move.excluded().equals(Optional.of(Exclusion.NOT_ANALYSED)))
                .count();
    }

    /** The name of a player. */
    public String name(String id) {
        return players.stream()
                .filter(player -> player.id().equals(id))
                .map(PlayerReport::name)
                .findFirst()
                .orElse(id);
    }

    /** All reasons why there is no z for a player; empty: there is one, or there is no calibration. */
    public Set<NoComparison> notCompared(PlayerReport player) {
        var reasons = EnumSet.noneOf(NoComparison.class);
        if (calibration.isEmpty() || player.score().comparison().isPresent()) return reasons;
        List<OptionalInt> ratings = sides(player)
                .map(side -> side.game().players().get(side.side()).rating())
                .toList();
        if (ratings.stream().allMatch(OptionalInt::isEmpty)) reasons.add(NoComparison.UNRATED);
        else if (ratings.stream().anyMatch(OptionalInt::isEmpty)) reasons.add(NoComparison.RATED_IN_SOME_GAMES);
        if (player.score().size() == SampleSize.RECORD_ONLY) reasons.add(NoComparison.TOO_FEW_MOVES);
        return reasons;
    }

    /** A player's place in a game. */
    private record Played(GameReport game, Side side) {}

    private Stream<Played> sides(PlayerReport player) {
        return games.stream()
                .flatMap(game -> Stream.of(Side.values())
                        .filter(side -> game.players().get(side).id().equals(player.id()))
                        .map(side -> new Played(game, side)));
    }
}
