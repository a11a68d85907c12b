package org.onehall.adjudication.streams;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.onehall.adjudication.domain.AdjudicationDecider;
import org.onehall.adjudication.domain.AdjudicationState;
import org.onehall.adjudication.domain.Command;
import org.onehall.adjudication.domain.Event;
import org.onehall.decider.BoardId;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.StateCodec;
import org.onehall.house.House;
import org.onehall.proto.adjudication.v1.AdjudicationCommand;
import org.onehall.proto.adjudication.v1.AdjudicationEvent;
import org.onehall.regulations.Points;

/** The log of calls and rulings, key = board id, opened once. */
@Singleton
public class AdjudicationLog {
    public static final LogContext<Command, Event, AdjudicationState> CONTEXT = new LogContext<>(
            "adjudication",
            "board_id",
            new AdjudicationDecider(),
            Command.class,
            Event.class,
            AdjudicationCommand.getDefaultInstance(),
            AdjudicationEvent.getDefaultInstance(),
            new RecordMapper().text(BigDecimal.class, Points::text, Points::of).id(BoardId.class, BoardId::parse),
            new StateCodec.Builder()
                    .text(BigDecimal.class, Points::text, Points::of)
                    .build(AdjudicationState.class),
            Optional.empty(),
            List.of());

    @Produces
    @Singleton
    @Startup
    SealedLog<Command, Event, AdjudicationState> open(House house) {
        return house.open(CONTEXT);
    }
}
