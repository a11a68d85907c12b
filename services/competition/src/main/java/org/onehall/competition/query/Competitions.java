package org.onehall.competition.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.onehall.competition.domain.CompetitionDecider;
import org.onehall.competition.domain.CompetitionState;
import org.onehall.competition.domain.Draft;
import org.onehall.competition.domain.LifeStage;
import org.onehall.competition.streams.CompetitionLog;
import org.onehall.house.CatchUp;
import org.onehall.house.Definitions;
import org.onehall.house.House;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.CompetitionLoaded;

/** The log of every competition, read from the event topic. */
@Singleton
public class Competitions {
    /** How long a reader waits for the newest changes. */
    private static final Duration NEWEST = Duration.ofSeconds(5);

    private static final CompetitionDecider DECIDER = new CompetitionDecider();

    private final Map<String, List<CompetitionEvent>> events = new ConcurrentSkipListMap<>();
    private final Map<String, CompetitionState> states = new ConcurrentHashMap<>();
    private final Map<String, Long> sequences = new ConcurrentHashMap<>();
    private CatchUp newest = CatchUp.of(NEWEST);

    void start(@Observes StartupEvent event, House house) {
        newest = CatchUp.of(
                NEWEST, house.follow(CompetitionLog.CONTEXT.eventTopic(), CompetitionEvent.parser(), this::fold));
    }

    /** Waits until everything that was answered before is read here. UNAVAILABLE if that takes too long. Blocks. */
    public void catchUp() {
        newest.orRefuse("The newest changes are not known here yet. Ask again.");
    }

    void fold(CompetitionEvent event) {
        CompetitionLog.CONTEXT
                .event(event)
                .ifPresent(told -> states.compute(
                        event.getHeader().getKey(),
                        (_, state) -> DECIDER.evolve(state == null ? DECIDER.initial() : state, told)));
        sequences.put(event.getHeader().getKey(), event.getHeader().getSequence());
        if (Definitions.isDraft(event)) return; // Its files would be sent with every reading of the competition.
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

    /** The current state of a competition or draft, as far as it has been read; otherwise that of an unused id. */
    public CompetitionState present(String competitionId) {
        return states.getOrDefault(competitionId, DECIDER.initial());
    }

    /** The number of the last event of a competition or draft that has been read; 0 if there is none. */
    public long sequence(String competitionId) {
        return sequences.getOrDefault(competitionId, 0L);
    }

    /** The state of everything that is there, drafts too, by id in their order. */
    public Map<String, CompetitionState> all() {
        Map<String, CompetitionState> all = new TreeMap<>(states);
        all.values().removeIf(state -> LifeStage.of(state).isEmpty());
        return all;
    }

    /** The draft of a competition that is not loaded; empty if there is none or it has not been read yet. */
    public Optional<Draft> draft(String competitionId) {
        return Optional.ofNullable(states.get(competitionId))
                .flatMap(state -> state.life().draft());
    }

    /**
     * The definition as an event found it; empty if the event has not been read yet here, where the log is read apart
     * from those who react to it.
     */
    public Optional<CompetitionLoaded> asOf(CompetitionEvent event) {
        String id = event.getHeader().getEventId();
        List<CompetitionEvent> told = events.getOrDefault(event.getHeader().getKey(), List.of());
        if (told.stream().noneMatch(one -> one.getHeader().getEventId().equals(id))) return Optional.empty();
        return told.stream()
                .takeWhile(one -> !one.getHeader().getEventId().equals(id))
                .flatMap(earlier -> Definitions.of(earlier).stream())
                .reduce((_, last) -> last);
    }

    /** The definition as it is now; empty if nothing has been loaded or it has not been read yet. */
    public Optional<CompetitionLoaded> loaded(String competitionId) {
        return events(competitionId)
                .flatMap(told -> told.reversed().stream()
                        .flatMap(event -> Definitions.of(event).stream())
                        .findFirst());
    }
}
