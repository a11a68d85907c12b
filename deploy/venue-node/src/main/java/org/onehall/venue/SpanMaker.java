package org.onehall.venue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Makes spans from the probes of one target. Silence begins with the first of two successive unanswered probes, and
 * ends with the first answer: one lost probe proves nothing, one answer does. A change is reported at once: the span
 * before it and the probes that show the change are closed. Otherwise a span is closed after the time of ten probes.
 * Pure except for its state. Thread-safe.
 */
final class SpanMaker {
    /** Probes in a span that sees no change. */
    static final int PROBES = 10;

    /** Unknown before the first answer or the second silence. */
    enum State {
        UNKNOWN,
        ANSWERING,
        SILENT
    }

    private final Target target;
    private final long everyMs;
    private final List<Probed> open = new ArrayList<>();
    private State state = State.UNKNOWN;
    private OptionalLong silentSince = OptionalLong.empty();

    /** @param everyMs from one probe to the next, in milliseconds */
    SpanMaker(Target target, long everyMs) {
        this.target = target;
        this.everyMs = everyMs;
    }

    synchronized State state() {
        return state;
    }

    synchronized Picture.Seen seen() {
        return new Picture.Seen(target, state, silentSince);
    }

    /** Takes the next probe and returns the spans it closes, oldest first. */
    synchronized List<Span> take(Probed probe) {
        List<Span> closed = new ArrayList<>();
        State before = state;
        // Nothing was measured while the machine slept: no span covers that time.
        if (!open.isEmpty() && probe.fromMs() - open.getLast().toMs() > PROBES * everyMs) end().ifPresent(closed::add);
        if (probe.answered()) {
            if (state == State.SILENT) close(open.size()).ifPresent(closed::add);
            state = State.ANSWERING;
            silentSince = OptionalLong.empty();
        } else if (state != State.SILENT && loneSilence()) {
            close(open.size() - 1).ifPresent(closed::add);
            state = State.SILENT;
            silentSince = OptionalLong.of(open.getFirst().fromMs());
        }
        open.add(probe);
        if (state != before) close(open.size()).ifPresent(closed::add);
        else if (probe.fromMs() - open.getFirst().fromMs() > (PROBES - 1) * everyMs - everyMs / 2)
            close(open.size() - (loneSilence() ? 1 : 0)).ifPresent(closed::add);
        return closed;
    }

    /** Closes what is open; a single unanswered probe alone is discarded. */
    synchronized Optional<Span> end() {
        if (open.size() == 1 && loneSilence()) open.clear();
        return close(open.size());
    }

    /** Whether the last probe was not answered and the next may show that this was chance. */
    private boolean loneSilence() {
        return state != State.SILENT && !open.isEmpty() && !open.getLast().answered();
    }

    private Optional<Span> close(int probes) {
        List<Probed> first = open.subList(0, probes);
        Optional<Span> span = probes == 0 ? Optional.empty() : Optional.of(Span.of(target, first));
        first.clear();
        return span;
    }
}
