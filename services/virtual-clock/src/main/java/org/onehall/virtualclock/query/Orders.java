package org.onehall.virtualclock.query;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.onehall.proto.clock.v1.ClockEvent;

/** Every clock order with what became of it, and everything noted about time, folded from the own event topic. */
@Singleton
public class Orders {
    private final Map<String, List<ClockEvent>> log = new LinkedHashMap<>();

    /** Events of a competition's orders, order by order as given; of all if empty. */
    public synchronized List<ClockEvent> list(String competitionId) {
        return log.values().stream().filter(events -> events.getFirst().hasOrderGiven())
                .filter(events -> competitionId.isEmpty()
                        || events.getFirst().getOrderGiven().getCompetitionId().equals(competitionId))
                .flatMap(List::stream).toList();
    }

    /** Whether something has happened under an id. */
    public synchronized boolean knows(String id) {
        return log.containsKey(id);
    }

    /** The last event under an id. */
    public synchronized Optional<ClockEvent> last(String id) {
        return Optional.ofNullable(log.get(id)).map(List::getLast);
    }

    /** Takes the next fact. */
    public synchronized void fold(ClockEvent event) {
        log.computeIfAbsent(event.getHeader().getKey(), _ -> new ArrayList<>(1)).add(event);
    }
}
