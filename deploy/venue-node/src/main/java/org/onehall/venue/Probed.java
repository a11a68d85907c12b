package org.onehall.venue;

import java.util.OptionalInt;

/**
 * One probe, by the node's clock in milliseconds since 1970.
 *
 * @param fromMs when it left
 * @param toMs when its answer came or the wait for it ended
 * @param roundTripMs whole milliseconds, rounded up; empty if it was not answered
 */
record Probed(long fromMs, long toMs, OptionalInt roundTripMs) {
    boolean answered() {
        return roundTripMs.isPresent();
    }
}
