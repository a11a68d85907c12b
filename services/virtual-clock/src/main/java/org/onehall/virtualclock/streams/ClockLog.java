package org.onehall.virtualclock.streams;

import java.util.List;
import java.util.Optional;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.StateCodec;
import org.onehall.proto.clock.v1.ClockCommand;
import org.onehall.proto.clock.v1.ClockEvent;
import org.onehall.virtualclock.domain.Command;
import org.onehall.virtualclock.domain.Event;
import org.onehall.virtualclock.domain.OrderDecider;
import org.onehall.virtualclock.domain.OrderState;

/** How clock orders travel and are kept; one log per order. */
public final class ClockLog {
    /** This service, when it acts on its own account. */
    public static final String SERVICE = "virtual-clock";

    public static final LogContext<Command, Event, OrderState> CONTEXT = new LogContext<>("clock", "order_id",
            OrderDecider.DECIDER, Command.class, Event.class, ClockCommand.getDefaultInstance(), ClockEvent.getDefaultInstance(),
            new RecordMapper(), new StateCodec.Builder().build(OrderState.class), Optional.empty(), List.of());

    private ClockLog() {}
}
