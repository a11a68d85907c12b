package org.onehall.engine;

import java.time.Duration;
import java.util.function.Consumer;

/**
 * What happens while a process does not answer a request, long before it is abandoned: a waiting person is informed of
 * the reason.
 *
 * @param after the length of silence after which this is reported
 * @param told receives a line, "the engine (process 4711) has said nothing for 15 s; it is given up in 105 s", from any
 *     thread
 */
public record Silence(Duration after, Consumer<String> told) {
    /** No report, because no person waits. */
    public static final Silence UNTOLD = new Silence(Duration.ofDays(1), _ -> {});
}
