package org.onehall.fairplay.streams;

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
import org.onehall.fairplay.domain.Command;
import org.onehall.fairplay.domain.Event;
import org.onehall.fairplay.domain.FairPlayDecider;
import org.onehall.fairplay.domain.FairPlayState;
import org.onehall.house.House;
import org.onehall.proto.fairplay.v1.FairPlayCommand;
import org.onehall.proto.fairplay.v1.FairPlayEvent;

/** The log of checks, floors, screenings (key = board id) and venues (key = "competition/venue"), opened once. */
@Singleton
public class FairPlayLog {
    public static final LogContext<Command, Event, FairPlayState> CONTEXT = new LogContext<>(
            "fairplay",
            List.of("board_id", "venue_key"),
            new FairPlayDecider(),
            Command.class,
            Event.class,
            FairPlayCommand.getDefaultInstance(),
            FairPlayEvent.getDefaultInstance(),
            new RecordMapper().id(BoardId.class, BoardId::parse),
            new StateCodec.Builder().build(FairPlayState.class),
            Optional.empty(),
            List.of());

    @Produces
    @Singleton
    @Startup
    SealedLog<Command, Event, FairPlayState> open(House house) {
        return house.open(CONTEXT);
    }
}
