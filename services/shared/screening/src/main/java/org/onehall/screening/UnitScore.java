package org.onehall.screening;

import java.util.Optional;

/**
 * The record of a player over some games.
 *
 * @param moves number of moves that count
 * @param observed sums over them
 * @param comparison with the rating; empty under 30 moves or without a rating
 */
public record UnitScore(int moves, PerIndex<Double> observed, SampleSize size, Optional<Comparison> comparison) {}
