package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Boards;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Game;
import org.onehall.competition.tiebreak.Crosstable.Match;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;

/**
 * Makes a tournament of teams from a seed: 5 to 30 teams on 2 to 6 boards in 3 to 9 rounds, with reserves, forfeited
 * boards and matches, and all kinds of byes.
 */
final class GeneratedTeams {
    private final long seed;
    private final Random random;
    private final int size;
    private final int boards;
    private final int rounds;
    private final int roster;
    private final int unrest;
    private final Scoring matches;
    private final Scoring games;
    private final List<Team> teams = new ArrayList<>();
    private final StringBuilder byes = new StringBuilder();
    private final List<String> pairingByes = new ArrayList<>();

    private static final class Team {
        private final int number;
        private BigDecimal points = BigDecimal.ZERO;
        private int lastRound = Integer.MAX_VALUE;
        private int whites;
        private boolean hadBye;
        private final Set<Integer> met = new HashSet<>();
        private final List<Round> rounds = new ArrayList<>();
        private final List<StringBuilder> cells = new ArrayList<>();
        private final BigDecimal[] playerPoints;

        Team(int number, int roster) {
            this.number = number;
            playerPoints = new BigDecimal[roster];
            Arrays.fill(playerPoints, BigDecimal.ZERO);
            for (int i = 0; i < roster; i++) cells.add(new StringBuilder());
        }

        int number() {
            return number;
        }

        BigDecimal points() {
            return points;
        }
    }

    GeneratedTeams(long seed) {
        this.seed = seed;
        random = GeneratedTournament.random(seed);
        size = 5 + random.nextInt(26);
        boards = random.nextInt(3) == 0 ? 2 + random.nextInt(5) : 4;
        rounds = 3 + random.nextInt(Math.min(7, size - 3));
        roster = boards + random.nextInt(2);
        unrest = random.nextInt(4);
        matches = random.nextInt(4) == 0 ? Scoring.of("3", "1", "0", "1", "0") : Scoring.MATCHES;
        Scoring threeForAWin = Scoring.of("3", "1", "0", "3", "0");
        // The factor of 13.4.2 is at least 1: nothing says what a smaller one means.
        games = random.nextInt(6) == 0 && matches.win().intValue() * rounds >= 3 * boards
                ? threeForAWin
                : Scoring.STANDARD;
    }

    GeneratedTournament tournament() {
        for (int i = 1; i <= size; i++) {
            Team team = new Team(i, roster);
            if (chance(0.03 * unrest)) team.lastRound = random.nextInt(rounds);
            teams.add(team);
        }
        for (int round = 1; round <= rounds; round++) pair(round);
        StringBuilder trf = new StringBuilder(
                GeneratedTournament.header(seed, GeneratedTournament.start(seed), "Team: Swiss-System", rounds));
        trf.append(GeneratedTournament.scoring("162", "", games, true));
        trf.append("352 ").append("WB".repeat(boards), 0, boards).append('\n');
        trf.append(GeneratedTournament.scoring("362", "T", matches, false));
        List<Entrant> entrants = new ArrayList<>();
        for (Team team : teams) {
            entrants.add(new Entrant(team.number, Optional.empty(), 0, team.rounds));
            for (int i = 0; i < roster; i++)
                trf.append(GeneratedTournament.player(
                                player(team, i), 2000 - team.number * 5 - i, team.playerPoints[i]))
                        .append(team.cells.get(i))
                        .append('\n');
        }
        for (Team team : teams) trf.append(line(team));
        if (!pairingByes.stream().allMatch("000"::equals))
            trf.append(String.format(
                    Locale.ROOT,
                    "320 %4.1f %4.1f %s\n",
                    matches.pairingBye(),
                    gamePoints(Happening.PAIRING_BYE),
                    String.join(" ", pairingByes)));
        trf.append(byes);
        Crosstable crosstable =
                new Crosstable(Pairing.SWISS, rounds, matches, Optional.of(new Boards(boards, games)), entrants);
        return new GeneratedTournament(seed, GeneratedTournament.start(seed), crosstable, trf.toString());
    }

    private String line(Team team) {
        String players = IntStream.range(0, roster)
                .mapToObj(i -> String.format(Locale.ROOT, " %4d", player(team, i)))
                .collect(Collectors.joining());
        BigDecimal gamePoints = team.rounds.stream()
                .map(round -> round.match().orElseThrow().gamePoints())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        return String.format(
                Locale.ROOT,
                "310 %3d %-32s %5s %6s %6.1f %6.1f %3d %s\n",
                team.number,
                "Team" + team.number,
                "",
                "",
                team.points,
                gamePoints,
                team.number,
                players);
    }

    private int player(Team team, int place) {
        return (team.number - 1) * roster + place + 1;
    }

    private boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    // ---- rounds

    private void pair(int round) {
        List<Team> here = new ArrayList<>();
        String pairingBye = "000";
        for (Team team : teams) {
            if (round > team.lastRound || chance(0.01 * unrest)) unpaired(team, round, Happening.ZERO_BYE, "Z");
            else if (chance(0.02 * unrest)) unpaired(team, round, Happening.HALF_BYE, "H");
            else if (chance(0.005 * unrest)) unpaired(team, round, Happening.FULL_BYE, "F");
            else here.add(team);
        }
        here.sort(Comparator.comparing(Team::points).reversed().thenComparing(Team::number));
        if (here.size() % 2 == 1) {
            Team last = here.reversed().stream()
                    .filter(team -> !team.hadBye)
                    .findFirst()
                    .orElse(here.getLast());
            here.remove(last);
            last.hadBye = true;
            unpaired(last, round, Happening.PAIRING_BYE, "");
            pairingBye = String.format(Locale.ROOT, "%03d", last.number);
        }
        pairingByes.add(pairingBye);
        while (!here.isEmpty()) {
            Team one = here.removeFirst();
            List<Team> candidates = here.stream()
                    .filter(other -> !one.met.contains(other.number))
                    .toList();
            Team other = candidates.isEmpty()
                    ? here.getFirst()
                    : candidates.get(random.nextInt(Math.min(2, candidates.size())));
            here.remove(other);
            play(one, other);
        }
    }

    private BigDecimal gamePoints(Happening happening) {
        // The pairing-allocated bye of teams is a drawn match (C.04.6 1.4).
        Happening onBoard = happening == Happening.PAIRING_BYE ? Happening.DRAW : happening;
        return games.points(onBoard).multiply(BigDecimal.valueOf(boards));
    }

    private void unpaired(Team team, int round, Happening happening, String letter) {
        if (!letter.isEmpty()) byes.append(String.format(Locale.ROOT, "240 %s %3d %4d\n", letter, round, team.number));
        for (StringBuilder cells : team.cells) cells.append(" ".repeat(10));
        add(
                team,
                new Round(
                        happening,
                        0,
                        Optional.empty(),
                        matches.points(happening),
                        Optional.of(new Match(gamePoints(happening), List.of()))));
    }

    private void play(Team one, Team other) {
        one.met.add(other.number);
        other.met.add(one.number);
        boolean oneIsWhite = one.whites == other.whites ? random.nextBoolean() : one.whites < other.whites;
        Team white = oneIsWhite ? one : other;
        Team black = oneIsWhite ? other : one;
        white.whites++;
        black.whites--;
        Optional<Happening> forfeit = chance(0.01 * unrest)
                ? Optional.of(random.nextBoolean() ? Happening.FORFEIT_WIN : Happening.FORFEIT_LOSS)
                : Optional.empty();
        boolean bothAbsent = forfeit.isPresent() && chance(0.2);
        List<Happening> results = new ArrayList<>();
        List<Happening> opposite = new ArrayList<>();
        for (int board = 0; board < boards; board++) {
            Happening result = forfeit.orElseGet(() -> result(white.number - black.number));
            boolean absent = bothAbsent || forfeit.isEmpty() && board > 0 && chance(0.003 * unrest);
            results.add(absent ? Happening.FORFEIT_LOSS : result);
            opposite.add(absent ? Happening.FORFEIT_LOSS : opposite(result));
        }
        int[] whites = lineUp();
        int[] blacks = lineUp();
        record(white, black, results, opposite, whites, blacks, Side.WHITE);
        record(black, white, opposite, results, blacks, whites, Side.BLACK);
    }

    private Happening result(int difference) {
        if (chance(0.01 * unrest)) return random.nextBoolean() ? Happening.FORFEIT_WIN : Happening.FORFEIT_LOSS;
        double score = 0.5 - difference / 60.0 + random.nextGaussian() / 3;
        return score > 0.7 ? Happening.WIN : score < 0.3 ? Happening.LOSS : Happening.DRAW;
    }

    private static Happening opposite(Happening result) {
        return switch (result) {
            case WIN -> Happening.LOSS;
            case LOSS -> Happening.WIN;
            case FORFEIT_WIN -> Happening.FORFEIT_LOSS;
            case FORFEIT_LOSS -> Happening.FORFEIT_WIN;
            default -> result;
        };
    }

    /** The places in the roster of those who play, in their order. */
    private int[] lineUp() {
        int pause = roster == boards ? -1 : random.nextInt(roster);
        return IntStream.range(0, roster).filter(place -> place != pause).toArray();
    }

    private void record(
            Team team,
            Team opponent,
            List<Happening> own,
            List<Happening> theirs,
            int[] lineUp,
            int[] opponents,
            Side colour) {
        BigDecimal made = sum(own);
        boolean played = own.stream().anyMatch(Happening::isPlayed);
        int better = made.compareTo(sum(theirs));
        Happening happening;
        if (played) happening = better > 0 ? Happening.WIN : better < 0 ? Happening.LOSS : Happening.DRAW;
        else happening = better > 0 ? Happening.FORFEIT_WIN : Happening.FORFEIT_LOSS;
        List<Game> boardGames = new ArrayList<>();
        for (int i = 0; i < roster; i++) {
            int place = i;
            int board = IntStream.range(0, boards)
                    .filter(one -> lineUp[one] == place)
                    .findFirst()
                    .orElse(-1);
            if (board < 0) {
                team.cells.get(i).append(" ".repeat(10));
                continue;
            }
            Side side = board % 2 == 0 ? colour : colour.other();
            team.cells
                    .get(i)
                    .append(GeneratedTournament.cell(own.get(board), player(opponent, opponents[board]), side, true));
            team.playerPoints[i] = team.playerPoints[i].add(games.points(own.get(board)));
        }
        for (Happening one : own) boardGames.add(new Game(one, games.points(one)));
        add(
                team,
                new Round(
                        happening,
                        opponent.number,
                        Optional.of(colour),
                        matches.points(happening),
                        Optional.of(new Match(made, boardGames))));
    }

    private BigDecimal sum(List<Happening> results) {
        return results.stream().map(games::points).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    private static void add(Team team, Round round) {
        team.rounds.add(round);
        team.points = team.points.add(round.points());
    }
}
