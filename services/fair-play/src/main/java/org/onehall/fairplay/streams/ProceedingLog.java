package org.onehall.fairplay.streams;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Period;
import java.util.List;
import java.util.Optional;
import org.onehall.eventlog.LogContext;
import org.onehall.eventlog.RecordMapper;
import org.onehall.eventlog.SealedLog;
import org.onehall.eventlog.StateCodec;
import org.onehall.fairplay.domain.proceeding.ProceedingCommand;
import org.onehall.fairplay.domain.proceeding.ProceedingDecider;
import org.onehall.fairplay.domain.proceeding.ProceedingEvent;
import org.onehall.fairplay.domain.proceeding.ProceedingState;
import org.onehall.house.House;
import org.onehall.proto.cases.v1.CaseCommand;
import org.onehall.proto.cases.v1.CaseEvent;

/**
 * The log of cases (key = case id) and of the recordings of a competition (key = "competition/recordings"), opened
 * once. It has its own topics, which nobody else reads, and is counted nowhere: what does not exist for others leaves
 * no trace with them (APP-I G2.7).
 */
@Singleton
public class ProceedingLog {
    public static final LogContext<ProceedingCommand, ProceedingEvent, ProceedingState> CONTEXT = new LogContext<>(
            "cases",
            List.of("case_id", "register_key"),
            new ProceedingDecider(),
            ProceedingCommand.class,
            ProceedingEvent.class,
            CaseCommand.getDefaultInstance(),
            CaseEvent.getDefaultInstance(),
            new RecordMapper().text(Period.class, Period::toString, Period::parse),
            new StateCodec.Builder().build(ProceedingState.class),
            Optional.empty(),
            List.of());

    @Produces
    @Singleton
    @Startup
    SealedLog<ProceedingCommand, ProceedingEvent, ProceedingState> open(House house) {
        return house.openUncounted(CONTEXT);
    }
}
