package org.onehall.playingzone.projection.timeline;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a player did at his board (AMD 7.5); the article of the ruling is that of the penalty.
 *
 * @param kind "ILLEGAL_MOVE", "UNPROMOTED_PAWN", "CLOCK_WITHOUT_MOVE" or "TWO_HANDS"; {@code article} that of the act
 * @param ply half-move at which it happened, from 1
 * @param number of those that count together, from 1; empty: taken back
 * @param consequence "WARNING", "TIME" or "END"; empty: taken back
 * @param tried the move in UCI, where the zone saw it; empty: not known
 */
public record IrregularityReport(
        String kind,
        String article,
        int ply,
        OptionalInt number,
        Optional<String> consequence,
        Optional<String> tried) {}
