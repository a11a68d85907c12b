package org.onehall.competition.query;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.onehall.chess.Side;
import org.onehall.competition.domain.Bye;
import org.onehall.competition.domain.ByeKind;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.CompetitionState.Ban;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.Definition;
import org.onehall.competition.domain.Pairing;
import org.onehall.competition.domain.Player;
import org.onehall.competition.domain.Result;
import org.onehall.competition.domain.Round;
import org.onehall.competition.domain.Standings;
import org.onehall.competition.domain.Standings.Cell;
import org.onehall.competition.domain.Standings.CellKind;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Team;
import org.onehall.competition.domain.Withdrawal;
import org.onehall.competition.pairing.Availability;
import org.onehall.competition.pairing.Candidate;
import org.onehall.competition.pairing.PastRound;
import org.onehall.competition.pairing.PastRound.Outcome;

/**
 * The players of a competition as the pairing of one round sees them. Results count as in the standings of all open
 * rounds. An earlier round that is not open counts with its pairings, without results.
 */
public final class RoundCandidates {
    private final CompetitionState state;
    private final Definition definition;
    private final int round;
    private final Map<String, PlayerRow> rows;
    private final Map<String, Integer> numbers;
    private final Map<String, String> teams = new HashMap<>();

    private RoundCandidates(CompetitionState state, int round) {
        this.state = state;
        this.round = round;
        definition = state.definition().orElseThrow();
        rows = Standings.of(state, false).players().stream().collect(Collectors.toMap(PlayerRow::playerId, row -> row));
        numbers = definition.startNumbers();
        for (Team team : definition.entries().teams())
            team.playerIds().forEach(player -> teams.put(player, team.teamId()));
    }

    /**
     * All players, also those who cannot play in the round, in the order of the definition.
     *
     * @param round from 1
     * @throws java.util.NoSuchElementException if nothing has been loaded
     */
    public static List<Candidate> of(CompetitionState state, int round) {
        RoundCandidates candidates = new RoundCandidates(state, round);
        return candidates.definition.players().stream()
                .map(candidates::candidate)
                .toList();
    }

    private Candidate candidate(Player player) {
        List<PastRound> history = history(player.playerId());
        return new Candidate(
                player.playerId(),
                Objects.requireNonNull(numbers.get(player.playerId())),
                player.name(),
                player.rating(),
                definition.venueIn(round, player),
                Optional.ofNullable(teams.get(player.playerId())),
                history.stream().map(PastRound::points).reduce(BigDecimal.ZERO, BigDecimal::add),
                history,
                availability(player.playerId()));
    }

    private List<PastRound> history(String player) {
        List<PastRound> history = new ArrayList<>();
        for (Cell cell : Objects.requireNonNull(rows.get(player)).cells())
            if (cell.round() < round) done(cell, player).ifPresent(history::add);
        for (Round earlier : definition.rounds())
            if (earlier.number() < round && !state.opened().contains(earlier.number()))
                planned(earlier, player).ifPresent(history::add);
        return history;
    }

    private Optional<PastRound> done(Cell cell, String player) {
        BigDecimal points = cell.points().orElse(BigDecimal.ZERO);
        return switch (cell.kind()) {
            case GAME, FORFEIT, OPEN ->
                Optional.of(new PastRound.Game(
                        cell.round(),
                        cell.board(),
                        cell.opponentId(),
                        cell.colour().orElseThrow(),
                        outcome(
                                state.score(cell.round(), cell.board()),
                                cell.colour().orElseThrow()),
                        cell.kind() != CellKind.FORFEIT,
                        points));
            case BYE ->
                definition
                        .entries()
                        .bye(player, cell.round())
                        .map(bye -> new PastRound.Bye(cell.round(), bye.kind(), points));
            case EXCLUDED -> Optional.of(new PastRound.Bye(cell.round(), ByeKind.ZERO, points));
            case NONE -> Optional.empty();
        };
    }

    /** The result of the game itself, whatever rulings made of its points: it is what programs read. */
    private static Outcome outcome(Optional<Score> score, Side colour) {
        return score.map(one -> switch (one.result()) {
                    case WHITE_WINS, BLACK_WINS ->
                        (one.result() == Result.WHITE_WINS) == (colour == Side.WHITE) ? Outcome.WON : Outcome.LOST;
                    case DRAW -> Outcome.DRAWN;
                    case BOTH_LOSE -> Outcome.LOST;
                })
                .orElse(Outcome.OPEN);
    }

    private Optional<PastRound> planned(Round earlier, String player) {
        Optional<Pairing> pairing = earlier.pairings().stream()
                .filter(one -> one.whiteId().equals(player) || one.blackId().equals(player))
                .findFirst();
        if (pairing.isPresent()) {
            boolean white = pairing.get().whiteId().equals(player);
            return Optional.of(new PastRound.Game(
                    earlier.number(),
                    pairing.get().board(),
                    white ? pairing.get().blackId() : pairing.get().whiteId(),
                    white ? Side.WHITE : Side.BLACK,
                    Outcome.OPEN,
                    true,
                    BigDecimal.ZERO));
        }
        Optional<Bye> bye = definition.entries().bye(player, earlier.number());
        return bye.map(one -> new PastRound.Bye(
                earlier.number(),
                one.kind(),
                one.kind().points(definition.regulations().scoring())));
    }

    private Availability availability(String player) {
        Optional<Ban> ban = state.banFrom(round, player);
        if (ban.isPresent()) return new Availability.Excluded(ban.get().article());
        if (state.isExpelled(player)) return new Availability.Excluded("OCR 18.4.9");
        Optional<Withdrawal> withdrawal = definition.entries().withdrawal(player, round);
        if (withdrawal.isPresent()) return new Availability.Withdrawn("");
        return definition
                .entries()
                .bye(player, round)
                .filter(bye -> bye.kind() != ByeKind.ALLOCATED)
                .<Availability>map(bye -> new Availability.Absent(bye.kind()))
                .orElse(new Availability.Available());
    }
}
