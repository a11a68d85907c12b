package org.onehall.virtualclock.query;

import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.onehall.proto.clock.v1.ClockEvent;

/** Every clock order with its results, and what has been noted about time, built from this service's event topic. */
@Singleton
public class Orders {
    private final Map<String, List<ClockEvent>> orders = new LinkedHashMap<>();
    private final Set<String> noted = new HashSet<>();

    /** The events of a competition's orders, order by order as given; of all competitions if empty. */
    public synchronized List<ClockEvent> list(String competitionId) {
        return orders.values().stream()
                .filter(events -> competitionId.isEmpty()
                        || events.getFirst().getOrderGiven().getCompetitionId().equals(competitionId))
                .flatMap(List::stream)
                .toList();
    }

    /** Whether the log has an event under an id. */
    public synchronized boolean knows(String id) {
        return noted.contains(id) || orders.containsKey(id);
    }

    /** The last event of an order. */
    public synchronized Optional<ClockEvent> last(String orderId) {
        return Optional.ofNullable(orders.get(orderId)).map(List::getLast);
    }

    /** Takes the next fact. */
    public synchronized void fold(ClockEvent event) {
        String id = event.getHeader().getKey();
        if (event.hasOrderGiven() || orders.containsKey(id))
            orders.computeIfAbsent(id, _ -> new ArrayList<>()).add(event);
        else noted.add(id);
    }
}
