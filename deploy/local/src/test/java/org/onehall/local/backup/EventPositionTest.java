package org.onehall.local.backup;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;
import org.onehall.eventlog.TopicCatalogue;
import org.onehall.local.Complaint;
import org.onehall.proto.competition.v1.CompetitionEvent;
import org.onehall.proto.competition.v1.RoundClosed;
import org.onehall.proto.competition.v1.RoundOpened;

class EventPositionTest {
    private static final byte[] OPENED = CompetitionEvent.newBuilder()
            .setRoundOpened(RoundOpened.newBuilder().setRound(2))
            .build()
            .toByteArray();
    private static final byte[] CLOSED = CompetitionEvent.newBuilder()
            .setRoundClosed(RoundClosed.newBuilder().setRound(2))
            .build()
            .toByteArray();

    private final EventPosition position = new EventPosition("cup");

    private static ConsumerRecord<String, byte[]> record(String context, long offset, byte[] value) {
        return new ConsumerRecord<>(TopicCatalogue.events(context), 0, offset, "cup", value);
    }

    @Test
    void anEventWithAnOpenRoundIsNotExported() {
        position.note(record("competition", 4, OPENED));
        Complaint complaint = assertThrows(Complaint.class, position::checkNoRoundIsPlayed);
        assertTrue(complaint.getMessage().contains("round 2 of cup is being played"), complaint::getMessage);
        position.note(record("competition", 5, CLOSED));
        assertDoesNotThrow(position::checkNoRoundIsPlayed);
    }

    @Test
    void anyRecordOfTheEventMovesItsPosition() {
        EventPosition later = new EventPosition("cup");
        for (EventPosition one : new EventPosition[] {position, later}) {
            one.note(record("competition", 4, OPENED));
            one.note(record("competition", 5, CLOSED));
        }
        assertEquals(position, later);
        assertEquals(position.hashCode(), later.hashCode());
        later.note(record("adjudication", 0, new byte[0])); // a ruling
        assertNotEquals(position, later);
        position.note(record("adjudication", 0, new byte[0]));
        assertEquals(position, later);
        later.note(record("adjudication", 3, new byte[0]));
        assertNotEquals(position, later);
    }
}
