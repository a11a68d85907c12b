package org.onehall.virtualclock.streams;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.StateCodec;
import org.onehall.house.House;
import org.onehall.proto.clock.v1.ClockCommand;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.virtualclock.domain.ClockDecider;
import org.onehall.virtualclock.domain.ClockState;
import org.onehall.virtualclock.domain.Command;
import org.onehall.virtualclock.domain.Event;

/** How clock orders and notes about time are transported and stored; one log for each order, alarm, sheet or level. */
@Singleton
public class ClockLog {
    /** This service's name when it acts by itself. */
    public static final String SERVICE = "virtual-clock";

    public static final LogContext<Command, Event, ClockState> CONTEXT = new LogContext<>(
            "clock",
            "order_id",
            ClockDecider.DECIDER,
            Command.class,
            Event.class,
            ClockCommand.getDefaultInstance(),
            ClockEvent.getDefaultInstance(),
            new RecordMapper().id(BoardId.class, BoardId::parse),
            new StateCodec.Builder()
                    .text(BoardId.class, BoardId::toString, BoardId::of)
                    .build(ClockState.class),
            Optional.empty(),
            List.of());

    @Produces
    @Singleton
    @Startup
    SealedLog<Command, Event, ClockState> open(House house) {
        return house.open(CONTEXT);
    }
}
