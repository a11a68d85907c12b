package org.onehall.competition.reading;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.Details;

/**
 * The contents of a FIDE tournament report, as far as a competition takes them over.
 *
 * @param players by start number, in the order of the file
 * @param kept lines about the tournament, unchanged
 * @param totals the points of the players' lines
 * @param length the number of rounds of the tournament, as stated or as in the players' lines; 0 if it is not known
 * @param best the most points for a round by a line 162, XXS or BBW; 0 if there is none
 */
record TrfReport(
        Map<Integer, TrfPlayer> players,
        List<TrfTeam> teams,
        List<String> kept,
        List<Total> totals,
        int length,
        BigDecimal best) {
    static final TrfReport EMPTY = new TrfReport(Map.of(), List.of(), List.of(), List.of(), 0, BigDecimal.ZERO);

    /** The most points that a player can have. */
    BigDecimal most(Total total, BigDecimal win) {
        return best.max(win).multiply(new BigDecimal(length)).add(total.added());
    }

    /** The totals that nobody can reach in so many rounds; none if the number of rounds is not known. */
    List<Total> unreachable(BigDecimal win) {
        return totals.stream()
                .filter(total -> length > 0 && total.points().compareTo(most(total, win)) > 0)
                .toList();
    }

    /** The highest round with a game. */
    int rounds() {
        return players.values().stream()
                .flatMap(player -> player.games().keySet().stream())
                .mapToInt(round -> round)
                .max()
                .orElse(0);
    }

    /** The players with White in a round, ordered by the lower start number of each game: board 1, 2, … */
    List<TrfPlayer> whites(int round) {
        return players.values().stream()
                .filter(player -> player.games().containsKey(round)
                        && player.games().get(round).white())
                .sorted(Comparator.comparingInt(player ->
                        Math.min(player.number(), player.games().get(round).opponent())))
                .toList();
    }

    /**
     * A player's line.
     *
     * @param line from 1
     * @param games by round from 1; rounds without a paired opponent are left out
     * @param byes by round from 1
     */
    record TrfPlayer(
            int line,
            String name,
            int rating,
            String federation,
            Details details,
            Map<Integer, TrfGame> games,
            Map<Integer, ByeKind> byes) {
        int number() {
            return details.startNumber();
        }
    }

    /** One round of a player's line. */
    record TrfGame(int opponent, boolean white) {}

    /**
     * A team's line.
     *
     * @param number as in the line or, if the line has none, by its order
     * @param players start numbers in the order of the boards
     */
    record TrfTeam(int line, int number, String name, List<Integer> players) {}

    /**
     * The points of a player's line.
     *
     * @param line from 1
     * @param added by lines 299
     */
    record Total(int line, BigDecimal points, BigDecimal added) {}
}
