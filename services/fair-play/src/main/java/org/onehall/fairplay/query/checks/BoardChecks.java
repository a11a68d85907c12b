package org.onehall.fairplay.query.checks;

import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.onehall.proto.fairplay.v1.FairPlayEvent;

/** Every event of every board, in order, in memory. Thread-safe. */
@Singleton
public class BoardChecks {
    private final Map<String, List<FairPlayEvent>> boards = new ConcurrentHashMap<>();

    /** Takes the next event. */
    public void fold(FairPlayEvent event) {
        boards.computeIfAbsent(event.getHeader().getKey(), _ -> new CopyOnWriteArrayList<>())
                .add(event);
    }

    /** All events of a board, from sequence 1; empty if nothing is known of it. */
    public List<FairPlayEvent> events(String board) {
        return List.copyOf(boards.getOrDefault(board, List.of()));
    }

    /** Venues of a board's seats; empty while its game is not known. */
    public List<String> venues(String board) {
        return events(board).stream()
                .filter(FairPlayEvent::hasBoardNoted)
                .reduce((_, last) -> last)
                .map(event -> List.of(
                        event.getBoardNoted().getWhiteVenue(),
                        event.getBoardNoted().getBlackVenue()))
                .orElse(List.of());
    }
}
