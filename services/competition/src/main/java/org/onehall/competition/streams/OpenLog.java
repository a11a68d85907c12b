package org.onehall.competition.streams;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import org.onehall.competition.domain.Command;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Event;
import org.onehall.eventlog.SealedLog;
import org.onehall.house.House;

/** Opens the log this service owns. */
@Singleton
class OpenLog {
    @Produces
    @Singleton
    @Startup
    SealedLog<Command, Event, CompetitionState> log(House house) {
        return house.open(CompetitionLog.CONTEXT);
    }
}
