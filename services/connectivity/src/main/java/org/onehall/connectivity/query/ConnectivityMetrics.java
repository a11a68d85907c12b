package org.onehall.connectivity.query;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.quarkus.runtime.Startup;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.util.List;
import org.onehall.connectivity.query.Venues.ReportState;
import org.onehall.proto.connectivity.v1.LinkState;

/** Every meter of this service: connectivity.cases.open{state} and connectivity.links{state}. */
@Singleton
@Startup
public class ConnectivityMetrics {
    @Inject
    public ConnectivityMetrics(MeterRegistry registry, Venues venues) {
        for (ReportState state : ReportState.values())
            registry.gauge(
                    "connectivity.cases.open",
                    List.of(Tag.of("state", state.name())),
                    venues,
                    all -> all.openCases(state));
        for (LinkState state :
                List.of(LinkState.LINK_STATE_UP, LinkState.LINK_STATE_SUSPECT, LinkState.LINK_STATE_DOWN))
            registry.gauge(
                    "connectivity.links",
                    List.of(Tag.of("state", state.name().substring("LINK_STATE_".length()))),
                    venues,
                    all -> all.links(state));
    }
}
