package org.onehall.connectivity.domain;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The measurements of a venue's node that are known, so that a repeated one counts once (OCR 18.8). Each start of a
 * node begins a series. The last few series are kept; for forgotten series only the end of their latest measurement is
 * kept.
 *
 * @param series at most {@link #MOST_SERIES}, the most recently measured one at the end
 * @param forgotten end of the latest measurement in all forgotten series; empty if there are none
 */
public record VenueNode(List<Series> series, Optional<Instant> forgotten) {
    static final int MOST_SERIES = 10;
    static final VenueNode NEW = new VenueNode(List.of(), Optional.empty());

    /**
     * One series.
     *
     * @param last number of its last measurement
     * @param until end of its latest measurement
     */
    public record Series(String name, long last, Instant until) {}

    public VenueNode {
        series = List.copyOf(series);
    }

    /**
     * Whether a measurement has been counted. A measurement of a forgotten series counts as known if it began before
     * the end of the forgotten ones.
     */
    boolean isKnown(String name, ProbeSpan span) {
        return find(name)
                .map(known -> span.sequence() <= known.last())
                .orElseGet(
                        () -> forgotten.filter(end -> !span.from().isAfter(end)).isPresent());
    }

    private Optional<Series> find(String name) {
        return series.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    /** @param spans new measurements of a series, in ascending order */
    VenueNode measured(String name, List<ProbeSpan> spans) {
        Instant end = spans.stream().map(ProbeSpan::to).max(Instant::compareTo).orElseThrow();
        Instant until = find(name).map(Series::until).filter(end::isBefore).orElse(end);
        List<Series> now = new ArrayList<>(series);
        now.removeIf(each -> each.name().equals(name));
        now.add(new Series(name, spans.getLast().sequence(), until));
        if (now.size() <= MOST_SERIES) return new VenueNode(now, forgotten);
        Instant oldest = now.removeFirst().until();
        return new VenueNode(now, forgotten.filter(oldest::isBefore).or(() -> Optional.of(oldest)));
    }
}
