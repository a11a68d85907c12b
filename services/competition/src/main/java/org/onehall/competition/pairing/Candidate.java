package org.onehall.competition.pairing;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.chess.Side;

/**
 * A player of the event as the pairing of one round sees them.
 *
 * @param number the start number, 1 to 9999, once in an event
 * @param rating 0 to 4000, 0 if unrated
 * @param teamId empty: not in a team
 * @param points of all earlier rounds, as they count in the standings
 * @param history earlier rounds in their order; a round that is left out was spent without a game and without points
 */
public record Candidate(
        String playerId,
        int number,
        String name,
        int rating,
        String venueId,
        Optional<String> teamId,
        BigDecimal points,
        List<PastRound> history,
        Availability availability) {
    public Candidate {
        history = history.stream()
                .sorted(Comparator.comparingInt(PastRound::round))
                .toList();
    }

    /** What the player did in a round; empty: nothing. */
    Optional<PastRound> in(int round) {
        return history.stream().filter(past -> past.round() == round).findFirst();
    }

    /** The points before a round, as far as the history tells. */
    BigDecimal pointsBefore(int round) {
        return history.stream()
                .filter(past -> past.round() < round)
                .map(PastRound::points)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** The games that were played at a board; an unplayed game has no colour (C.04.3). */
    Stream<PastRound.Game> games() {
        return history.stream()
                .filter(PastRound.Game.class::isInstance)
                .map(PastRound.Game.class::cast)
                .filter(PastRound.Game::played);
    }

    /** The colours of the games that were played, in their order. */
    List<Side> colours() {
        return games().map(PastRound.Game::colour).toList();
    }

    boolean isAvailable() {
        return availability instanceof Availability.Available;
    }

    /** For messages: "Anna Bianchi (12)". */
    String shown() {
        return name + " (" + number + ")";
    }
}
