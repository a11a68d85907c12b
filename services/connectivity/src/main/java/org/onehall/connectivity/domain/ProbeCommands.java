package org.onehall.connectivity.domain;

import static org.onehall.connectivity.domain.ConnectivityRefusal.BAD_NODE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.BAD_PROBES;
import static org.onehall.connectivity.domain.ConnectivityRefusal.FORBIDDEN_ROLE;
import static org.onehall.connectivity.domain.ConnectivityRefusal.PROBES_AHEAD;
import static org.onehall.decider.Decision.accept;
import static org.onehall.decider.Decision.refuse;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.onehall.decider.Actor;
import org.onehall.decider.Decision;
import org.onehall.decider.Texts;

/** How the measurements of a venue's nodes are recorded (OCR 18.8). */
final class ProbeCommands {
    private static final int MOST_SPANS = 200;
    /**
     * How far a node's offset may be wrong: it is accurate to half the longest round trip, and a hall with several
     * zones has several clocks.
     */
    private static final Duration OFFSET_WRONG = Duration.ofMinutes(1);
    /** A node drops measurements that it cannot deliver before they are this old. */
    private static final Duration OLDEST = Duration.ofDays(60);
    /** Allows for a machine whose clock starts in 1970 because its battery is empty. */
    private static final Duration LARGEST_OFFSET = Duration.ofDays(36_525);

    private static final Pattern SERIES = Pattern.compile("[A-Za-z0-9-]{0,40}");

    private ProbeCommands() {}

    /** A node may have had to drop what it could not store; what it sends again is already known. */
    static Decision<Event> probes(Command.RecordProbes probes, Actor actor, Instant now, VenueState state) {
        if (!ConnectivityDecider.mayReportLinks(actor, probes.venueId())) return refuse(FORBIDDEN_ROLE);
        List<ProbeSpan> spans = probes.spans();
        if (!Texts.isName(probes.node())
                || !SERIES.matcher(probes.series()).matches()
                || !state.hasRoomFor(probes.node())) return refuse(BAD_NODE);
        boolean sound = !spans.isEmpty()
                && spans.size() <= MOST_SPANS
                && spans.stream().allMatch(ProbeSpan::isSound)
                && spans.stream().noneMatch(span -> span.from().isBefore(now.minus(OLDEST)))
                && probes.clockOffset()
                        .filter(offset -> offset.abs().compareTo(LARGEST_OFFSET) > 0)
                        .isEmpty();
        for (int i = 1; i < spans.size(); i++)
            sound &= spans.get(i - 1).sequence() < spans.get(i).sequence();
        if (!sound) return refuse(BAD_PROBES);
        Optional<ProbeSpan> ahead = spans.stream()
                .filter(span -> span.to().isAfter(now.plus(OFFSET_WRONG)))
                .findFirst();
        if (ahead.isPresent())
            return refuse(
                    PROBES_AHEAD,
                    Map.of(
                            "sequence",
                            String.valueOf(ahead.get().sequence()),
                            "to",
                            ahead.get().to().toString(),
                            "now",
                            now.toString()));
        VenueNode node = state.node(probes.node());
        List<ProbeSpan> news = spans.stream()
                .filter(span -> !node.isKnown(probes.series(), span))
                .toList();
        return news.isEmpty()
                ? accept()
                : accept(new Event.ProbesRecorded(probes.node(), probes.series(), probes.clockOffset(), news));
    }
}
