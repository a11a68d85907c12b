package org.onehall.competition.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.house.House;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;

/** The log of every competition, read from the event topic. */
@Singleton
public class Competitions {
    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    private final Map<String, List<CompetitionEvent>> events = new ConcurrentSkipListMap<>();
    private final Map<String, CompetitionState> states = new ConcurrentHashMap<>();

    void start(@Observes StartupEvent event, House house) {
        house.follow(CompetitionLog.CONTEXT.eventTopic(), CompetitionEvent.parser(), this::fold);
    }

    void fold(CompetitionEvent event) {
        CompetitionLog.CONTEXT
                .event(event)
                .ifPresent(told -> states.compute(
                        event.getHeader().getKey(),
                        (_, state) -> DECIDER.evolve(state == null ? DECIDER.initial() : state, told)));
        events.compute(event.getHeader().getKey(), (_, told) -> {
            List<CompetitionEvent> more = new ArrayList<>(told == null ? List.of() : told);
            more.add(event);
            return List.copyOf(more);
        });
    }

    /** The ids of all competitions, in their order. */
    public List<String> ids() {
        return List.copyOf(events.keySet());
    }

    /** All events of a competition; empty if there is none. */
    public Optional<List<CompetitionEvent>> events(String competitionId) {
        return Optional.ofNullable(events.get(competitionId));
    }

    /** The current state of a competition; empty if nothing has been loaded or it has not been read yet. */
    public Optional<CompetitionState> state(String competitionId) {
        return Optional.ofNullable(states.get(competitionId))
                .filter(state -> state.definition().isPresent());
    }

    /** What was loaded; empty if nothing has been loaded or it has not been read yet. */
    public Optional<CompetitionLoaded> loaded(String competitionId) {
        return events(competitionId)
                .flatMap(told -> told.stream()
                        .filter(CompetitionEvent::hasCompetitionLoaded)
                        .map(CompetitionEvent::getCompetitionLoaded)
                        .findFirst());
    }
}
