package org.onehall.game.grpc;

import java.util.List;
import org.onehall.decider.Actor;
import org.onehall.game.domain.EventVisibility;
import org.onehall.game.domain.EventVisibility.Part;
import org.onehall.game.streams.GameLog;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/** The events of a board without what {@link EventVisibility} keeps from their reader. */
final class EventRedaction {
    private EventRedaction() {}

    static List<GameEvent> shownTo(Actor caller, List<GameEvent> events) {
        return events.stream().map(event -> shownTo(caller, event)).toList();
    }

    private static GameEvent shownTo(Actor caller, GameEvent event) {
        if (event.getPayloadCase() == GameEvent.PayloadCase.PAYLOAD_NOT_SET) return event;
        Part part = EventVisibility.part(caller, GameLog.CONTEXT.event(event).orElseThrow());
        return switch (part) {
            case ALL -> event;
            case WITHOUT_MOVE ->
                event.toBuilder()
                        .setMoveSealed(event.getMoveSealed().toBuilder().clearUci())
                        .build();
            case PLACE -> place(event.getHeader());
        };
    }

    private static GameEvent place(EventHeader header) {
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(header.getKey())
                        .setSequence(header.getSequence())
                        .setReaderMayIgnore(true))
                .build();
    }
}
