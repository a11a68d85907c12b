package org.onehall.fairplay.query.checks;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.onehall.proto.fairplay.v1.FairPlayEvent;

/** Every event of every board and of every venue, in order, in memory. Thread-safe. */
@Singleton
public class BoardChecks {
    /** By the key of the log: the id of a board, or "competition/venue". */
    private final Map<String, List<FairPlayEvent>> logs = new ConcurrentHashMap<>();

    /** Takes the next event. */
    public void fold(FairPlayEvent event) {
        logs.computeIfAbsent(event.getHeader().getKey(), _ -> new CopyOnWriteArrayList<>())
                .add(event);
    }

    /** All events of a log, from sequence 1; empty if there is none. */
    public List<FairPlayEvent> events(String key) {
        return List.copyOf(logs.getOrDefault(key, List.of()));
    }

    /** Venues of a board's seats; empty while its game is not known, or if the key is that of a venue. */
    public List<String> venues(String key) {
        return events(key).stream()
                .filter(FairPlayEvent::hasBoardNoted)
                .reduce((_, last) -> last)
                .map(event -> List.of(
                        event.getBoardNoted().getWhiteVenue(),
                        event.getBoardNoted().getBlackVenue()))
                .orElse(List.of());
    }
}
