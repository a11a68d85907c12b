package org.onehall.decider;

import java.time.Instant;

/**
 * Events of a key that were acknowledged but are no longer in its log, because the end of the log was lost.
 *
 * @param first number of the first of them
 * @param last number of the last of them, at least the first
 * @param since when the last remaining event happened; the beginning of time if none remains
 */
public record Lost(long first, long last, Instant since) {}
