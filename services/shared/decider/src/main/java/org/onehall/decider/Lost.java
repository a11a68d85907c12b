package org.onehall.decider;

import java.time.Instant;

/**
 * Events of a key that were acknowledged and are no longer in its log, whose end was lost.
 *
 * @param first number of the first of them
 * @param last number of the last of them, at least the first
 * @param since when the last event happened that is left; the beginning of time if none is
 */
public record Lost(long first, long last, Instant since) {}
