package org.onehall.connectivity.streams;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.onehall.connectivity.domain.Command;
import org.onehall.connectivity.domain.ConnectivityDecider;
import org.onehall.connectivity.domain.Event;
import org.onehall.connectivity.domain.VenueState;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.StateCodec;
import org.onehall.house.House;
import org.onehall.proto.connectivity.v1.ConnectivityCommand;
import org.onehall.proto.connectivity.v1.ConnectivityEvent;

/** How links and cases are transported and stored; one log per venue. */
@Singleton
public class ConnectivityLog {
    /** This service's name when it acts by itself. */
    public static final String SERVICE = "connectivity";

    public static final LogContext<Command, Event, VenueState> CONTEXT = new LogContext<>(
            "connectivity",
            "venue_id",
            ConnectivityDecider.DECIDER,
            Command.class,
            Event.class,
            ConnectivityCommand.getDefaultInstance(),
            ConnectivityEvent.getDefaultInstance(),
            new RecordMapper().id(BoardId.class, BoardId::parse),
            new StateCodec.Builder().build(VenueState.class),
            Optional.empty(),
            List.of());

    @Produces
    @Singleton
    @Startup
    SealedLog<Command, Event, VenueState> open(House house) {
        return house.open(CONTEXT);
    }
}
