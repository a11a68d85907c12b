package org.onehall.game.grpc;

import java.util.List;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/**
 * What a caller sees of the events of a board. Only the services read a sealed move. Only its owner learns that a move
 * is queued or was dropped. The other side learns nothing about an assistant or a helper and their requests: of such an
 * event it gets only its place in the order (ADJ I.1.1, OCR 3.6 b, 3.8, APP-III 1.3, ENG-5).
 */
final class EventVisibility {
    private EventVisibility() {}

    static List<GameEvent> shownTo(Actor caller, List<GameEvent> events) {
        return caller.role() == Role.SERVICE
                ? events
                : events.stream().map(event -> shownTo(caller, event)).toList();
    }

    private static GameEvent shownTo(Actor caller, GameEvent event) {
        return switch (event.getPayloadCase()) {
            case MOVE_SEALED ->
                event.toBuilder()
                        .setMoveSealed(event.getMoveSealed().toBuilder().clearUci())
                        .build();
            case PRE_MOVE_QUEUED -> owns(caller, event.getPreMoveQueued().getSide()) ? event : hidden(event);
            case PRE_MOVE_DROPPED -> owns(caller, event.getPreMoveDropped().getSide()) ? event : hidden(event);
            case ASSISTANT_NAMED -> isAcross(caller, event.getAssistantNamed().getSide()) ? hidden(event) : event;
            case ASSISTANT_ADMITTED ->
                isAcross(caller, event.getAssistantAdmitted().getSide()) ? hidden(event) : event;
            case ASSISTANT_DISMISSED ->
                isAcross(caller, event.getAssistantDismissed().getSide()) ? hidden(event) : event;
            case CLOCK_TIMES_ASKED ->
                isAcross(caller, event.getClockTimesAsked().getSide()) ? hidden(event) : event;
            case HELPER_ACCEPTED -> isAcross(caller, event.getHelperAccepted().getSide()) ? hidden(event) : event;
            case HELPER_DISMISSED -> isAcross(caller, event.getHelperDismissed().getSide()) ? hidden(event) : event;
            default -> event;
        };
    }

    private static boolean owns(Actor caller, Side side) {
        return side.name().equals("SIDE_" + caller.side());
    }

    /** Whether the caller is the opponent: what concerns one seat is for the arbiters, not for the opponent. */
    private static boolean isAcross(Actor caller, Side side) {
        return !caller.side().isEmpty() && !owns(caller, side);
    }

    private static GameEvent hidden(GameEvent event) {
        EventHeader header = event.getHeader();
        return GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder()
                        .setKey(header.getKey())
                        .setSequence(header.getSequence())
                        .setReaderMayIgnore(true))
                .build();
    }
}
