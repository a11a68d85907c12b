package org.onehall.venue;

import java.util.Set;

/**
 * Finds the span for which the zone refuses a delivery, and passes it over, so that it holds up no later one. It is
 * left out once a later one is taken; if none is, the zone refuses all for another reason, and they are tried again.
 * For one thread.
 */
final class Refusals {
    /** The zone's words for spans that cannot have been measured. */
    private static final Set<String> OF_SPANS = Set.of("BAD_PROBES", "MALFORMED");

    private final int most;
    private int atOnce;
    private long passed;
    private long passedSpans;

    /** @param most spans of a delivery */
    Refusals(int most) {
        this.most = most;
        atOnce = most;
    }

    /** How many spans to send together. */
    int atOnce() {
        return atOnce;
    }

    /** Up to which number spans are passed over; 0: none is. */
    long passed() {
        return passed;
    }

    /** After a refusal: if it is because of what was sent, fewer are sent together, and one alone is passed over. */
    void refused(String code, Spool.Batch batch) {
        if (batch.spans().isEmpty() || !OF_SPANS.contains(code)) return;
        atOnce = (batch.spans().size() + 1) / 2;
        if (batch.spans().size() > 1) return;
        passed = batch.last();
        passedSpans++;
    }

    /** After a delivery that was taken, also one of no spans; how many are left out by it. */
    long taken(Spool.Batch batch) {
        if (batch.spans().isEmpty() && passed > 0 && batch.upTo() > passed) {
            passed = batch.upTo(); // nothing in between can be sent
            return 0;
        }
        long leftOut = batch.spans().isEmpty() ? 0 : passedSpans;
        atOnce = Math.min(most, 2 * atOnce);
        passed = 0;
        passedSpans = 0;
        return leftOut;
    }
}
