package org.onehall.connectivity.query;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import jakarta.inject.Inject;
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
import java.util.stream.Stream;
import org.onehall.eventlog.RecordMapper;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.CauseEvidence;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.types.v1.Side;

/** Every venue's links and cases, folded from the own event topic. */
@Singleton
public final class Venues {
    /** Seats of one venue that are lost at most this long after each other are lost together (ENG-7). */
    private static final Duration TOGETHER_HERE = Duration.ofSeconds(5);
    /** The same for seats of different venues. */
    private static final Duration TOGETHER_ELSEWHERE = Duration.ofSeconds(10);
    private static final int LOSSES_KEPT = 20;

    private static final class Venue {
        private final Map<String, LinkChanged> links = new LinkedHashMap<>();
        /** Per seat, when the last few times that it was lost began; oldest first. */
        private final Map<String, Deque<Instant>> losses = new HashMap<>();
        private final List<ConnectivityEvent> cases = new ArrayList<>();

        /** Connected until an instant or so, or connected now. */
        boolean counts(String seat, Instant lost, Duration near) {
            return links.get(seat).getState() != LinkState.LINK_STATE_DOWN || isLost(seat, lost, near);
        }

        boolean isLost(String seat, Instant lost, Duration near) {
            return losses.getOrDefault(seat, new ArrayDeque<>()).stream().anyMatch(at -> Duration.between(at, lost).abs().compareTo(near) <= 0);
        }

        int count(Instant lost, Duration near) {
            return (int) links.keySet().stream().filter(seat -> counts(seat, lost, near)).count();
        }

        int lost(Instant lost, Duration near) {
            return (int) links.keySet().stream().filter(seat -> isLost(seat, lost, near)).count();
        }
    }

    private final Map<String, Venue> venues = new LinkedHashMap<>();
    private final Map<String, CaseOpened> open = new LinkedHashMap<>();
    private final Map<String, CaseOpened> cases = new LinkedHashMap<>();

    @Inject
    public Venues(MeterRegistry registry) {
        registry.gauge("connectivity.cases.open", this, Venues::openCases);
        for (LinkState state : List.of(LinkState.LINK_STATE_UP, LinkState.LINK_STATE_SUSPECT, LinkState.LINK_STATE_DOWN))
            registry.gauge("connectivity.links", List.of(Tag.of("state",
                    state.name().substring("LINK_STATE_".length()))), this, all -> all.links(state));
    }

    /** Every seat's last known link at a venue; at all venues if empty. */
    public synchronized List<LinkChanged> links(String venueId) {
        return venues(venueId).flatMap(venue -> venue.links.values().stream()).toList();
    }

    /** Everything that happened to a venue's cases and outages, as it happened; at all venues if empty. */
    public synchronized List<ConnectivityEvent> cases(String venueId) {
        return venues(venueId).flatMap(venue -> venue.cases.stream()).toList();
    }

    /** A seat's last known link. */
    public synchronized Optional<LinkChanged> link(String venueId, String boardId, Side side) {
        return Optional.ofNullable(venues.get(venueId)).map(venue -> venue.links.get(seat(boardId, side)));
    }

    /** How a case began. */
    public synchronized Optional<CaseOpened> opened(String caseId) {
        return Optional.ofNullable(cases.get(caseId));
    }

    /** What else was lost together with a case's seat, as far as it is known by now (ENG-7). */
    public synchronized CauseEvidence evidence(String venueId, CaseOpened of) {
        Instant lost = RecordMapper.instant(of.getStartedAt());
        Venue own = venues.getOrDefault(venueId, new Venue());
        String seat = seat(of.getBoardId(), of.getSide());
        List<Venue> others = venues.entrySet().stream().filter(venue -> !venue.getKey().equals(venueId)).map(Map.Entry::getValue)
                .filter(venue -> venue.count(lost, TOGETHER_ELSEWHERE) > 0).toList();
        return CauseEvidence.newBuilder()
                .setSeatsHere((int) own.links.keySet().stream().filter(other -> !other.equals(seat) && own.counts(other, lost, TOGETHER_HERE)).count())
                .setLostHere((int) own.links.keySet().stream().filter(other -> !other.equals(seat) && own.isLost(other, lost, TOGETHER_HERE)).count())
                .setVenues(others.size())
                .setVenuesLost((int) others.stream().filter(venue ->
                        2 * venue.lost(lost, TOGETHER_ELSEWHERE) >= venue.count(lost, TOGETHER_ELSEWHERE)).count()).build();
    }

    private static String seat(String boardId, Side side) {
        return boardId + "|" + side;
    }

    /** Takes the next fact of a venue. */
    public synchronized void fold(ConnectivityEvent event) {
        Venue venue = venues.computeIfAbsent(event.getHeader().getKey(), _ -> new Venue());
        if (event.hasLinkChanged()) {
            LinkChanged link = event.getLinkChanged();
            String seat = seat(link.getBoardId(), link.getSide());
            venue.links.put(seat, link);
            if (link.getState() == LinkState.LINK_STATE_DOWN) {
                Deque<Instant> losses = venue.losses.computeIfAbsent(seat, _ -> new ArrayDeque<>());
                if (losses.size() == LOSSES_KEPT) losses.removeFirst();
                losses.add(RecordMapper.instant(link.getLastSeen()));
            }
            return;
        }
        venue.cases.add(event);
        if (event.hasCaseOpened()) {
            cases.put(event.getCaseOpened().getCaseId(), event.getCaseOpened());
            open.put(event.getCaseOpened().getCaseId(), event.getCaseOpened());
        }
        if (event.hasCaseClosed()) open.remove(event.getCaseClosed().getCaseId());
    }

    private synchronized int openCases() {
        return open.size();
    }

    private synchronized long links(LinkState state) {
        return venues.values().stream().flatMap(venue -> venue.links.values().stream()).filter(link -> link.getState() == state).count();
    }

    private Stream<Venue> venues(String venueId) {
        return venueId.isEmpty() ? venues.values().stream() : Stream.ofNullable(venues.get(venueId));
    }
}
