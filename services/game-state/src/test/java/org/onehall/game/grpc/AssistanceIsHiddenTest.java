package org.onehall.game.grpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.onehall.game.domain.Games.*;

import com.google.protobuf.Message;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.onehall.decider.Actor;
import org.onehall.decider.Role;
import org.onehall.proto.game.v1.AssistantAdmitted;
import org.onehall.proto.game.v1.AssistantDismissed;
import org.onehall.proto.game.v1.AssistantNamed;
import org.onehall.proto.game.v1.ClockTimesAsked;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.game.v1.HelperAccepted;
import org.onehall.proto.game.v1.HelperDismissed;
import org.onehall.proto.types.v1.EventHeader;
import org.onehall.proto.types.v1.Side;

/**
 * The opponent does not learn who assists a seat, nor that the assistant asked for the times (APP-III 1.3, OCR 3.8).
 */
class AssistanceIsHiddenTest {
    private static final Actor OPERATOR = Actor.official("op", Role.OPERATOR, "");

    private static GameEvent event(long sequence, String field, Message payload) {
        var event = GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setKey(BOARD).setSequence(sequence));
        return event.setField(event.getDescriptorForType().findFieldByName(field), payload)
                .build();
    }

    private static List<GameEvent> ofWhite() {
        return List.of(
                event(
                        1,
                        "assistant_named",
                        AssistantNamed.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setName("Ada")
                                .build()),
                event(
                        2,
                        "assistant_admitted",
                        AssistantAdmitted.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setAssistantId("a")
                                .build()),
                event(
                        3,
                        "clock_times_asked",
                        ClockTimesAsked.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setPly(3)
                                .build()),
                event(
                        4,
                        "assistant_dismissed",
                        AssistantDismissed.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setReason("ill")
                                .build()),
                event(
                        5,
                        "helper_accepted",
                        HelperAccepted.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setName("Hal")
                                .build()),
                event(
                        6,
                        "helper_dismissed",
                        HelperDismissed.newBuilder()
                                .setSide(Side.SIDE_WHITE)
                                .setReason("ill")
                                .build()));
    }

    @Test
    void theSeatAcrossGetsNoMoreThanTheirPlacesInTheOrder() { // APP-III 1.3, ENG-5
        List<GameEvent> shown = EventVisibility.shownTo(BLACK, ofWhite());
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
                    EventVisibility.shownTo(reader, ofWhite()),
                    reader.role().name());
    }
}
