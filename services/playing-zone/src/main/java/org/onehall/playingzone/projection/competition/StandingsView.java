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
 */
public record StandingsView(
        boolean official,
        List<Integer> rounds,
        List<Changed> changed,
        List<PlayerRow> players,
        List<TeamCriterion> criteria,
        List<TeamRow> teams) {
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

    /**
     * @param shared whether others have the same rank
     * @param startNumber unique number by which pages refer to the player in the opponents' cells
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
            List<Cell> cells) {}

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
