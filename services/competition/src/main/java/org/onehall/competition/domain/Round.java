package org.onehall.competition.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One round's pairings.
 *
 * @param number from 1, without gaps
 * @param startsAt when it is planned to start (LAW 6.6); empty: not planned
 * @param chess960 from which position its games begin (960 II.1); empty: from the standard one
 */
public record Round(int number, List<Pairing> pairings, Optional<Instant> startsAt, Optional<Chess960> chess960) {
    public Round {
        pairings = List.copyOf(pairings);
    }

    /** One of standard chess. */
    public Round(int number, List<Pairing> pairings, Optional<Instant> startsAt) {
        this(number, pairings, startsAt, Optional.empty());
    }

    /** One of standard chess without a planned start. */
    public Round(int number, List<Pairing> pairings) {
        this(number, pairings, Optional.empty());
    }

    Optional<Pairing> board(int board) {
        return pairings.stream().filter(pairing -> pairing.board() == board).findFirst();
    }
}
