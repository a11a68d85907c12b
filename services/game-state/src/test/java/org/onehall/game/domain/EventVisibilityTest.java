package org.onehall.game.domain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.onehall.game.domain.Games.BLACK;
import static org.onehall.game.domain.Games.LCA_ROME;
import static org.onehall.game.domain.Games.SERVICE;
import static org.onehall.game.domain.Games.T0;
import static org.onehall.game.domain.Games.WHITE;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.game.domain.EventVisibility.Part;

/** What each reader may read of an event of White's seat. */
class EventVisibilityTest {
    private static final Actor CHIEF = Actor.official("ca", Role.CHIEF_ARBITER, "");
    private static final Actor OPERATOR = Actor.official("op", Role.OPERATOR, "");

    /** In the order White, Black, an arbiter of the venue, the Chief Arbiter, the operator, a service. */
    private static void parts(Event event, Part... expected) {
        assertEquals(
                List.of(expected),
                List.of(WHITE, BLACK, LCA_ROME, CHIEF, OPERATOR, SERVICE).stream()
                        .map(reader -> EventVisibility.part(reader, event))
                        .toList(),
                event::toString);
    }

    @Test
    void onlyTheServicesReadASealedMove() { // ADJ I.1.1, ENG-5
        parts(
                new Event.MoveSealed(Side.WHITE, "g1f3"),
                Part.WITHOUT_MOVE,
                Part.WITHOUT_MOVE,
                Part.WITHOUT_MOVE,
                Part.WITHOUT_MOVE,
                Part.WITHOUT_MOVE,
                Part.ALL);
    }

    @Test
    void onlyTheOwnerLearnsOfAQueuedMove() { // OCR 3.6.b, ENG-5
        for (Event event :
                List.of(new Event.PreMoveQueued(Side.WHITE, "g1f3"), new Event.PreMoveDropped(Side.WHITE, true)))
            parts(event, Part.ALL, Part.PLACE, Part.PLACE, Part.PLACE, Part.PLACE, Part.ALL);
    }

    @Test
    void onlyTheOpponentLearnsNothingOfAssistance() { // APP-III 1.3, OCR 3.8
        var clocks = new ClockReading(
                Duration.ofMinutes(90),
                Duration.ofMinutes(90),
                Optional.empty(),
                T0,
                Optional.empty(),
                Optional.empty());
        for (Event event : List.of(
                new Event.AssistantNamed(Side.WHITE, "a", "Ada", Language.EN),
                new Event.AssistantAdmitted(Side.WHITE, "a"),
                new Event.AssistantDismissed(Side.WHITE, "a", "ill"),
                new Event.ClockTimesAsked(Side.WHITE, 3, clocks),
                new Event.HelperAccepted(Side.WHITE, "Hal", false),
                new Event.HelperDismissed(Side.WHITE, "ill")))
            parts(event, Part.ALL, Part.PLACE, Part.ALL, Part.ALL, Part.ALL, Part.ALL);
    }

    @Test
    void everybodyWhoReadsTheRecordReadsTheRest() {
        for (Event event : List.of(
                new Event.DrawOffered(Side.WHITE, 12),
                new Event.PreMoveFired(Side.WHITE),
                new Event.SealedMoveOpened(Side.WHITE, "g1f3")))
            parts(event, Part.ALL, Part.ALL, Part.ALL, Part.ALL, Part.ALL, Part.ALL);
    }
}
