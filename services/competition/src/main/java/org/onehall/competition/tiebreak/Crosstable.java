package org.onehall.competition.tiebreak;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.onehall.chess.Side;

/**
 * Everything that tie-breaks are calculated from: of players, or of teams.
 *
 * @param pairing how opponents were found
 * @param scheduledRounds of the whole tournament; at least as many as there are {@link #rounds()}
 * @param scoring of games if players play, of matches if teams play
 * @param boards if teams play
 * @param entrants in any order
 */
public record Crosstable(
        Pairing pairing, int scheduledRounds, Scoring scoring, Optional<Boards> boards, List<Entrant> entrants) {
    /** How opponents were found; it decides what unplayed rounds are (15). */
    public enum Pairing {
        /** Article 16 governs unplayed rounds (15.3). */
        SWISS,
        /** A round-robin, for instance; forfeits are regular games, with the exceptions of the edition (15.2). */
        PREDETERMINED
    }

    /**
     * The boards of each match.
     *
     * @param number at least 1
     * @param scoring of the game on one board
     */
    public record Boards(int number, Scoring scoring) {}

    /**
     * A player or a team.
     *
     * @param number the tournament pairing number, from 1; no other entrant has it
     * @param rating empty for an unrated player; teams have none
     * @param lot the number that was drawn, from 1 and different for each entrant; 0 if no lots were drawn
     * @param rounds one for each round that counts, from round 1
     */
    public record Entrant(int number, Optional<Integer> rating, int lot, List<Round> rounds) {
        public Entrant {
            rounds = List.copyOf(rounds);
        }
    }

    /**
     * One round of a player or a team.
     *
     * @param opponent the number of the entrant it was paired with, 0 without one
     * @param colour of the player; of the team on its first board; empty without an opponent
     * @param points as awarded: game points of a player, match points of a team
     * @param match of a team, also without an opponent
     */
    public record Round(
            Happening happening, int opponent, Optional<Side> colour, BigDecimal points, Optional<Match> match) {
        /** @throws IllegalArgumentException if it has an opponent without being paired, or the other way round */
        public Round {
            if (happening.isPaired() != opponent > 0)
                throw new IllegalArgumentException(happening + " with opponent " + opponent);
        }

        /** A paired round of a player, with the points of the scoring. */
        public static Round paired(Happening happening, int opponent, Side colour, Scoring scoring) {
            return new Round(happening, opponent, Optional.of(colour), scoring.points(happening), Optional.empty());
        }

        /** A round of a player without an opponent, with the points of the scoring. */
        public static Round unpaired(Happening happening, Scoring scoring) {
            return new Round(happening, 0, Optional.empty(), scoring.points(happening), Optional.empty());
        }
    }

    /**
     * The games of a team's match.
     *
     * @param gamePoints as awarded, also without games
     * @param games by board from board 1, or empty if there were none
     */
    public record Match(BigDecimal gamePoints, List<Game> games) {
        public Match {
            games = List.copyOf(games);
        }
    }

    /** The game of one board, as the team sees it; its points are awarded also for a forfeit. */
    public record Game(Happening happening, BigDecimal points) {}

    /**
     * Copies the entrants.
     *
     * @throws IllegalArgumentException if two entrants have the same number, if they have different numbers of rounds,
     *     if an opponent does not exist, or if a team has a round without a match
     */
    public Crosstable {
        entrants = List.copyOf(entrants);
        Set<Integer> numbers = new HashSet<>();
        for (Entrant entrant : entrants)
            if (entrant.number() < 1 || !numbers.add(entrant.number()))
                throw new IllegalArgumentException("two entrants have, or one lacks, number " + entrant.number());
        for (Entrant entrant : entrants) {
            if (entrant.rounds().size() != entrants.getFirst().rounds().size()
                    || entrant.rounds().size() > scheduledRounds)
                throw new IllegalArgumentException("entrant " + entrant.number() + " has another number of rounds");
            for (Round round : entrant.rounds()) {
                if (round.opponent() != 0 && !numbers.contains(round.opponent()))
                    throw new IllegalArgumentException("there is no opponent " + round.opponent());
                if (boards.isPresent() != round.match().isPresent())
                    throw new IllegalArgumentException("teams have a match in each round, players have none");
            }
        }
    }

    /** The number of rounds that count. */
    public int rounds() {
        return entrants.isEmpty() ? 0 : entrants.getFirst().rounds().size();
    }

    public boolean isOfTeams() {
        return boards.isPresent();
    }
}
