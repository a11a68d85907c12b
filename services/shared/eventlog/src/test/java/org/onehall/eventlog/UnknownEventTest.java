package org.onehall.eventlog;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.protobuf.UnknownFieldSet;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.onehall.proto.game.v1.DrawDeclined;
import org.onehall.proto.game.v1.GameCommand;
import org.onehall.proto.game.v1.GameEvent;
import org.onehall.proto.types.v1.EventHeader;

class UnknownEventTest {
    /** A number that no payload of this version has. */
    private static final int NEWER = 5_000;

    private static final ConsumerRecord<String, byte[]> RECORD =
            new ConsumerRecord<>("onehall.game.events.v1", 3, 17, "demo/1/2", new byte[0]);

    /** An event of a newer version, as this version reads it. */
    private static GameEvent newer(boolean mayIgnore) throws Exception {
        byte[] bytes = GameEvent.newBuilder()
                .setHeader(EventHeader.newBuilder().setEventId("demo/1/2#5").setReaderMayIgnore(mayIgnore))
                .setUnknownFields(UnknownFieldSet.newBuilder()
                        .addField(
                                NEWER,
                                UnknownFieldSet.Field.newBuilder()
                                        .addLengthDelimited(com.google.protobuf.ByteString.EMPTY)
                                        .build())
                        .build())
                .build()
                .toByteArray();
        return GameEvent.parseFrom(bytes);
    }

    @Test
    void anUnknownEventStopsItsReaderWithWhatAndWhereItIsAndWhatToDo() throws Exception {
        GameEvent event = newer(false);
        String said = assertThrows(UnknownEvent.class, () -> UnknownEvent.check(event, RECORD))
                .getMessage();
        assertTrue(
                said.contains("demo/1/2#5")
                        && said.contains("onehall.game.events.v1-3@17")
                        && said.contains("upgrade this reader"),
                said);
    }

    @Test
    void oneThatSaysItMayBePassedOverStopsNobody() throws Exception {
        GameEvent event = newer(true);
        assertDoesNotThrow(() -> UnknownEvent.check(event, RECORD));
    }

    @Test
    void knownEventsAndWhatIsNoEventStopNobody() {
        assertDoesNotThrow(() -> UnknownEvent.check(
                GameEvent.newBuilder()
                        .setDrawDeclined(DrawDeclined.getDefaultInstance())
                        .build(),
                RECORD));
        assertDoesNotThrow(() -> UnknownEvent.check(GameCommand.getDefaultInstance(), RECORD));
        assertDoesNotThrow(() -> UnknownEvent.check(EventHeader.getDefaultInstance(), RECORD));
    }
}
