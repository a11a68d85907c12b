package org.onehall.competition.domain;

import java.util.List;
import java.util.Optional;

/**
 * One round's pairings.
 *
 * @param number from 1, without gaps
 */
public record Round(int number, List<Pairing> pairings) {
    public Round {
        pairings = List.copyOf(pairings);
    }

    Optional<Pairing> board(int board) {
        return pairings.stream().filter(pairing -> pairing.board() == board).findFirst();
    }
}
