package org.onehall.game.query;

import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.onehall.game.streams.GameLog;
import org.onehall.house.House;
import org.onehall.proto.game.v1.BoardSummary;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.game.domain.BoardState;
import org.onehall.game.domain.GameDecider;
import org.onehall.proto.types.v1.ClockReading;

/** Every board's log, folded from the event topic: what can be asked of game-state. */
@Singleton
public class Boards {
    /** One board's log and state, replaced as a whole. */
    private record Told(List<GameEvent> events, BoardState state, BoardSummary summary) {}

    private final Map<String, Told> boards = new ConcurrentHashMap<>();

    void start(@Observes StartupEvent event, House house) {
        house.follow(GameLog.CONTEXT.eventTopic(), GameEvent.parser(), this::fold);
    }

    /** All events of a board; empty if there is none. */
    public Optional<List<GameEvent>> events(String boardId) {
        return Optional.ofNullable(boards.get(boardId)).map(Told::events);
    }

    /** Boards of a competition; all if empty. */
    public List<BoardSummary> list(String competitionId) {
        return boards.values().stream().map(Told::summary)
                .filter(board -> competitionId.isEmpty() || board.getBoardId().startsWith(competitionId + "/"))
                .sorted(java.util.Comparator.comparing(BoardSummary::getBoardId)).toList();
    }

    void fold(GameEvent event) {
        boards.compute(event.getHeader().getKey(), (_, told) -> next(told, event));
    }

    private static Told next(Told told, GameEvent event) {
        BoardState before = told == null ? GameDecider.DECIDER.initial() : told.state();
        BoardState state = GameLog.CONTEXT.event(event).map(e -> GameDecider.DECIDER.evolve(before, e)).orElse(before);
        List<GameEvent> events = new ArrayList<>(told == null ? List.of() : told.events());
        events.add(event);
        BoardSummary.Builder summary = (told == null ? BoardSummary.getDefaultInstance() : told.summary()).toBuilder()
                .setBoardId(event.getHeader().getKey()).setSequence(event.getHeader().getSequence());
        if (state instanceof BoardState.Board board)
            summary.setStatus(board.phase().name()).setFen(board.position().fen());
        clocks(event).ifPresent(summary::setClocks);
        if (event.hasGameEnded()) summary.setResult(event.getGameEnded().getResult().name());
        return new Told(List.copyOf(events), state, summary.build());
    }

    private static Optional<ClockReading> clocks(GameEvent event) {
        var payload = event.getOneofFieldDescriptor(event.getDescriptorForType().getOneofs().getFirst());
        if (payload == null) return Optional.empty();
        var message = (com.google.protobuf.Message) event.getField(payload);
        var field = message.getDescriptorForType().findFieldByName("clocks");
        return field == null || !message.hasField(field) ? Optional.empty() : Optional.of((ClockReading) message.getField(field));
    }

}
