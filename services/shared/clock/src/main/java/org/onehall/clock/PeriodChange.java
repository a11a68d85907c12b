package org.onehall.clock;

import java.time.Instant;
import org.onehall.chess.Side;

/**
 * A period of one side that ended with enough moves completed, so that the next one began (LAW 6.4).
 *
 * @param side the side whose clock it is
 * @param period index of the period that began, at least 1
 * @param at when the earlier period had run down to zero
 */
public record PeriodChange(Side side, int period, Instant at) {}
