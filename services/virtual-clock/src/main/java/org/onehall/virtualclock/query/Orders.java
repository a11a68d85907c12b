package org.onehall.virtualclock.query;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.onehall.proto.clock.v1.ClockEvent;

/** Every clock order with what became of it, folded from the own event topic. */
@Singleton
public class Orders {
    private final Map<String, List<ClockEvent>> orders = new LinkedHashMap<>();

    /** Events of a competition's orders, order by order as given; of all if empty. */
    public synchronized List<ClockEvent> list(String competitionId) {
        return orders.values().stream()
                .filter(events -> competitionId.isEmpty()
                        || events.getFirst().getOrderGiven().getCompetitionId().equals(competitionId))
                .flatMap(List::stream).toList();
    }

    /** Takes the next fact of an order. */
    public synchronized void fold(ClockEvent event) {
        orders.computeIfAbsent(event.getHeader().getKey(), _ -> new ArrayList<>()).add(event);
    }
}
