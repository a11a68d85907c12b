package org.onehall.connectivity.query;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.Hop;
import org.onehall.proto.connectivity.v1.Probe;
import org.onehall.proto.connectivity.v1.ProbeSpan;
import org.onehall.proto.connectivity.v1.Probes;
import org.onehall.proto.connectivity.v1.ProbesRecorded;

/**
 * What one venue's node has measured, and who was in the meeting of the communication system (OCR 18.8). Not
 * thread-safe.
 */
final class Measurements {
    /** Spans kept for each hop: some hours for one target, at one span every ten seconds. */
    private static final int KEPT = 5_000;
    /** A link is lost from its last sign of life, or from a little before it. */
    private static final Duration BEFORE = Duration.ofSeconds(1);
    /** What still answered this long after the loss was not lost with the link. */
    private static final Duration SURVIVED = Duration.ofSeconds(2);
    /** By this time after the loss, whatever was lost with the link is silent to the node too. */
    private static final Duration AFTER = Duration.ofSeconds(8);
    /** A node that reported this recently before a loss, and not since, is silent. */
    private static final Duration LIVELY = Duration.ofSeconds(30);

    /** Measurements that arrive within this time show, by arriving, that the zone could be reached. */
    private static final Duration FRESH = Duration.ofSeconds(4);

    private final Map<Hop, Deque<ProbeSpan>> spans = new HashMap<>();
    /** The ends of spans that arrived within that time. */
    private final Deque<Instant> fresh = new ArrayDeque<>();

    private final Map<String, Deque<CommunicationChanged>> meeting = new LinkedHashMap<>();

    void fold(ProbesRecorded recorded, Instant at) {
        for (ProbeSpan span : recorded.getSpansList()) {
            keep(spans.computeIfAbsent(span.getHop(), _ -> new ArrayDeque<>()), span);
            Instant end = RecordMapper.instant(span.getTo());
            if (at.isBefore(end.plus(FRESH))) keep(fresh, end);
        }
    }

    void fold(CommunicationChanged changed) {
        keep(meeting.computeIfAbsent(changed.getPlayerId(), _ -> new ArrayDeque<>()), changed);
    }

    private static <T> void keep(Deque<T> kept, T next) {
        if (kept.size() == KEPT) kept.removeFirst();
        kept.add(next);
    }

    /** Whether some of these measurements cover the moment when a link was lost. */
    static boolean concern(ProbesRecorded recorded, Instant lost) {
        return recorded.getSpansList().stream().anyMatch(span -> overlaps(span, lost));
    }

    /**
     * What was measured when a case's link was lost; empty if nothing was.
     *
     * @param last whether it is certain by now if the node itself was silent
     */
    Optional<Probes> around(CaseOpened of, String playerId, boolean last) {
        Instant lost = RecordMapper.instant(of.getStartedAt());
        var probes = Probes.newBuilder();
        hop(Hop.HOP_DEVICE, lost, span -> span.getBoardId().equals(of.getBoardId()) && span.getSide() == of.getSide())
                .ifPresent(probes::setDevice);
        hop(Hop.HOP_GATEWAY, lost, _ -> true).ifPresent(probes::setGateway);
        hop(Hop.HOP_PROVIDER, lost, _ -> true).ifPresent(probes::setProvider);
        hop(Hop.HOP_ZONE, lost, _ -> true).or(() -> arrived(lost)).ifPresent(probes::setZone);
        if (last) node(lost).ifPresent(probes::setNode);
        communication(playerId, lost).ifPresent(probes::setCommunication);
        return probes.build().equals(Probes.getDefaultInstance()) ? Optional.empty() : Optional.of(probes.build());
    }

    private Optional<Probe> hop(Hop hop, Instant lost, Predicate<ProbeSpan> which) {
        List<ProbeSpan> seen = spans.getOrDefault(hop, new ArrayDeque<>()).stream()
                .filter(which)
                .filter(span -> overlaps(span, lost))
                .toList();
        if (seen.stream().anyMatch(ProbeSpan::getLost)) return Optional.of(Probe.PROBE_SILENT);
        return seen.stream()
                        .anyMatch(span -> !RecordMapper.instant(span.getTo()).isBefore(lost.plus(SURVIVED)))
                ? Optional.of(Probe.PROBE_ANSWERED)
                : Optional.empty();
    }

    /** Measurements made after the loss arrived here at once, so the zone was reached. */
    private Optional<Probe> arrived(Instant lost) {
        return fresh.stream().anyMatch(end -> !end.isBefore(lost.plus(SURVIVED)) && !end.isAfter(lost.plus(AFTER)))
                ? Optional.of(Probe.PROBE_ANSWERED)
                : Optional.empty();
    }

    private Optional<Probe> node(Instant lost) {
        Optional<Instant> last = spans.values().stream()
                .flatMap(Collection::stream)
                .map(span -> RecordMapper.instant(span.getTo()))
                .max(Instant::compareTo);
        if (last.isEmpty() || last.get().isBefore(lost.minus(LIVELY))) return Optional.empty();
        return Optional.of(last.get().isAfter(lost.plus(BEFORE)) ? Probe.PROBE_ANSWERED : Probe.PROBE_SILENT);
    }

    private Optional<Probe> communication(String playerId, Instant lost) {
        return meeting.getOrDefault(playerId, new ArrayDeque<>()).stream()
                .filter(change -> !RecordMapper.instant(change.getAt()).isAfter(lost.plus(AFTER)))
                .reduce((_, later) -> later)
                .map(change -> change.getPresent() ? Probe.PROBE_ANSWERED : Probe.PROBE_SILENT);
    }

    /** Whether a player was in the meeting according to the last report; empty if there is none. */
    Optional<CommunicationChanged> communication(String playerId) {
        return Optional.ofNullable(meeting.get(playerId)).map(Deque::getLast);
    }

    private static boolean overlaps(ProbeSpan span, Instant lost) {
        return !RecordMapper.instant(span.getTo()).isBefore(lost.minus(BEFORE))
                && !RecordMapper.instant(span.getFrom()).isAfter(lost.plus(AFTER));
    }
}
