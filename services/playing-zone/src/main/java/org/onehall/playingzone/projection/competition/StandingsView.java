package org.onehall.playingzone.projection.competition;

import java.util.List;
import java.util.Optional;
import org.onehall.chess.Side;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.competition.v1.Standings;

/**
 * The standings as the competition desk calculates them (OCR 7.1, FSSI team-h); points are decimals as text.
 *
 * @param official whether only official rounds count
 * @param rounds numbers of the rounds that count
 * @param changed official rounds in which a ruling was made since; they count as they were before (OCR 17.11)
 * @param players best first
 * @param criteria the ranking criteria of teams, in order; empty if no teams play
 * @param teams best first
 * @param tieBreaks by which players with equal points are ranked (FIDE C.07); empty: they share a place
 * @param edition the year of the edition of C.07; 0 without tie-breaks
 */
public record StandingsView(
        boolean official,
        List<Integer> rounds,
        List<Changed> changed,
        List<PlayerRow> players,
        List<TeamCriterion> criteria,
        List<TeamRow> teams,
        List<TieBreakName> tieBreaks,
        int edition) {
    private static final RecordMapper MAPPER = new RecordMapper();

    /** @param boards whose present points differ from those that count here */
    public record Changed(int round, List<Integer> boards) {}

    public enum TeamCriterion {
        BOARD_POINTS,
        MATCH_POINTS,
        BOARD_1,
        BOARD_2,
        BOARD_3,
        BOARD_4
    }

    /** What a reader of the points should know. */
    public enum MarkKind {
        EXCLUDED,
        EXPELLED,
        RAISED,
        LOWERED,
        AWARDED
    }

    public enum CellKind {
        GAME,
        FORFEIT,
        OPEN,
        BYE,
        EXCLUDED,
        NONE
    }

    public record Mark(MarkKind kind, List<Integer> rounds, String article) {}

    /** @param change why these differ from the points of the result; empty if they do not */
    public record Cell(
            int round,
            CellKind kind,
            int board,
            String opponentId,
            Optional<Side> colour,
            Optional<String> points,
            Optional<Mark> change,
            boolean official) {}

    /** @param text the rank-order specifier, "BH/C1"; {@code acronym} is "BH", {@code article} is of C.07 */
    public record TieBreakName(String text, String acronym, String article) {}

    public enum Fate {
        COUNTED,
        CUT,
        LEFT_OUT
    }

    /** @param opponentId "" for a bye or a round without a game */
    public record Contribution(int round, String opponentId, String score, String value, Fate fate, String article) {}

    /**
     * @param value empty if it is not defined
     * @param contributions only for the player whose figures were asked for
     */
    public record Figure(Optional<String> value, String article, List<Contribution> contributions) {}

    public record RatingChange(Figure figure, int k) {}

    /**
     * @param shared whether others have the same rank
     * @param startNumber unique number by which pages refer to the player in the opponents' cells
     * @param figures one for each tie-break
     * @param performance empty without a game against a rated opponent
     * @param ratingChange an estimate; empty if it cannot be calculated
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
            String points,
            boolean official,
            List<Mark> marks,
            List<Cell> cells,
            List<Figure> figures,
            Optional<Figure> performance,
            Optional<RatingChange> ratingChange) {}

    /** @param points match points; empty until every board has a result */
    public record Match(int round, String opponentId, String own, String theirs, Optional<String> points) {}

    public record TeamRow(
            int rank,
            boolean shared,
            String teamId,
            String name,
            String captainId,
            int seeding,
            String boardPoints,
            String matchPoints,
            List<String> boards,
            boolean official,
            List<Match> matches) {}

    public static StandingsView of(Standings standings) {
        return MAPPER.read(standings, StandingsView.class);
    }
}
