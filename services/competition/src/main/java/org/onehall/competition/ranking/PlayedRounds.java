package org.onehall.competition.ranking;

import static org.onehall.competition.tiebreak.Happening.*;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Standings.Cell;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.tiebreak.Crosstable;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;
import org.onehall.competition.tiebreak.Happening;
import org.onehall.competition.tiebreak.Scoring;
import org.onehall.regulations.ScoringTable;

/**
 * The rounds of the standings as tie-breaks see them. What happened is the result of the game; the points are those
 * that count, also if a ruling changed them. A game without a result is not there yet (C.07 16).
 */
final class PlayedRounds {
    private final CompetitionState state;
    private final Definition definition;
    private final Standings standings;
    private final Map<String, Integer> numbers;

    PlayedRounds(CompetitionState state, Standings standings) {
        this.state = state;
        this.standings = standings;
        definition = state.definition().orElseThrow();
        numbers = standings.players().stream().collect(Collectors.toMap(PlayerRow::playerId, PlayerRow::startNumber));
    }

    Crosstable crosstable(Pairing pairing) {
        return new Crosstable(
                pairing,
                Math.max(definition.rounds().size(), standings.rounds().size()),
                scoring(definition.regulations().scoring()),
                Optional.empty(),
                standings.players().stream().map(this::entrant).toList());
    }

    /** An allocated bye is a won game, and whoever does not appear gets what a loser gets (OCR 7.1). */
    private static Scoring scoring(ScoringTable table) {
        return new Scoring(table.win(), table.draw(), table.loss(), table.win(), table.loss());
    }

    private Entrant entrant(PlayerRow row) {
        return new Entrant(
                row.startNumber(),
                Optional.of(row.rating()).filter(rating -> rating > 0),
                0,
                row.cells().stream().map(cell -> round(row, cell)).toList());
    }

    private Round round(PlayerRow row, Cell cell) {
        Happening happening = happening(row.playerId(), cell);
        BigDecimal points = cell.points().orElse(BigDecimal.ZERO);
        return happening.isPaired()
                ? new Round(happening, number(cell.opponentId()), cell.colour(), points, Optional.empty())
                : new Round(happening, 0, Optional.empty(), points, Optional.empty());
    }

    private int number(String player) {
        return numbers.getOrDefault(player, 0);
    }

    private Happening happening(String player, Cell cell) {
        return switch (cell.kind()) {
            case GAME -> outcome(cell, WIN, DRAW, LOSS);
            case FORFEIT -> outcome(cell, FORFEIT_WIN, DRAW, FORFEIT_LOSS);
            case OPEN, NONE -> NOTHING;
            case EXCLUDED -> ZERO_BYE;
            case BYE -> bye(player, cell.round());
        };
    }

    private Happening outcome(Cell cell, Happening won, Happening drawn, Happening lost) {
        Side side = cell.colour().orElseThrow();
        return switch (score(cell).map(Score::result).orElse(Result.BOTH_LOSE)) {
            case WHITE_WINS -> side == Side.WHITE ? won : lost;
            case BLACK_WINS -> side == Side.BLACK ? won : lost;
            case DRAW -> drawn;
            case BOTH_LOSE -> lost;
        };
    }

    private Happening bye(String player, int round) {
        return definition.entries().byes().stream()
                .filter(one -> one.round() == round && one.playerId().equals(player))
                .findFirst()
                .map(Bye::kind)
                .map(kind -> switch (kind) {
                    case FULL -> FULL_BYE;
                    case HALF -> HALF_BYE;
                    case ZERO -> ZERO_BYE;
                    case ALLOCATED -> PAIRING_BYE;
                })
                .orElse(NOTHING);
    }

    /** The score that counts in these standings. */
    private Optional<Score> score(Cell cell) {
        return standings.official()
                ? Optional.ofNullable(
                        state.official().getOrDefault(cell.round(), Map.of()).get(cell.board()))
                : state.score(cell.round(), cell.board());
    }

    /**
     * The games of a player that were played over the board, by the order of rounds.
     *
     * @param unmoved "round/board" of games without a move of each player, which are not rated (B.02 5.1)
     */
    List<Rated> rated(PlayerRow row, Set<String> unmoved, Map<String, PlayerRow> rows) {
        return row.cells().stream()
                .filter(cell -> !unmoved.contains(cell.round() + "/" + cell.board()))
                .filter(cell -> happening(row.playerId(), cell).isPlayed())
                .filter(cell -> rows.containsKey(cell.opponentId()))
                .map(cell -> new Rated(
                        cell.round(),
                        cell.opponentId(),
                        Objects.requireNonNull(rows.get(cell.opponentId())).rating(),
                        switch (happening(row.playerId(), cell)) {
                            case WIN -> 2;
                            case DRAW -> 1;
                            case LOSS, FORFEIT_WIN, FORFEIT_LOSS, PAIRING_BYE, FULL_BYE, HALF_BYE, ZERO_BYE, NOTHING ->
                                0;
                        }))
                .filter(game -> game.rating() > 0)
                .toList();
    }

    /** A game against a rated opponent. */
    record Rated(int round, String opponentId, int rating, int halfPoints) {}
}
