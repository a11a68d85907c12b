package org.onehall.game.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.onehall.chess.Side;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.game.domain.ClockReading;
import org.onehall.game.domain.Event;
import org.onehall.game.domain.Language;
import org.onehall.game.streams.GameLog;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

/**
 * The opponent does not learn who assists a seat, nor that the assistant asked for the times (APP-III 1.3, OCR 3.8).
 */
class AssistanceIsHiddenTest {
    private static final Actor OPERATOR = Actor.official("op", Role.OPERATOR, "");

    private static List<GameEvent> ofWhite() {
        var clocks = new ClockReading(
                Duration.ofMinutes(90),
                Duration.ofMinutes(90),
                Optional.empty(),
                T0,
                Optional.empty(),
                Optional.empty());
        List<Event> events = List.of(
                new Event.AssistantNamed(Side.WHITE, "a", "Ada", Language.EN),
                new Event.AssistantAdmitted(Side.WHITE, "a"),
                new Event.ClockTimesAsked(Side.WHITE, 3, clocks),
                new Event.AssistantDismissed(Side.WHITE, "a", "ill"),
                new Event.HelperAccepted(Side.WHITE, "Hal", false),
                new Event.HelperDismissed(Side.WHITE, "ill"));
        return IntStream.range(0, events.size())
                .mapToObj(number -> (GameEvent) GameLog.CONTEXT.envelope(
                        events.get(number),
                        EventHeader.newBuilder()
                                .setKey(KEY)
                                .setSequence(number + 1)
                                .build()))
                .toList();
    }

    @Test
    void theSeatAcrossGetsNoMoreThanTheirPlacesInTheOrder() { // APP-III 1.3, ENG-5
        List<GameEvent> shown = EventRedaction.shownTo(BLACK, ofWhite());
        assertTrue(
                shown.stream().allMatch(event -> event.getPayloadCase() == GameEvent.PayloadCase.PAYLOAD_NOT_SET),
                shown::toString);
        assertEquals(
                List.of(1L, 2L, 3L, 4L, 5L, 6L),
                shown.stream().map(event -> event.getHeader().getSequence()).toList());
        assertFalse(shown.stream().anyMatch(event -> event.getHeader().hasOccurredAt()), shown::toString);
    }

    @Test
    void theOwnSeatTheOperatorAndTheServicesReadThem() { // APP-III 1.3
        for (Actor reader : List.of(WHITE, OPERATOR, SERVICE))
            assertEquals(
                    ofWhite(),
                    EventRedaction.shownTo(reader, ofWhite()),
                    reader.role().name());
    }
}
