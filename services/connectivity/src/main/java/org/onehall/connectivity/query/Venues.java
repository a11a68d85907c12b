package org.onehall.connectivity.query;

import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.onehall.connectivity.domain.Cause;
import org.onehall.connectivity.domain.ConnectivityDecider;
import org.onehall.decider.BoardId;
import org.onehall.decider.LogKey;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.CommunicationChanged;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.connectivity.v1.Probes;
import org.onehall.proto.connectivity.v1.ProbesRecorded;
import org.onehall.proto.types.v1.Side;

/**
 * Every venue's links and cases, built from this service's event topic. Venues are named by the keys of their logs, see
 * {@link LogKey}; what a log without a competition says about a board is kept with the log of the board's competition.
 */
@Singleton
public final class Venues {
    private static final int LOSSES_KEPT = 20;

    private record Seat(BoardId board, Side side) {
        static Seat of(LinkChanged link) {
            return new Seat(BoardId.of(link.getBoardId()), link.getSide());
        }

        static Seat of(CaseOpened opened) {
            return new Seat(BoardId.of(opened.getBoardId()), opened.getSide());
        }
    }

    private static final class Venue {
        private final Map<Seat, LinkChanged> links = new LinkedHashMap<>();
        /** For each seat, when its last few losses began; oldest first. */
        private final Map<Seat, Deque<Instant>> losses = new HashMap<>();

        private final List<ConnectivityEvent> cases = new ArrayList<>();
        private final Measurements measurements = new Measurements();
        /** By node and series, the number of the last span. */
        private final Map<List<String>, Long> measured = new HashMap<>();

        boolean isLost(Seat seat, Instant lost, Duration near) {
            return losses.getOrDefault(seat, new ArrayDeque<>()).stream()
                    .anyMatch(at -> Duration.between(at, lost).abs().compareTo(near) <= 0);
        }

        /** The seats of some boards that are connected now or were until shortly before an instant, except one. */
        Stream<Seat> connected(Predicate<BoardId> boards, Optional<Seat> without, Instant lost, Duration near) {
            return links.entrySet().stream()
                    .filter(link -> without.filter(link.getKey()::equals).isEmpty()
                            && boards.test(link.getKey().board()))
                    .filter(link -> link.getValue().getState() != LinkState.LINK_STATE_DOWN
                            || isLost(link.getKey(), lost, near))
                    .map(Map.Entry::getKey);
        }

        boolean hasLosses(Instant lost, Duration near) {
            return losses.keySet().stream().anyMatch(seat -> isLost(seat, lost, near));
        }

        int lost(List<Seat> seats, Instant lost, Duration near) {
            return (int) seats.stream().filter(seat -> isLost(seat, lost, near)).count();
        }
    }

    private final Map<String, Venue> venues = new LinkedHashMap<>();
    private final Map<String, CaseOpened> open = new LinkedHashMap<>();
    private final Map<String, CaseOpened> cases = new LinkedHashMap<>();
    /** The reports of open cases. */
    private final Map<String, ReportState> reports = new HashMap<>();

    /** How far the report of a case has got (OCR 18.9/b). */
    enum ReportState {
        AWAITED,
        OVERDUE,
        CONFIRMED
    }

    /** The last known link of every seat at a venue; at all venues if empty. */
    public synchronized List<LinkChanged> links(String venueId) {
        return venues(venueId).flatMap(venue -> venue.links.values().stream()).toList();
    }

    /** Everything that happened to a venue's cases and outages, in order; at all venues if empty. */
    public synchronized List<ConnectivityEvent> cases(String venueId) {
        return venues(venueId).flatMap(venue -> venue.cases.stream()).toList();
    }

    /** The last known link of a seat. */
    public synchronized Optional<LinkChanged> link(String venueId, BoardId boardId, Side side) {
        return Optional.ofNullable(venues.get(LogKey.ofBoard(boardId, venueId)))
                .map(venue -> venue.links.get(new Seat(boardId, side)));
    }

    /**
     * The key of the log in which a seat's link must be reported: where its case is open, otherwise that of its venue
     * in its competition.
     */
    public synchronized String log(BoardId boardId, Side side, String venueId) {
        return open.values().stream()
                .filter(one -> one.getBoardId().equals(boardId.toString()) && one.getSide() == side)
                .findFirst()
                .map(one -> LogKey.ofCase(one.getCaseId()))
                .orElseGet(() -> LogKey.ofBoard(boardId, venueId));
    }

    /** How a case began. */
    public synchronized Optional<CaseOpened> opened(String caseId) {
        return Optional.ofNullable(cases.get(caseId));
    }

    /** Whether the closing of a case has been read. */
    public synchronized boolean isClosed(String caseId) {
        return cases.containsKey(caseId) && !open.containsKey(caseId);
    }

    /**
     * What else was lost together with a case's seat, as far as it is known now (ENG-7). Only seats of its competition
     * whose games are in progress count: a player who closes the page after the game is not lost.
     *
     * @param inPlay whether a board's game is in progress
     * @param playerId the player of the seat
     * @param last whether everything that was lost with it is known by now
     */
    public synchronized CauseEvidence evidence(
            String venueId, CaseOpened of, Predicate<BoardId> inPlay, String playerId, boolean last) {
        Instant lost = RecordMapper.instant(of.getStartedAt());
        Seat seat = Seat.of(of);
        Predicate<BoardId> counts =
                board -> board.competition().equals(seat.board().competition()) && inPlay.test(board);
        String here = LogKey.ofBoard(seat.board(), venueId);
        Venue own = venues.getOrDefault(here, new Venue());
        List<Seat> seats = own.connected(counts, Optional.of(seat), lost, ConnectivityDecider.TOGETHER)
                .toList();
        var evidence = CauseEvidence.newBuilder()
                .setSeatsHere(seats.size())
                .setLostHere(own.lost(seats, lost, ConnectivityDecider.TOGETHER));
        for (var other : venues.entrySet()) {
            if (other.getKey().equals(here)) continue;
            Stream<Seat> connected =
                    other.getValue().connected(counts, Optional.empty(), lost, Cause.TOGETHER_ELSEWHERE);
            // In a venue without losses, one seat is enough to look at: most venues have none, and every case looks
            // at all of them.
            List<Seat> there = (other.getValue().hasLosses(lost, Cause.TOGETHER_ELSEWHERE)
                            ? connected
                            : connected.limit(1))
                    .toList();
            if (there.isEmpty()) continue;
            evidence.setVenues(evidence.getVenues() + 1);
            if (Cause.isMost(other.getValue().lost(there, lost, Cause.TOGETHER_ELSEWHERE), there.size()))
                evidence.setVenuesLost(evidence.getVenuesLost() + 1);
        }
        own.measurements.around(of, playerId, last).ifPresent(evidence::setProbes);
        return evidence.build();
    }

    /** The number of the last span of a node's series; 0 before the first. */
    public synchronized long measured(String venueId, String node, String series) {
        return Optional.ofNullable(venues.get(venueId))
                .map(venue -> venue.measured.get(List.of(node, series)))
                .orElse(0L);
    }

    /** What was measured in the venue around the loss of a case's link; empty if nothing was. */
    public synchronized Optional<Probes> probes(String venueId, CaseOpened of, String playerId) {
        return Optional.ofNullable(venues.get(LogKey.ofBoard(BoardId.of(of.getBoardId()), venueId)))
                .flatMap(venue -> venue.measurements.around(of, playerId, true));
    }

    /** The cases of a venue whose loss is covered by some measurements. */
    public synchronized List<CaseOpened> concerned(String venueId, ProbesRecorded recorded) {
        return venues(venueId)
                .flatMap(venue -> venue.cases.stream())
                .filter(ConnectivityEvent::hasCaseOpened)
                .map(ConnectivityEvent::getCaseOpened)
                .filter(opened -> Measurements.concern(recorded, RecordMapper.instant(opened.getStartedAt())))
                .toList();
    }

    /**
     * Whether a player is in the meeting of the communication system according to the last report; empty if there is
     * none.
     */
    public synchronized Optional<CommunicationChanged> communication(String venueId, String playerId) {
        return Optional.ofNullable(venues.get(venueId)).flatMap(venue -> venue.measurements.communication(playerId));
    }

    /** The log key under which a fact is kept. */
    private String home(ConnectivityEvent event) {
        String key = event.getHeader().getKey();
        return LogKey.names(key)
                ? key
                : board(event)
                        .map(BoardId::of)
                        .map(board -> LogKey.ofBoard(board, key))
                        .orElse(key);
    }

    /** The board a fact is about; if it is about several cases, the board of the first; empty if it is about none. */
    private Optional<String> board(ConnectivityEvent event) {
        return switch (event.getPayloadCase()) {
            case LINK_CHANGED -> Optional.of(event.getLinkChanged().getBoardId());
            case CASE_OPENED -> Optional.of(event.getCaseOpened().getBoardId());
            case LINK_RESTORED -> Optional.of(event.getLinkRestored().getBoardId());
            case CASE_REPORTED -> Optional.of(event.getCaseReported().getBoardId());
            case REPORT_OVERDUE -> Optional.of(event.getReportOverdue().getBoardId());
            case CAUSE_FOUND -> Optional.of(event.getCauseFound().getBoardId());
            case CASE_CLOSED -> Optional.of(event.getCaseClosed().getBoardId());
            case MOVED_WITHOUT_COMMUNICATION ->
                Optional.of(event.getMovedWithoutCommunication().getBoardId());
            case OUTAGE_DETECTED ->
                event.getOutageDetected().getCaseIdsList().stream()
                        .findFirst()
                        .flatMap(this::opened)
                        .map(CaseOpened::getBoardId);
            case PROBES_RECORDED, COMMUNICATION_CHANGED, PAYLOAD_NOT_SET -> Optional.empty();
        };
    }

    /** Takes the next fact of a venue. */
    public synchronized void fold(ConnectivityEvent event) {
        Venue venue = venues.computeIfAbsent(home(event), _ -> new Venue());
        if (event.hasLinkChanged()) {
            LinkChanged link = event.getLinkChanged();
            Seat seat = Seat.of(link);
            venue.links.put(seat, link);
            if (link.getState() == LinkState.LINK_STATE_DOWN) {
                Deque<Instant> losses = venue.losses.computeIfAbsent(seat, _ -> new ArrayDeque<>());
                if (losses.size() == LOSSES_KEPT) losses.removeFirst();
                losses.add(RecordMapper.instant(link.getLastSeen()));
            }
            return;
        }
        if (event.hasProbesRecorded()) {
            ProbesRecorded recorded = event.getProbesRecorded();
            venue.measurements.fold(
                    recorded, RecordMapper.instant(event.getHeader().getOccurredAt()));
            venue.measured.put(
                    List.of(recorded.getNode(), recorded.getSeries()),
                    recorded.getSpans(recorded.getSpansCount() - 1).getSequence());
        }
        if (event.hasCommunicationChanged()) venue.measurements.fold(event.getCommunicationChanged());
        if (event.hasProbesRecorded() || event.hasCommunicationChanged() || event.hasMovedWithoutCommunication())
            return;
        venue.cases.add(event);
        if (event.hasCaseOpened()) {
            cases.put(event.getCaseOpened().getCaseId(), event.getCaseOpened());
            open.put(event.getCaseOpened().getCaseId(), event.getCaseOpened());
            reports.put(event.getCaseOpened().getCaseId(), ReportState.AWAITED);
        }
        if (event.hasReportOverdue()) reports.replace(event.getReportOverdue().getCaseId(), ReportState.OVERDUE);
        if (event.hasCaseReported()) reports.replace(event.getCaseReported().getCaseId(), ReportState.CONFIRMED);
        if (event.hasCaseClosed()) {
            open.remove(event.getCaseClosed().getCaseId());
            reports.remove(event.getCaseClosed().getCaseId());
        }
    }

    synchronized long openCases(ReportState state) {
        return reports.values().stream().filter(state::equals).count();
    }

    synchronized long links(LinkState state) {
        return venues.values().stream()
                .flatMap(venue -> venue.links.values().stream())
                .filter(link -> link.getState() == state)
                .count();
    }

    private Stream<Venue> venues(String venueId) {
        return venueId.isEmpty() ? venues.values().stream() : Stream.ofNullable(venues.get(venueId));
    }
}
