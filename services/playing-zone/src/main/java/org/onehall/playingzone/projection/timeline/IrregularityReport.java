package org.onehall.playingzone.projection.timeline;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * An irregularity of a player at his board (AMD 7.5); the article of the ruling is that of the penalty.
 *
 * @param kind "ILLEGAL_MOVE", "UNPROMOTED_PAWN", "CLOCK_WITHOUT_MOVE" or "TWO_HANDS"; {@code article} is that of the
 *     irregularity
 * @param ply half-move at which it happened, from 1
 * @param number its number among those that count together, from 1; empty if taken back
 * @param consequence "WARNING", "TIME" or "END"; empty if taken back
 * @param tried the attempted move in UCI, if the zone saw it; empty if not known
 */
public record IrregularityReport(
        String kind,
        String article,
        int ply,
        OptionalInt number,
        Optional<String> consequence,
        Optional<String> tried) {}
