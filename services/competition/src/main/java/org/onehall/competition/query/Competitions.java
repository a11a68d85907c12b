package org.onehall.competition.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.house.House;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;

/** Every competition's log, folded from the event topic. */
@Singleton
public class Competitions {
    private final Map<String, List<CompetitionEvent>> events = new ConcurrentSkipListMap<>();

    void start(@Observes StartupEvent event, House house) {
        house.follow(CompetitionLog.CONTEXT.eventTopic(), CompetitionEvent.parser(), this::fold);
    }

    void fold(CompetitionEvent event) {
        events.compute(event.getHeader().getKey(), (_, told) -> {
            List<CompetitionEvent> more = new ArrayList<>(told == null ? List.of() : told);
            more.add(event);
            return List.copyOf(more);
        });
    }

    /** Ids of all competitions, in their order. */
    public List<String> ids() {
        return List.copyOf(events.keySet());
    }

    /** All events of a competition; empty if there is none. */
    public Optional<List<CompetitionEvent>> events(String competitionId) {
        return Optional.ofNullable(events.get(competitionId));
    }

    /** What was loaded; empty if nothing has been, or has not been read yet. */
    public Optional<CompetitionLoaded> loaded(String competitionId) {
        return events(competitionId).flatMap(told -> told.stream().filter(CompetitionEvent::hasCompetitionLoaded)
                .map(CompetitionEvent::getCompetitionLoaded).findFirst());
    }
}
