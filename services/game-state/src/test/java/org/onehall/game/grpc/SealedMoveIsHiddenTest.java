package org.onehall.game.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.onehall.game.domain.Games.*;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.game.domain.AdjournmentCommand;
import org.onehall.game.streams.GameLog;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/** Only the services may read a sealed move (ADJ I.1.1, ENG-5). */
class SealedMoveIsHiddenTest {
    private static List<GameEvent> adjourned() {
        Instant six = Instant.parse("2026-05-01T18:00:00Z");
        var board = moves(started(adjourning(rules()), "240+0", Optional.empty()), T0, "e2e4", "e7e5")
                .when(new AdjournmentCommand.OrderSealing(BOARD, "End of the session", Optional.empty()), LCA_ROME, six)
                .when(new AdjournmentCommand.SealMove(BOARD, Side.WHITE, "g1f3"), WHITE, six)
                .when(new AdjournmentCommand.ConfirmSealed(BOARD, Side.WHITE), WHITE, six)
                .accepted();
        return board.log().stream()
                .map(event -> (GameEvent) GameLog.CONTEXT.envelope(event, EventHeader.getDefaultInstance()))
                .toList();
    }

    @Test
    void theOpponentTheSealerArbitersAndTheOperatorReadNoSealedMove() {
        for (Actor reader : List.of(
                BLACK,
                WHITE,
                LCA_ROME,
                Actor.official("ca", Role.CHIEF_ARBITER, ""),
                Actor.official("op", Role.OPERATOR, "")))
            assertFalse(
                    EventRedaction.shownTo(reader, adjourned()).toString().contains("g1f3"),
                    reader.role().name());
    }

    @Test
    void allElseIsShownAndServicesReadItAll() {
        assertEquals(
                adjourned().size(), EventRedaction.shownTo(BLACK, adjourned()).size());
        assertEquals(adjourned(), EventRedaction.shownTo(SERVICE, adjourned()));
    }
}
