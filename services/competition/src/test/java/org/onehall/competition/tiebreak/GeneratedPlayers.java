package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.onehall.chess.Side;
import org.onehall.competition.tiebreak.Crosstable.Entrant;
import org.onehall.competition.tiebreak.Crosstable.Pairing;
import org.onehall.competition.tiebreak.Crosstable.Round;

/**
 * Makes a tournament of players from a seed: 10 to 200 players in 3 to 11 rounds, every tenth a round-robin. Opponents
 * are found among neighbours in the standings, without rematches if possible; it is no Swiss pairing by the book.
 */
final class GeneratedPlayers {
    private final long seed;
    private final Random random;
    private final boolean roundRobin;
    private final int size;
    private final int rounds;
    private final Scoring scoring;
    /** How much happens beside games, from 0 to 3. */
    private final int unrest;

    private final List<Player> players = new ArrayList<>();

    private static final class Player {
        private final int number;
        private final int rating;
        private int firstRound = 1;
        private int lastRound = Integer.MAX_VALUE;
        private BigDecimal points = BigDecimal.ZERO;
        private int whites;
        private boolean hadBye;
        private final Set<Integer> met = new HashSet<>();
        private final List<Round> rounds = new ArrayList<>();
        private final StringBuilder cells = new StringBuilder();

        Player(int number, int rating) {
            this.number = number;
            this.rating = rating;
        }

        int number() {
            return number;
        }

        BigDecimal points() {
            return points;
        }
    }

    GeneratedPlayers(long seed) {
        this.seed = seed;
        random = GeneratedTournament.random(seed);
        roundRobin = seed % 10 == 0;
        double share = random.nextDouble();
        size = roundRobin ? 10 + random.nextInt(3) : 10 + (int) (191 * share * share * share);
        rounds = roundRobin ? size - 1 + size % 2 : 3 + random.nextInt(9);
        scoring = scoring();
        unrest = random.nextInt(4);
    }

    private Scoring scoring() {
        return switch (random.nextInt(12)) {
            case 0 -> Scoring.of("3", "1", "0", "3", "0");
            case 1 -> Scoring.of("3", "1", "0", "1", "0");
            case 2 -> Scoring.of("1", "0.5", "0", "0.5", "0");
            case 3 -> Scoring.of("2", "1.5", "0", "2", "0");
            case 4 -> Scoring.of("3", "2", "1", "3", "0");
            case 5 -> Scoring.of("1", "0.5", "0", "0", "0");
            default -> Scoring.STANDARD;
        };
    }

    GeneratedTournament tournament() {
        enter();
        for (int round = 1; round <= rounds; round++)
            if (roundRobin) roundRobin(round);
            else swiss(round);
        StringBuilder trf = new StringBuilder(GeneratedTournament.header(
                seed,
                GeneratedTournament.start(seed),
                roundRobin ? "Individual: Round-Robin" : "Individual: Swiss-System",
                rounds));
        trf.append(GeneratedTournament.scoring("162", "", scoring, true));
        List<Entrant> entrants = new ArrayList<>();
        for (Player player : players) {
            Optional<Integer> rating = player.rating == 0 ? Optional.empty() : Optional.of(player.rating);
            Entrant entrant = new Entrant(player.number, rating, 0, player.rounds);
            entrants.add(entrant);
            trf.append(GeneratedTournament.player(player.number, player.rating, GeneratedTournament.total(entrant)))
                    .append(player.cells)
                    .append('\n');
        }
        Crosstable crosstable = new Crosstable(
                roundRobin ? Pairing.PREDETERMINED : Pairing.SWISS, rounds, scoring, Optional.empty(), entrants);
        return new GeneratedTournament(seed, GeneratedTournament.start(seed), crosstable, trf.toString());
    }

    private boolean chance(double probability) {
        return random.nextDouble() < probability;
    }

    private void enter() {
        boolean allRated = chance(0.8);
        int spread = 100 + random.nextInt(900);
        int middle = 1500 + random.nextInt(700);
        List<Integer> ratings = IntStream.range(0, size)
                .mapToObj(_ -> !allRated && chance(0.1) ? 0 : rating(middle, spread))
                .sorted(Comparator.reverseOrder())
                .toList();
        for (int i = 0; i < size; i++) {
            Player player = new Player(i + 1, ratings.get(i));
            if (!roundRobin && chance(0.02 * unrest)) player.firstRound = 2 + random.nextInt(rounds);
            if (!roundRobin && chance(0.03 * unrest)) player.lastRound = random.nextInt(rounds);
            players.add(player);
        }
    }

    private int rating(int middle, int spread) {
        return Math.clamp(Math.round(middle + random.nextGaussian() * spread), 1000, 2850);
    }

    // ---- rounds

    /** The usual table: the last stays, the others move on by one place each round. */
    private void roundRobin(int round) {
        int seats = size + size % 2;
        for (int i = 0; i < seats / 2; i++) {
            int one = i == 0 ? seats : (round + i - 1) % (seats - 1) + 1;
            int other = (round - i - 1 + seats - 1) % (seats - 1) + 1;
            if (one > size) unpaired(players.get(other - 1), Happening.NOTHING);
            else play(players.get(one - 1), players.get(other - 1));
        }
    }

    private void swiss(int round) {
        List<Player> here = new ArrayList<>();
        for (Player player : players) {
            if (round < player.firstRound || round > player.lastRound)
                unpaired(player, chance(0.5) ? Happening.NOTHING : Happening.ZERO_BYE);
            else if (chance(0.015 * unrest)) unpaired(player, Happening.HALF_BYE);
            else if (chance(0.01 * unrest)) unpaired(player, Happening.ZERO_BYE);
            else if (chance(0.004 * unrest)) unpaired(player, Happening.FULL_BYE);
            else here.add(player);
        }
        here.sort(Comparator.comparing(Player::points).reversed().thenComparing(Player::number));
        if (here.size() % 2 == 1) {
            Player last = here.reversed().stream()
                    .filter(player -> !player.hadBye)
                    .findFirst()
                    .orElse(here.getLast());
            here.remove(last);
            last.hadBye = true;
            unpaired(last, Happening.PAIRING_BYE);
        }
        while (!here.isEmpty()) {
            Player one = here.removeFirst();
            List<Player> candidates = here.stream()
                    .filter(other -> !one.met.contains(other.number))
                    .toList();
            Player other = candidates.isEmpty()
                    ? here.getFirst()
                    : candidates.get(random.nextInt(Math.min(3, candidates.size())));
            here.remove(other);
            play(one, other);
        }
    }

    private void play(Player one, Player other) {
        one.met.add(other.number);
        other.met.add(one.number);
        boolean oneIsWhite = one.whites == other.whites ? random.nextBoolean() : one.whites < other.whites;
        Player white = oneIsWhite ? one : other;
        Player black = oneIsWhite ? other : one;
        white.whites++;
        black.whites--;
        boolean rated = true;
        Happening result;
        Happening opposite;
        if (chance(0.01 * unrest)) {
            boolean whiteCame = random.nextBoolean();
            result = whiteCame ? Happening.FORFEIT_WIN : Happening.FORFEIT_LOSS;
            opposite = whiteCame ? Happening.FORFEIT_LOSS : Happening.FORFEIT_WIN;
        } else if (chance(0.004 * unrest)) {
            result = Happening.FORFEIT_LOSS;
            opposite = Happening.FORFEIT_LOSS;
        } else {
            rated = !chance(0.01);
            double score = 0.5 + (white.rating - black.rating) / 1000.0 + random.nextGaussian() / 2.5;
            result = score > 0.7 ? Happening.WIN : score < 0.3 ? Happening.LOSS : Happening.DRAW;
            opposite = score > 0.7 ? Happening.LOSS : score < 0.3 ? Happening.WIN : Happening.DRAW;
        }
        paired(white, black, result, Side.WHITE, rated);
        paired(black, white, opposite, Side.BLACK, rated);
    }

    private void paired(Player player, Player opponent, Happening happening, Side colour, boolean rated) {
        add(player, Round.paired(happening, opponent.number, colour, scoring));
        player.cells.append(GeneratedTournament.cell(happening, opponent.number, colour, rated));
    }

    private void unpaired(Player player, Happening happening) {
        add(player, Round.unpaired(happening, scoring));
        player.cells.append(GeneratedTournament.cell(happening, 0, Side.WHITE, false));
    }

    private static void add(Player player, Round round) {
        player.rounds.add(round);
        player.points = player.points.add(round.points());
    }
}
