package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;

/**
 * The standings: a pure function of the definition and of what has happened. Here players are ranked by points alone,
 * ties are shared (OCR 7.1); the tie-breaks of the regulations and figures about ratings are added by the room of
 * rankings. Teams are ranked by the criteria of the regulations (FSSI team-h, DEC-30).
 *
 * @param official whether only official rounds count; otherwise every noted result counts, and what is not official is
 *     marked
 * @param rounds numbers of the rounds that count
 * @param changed official rounds in which something was ruled later: they count as they were until they are made
 *     official again (OCR 17.11)
 * @param players best first; equal players in the order of rating, name and id
 * @param criteria of teams; empty if no teams play
 * @param teams best first; equal teams in the order of seeding, name and id
 * @param tieBreaks by which players with equal points are ranked, in this order (FIDE C.07 4.2); empty: they share a
 *     place
 * @param edition the year of the edition of C.07; 0 without tie-breaks
 */
public record Standings(
        boolean official,
        List<Integer> rounds,
        List<Changed> changed,
        List<PlayerRow> players,
        List<TeamCriterion> criteria,
        List<TeamRow> teams,
        List<TieBreakName> tieBreaks,
        int edition) {
    /**
     * A tie-break.
     *
     * @param text the rank-order specifier, "BH/C1"
     * @param acronym without what follows it, "BH"
     * @param article of C.07, "8.1"
     */
    public record TieBreakName(String text, String acronym, String article) {}

    /**
     * A value, with what it is made of.
     *
     * @param value empty if it is not defined, such as an average without games
     * @param article of C.07; of the Rating Regulations (B.02) for a change of rating
     * @param contributions only for the player whose figures are explained
     */
    public record Figure(Optional<BigDecimal> value, String article, List<Contribution> contributions) {
        public Figure {
            contributions = List.copyOf(contributions);
        }
    }

    /** What became of a part of a value. */
    public enum Fate {
        COUNTED,
        /** Left out by a cut (C.07 14). */
        CUT,
        /** A reader expects it, but the rule leaves it out. */
        LEFT_OUT
    }

    /**
     * One part of a value.
     *
     * @param opponentId "" for a bye or a round without a game
     * @param score what the opponent brings, such as a score or a rating; for a player's own results, the points
     * @param value what is added
     * @param article why it has this value or was left out
     */
    public record Contribution(
            int round, String opponentId, BigDecimal score, BigDecimal value, Fate fate, String article) {}

    /**
     * How the counted games would change a rating (FIDE Handbook B.02 8.3): an estimate.
     *
     * @param k for a player with 30 rated games or more whose highest rating is the present one
     */
    public record RatingChange(Figure figure, int k) {}

    /** @param boards boards whose points differ from those that count here; empty if only their approval is missing */
    public record Changed(int round, List<Integer> boards) {
        public Changed {
            boards = List.copyOf(boards);
        }
    }

    /**
     * A player's place.
     *
     * @param rank from 1
     * @param shared other players have the same rank
     * @param startNumber the number by which rounds name an opponent; no other player has it
     * @param teamId "" if the player is in no team
     * @param official all rounds that count here are official
     * @param cells one for each round that counts
     * @param figures one for each tie-break
     * @param performance Tournament Performance Rating (C.07 10.2); empty without a game against a rated opponent
     * @param ratingChange empty for an unrated player, without a game against a rated opponent, and in Chess960
     */
    public record PlayerRow(
            int rank,
            boolean shared,
            int startNumber,
            String playerId,
            String name,
            int rating,
            String federation,
            String teamId,
            BigDecimal points,
            boolean official,
            List<Mark> marks,
            List<Cell> cells,
            List<Figure> figures,
            Optional<Figure> performance,
            Optional<RatingChange> ratingChange) {
        public PlayerRow {
            marks = List.copyOf(marks);
            cells = List.copyOf(cells);
            figures = List.copyOf(figures);
        }

        /** By points alone. */
        PlayerRow(
                int rank,
                boolean shared,
                int startNumber,
                String playerId,
                String name,
                int rating,
                String federation,
                String teamId,
                BigDecimal points,
                boolean official,
                List<Mark> marks,
                List<Cell> cells) {
            this(
                    rank,
                    shared,
                    startNumber,
                    playerId,
                    name,
                    rating,
                    federation,
                    teamId,
                    points,
                    official,
                    marks,
                    cells,
                    List.of(),
                    Optional.empty(),
                    Optional.empty());
        }

        /** The same player at a place by tie-breaks. */
        public PlayerRow at(int place, boolean isShared, List<Figure> by) {
            return new PlayerRow(
                    place,
                    isShared,
                    startNumber,
                    playerId,
                    name,
                    rating,
                    federation,
                    teamId,
                    points,
                    official,
                    marks,
                    cells,
                    by,
                    performance,
                    ratingChange);
        }

        /** The same place with figures about ratings. */
        public PlayerRow with(Optional<Figure> rated, Optional<RatingChange> change) {
            return new PlayerRow(
                    rank,
                    shared,
                    startNumber,
                    playerId,
                    name,
                    rating,
                    federation,
                    teamId,
                    points,
                    official,
                    marks,
                    cells,
                    figures,
                    rated,
                    change);
        }
    }

    /** What a reader should know about the points. */
    public enum MarkKind {
        /** Kept out of rounds (OCR 18.4.8). */
        EXCLUDED,
        /** Out of the competition (OCR 18.4.9). */
        EXPELLED,
        /** A ruling gave points that the game did not (OCR 18.4.4). */
        RAISED,
        /** A ruling took points that the game gave (OCR 18.4.5, 18.4.6). */
        LOWERED,
        /** The player got points because of an expelled opponent (APP-I A7bis). */
        AWARDED
    }

    /** @param rounds the rounds concerned; for an expelled player, the rounds that are left */
    public record Mark(MarkKind kind, List<Integer> rounds, String article) {
        public Mark {
            rounds = List.copyOf(rounds);
        }
    }

    /** What a player has in a round. */
    public enum CellKind {
        GAME,
        FORFEIT,
        /** A game without a result yet. */
        OPEN,
        BYE,
        /** Kept out, and without an opponent. */
        EXCLUDED,
        /** Neither a game nor a bye. */
        NONE
    }

    /**
     * One round of a player.
     *
     * @param board 0 without a game
     * @param opponentId "" without a game
     * @param colour as played; empty without a game
     * @param points empty as long as there are none
     * @param change why these points differ from the result; empty if they do not
     * @param official whether the round is official
     */
    public record Cell(
            int round,
            CellKind kind,
            int board,
            String opponentId,
            Optional<Side> colour,
            Optional<BigDecimal> points,
            Optional<Mark> change,
            boolean official) {
        static Cell without(int round, CellKind kind, Optional<BigDecimal> points, boolean official) {
            return new Cell(round, kind, 0, "", Optional.empty(), points, Optional.empty(), official);
        }
    }

    /**
     * A team's place.
     *
     * @param seeding mean of the best ratings, as many ratings as there are boards, in whole points (FSSI team-a)
     * @param boardPoints of all boards in all matches
     * @param boards points made on board 1, 2, …
     */
    public record TeamRow(
            int rank,
            boolean shared,
            String teamId,
            String name,
            String captainId,
            int seeding,
            BigDecimal boardPoints,
            BigDecimal matchPoints,
            List<BigDecimal> boards,
            boolean official,
            List<Match> matches) {
        public TeamRow {
            boards = List.copyOf(boards);
            matches = List.copyOf(matches);
        }
    }

    /** @param points match points; empty until every board has a result */
    public record Match(int round, String opponentId, BigDecimal own, BigDecimal theirs, Optional<BigDecimal> points) {}

    public Standings {
        rounds = List.copyOf(rounds);
        changed = List.copyOf(changed);
        players = List.copyOf(players);
        criteria = List.copyOf(criteria);
        teams = List.copyOf(teams);
        tieBreaks = List.copyOf(tieBreaks);
    }

    /** By points alone. */
    Standings(
            boolean official,
            List<Integer> rounds,
            List<Changed> changed,
            List<PlayerRow> players,
            List<TeamCriterion> criteria,
            List<TeamRow> teams) {
        this(official, rounds, changed, players, criteria, teams, List.of(), 0);
    }

    /** The same standings with players in an order by tie-breaks. */
    public Standings with(List<PlayerRow> ranked, List<TieBreakName> by, int ofYear) {
        return new Standings(official, rounds, changed, ranked, criteria, teams, by, ofYear);
    }

    /**
     * The current standings.
     *
     * @param officialOnly only rounds that are or were official, as they were last made official; otherwise all open
     *     rounds
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static Standings of(CompetitionState state, boolean officialOnly) {
        return of(state, officialOnly, Integer.MAX_VALUE);
    }

    /**
     * The standings after a round, from the results and scores as they are now.
     *
     * @param throughRound number of the last round that counts, from 1
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static Standings of(CompetitionState state, boolean officialOnly, int throughRound) {
        return new StandingsCalculation(state, officialOnly, throughRound).standings();
    }
}
