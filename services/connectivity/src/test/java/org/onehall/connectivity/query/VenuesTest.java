package org.onehall.connectivity.query;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.proto.connectivity.v1.CaseClosed;
import org.onehall.proto.connectivity.v1.CaseOpened;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;
import org.onehall.proto.connectivity.v1.LinkChanged;
import org.onehall.proto.connectivity.v1.LinkState;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

class VenuesTest {
    private final SimpleMeterRegistry registry = new SimpleMeterRegistry();
    private final Venues venues = new Venues(registry);

    private static ConnectivityEvent.Builder at(String venue) {
        return ConnectivityEvent.newBuilder().setHeader(EventHeader.newBuilder().setKey(venue));
    }

    private static LinkChanged link(LinkState state) {
        return LinkChanged.newBuilder().setBoardId("demo/1/1").setSide(Side.SIDE_WHITE).setState(state).build();
    }

    @Test void theLastStateOfEachSeatCounts() {
        venues.fold(at("rome").setLinkChanged(link(LinkState.LINK_STATE_UP)).build());
        venues.fold(at("rome").setLinkChanged(link(LinkState.LINK_STATE_DOWN)).build());
        assertEquals(List.of(link(LinkState.LINK_STATE_DOWN)), venues.links("rome"));
        assertEquals(List.of(link(LinkState.LINK_STATE_DOWN)), venues.links(""));
        assertEquals(List.of(), venues.links("oslo"));
        assertTrue(venues.link("rome", "demo/1/1", Side.SIDE_BLACK).isEmpty());
        assertEquals(1, registry.get("connectivity.links").tag("state", "DOWN").gauge().value());
        assertEquals(0, registry.get("connectivity.links").tag("state", "UP").gauge().value());
    }

    @Test void casesAreListedAsTheyHappenedAndCountedWhileOpen() {
        var opened = at("rome").setCaseOpened(CaseOpened.newBuilder().setCaseId("rome/case-1")).build();
        var closed = at("rome").setCaseClosed(CaseClosed.newBuilder().setCaseId("rome/case-1")).build();
        venues.fold(opened);
        assertEquals(1, registry.get("connectivity.cases.open").gauge().value());
        venues.fold(closed);
        assertEquals(0, registry.get("connectivity.cases.open").gauge().value());
        assertEquals(List.of(opened, closed), venues.cases("rome"));
        assertEquals(List.of(), venues.cases("oslo"));
        assertEquals(opened.getCaseOpened(), venues.opened("rome/case-1").orElseThrow());
    }
}
