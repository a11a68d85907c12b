package org.onehall.competition.domain;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.onehall.chess.BySide;
import org.onehall.chess.Side;
import org.onehall.competition.domain.CompetitionState.Score;
import org.onehall.competition.domain.Standings.Cell;
import org.onehall.competition.domain.Standings.CellKind;
import org.onehall.competition.domain.Standings.Changed;
import org.onehall.competition.domain.Standings.Mark;
import org.onehall.competition.domain.Standings.MarkKind;
import org.onehall.competition.domain.Standings.Match;
import org.onehall.competition.domain.Standings.PlayerRow;
import org.onehall.competition.domain.Standings.TeamRow;
import org.onehall.regulations.ScoringTable;

/** Calculates the points of one standing ({@link Standings}). */
final class StandingsCalculation {
    private static final String AWARD = "APP-I A7bis";

    private final CompetitionState state;
    private final Definition definition;
    private final ScoringTable scoring;
    private final boolean officialOnly;
    private final List<Round> rounds;
    private final Map<String, List<Cell>> cells = new HashMap<>();
    private final Map<String, String> teamOf = new HashMap<>();

    StandingsCalculation(CompetitionState state, boolean officialOnly, int throughRound) {
        this.state = state;
        this.officialOnly = officialOnly;
        definition = state.definition().orElseThrow();
        scoring = definition.regulations().penaltyRules().scoring();
        List<Integer> counting = officialOnly ? List.copyOf(state.official().keySet()) : state.opened();
        rounds = definition.rounds().stream()
                .filter(round -> counting.contains(round.number()) && round.number() <= throughRound)
                .toList();
        for (Team team : definition.entries().teams())
            team.playerIds().forEach(player -> teamOf.put(player, team.teamId()));
    }

    Standings standings() {
        for (Player player : definition.players()) cells.put(player.playerId(), new ArrayList<>());
        for (Round round : rounds) {
            for (Pairing pairing : round.pairings()) game(round, pairing);
            for (Player player : definition.players()) withoutGame(round.number(), player.playerId());
        }
        List<TeamCriterion> criteria = definition.entries().teams().isEmpty()
                ? List.of()
                : definition.entries().teamRules().map(TeamRules::ranking).orElse(List.of(TeamCriterion.BOARD_POINTS));
        return new Standings(
                officialOnly,
                rounds.stream().map(Round::number).toList(),
                officialOnly ? changed() : List.of(),
                players(),
                criteria,
                teams(criteria));
    }

    private boolean isOfficial(int round) {
        return officialOnly || state.closed().contains(round);
    }

    /** The score as it counts here. */
    private Optional<Score> score(int round, int board) {
        return officialOnly ? Optional.ofNullable(official(round).get(board)) : state.score(round, board);
    }

    private Map<Integer, Score> official(int round) {
        return state.official().getOrDefault(round, Map.of());
    }

    private List<Changed> changed() {
        return rounds.stream()
                .map(Round::number)
                .filter(round -> !state.closed().contains(round))
                .map(round -> new Changed(
                        round,
                        official(round).entrySet().stream()
                                .filter(was -> state.score(round, was.getKey())
                                        .filter(now -> now.points()
                                                .equals(was.getValue().points()))
                                        .isEmpty())
                                .map(Map.Entry::getKey)
                                .sorted()
                                .toList()))
                .toList();
    }

    // ---- players

    private void game(Round round, Pairing pairing) {
        Optional<Score> score = score(round.number(), pairing.board());
        boolean reversed = score.filter(Score::coloursReversed).isPresent();
        BySide<String> seats = reversed
                ? new BySide<>(pairing.blackId(), pairing.whiteId())
                : new BySide<>(pairing.whiteId(), pairing.blackId());
        for (Side side : Side.values()) {
            Optional<Counted> counted = score.map(one -> counted(one, seats, side));
            CellKind kind = score.map(
                            one -> one.termination() == Termination.FORFEIT ? CellKind.FORFEIT : CellKind.GAME)
                    .orElse(CellKind.OPEN);
            cells(seats.get(side))
                    .add(new Cell(
                            round.number(),
                            kind,
                            pairing.board(),
                            seats.get(side.other()),
                            Optional.of(side),
                            counted.map(Counted::points),
                            counted.flatMap(Counted::change)
                                    .map(change -> new Mark(change.kind(), List.of(round.number()), change.article())),
                            isOfficial(round.number())));
        }
    }

    /** @param change the mark, without its round */
    private record Counted(BigDecimal points, Optional<Mark> change) {}

    /**
     * The points of a side: those of the game or of the rulings about it, unless the opponent or the player is expelled
     * (APP-I A7bis).
     */
    private Counted counted(Score score, BySide<String> seats, Side side) {
        BigDecimal own = score.points().get(side);
        BigDecimal gave = score.result().points(scoring).get(side);
        boolean out = givesAway(seats.get(side));
        boolean opponentOut = givesAway(seats.get(side.other()));
        if (out && own.compareTo(scoring.loss()) != 0)
            return new Counted(scoring.loss(), change(MarkKind.LOWERED, AWARD));
        BigDecimal given = out || !opponentOut
                ? own
                : scoring.win().min(own.add(score.points().get(side.other())).subtract(scoring.loss()));
        if (given.compareTo(own) > 0) return new Counted(given, change(MarkKind.AWARDED, AWARD));
        String article = score.article(side);
        return new Counted(
                own,
                switch (Integer.signum(own.compareTo(gave))) {
                    case 1 -> change(MarkKind.RAISED, article);
                    case -1 -> change(MarkKind.LOWERED, article);
                    default -> Optional.empty();
                });
    }

    private static Optional<Mark> change(MarkKind kind, String article) {
        return Optional.of(new Mark(kind, List.of(), article));
    }

    private boolean givesAway(String player) {
        return state.givesAway(player);
    }

    private void withoutGame(int round, String player) {
        List<Cell> own = cells(player);
        if (!own.isEmpty() && own.getLast().round() == round) return;
        Optional<Bye> bye = definition.entries().byes().stream()
                .filter(one -> one.round() == round && one.playerId().equals(player))
                .findFirst();
        if (state.banFrom(round, player).isPresent())
            own.add(Cell.without(round, CellKind.EXCLUDED, Optional.of(scoring.loss()), isOfficial(round)));
        else if (bye.isPresent())
            own.add(Cell.without(
                    round, CellKind.BYE, Optional.of(bye.get().kind().points(scoring)), isOfficial(round)));
        else own.add(Cell.without(round, CellKind.NONE, Optional.empty(), isOfficial(round)));
    }

    private List<Cell> cells(String player) {
        return Objects.requireNonNull(cells.get(player), player);
    }

    private static BigDecimal points(List<Cell> cells) {
        return sum(cells.stream().flatMap(cell -> cell.points().stream()));
    }

    private static BigDecimal sum(Stream<BigDecimal> points) {
        return plain(points.reduce(BigDecimal.ZERO, BigDecimal::add));
    }

    /** Equal amounts become equal values. */
    private static BigDecimal plain(BigDecimal points) {
        return points.signum() == 0 ? BigDecimal.ZERO : points.stripTrailingZeros();
    }

    private List<PlayerRow> players() {
        Map<Player, BigDecimal> points = new LinkedHashMap<>();
        Map<String, Integer> numbers = definition.startNumbers();
        for (Player player : definition.players()) points.put(player, points(cells(player.playerId())));
        Comparator<Player> better = Comparator.comparing(points::get, Comparator.reverseOrder());
        return points.keySet().stream()
                .sorted(better.thenComparing(
                                Comparator.comparingInt(Player::rating).reversed())
                        .thenComparing(Player::name)
                        .thenComparing(Player::playerId))
                .map(player -> {
                    List<Cell> own = cells(player.playerId());
                    return new PlayerRow(
                            rank(points.keySet(), player, better),
                            shared(points.keySet(), player, better),
                            Objects.requireNonNull(numbers.get(player.playerId())),
                            player.playerId(),
                            player.name(),
                            player.rating(),
                            player.federation(),
                            teamOf.getOrDefault(player.playerId(), ""),
                            points(own),
                            own.stream().allMatch(Cell::official),
                            marks(player.playerId(), own),
                            own);
                })
                .toList();
    }

    private static <T> int rank(Iterable<T> all, T one, Comparator<T> better) {
        int rank = 1;
        for (T other : all) if (better.compare(other, one) < 0) rank++;
        return rank;
    }

    private static <T> boolean shared(Iterable<T> all, T one, Comparator<T> better) {
        int equals = 0;
        for (T other : all) if (better.compare(other, one) == 0) equals++;
        return equals > 1;
    }

    private List<Mark> marks(String player, List<Cell> own) {
        List<Mark> marks = new ArrayList<>();
        List<Integer> out = state.excluded(player);
        boolean expelled = state.isExpelled(player);
        state.bans().stream()
                .filter(ban -> ban.playerId().equals(player) && ban.expelled() == expelled)
                .findFirst()
                .ifPresent(ban ->
                        marks.add(new Mark(expelled ? MarkKind.EXPELLED : MarkKind.EXCLUDED, out, ban.article())));
        own.forEach(cell -> cell.change().ifPresent(marks::add));
        return marks;
    }

    // ---- teams

    /** A team's sums while its matches are added up. */
    private static final class Sum {
        private final List<Match> matches = new ArrayList<>();
        private final Map<Integer, BigDecimal> boards = new HashMap<>();

        BigDecimal boardPoints() {
            return sum(boards.values().stream());
        }

        BigDecimal matchPoints() {
            return sum(matches.stream().flatMap(match -> match.points().stream()));
        }

        BigDecimal board(int number) {
            return plain(boards.getOrDefault(number, BigDecimal.ZERO));
        }

        BigDecimal of(TeamCriterion criterion) {
            return switch (criterion) {
                case BOARD_POINTS -> boardPoints();
                case MATCH_POINTS -> matchPoints();
                case BOARD_1 -> board(1);
                case BOARD_2 -> board(2);
                case BOARD_3 -> board(3);
                case BOARD_4 -> board(4);
            };
        }
    }

    private List<TeamRow> teams(List<TeamCriterion> criteria) {
        Map<String, Sum> sums = new HashMap<>();
        List<Team> teams = definition.entries().teams();
        for (Team team : teams) sums.put(team.teamId(), new Sum());
        for (Round round : rounds) matches(round, sums);
        int boards = sums.values().stream()
                .flatMap(sum -> sum.boards.keySet().stream())
                .mapToInt(board -> board)
                .max()
                .orElse(0);
        int size = Math.max(
                boards, definition.entries().teamRules().map(TeamRules::boards).orElse(0));
        Comparator<Team> better = (_, _) -> 0;
        for (TeamCriterion criterion : criteria)
            better = better.thenComparing(
                    (Team team) -> sum(sums, team.teamId()).of(criterion), Comparator.reverseOrder());
        Comparator<Team> ranking = better;
        return teams.stream()
                .sorted(ranking.thenComparing(
                                Comparator.comparingInt(this::seeding).reversed())
                        .thenComparing(Team::name)
                        .thenComparing(Team::teamId))
                .map(team -> {
                    Sum sum = sum(sums, team.teamId());
                    return new TeamRow(
                            rank(teams, team, ranking),
                            shared(teams, team, ranking),
                            team.teamId(),
                            team.name(),
                            team.captainId(),
                            seeding(team),
                            sum.boardPoints(),
                            sum.matchPoints(),
                            IntStream.rangeClosed(1, size).mapToObj(sum::board).toList(),
                            rounds.stream().allMatch(round -> isOfficial(round.number())),
                            sum.matches);
                })
                .toList();
    }

    private static Sum sum(Map<String, Sum> sums, String team) {
        return Objects.requireNonNull(sums.get(team), team);
    }

    private int seeding(Team team) {
        int boards = definition
                .entries()
                .teamRules()
                .map(TeamRules::boards)
                .orElse(team.playerIds().size());
        List<Integer> best = definition.players().stream()
                .filter(player -> team.playerIds().contains(player.playerId()))
                .map(Player::rating)
                .sorted(Comparator.reverseOrder())
                .limit(boards)
                .toList();
        return best.isEmpty()
                ? 0
                : new BigDecimal(best.stream().mapToInt(rating -> rating).sum())
                        .divide(new BigDecimal(best.size()), 0, RoundingMode.HALF_UP)
                        .intValueExact();
    }

    /** The pairings between two teams are a match; its boards are counted from 1 in the order of the round's boards. */
    private void matches(Round round, Map<String, Sum> sums) {
        Map<List<String>, List<Pairing>> matches = new LinkedHashMap<>();
        round.pairings().stream()
                .sorted(Comparator.comparingInt(Pairing::board))
                .forEach(pairing -> {
                    String white = teamOf.get(pairing.whiteId());
                    String black = teamOf.get(pairing.blackId());
                    if (white != null && black != null && !white.equals(black))
                        matches.computeIfAbsent(Stream.of(white, black).sorted().toList(), _ -> new ArrayList<>())
                                .add(pairing);
                });
        matches.forEach((teams, pairings) -> match(round.number(), teams.getFirst(), teams.getLast(), pairings, sums));
    }

    private void match(int round, String one, String other, List<Pairing> pairings, Map<String, Sum> sums) {
        Map<String, BigDecimal> points = new HashMap<>(Map.of(one, BigDecimal.ZERO, other, BigDecimal.ZERO));
        boolean complete = true;
        for (int board = 1; board <= pairings.size(); board++) {
            for (String player : List.of(
                    pairings.get(board - 1).whiteId(), pairings.get(board - 1).blackId())) {
                Optional<BigDecimal> made = cells(player).stream()
                        .filter(cell -> cell.round() == round)
                        .findFirst()
                        .flatMap(Cell::points);
                complete &= made.isPresent();
                if (made.isEmpty()) continue;
                String team = Objects.requireNonNull(teamOf.get(player), player);
                points.merge(team, made.get(), BigDecimal::add);
                sum(sums, team).boards.merge(board, made.get(), BigDecimal::add);
            }
        }
        result(round, one, other, points, complete, sums);
        result(round, other, one, points, complete, sums);
    }

    private void result(
            int round,
            String team,
            String opponent,
            Map<String, BigDecimal> points,
            boolean complete,
            Map<String, Sum> sums) {
        BigDecimal own = plain(points.getOrDefault(team, BigDecimal.ZERO));
        BigDecimal theirs = plain(points.getOrDefault(opponent, BigDecimal.ZERO));
        Optional<BigDecimal> given = definition
                .entries()
                .teamRules()
                .filter(_ -> complete)
                .map(rules -> switch (Integer.signum(own.compareTo(theirs))) {
                    case 1 -> rules.win();
                    case 0 -> rules.draw();
                    default -> rules.loss();
                });
        sum(sums, team).matches.add(new Match(round, opponent, own, theirs, given));
    }
}
