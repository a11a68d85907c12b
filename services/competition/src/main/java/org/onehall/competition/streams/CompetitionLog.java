package org.onehall.competition.streams;

import java.math.BigDecimal;
import java.time.Period;
import java.util.List;
import java.util.Optional;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.StateCodec;
import org.onehall.proto.competition.v1.CompetitionCommand;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.LoadRequest;
import org.onehall.regulations.Points;

/** How the records of competitions are transported; key = competition id. */
public final class CompetitionLog {
    public static final LogContext<Command, Event, CompetitionState> CONTEXT = new LogContext<>(
            "competition",
            "competition_id",
            new CompetitionDecider(),
            Command.class,
            Event.class,
            CompetitionCommand.getDefaultInstance(),
            CompetitionEvent.getDefaultInstance(),
            new RecordMapper()
                    .text(BigDecimal.class, Points::text, Points::of)
                    .text(Period.class, Period::toString, Period::parse),
            new StateCodec.Builder()
                    .text(BigDecimal.class, Points::text, Points::of)
                    .text(Period.class, Period::toString, Period::parse)
                    .build(CompetitionState.class),
            Optional.empty(),
            List.of());

    private CompetitionLog() {}

    /** A definition as an API request, without its write context. */
    public static LoadRequest request(Command.Load load) {
        return CONTEXT.mapper().write(load, LoadRequest.newBuilder()).build();
    }
}
