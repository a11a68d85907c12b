package org.onehall.connectivity.query;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.types.v1.Side;

/** Every venue's links and cases, folded from the own event topic. */
@Singleton
public final class Venues {
    private static final class Venue {
        private final Map<String, LinkChanged> links = new LinkedHashMap<>();
        private final List<ConnectivityEvent> cases = new ArrayList<>();
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
        return Optional.ofNullable(venues.get(venueId)).map(venue -> venue.links.get(boardId + "|" + side));
    }

    /** How a case began. */
    public synchronized Optional<CaseOpened> opened(String caseId) {
        return Optional.ofNullable(cases.get(caseId));
    }

    /** Takes the next fact of a venue. */
    public synchronized void fold(ConnectivityEvent event) {
        Venue venue = venues.computeIfAbsent(event.getHeader().getKey(), _ -> new Venue());
        if (event.hasLinkChanged()) {
            LinkChanged link = event.getLinkChanged();
            venue.links.put(link.getBoardId() + "|" + link.getSide(), link);
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
