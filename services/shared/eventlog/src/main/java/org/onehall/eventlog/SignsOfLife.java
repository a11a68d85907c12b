package org.onehall.eventlog;

import java.time.Duration;
import java.time.Instant;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/**
 * How an outage of the hall itself is found in a command log (ENG-4, OCR 19.6): a beat is appended to every partition
 * at regular intervals. If the next command comes later than {@code gap} after the last beat, the time between them is
 * charged to nobody.
 *
 * @param isBeat whether a command is a beat; a beat is for the partition, not for a key, and is never decided
 * @param gap longest silence that does not count as an outage
 * @param cover the internal command that gives a key's state the time from the last beat to an instant back
 */
public record SignsOfLife<C>(Predicate<C> isBeat, Duration gap, BiFunction<Instant, Instant, C> cover) {}
