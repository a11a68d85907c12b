package org.onehall.game.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.game.domain.MoveCommand;
import org.onehall.game.streams.GameLog;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/** Only its owner may know a queued move, and that there is one (OCR 3.6 b, ENG-5). */
class PreMoveIsHiddenTest {
    private static List<GameEvent> queuedAndCancelled() {
        var board = started(queueing(rules()), "90+30", Optional.empty())
                .when(new MoveCommand.QueuePreMove(BOARD, Side.BLACK, "g8f6", 0), BLACK, T0.plusSeconds(1))
                .accepted()
                .when(new MoveCommand.CancelPreMove(BOARD, Side.BLACK), BLACK, T0.plusSeconds(2))
                .accepted();
        return board.log().stream()
                .map(event -> (GameEvent) GameLog.CONTEXT.envelope(event, EventHeader.getDefaultInstance()))
                .toList();
    }

    @Test
    void theOpponentArbitersAndTheOperatorLearnNothingOfIt() { // OCR 3.6.b, ENG-5
        for (Actor reader : List.of(
                WHITE,
                LCA_ROME,
                Actor.official("ca", Role.CHIEF_ARBITER, ""),
                Actor.official("op", Role.OPERATOR, ""))) {
            List<GameEvent> shown = EventRedaction.shownTo(reader, queuedAndCancelled());
            assertTrue(
                    shown.stream().noneMatch(event -> event.hasPreMoveQueued() || event.hasPreMoveDropped()),
                    reader.role().name());
            assertFalse(shown.toString().contains("g8f6"), reader.role().name());
            assertEquals(queuedAndCancelled().size(), shown.size(), "nothing is missing from the order");
        }
    }

    @Test
    void itsOwnerAndTheServicesReadIt() { // OCR 3.6.b
        assertTrue(
                EventRedaction.shownTo(BLACK, queuedAndCancelled()).toString().contains("g8f6"));
        assertEquals(queuedAndCancelled(), EventRedaction.shownTo(SERVICE, queuedAndCancelled()));
    }
}
