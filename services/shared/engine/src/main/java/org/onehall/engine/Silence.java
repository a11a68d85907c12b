package org.onehall.engine;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * What is done while a process that was asked something says nothing, long before it is given up: a person who waits is
 * told what for.
 *
 * @param after how long it has then said nothing
 * @param told takes a line, "the engine (process 4711) has said nothing for 15 s; it is given up in 105 s", from any
 *     thread
 */
public record Silence(Duration after, Consumer<String> told) {
    /** Nobody waits. */
    public static final Silence UNTOLD = new Silence(Duration.ofDays(1), _ -> {});
}
