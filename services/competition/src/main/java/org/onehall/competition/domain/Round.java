package org.onehall.competition.domain;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One round's pairings.
 *
 * @param number   from 1, without gaps
 * @param startsAt when it is planned to start (LAW 6.6); empty: not planned
 */
public record Round(int number, List<Pairing> pairings, Optional<Instant> startsAt) {
    public Round {
        pairings = List.copyOf(pairings);
    }

    /** One without a planned start. */
    public Round(int number, List<Pairing> pairings) {
        this(number, pairings, Optional.empty());
    }

    Optional<Pairing> board(int board) {
        return pairings.stream().filter(pairing -> pairing.board() == board).findFirst();
    }
}
