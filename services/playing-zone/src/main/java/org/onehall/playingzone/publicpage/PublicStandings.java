package org.onehall.playingzone.publicpage;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.playingzone.projection.Wire;
import org.onehall.proto.competition.v1.Cell;
import org.onehall.proto.competition.v1.CellKind;
import org.onehall.proto.competition.v1.PlayerRow;
import org.onehall.proto.competition.v1.Standings;
import org.onehall.proto.competition.v1.TeamRow;

/**
 * The standings of the official rounds as everybody may see them: points and places, without the rulings behind them
 * (OCR 7.1, 17.11). The cells of a player are his line of the cross table.
 *
 * @param rounds numbers of the rounds that count
 * @param players best first
 * @param teams best first; none if no teams play
 */
public record PublicStandings(List<Integer> rounds, List<Row> players, List<Team> teams) {
    /**
     * @param shared whether others have the same place
     * @param number start number
     */
    public record Row(
            int rank,
            boolean shared,
            int number,
            String name,
            int rating,
            String federation,
            String team,
            String points,
            List<Round> rounds) {}

    /**
     * One player's round.
     *
     * @param opponent start number; 0 if there was none
     * @param points empty if the round brought none yet
     * @param unplayed whether the points were won or lost without a game
     */
    public record Round(int round, int opponent, Optional<Side> colour, Optional<String> points, boolean unplayed) {}

    public record Team(
            int rank, boolean shared, String name, String boardPoints, String matchPoints, List<String> boards) {}

    /** @param standings of official rounds only */
    public static PublicStandings of(Standings standings) {
        Map<String, Integer> numbers = standings.getPlayersList().stream()
                .collect(Collectors.toMap(PlayerRow::getPlayerId, PlayerRow::getStartNumber));
        Map<String, TeamRow> teams =
                standings.getTeamsList().stream().collect(Collectors.toMap(TeamRow::getTeamId, Function.identity()));
        return new PublicStandings(
                standings.getRoundsList(),
                standings.getPlayersList().stream()
                        .map(row -> new Row(
                                row.getRank(),
                                row.getShared(),
                                row.getStartNumber(),
                                row.getName(),
                                row.getRating(),
                                row.getFederation(),
                                teams.containsKey(row.getTeamId())
                                        ? teams.get(row.getTeamId()).getName()
                                        : "",
                                row.getPoints(),
                                row.getCellsList().stream()
                                        .map(cell -> round(cell, numbers))
                                        .toList()))
                        .toList(),
                standings.getTeamsList().stream()
                        .map(row -> new Team(
                                row.getRank(),
                                row.getShared(),
                                row.getName(),
                                row.getBoardPoints(),
                                row.getMatchPoints(),
                                row.getBoardsList()))
                        .toList());
    }

    private static Round round(Cell cell, Map<String, Integer> numbers) {
        return new Round(
                cell.getRound(),
                numbers.getOrDefault(cell.getOpponentId(), 0),
                cell.hasColour() ? Optional.of(Wire.side(cell.getColour())) : Optional.empty(),
                cell.hasPoints() ? Optional.of(cell.getPoints()) : Optional.empty(),
                cell.getKind() != CellKind.CELL_KIND_GAME && cell.hasPoints());
    }
}
