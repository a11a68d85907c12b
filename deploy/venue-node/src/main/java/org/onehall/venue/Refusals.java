package org.onehall.venue;

import java.util.Set;

/**
 * Finds the span because of which the zone refuses a delivery, and skips it, so that it does not block later ones. It
 * is left out as soon as a later span is accepted. If none is, the zone refuses everything for another reason, and the
 * spans are tried again. For one thread.
 */
final class Refusals {
    /** The zone's codes for spans that cannot have been measured. */
    private static final Set<String> OF_SPANS = Set.of("BAD_PROBES", "MALFORMED");

    private final int most;
    private int atOnce;
    private long passed;
    private long passedSpans;

    /** @param most largest number of spans in a delivery */
    Refusals(int most) {
        this.most = most;
        atOnce = most;
    }

    /** How many spans to send together. */
    int atOnce() {
        return atOnce;
    }

    /** The number up to which spans are skipped; 0: none. */
    long passed() {
        return passed;
    }

    /** After a refusal: if the cause is what was sent, fewer spans are sent together, and a single one is skipped. */
    void refused(String code, Spool.Batch batch) {
        if (batch.spans().isEmpty() || !OF_SPANS.contains(code)) return;
        atOnce = (batch.spans().size() + 1) / 2;
        if (batch.spans().size() > 1) return;
        passed = batch.last();
        passedSpans++;
    }

    /** After an accepted delivery, even one without spans. Returns how many spans are left out by it. */
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
