package org.onehall.competition.domain;

import java.util.List;

/**
 * The player whom a ruling keeps out, and of which rounds (OCR 18.4.8, 18.4.9).
 *
 * @param rounds numbers of rounds that are not open; without meaning if expelled
 * @param expelled from every round that is not open
 */
public record Exclusion(String playerId, List<Integer> rounds, boolean expelled) {
    public Exclusion {
        rounds = List.copyOf(rounds);
    }
}
