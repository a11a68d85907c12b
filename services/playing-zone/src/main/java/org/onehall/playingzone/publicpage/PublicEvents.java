package org.onehall.playingzone.publicpage;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.onehall.decider.BoardId;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.game.v1.GameEvent;

/**
 * What everybody may know of the hall's events (LAW 6.12). It is built from the logs of competitions and games alone:
 * cases, checks, links, calls and rulings never reach it. Pure: no clock, no I/O. Not thread-safe.
 */
public final class PublicEvents {
    private final Map<String, PublicEvent> events = new HashMap<>();

    public void fold(CompetitionEvent event) {
        event(event.getHeader().getKey()).fold(event);
    }

    public void fold(GameEvent event) {
        BoardId.parse(event.getHeader().getKey())
                .ifPresent(board -> event(board.competition()).fold(board, event));
    }

    private PublicEvent event(String id) {
        return events.computeIfAbsent(id, PublicEvent::new);
    }

    private Optional<PublicEvent> open(String id) {
        return Optional.ofNullable(events.get(id)).filter(PublicEvent::isOpen);
    }

    /**
     * Lets everything that is old enough be seen.
     *
     * @param nowMs in ms since 1970
     * @return a number that grows whenever something that is shown may have changed; empty if there is no such event or
     *     if it has no public page
     */
    public OptionalLong version(String id, long nowMs) {
        return open(id).stream().mapToLong(event -> event.version(nowMs)).findFirst();
    }

    /** What is played when, pairings and results; empty if the event has no public page. */
    public Optional<EventView> event(String id, long nowMs) {
        version(id, nowMs);
        return open(id).map(PublicEvent::view);
    }

    /**
     * The boards of a round as they were when the delay began; empty if there is no such page, if the round is not
     * opened, or if the regulations close it to the public.
     */
    public Optional<BoardsView> boards(String id, int round, long nowMs) {
        version(id, nowMs);
        return open(id).flatMap(event -> event.boards(round));
    }

    /** The games of a round in the form of PGN, as far as {@link #boards} shows them; empty as there. */
    public Optional<String> pgn(String id, int round, long nowMs) {
        version(id, nowMs);
        return open(id).flatMap(event -> event.pgn(round));
    }
}
